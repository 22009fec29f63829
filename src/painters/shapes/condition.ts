/** How a unit's condition is drawn on its counter; its badge repeats the information. */
export type ConditionStyle = 'solid' | 'shaken' | 'hollow' | 'reformed';

/** The style of each condition in the games. */
const STYLES: Readonly<Record<string, ConditionStyle>> = {
  steady: 'solid',
  unharmed: 'solid',
  ordered: 'solid',
  disrupted: 'shaken',
  disordered: 'shaken',
  shaken: 'shaken',
  'driven-back': 'shaken',
  routed: 'hollow',
  rallied: 'reformed',
  thinned: 'solid',
};

/** The style of a condition. Throws for an unknown condition and lists the known ones. */
export function styleOf(condition: string): ConditionStyle {
  const style = STYLES[condition];
  if (style === undefined) {
    throw new Error(`Unknown condition «${condition}»: expected one of ${Object.keys(STYLES).join(', ')}.`);
  }
  return style;
}

/** The conditions that can be drawn. */
export const CONDITIONS = Object.keys(STYLES);
