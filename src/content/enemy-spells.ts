/** Skills of enemies that do magical damage. Only ids, so the browser may import it: what they do is thrown, everything else is done by hand. */
export const enemySpells: ReadonlySet<number> = new Set([
  2201, 2501, 2503, 3101, 3102, 3302, 3504, 4101, 4102, 4302, 4504, 4506, 5301, 5302, 5401, 5502, 6301, 6302, 6401, 6502, 7102, 7401, 7402,
  7403, 7603, 7605, 9201, 9202, 9501, 9601, 9602, 10201, 10203, 10302, 10603, 11102, 11201, 11301, 11304, 12202, 12401, 12402, 12701, 12703,
  12802, 12901, 12902, 12905, 12907, 12908, 12910, 13202,
])
