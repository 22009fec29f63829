import type { Role } from '../counter.ts';
import { box, circle, closed, open, scaled } from '../path.ts';
import type { Shape } from '../shape.ts';
import { BLOCK } from '../signs.ts';
import type { Spot } from '../../../scene/scene.ts';

/**
 * Draws a sign beside the block of 250 by 120 with its front up, for a side. Strokes are in the
 * same unit.
 */
type Draw = (role: Role) => readonly Shape[];

const [WIDTH, HEIGHT] = BLOCK;

/**
 * The ends of the rope that marks a pinned unit. It lies on the unit, along its rear: at the front
 * it would lie beside that of an enemy in contact, and nobody could tell which of the two is
 * pinned.
 */
const PEGS: readonly Spot[] = [
  [-106, 45],
  [106, 45],
];
const TWISTS = Array.from({ length: 8 }, (_, n) => open([[-82 + n * 22, 45], [-82 + n * 22 + 9, 45]])); // prettier-ignore

const chevron = (y: number): string => `M-46 ${y}L0 ${y + 24} 46 ${y}`;

/** Four skirmishers in front of the unit. */
const SKIRMISHERS: readonly Spot[] = [
  [-92, -122],
  [-31, -132],
  [31, -132],
  [92, -122],
];

/**
 * The signs beside a unit. Each has its own place and form, so that several can be seen at once and
 * none depends on its colour alone.
 */
const LAID = {
  screen: (role) => SKIRMISHERS.map((at): Shape => ({ d: circle(at, 15), fill: role, stroke: 'edge', width: 7 })),
  pinned: () => [
    { d: open(PEGS), stroke: 'badge-ink', width: 26 },
    ...TWISTS.map((d): Shape => ({ d, stroke: 'disrupted', width: 13 })),
    ...PEGS.map((at): Shape => ({ d: circle(at, 15), fill: 'disrupted', stroke: 'badge-ink', width: 8 })),
  ],
  disrupted: () => [
    { d: closed([[100, -8], [152, 44], [100, 96], [48, 44]]), fill: 'disrupted', stroke: 'badge-ink', width: 8 }, // prettier-ignore
    { d: 'M110 8L84 46H116L92 82', stroke: 'badge-ink', width: 12 },
  ],
  fleeing: (role) =>
    [72, 102].flatMap((y): readonly Shape[] => [
      { d: chevron(y), stroke: 'label', width: 26 },
      { d: chevron(y), stroke: `${role}-hollow`, width: 14 },
    ]),
  // Ranks behind the front. The sign for a march is a file of wagons.
  'attack-column': (role) =>
    [82, 108].map((y): Shape => ({ d: box([0, y], 170, 17), fill: role, stroke: 'edge', width: 6 })),
  'road-column': (role) =>
    [82, 110, 138].map((y): Shape => ({ d: box([0, y], 34, 19), fill: role, stroke: 'edge', width: 6 })),
  shot: () => [
    { d: `${circle([-160, -8], 18)}${circle([-140, -32], 26)}${circle([-110, -42], 17)}`, fill: 'counted', stroke: 'badge-ink', width: 6 }, // prettier-ignore
  ],
} as const satisfies Readonly<Record<string, Draw>>;

/** The signs that can be laid beside a unit. */
export const LAID_SIGNS = Object.keys(LAID);

const isLaid = (sign: string): sign is keyof typeof LAID => Object.hasOwn(LAID, sign);

/**
 * A sign beside a block of this size, around the block’s middle. Throws for an unknown sign and
 * lists the known ones.
 */
export function laid(sign: string, role: Role, width: number, height: number): readonly Shape[] {
  if (!isLaid(sign)) throw new Error(`Unknown sign «${sign}»: expected one of ${LAID_SIGNS.join(', ')}.`);
  const by = Math.min(width / WIDTH, height / HEIGHT);
  const shapes: readonly Shape[] = LAID[sign](role);
  return shapes.map((shape) => ({
    ...shape,
    d: scaled(shape.d, by),
    ...('width' in shape && { width: shape.width * by }),
  }));
}
