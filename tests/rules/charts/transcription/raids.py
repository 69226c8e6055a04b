"""A1, typed a second time from the printed chart, column by column.

A line is: reading of the dice, provenance (R printed in the rules, P reported from
play, - reconstructed), target, place, zone. A special mission stands as `*`, an atomic
one as `ATOMIC` with its city.
"""

Q1 = """
11 R Allis-Chalmers | Boston, Mass. | 5
12 R *
13 R Fort Monmouth | Little Silver, N.J. | 5
14 R DuPont | South Charleston, W. Va. | 6
15 R Colt Manufacturing Co. | Hartford, Conn. | 5
16 P American Brass Co. | Waterbury, Conn. | 5
21 - Pratt & Whitney | East Hartford, Conn. | 5
22 - Hamilton Standard Propellers | East Hartford, Conn. | 5
23 - Wright Aeronautical | Paterson, N.J. | 5
24 - *
25 - Curtiss-Wright Propeller Division | Caldwell, N.J. | 5
26 - DuPont Chambers Works | Deepwater, N.J. | 5
31 - Hercules Powder Co. | Kenvil, N.J. | 5
32 - Sperry Gyroscope | Brooklyn, N.Y. | 5
33 - Republic Aviation | Farmingdale, N.Y. | 5
34 - Grumman Aircraft | Bethpage, N.Y. | 5
35 P Chrysler | Detroit, Mich. | 6
36 - *
41 P General Motors | Detroit, Mich. | 6
42 P Corning Glass Works | Corning, N.Y. | 6
43 - Bethlehem Steel Fore River Yard | Quincy, Mass. | 5
44 - Springfield Armory | Springfield, Mass. | 5
45 - Curtiss-Wright | Buffalo, N.Y. | 6
46 - Bausch & Lomb | Rochester, N.Y. | 6
51 - Glenn L. Martin | Middle River, Md. | 5
52 - Bethlehem Steel | Sparrows Point, Md. | 5
53 - *
54 - General Electric | Schenectady, N.Y. | 6
55 - Philadelphia Navy Yard | Philadelphia, Penn. | 5
56 - Picatinny Arsenal | Dover, N.J. | 5
61 - General Electric River Works | Lynn, Mass. | 5
62 - Alcoa | Massena, N.Y. | 6
63 - Bridgeport Brass | Bridgeport, Conn. | 5
64 - Electric Boat | Groton, Conn. | 5
65 - Cryolite Refinery | Pittsburgh, Penn. | 6
66 - RCA Victor | Camden, N.J. | 5
"""

Q2 = """
11 R Allis-Chalmers | Cincinnati, Ohio | 6
12 R American Car & Foundry | Berwick, Penn. | 6
13 R *
14 R Standard Oil | Linden, N.J. | 5
15 - Pratt & Whitney | East Hartford, Conn. | 5
16 - Wright Aeronautical | Cincinnati, Ohio | 6
21 - Wright Aeronautical | Paterson, N.J. | 5
22 - Allison Division, General Motors | Indianapolis, Ind. | 6
23 - Alcoa | Edgewater, N.J. | 5
24 - *
25 - Hamilton Standard Propellers | East Hartford, Conn. | 5
26 - Sperry Gyroscope | Brooklyn, N.Y. | 5
31 - DuPont Dye Works | Deepwater, N.J. | 5
32 - Hercules Powder Co. | Parlin, N.J. | 5
33 - New York Navy Yard | Brooklyn, N.Y. | 5
34 - Ford River Rouge | Dearborn, Mich. | 6
35 - Chrysler Tank Arsenal | Warren, Mich. | 6
36 - *
41 - Bausch & Lomb | Rochester, N.Y. | 6
42 - Cryolite Refinery | Pittsburgh, Penn. | 6
43 - Sun Oil Refinery | Marcus Hook, Penn. | 5
44 - Baldwin Locomotive Works | Eddystone, Penn. | 5
45 - Bath Iron Works | Bath, Maine | 5
46 - Remington Arms | Bridgeport, Conn. | 5
51 - Winchester Repeating Arms | New Haven, Conn. | 5
52 - Bell Aircraft | Niagara Falls, N.Y. | 6
53 - *
54 - Newport News Shipbuilding | Newport News, Va. | 5
55 - Norfolk Navy Yard | Portsmouth, Va. | 5
56 - American Locomotive Co. | Schenectady, N.Y. | 6
61 - Bethlehem Steel | Bethlehem, Penn. | 5
62 - Timken Roller Bearing | Canton, Ohio | 6
63 - Norma-Hoffmann Bearings | Stamford, Conn. | 5
64 - Federal Shipbuilding | Kearny, N.J. | 5
65 - Goodyear Aircraft | Akron, Ohio | 6
66 - Edgewood Arsenal | Edgewood, Md. | 5
"""

