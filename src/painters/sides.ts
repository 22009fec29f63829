/** The two colour roles of a board. */
export type Role = 'first' | 'second';

/** The sides of the games, each with its colour role. */
const ROLES: Readonly<Record<string, Role>> = { french: 'first', allied: 'second', first: 'first', second: 'second' };

/** The colour role of a side; an unknown side is refused with the names that are known. */
export function roleOf(side: string): Role {
  const role = ROLES[side];
  if (role === undefined) throw new Error(`Unknown side «${side}»: expected one of ${Object.keys(ROLES).join(', ')}.`);
  return role;
}
