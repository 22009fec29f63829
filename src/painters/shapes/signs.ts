import type { Role } from './counter.ts';
import { box, circle, scaled } from './path.ts';
import type { Shape } from './shape.ts';

/**
 * The block that signs are drawn for: 250 across, 120 deep, with a bar along its front. Its middle
 * is the origin, and its front is up.
 */
export const BLOCK = [250, 120] as const;

/** The path data of a sign on that block. */
interface Sign {
  readonly lines: readonly string[];
  readonly areas?: string;
  readonly brass?: string;
}

const BAND = box([0, 40], 176, 14);
const SLASH = 'M-84 44L84-16';
const SHORT_SLASH = 'M-84 28L84-16';
/** A ring that interrupts the lines of troops without drill. */
const RING = circle([0, 14], 20);
/** A gun from above with its muzzle to the front: barrel and wheels, and the axle and the trail. */
const GUN = `M-9-24H9L13 34H-13z${box([-40, 17], 12, 44)}${box([40, 17], 12, 44)}`;
const CARRIAGE = ['M-40 12H40', 'M0 32V48'];

/**
 * The arms of based units: a cross for infantry, a slash for cavalry, a gun from above, a flag for
 * a headquarters. Heavy troops have brass beneath.
 */
export const SIGNS = {
  infantry: { lines: ['M-84-16L84 44', 'M84-16L-84 44'] },
  militia: { lines: ['M-84-16L-34 2', 'M84-16L34 2', 'M-84 44L-34 26', 'M84 44L34 26', RING] },
  light: {
    lines: [circle([-2, 8], 23), 'M-4 32H-60', 'M-62 24V40'],
    areas: 'M-4 26H24L62 4V52L24 38H-4z',
  },
  guard: { lines: ['M-84-16L84 28', 'M84-16L-84 28'], brass: BAND },
  'light-cavalry': { lines: [SLASH] },
  'heavy-horse': { lines: [SHORT_SLASH], brass: BAND },
  lancers: { lines: ['M-88 44L88-18'], areas: 'M76-14L8-19 24-2 4 11 29 3z' },
  cossacks: { lines: ['M-84 44L-26 23', 'M26 5L84-16', RING] },
  'foot-artillery': { lines: CARRIAGE, areas: GUN },
  'horse-artillery': { lines: [...CARRIAGE, 'M-92 44L-60 33', 'M60-8L92-18'], areas: GUN },
  division: { lines: ['M-26-20V48'], areas: 'M-24-20H40L24-1 40 18H-24z' },
  corps: { lines: ['M-40-20V48'], areas: 'M-38-20H50L36-8 50 4H-38zM-38 12H30L18 23 30 34H-38z' },
} as const satisfies Readonly<Record<string, Sign>>;

/** Whether an arm has a sign for blocks. Other arms are drawn as on counters. */
export const hasSign = (symbol: string): symbol is keyof typeof SIGNS => Object.hasOwn(SIGNS, symbol);

/** The sign of an arm on a block of this size, around its middle. */
export function signOf(
  symbol: keyof typeof SIGNS,
  { role, isHollow, width, height }: { role: Role; isHollow: boolean; width: number; height: number },
): readonly Shape[] {
  const { lines, areas, brass }: Sign = SIGNS[symbol];
  const by = Math.min(width / BLOCK[0], height / BLOCK[1]);
  const tone = isHollow ? (`${role}-hollow` as const) : (`${role}-mark` as const);
  return [
    ...lines.map((d): Shape => ({ d: scaled(d, by), stroke: tone, width: 12 * by })),
    ...(areas === undefined ? [] : [{ d: scaled(areas, by), fill: tone }]),
    ...(brass === undefined ? [] : [{ d: scaled(brass, by), fill: isHollow ? tone : ('brass' as const) }]),
  ];
}

/** Flags are pictures: they stay upright whichever way their block is turned. */
export const isUpright = (symbol: string): boolean => symbol === 'division' || symbol === 'corps';
