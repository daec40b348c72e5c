/** Words of a role, without quotation marks. Roles are told apart by id: the names are the player's. */
type Line = readonly [role: number, text: string]

/** What two members or all three say to each other on the result screen. */
export type Exchange = readonly [Line, Line] | readonly [Line, Line, Line]