Q3 = """
11 - Allis-Chalmers | Milwaukee, Wis. | 6
12 - Alcoa | Alcoa, Tenn. | 6
13 - Pratt & Whitney | East Hartford, Conn. | 5
14 - *
15 - Allison Division, General Motors | Indianapolis, Ind. | 6
16 - Wright Aeronautical | Cincinnati, Ohio | 6
21 - ATOMIC | New York, N.Y. | 5
22 - Wright Aeronautical | Paterson, N.J. | 5
23 - Chrysler | Detroit, Mich. | 6
24 - Packard Motor Car | Detroit, Mich. | 6
25 - *
26 - Hercules Powder Co. | Kenvil, N.J. | 5
31 - DuPont | Belle, W. Va. | 6
32 - DuPont Smokeless Powder | Carneys Point, N.J. | 5
33 - U.S. Steel Homestead Works | Homestead, Penn. | 6
34 - Westinghouse Electric | East Pittsburgh, Penn. | 6
35 - Westinghouse Aviation Gas Turbine | Essington, Penn. | 5
36 - Brown & Sharpe | Providence, R.I. | 5
41 - Republic Steel | Cleveland, Ohio | 6
42 - Thompson Products | Cleveland, Ohio | 6
43 - Grumman Aircraft | Bethpage, N.Y. | 5
44 - Standard Oil | Bayonne, N.J. | 5
45 - General Electric River Works | Lynn, Mass. | 5
46 - Quonset Point Naval Air Station | North Kingstown, R.I. | 5
51 - Goodrich Rubber | Akron, Ohio | 6
52 - Libbey-Owens-Ford Glass | Toledo, Ohio | 6
53 - Cramp Shipbuilding | Philadelphia, Penn. | 5
54 - Sperry Gyroscope | Lake Success, N.Y. | 5
55 - *
56 - Aberdeen Proving Ground | Aberdeen, Md. | 5
61 - Curtiss-Wright | Columbus, Ohio | 6
62 - Curtiss-Wright | Buffalo, N.Y. | 6
63 - Navy Torpedo Station | Newport, R.I. | 5
64 - Frankford Arsenal | Philadelphia, Penn. | 5
65 - Bethlehem Steel | Lackawanna, N.Y. | 6
66 - Fisher Body | Flint, Mich. | 6
"""

Q4 = """
11 - Alcoa | Alcoa, Tenn. | 6
12 - ATOMIC | New York, N.Y. | 5
13 - Allison Division, General Motors | Indianapolis, Ind. | 6
14 - *
15 - Wright Aeronautical | Cincinnati, Ohio | 6
16 - Pratt & Whitney | East Hartford, Conn. | 5
21 - ATOMIC | Washington, D.C. | 5
22 - Chrysler | Detroit, Mich. | 6
23 - Ford Willow Run | Ypsilanti, Mich. | 6
24 - Continental Motors | Muskegon, Mich. | 6
25 - Buick Aircraft Engine | Melrose Park, Ill. | 6
26 - Dodge Chicago Plant | Chicago, Ill. | 6
31 - Raytheon | Waltham, Mass. | 5
32 - U.S. Steel Gary Works | Gary, Ind. | 6
33 - Hercules Powder Co. | Parlin, N.J. | 5
34 - DuPont | Deepwater, N.J. | 5
35 - Oak Ridge Gaseous Diffusion Plant | Oak Ridge, Tenn. | 6
36 - *
41 - McDonnell Aircraft | St. Louis, Mo. | 6
42 - ATOMIC | Chicago, Ill. | 6
43 - Curtiss-Wright | Louisville, Ky. | 6
44 - Rock Island Arsenal | Rock Island, Ill. | 6
45 - Cryolite Refinery | Pittsburgh, Penn. | 6
46 - Jones & Laughlin Steel | Pittsburgh, Penn. | 6
51 - Wright Field | Dayton, Ohio | 6
52 - *
53 - Sperry Gyroscope | Lake Success, N.Y. | 5
54 - Bell Telephone Laboratories | Murray Hill, N.J. | 5
55 - General Motors Diesel | Detroit, Mich. | 6
56 - Naval Research Laboratory | Washington, D.C. | 5
61 - Westinghouse Aviation Gas Turbine | Essington, Penn. | 5
62 - Standard Oil | Whiting, Ind. | 6
63 - Newport News Shipbuilding | Newport News, Va. | 5
64 - Allis-Chalmers | Milwaukee, Wis. | 6
65 - Dravo Shipyard | Pittsburgh, Penn. | 6
66 - Republic Aviation | Farmingdale, N.Y. | 5
"""

COLUMNS = {"q1": Q1, "q2": Q2, "q3": Q3, "q4": Q4}
MONTHS = {
    "q1": ("Apr-Jun 1947", "1947-04 1947-05 1947-06"),
    "q2": ("Jul-Sep 1947", "1947-07 1947-08 1947-09"),
    "q3": ("Oct-Dec 1947", "1947-10 1947-11 1947-12"),
    "q4": ("Jan-Mar 1948", "1948-01 1948-02 1948-03"),
}
