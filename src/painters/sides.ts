/** The two colour roles of a board. */
export type Role = 'first' | 'second';

/** The colour role of each side in the games. */
const ROLES: Readonly<Record<string, Role>> = { french: 'first', allied: 'second', first: 'first', second: 'second' };

/** The colour role of a side. Throws for an unknown side and lists the known ones. */
export function roleOf(side: string): Role {
  const role = ROLES[side];
  if (role === undefined) throw new Error(`Unknown side «${side}»: expected one of ${Object.keys(ROLES).join(', ')}.`);
  return role;
}
