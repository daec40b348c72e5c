/**
 * Words of a role, without quotation marks. Roles are told apart by id: the names are the player's. How each speaks, whatever it speaks of:
 * 1 plain, the verb last; 2 です・ます; 3 after ……, short; 4 わ・の; 5 plain and dry, in た and ない: it counts, measures in steps and
 * says what is missing; only in a surprise what it speaks of comes last (減りが早いな、右の靴だけ), which 1 never does; 6 よ・ね.
 */
type Line = readonly [role: number, text: string]

/** What two members or all three say to each other on the result screen. */
export type Exchange = readonly [Line, Line] | readonly [Line, Line, Line]
