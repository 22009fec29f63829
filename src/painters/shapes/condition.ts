/** How a unit's condition is drawn on its counter; its badge repeats the information. */
export type Bearing = 'solid' | 'shaken' | 'hollow' | 'reformed';

/** The bearing for each condition in the games. */
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

/** The bearing of a condition. Throws for an unknown condition and lists the known ones. */
export function bearingOf(condition: string): Bearing {
  const bearing = BEARINGS[condition];
  if (bearing === undefined) {
    throw new Error(`Unknown condition «${condition}»: expected one of ${Object.keys(BEARINGS).join(', ')}.`);
  }
  return bearing;
}

/** The conditions that can be drawn. */
export const CONDITIONS = Object.keys(BEARINGS);
