/** How a unit's condition is drawn on its own counter; the badge says the same a second time. */
export type Bearing = 'solid' | 'shaken' | 'hollow' | 'reformed';

/** The conditions of the games, each with its bearing. */
const BEARINGS: Readonly<Record<string, Bearing>> = {
  steady: 'solid',
  unharmed: 'solid',
  ordered: 'solid',
  disrupted: 'shaken',
  disordered: 'shaken',
  shaken: 'shaken',
  'driven-back': 'shaken',
  routed: 'hollow',
  rallied: 'reformed',
};

/** The bearing of a condition; an unknown condition is refused with the names that are known. */
export function bearingOf(condition: string): Bearing {
  const bearing = BEARINGS[condition];
  if (bearing === undefined) {
    throw new Error(`Unknown condition «${condition}»: expected one of ${Object.keys(BEARINGS).join(', ')}.`);
  }
  return bearing;
}

/** The conditions that can be drawn. */
export const CONDITIONS = Object.keys(BEARINGS);
