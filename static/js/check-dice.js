// Throws every site die of a finished career again, in the reader's own browser, as
// campaigns/rules/dice.py does: HMAC-SHA-256 of the seed over branch and place.
// tests/exchange/vectors.json holds both to the same faces.

const FACES = { "1d6": [6], "2d6": [6, 6], "d66": [6, 6], "1d10": [10] };
const text = new TextEncoder();

export function bytesOf(hex) {
  return Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));
}

export async function hashOf(hex) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(hex)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function keyOf(hex) {
  const how = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytesOf(hex), how, false, ["sign"]);
}

// The bytes of one throw, block after block.
async function* streamOf(key, name) {
  for (let block = 0; ; block += 1) {
    const signed = await crypto.subtle.sign("HMAC", key, text.encode(name + "/" + block));
    yield* new Uint8Array(signed);
  }
}

// Bytes that would favour low faces are passed over, so every face is equally likely.
export async function facesOf(key, branch, place, dice) {
  const sides = FACES[dice];
  const faces = [];
  for await (const byte of streamOf(key, "b" + branch + "/" + place + "/" + dice)) {
    const most = sides[faces.length];
    if (byte < 256 - (256 % most)) faces.push((byte % most) + 1);
    if (faces.length === sides.length) return faces;
  }
}

const same = (one, other) => one.length === other.length && one.every((face, n) => face === other[n]);

// Everything that a check finds. A row that was given has no dice and no place to keep.
export async function check(record) {
  const found = { seedFits: false, counts: {}, wrong: [], twice: [] };
  found.seedFits = (await hashOf(record.seed)) === record.seed_hash;
  const key = await keyOf(record.seed);
  const seen = new Map();
  for (const line of record.throws) {
    found.counts[line.source] = (found.counts[line.source] || 0) + 1;
    if (line.source === "row") continue;
    const where = line.branch + "/" + line.place + "/" + line.dice;
    if (seen.has(where)) found.twice.push({ line, first: seen.get(where) });
    else seen.set(where, line.number);
    if (line.source !== "site") continue;
    const thrown = FACES[line.dice] ? await facesOf(key, line.branch, line.place, line.dice) : [];
    if (!same(thrown, line.faces)) found.wrong.push({ line, thrown });
  }
  return found;
}

async function get(url) {
  const response = await fetch(url, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

const fill = (pattern, facts) => pattern.replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);

function problems(said, found, proof) {
  const told = found.wrong.map(({ line, thrown }) =>
    fill(said.wrong, { line: line.number, place: line.place, stored: line.faces.join(" "), thrown: thrown.join(" ") }));
  for (const { line, first } of found.twice) {
    told.push(fill(said.twice, { line: line.number, first, place: line.place }));
  }
  if (!found.seedFits) told.unshift(said.seed);
  if (proof.answer === "differs") {
    told.push(proof.line === null ? said.differs : fill(said.differsAt, { line: proof.line }));
  }
  return told;
}

// Dice of the player, of a file, or rows cannot agree with a seed: no word of "verified".
function verdict(said, found, proof, honesty) {
  const own = Object.keys(found.counts).some((source) => source !== "site");
  if (honesty === "site" && own) return said.mixed;
  return proof.answer === "other-rules" ? said.other : said.agrees;
}

function show(box, lines, summary, good) {
  box.replaceChildren();
  const line = document.createElement("p");
  line.textContent = summary;
  line.className = good ? "notice" : "refused";
  box.append(line);
  const list = document.createElement("ul");
  for (const item of lines) list.append(Object.assign(document.createElement("li"), { textContent: item }));
  if (lines.length) box.append(list);
}

async function run(box, button) {
  const said = box.dataset;
  button.disabled = true;
  show(box, [], said.busy, true);
  try {
    const [record, proof] = await Promise.all([get(said.dice), get(said.proof)]);
    const found = await check(record);
    const told = problems(said, found, proof);
    const number = Object.values(found.counts).reduce((sum, count) => sum + count, 0);
    const bad = fill(said.bad, { number: told.length, throws: number });
    show(box, told, told.length ? bad : verdict(said, found, proof, record.honesty), !told.length);
    box.dataset.state = told.length ? "bad" : "good";
  } catch {
    show(box, [], said.failed, false);
    box.dataset.state = "failed";
  }
  button.disabled = false;
}

const button = document.getElementById("check-dice");
const box = document.getElementById("checked-dice");
if (button && box) {
  button.hidden = false;
  if (globalThis.crypto?.subtle) button.addEventListener("click", () => run(box, button));
  else {
    button.disabled = true;
    show(box, [], box.dataset.insecure, false);
  }
}
