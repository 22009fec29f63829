import { body, type Role } from '../counter.ts';
import { box, circle, closed } from '../path.ts';
import type { Shape } from '../shape.ts';
import type { Token } from '../../theme.ts';
import type { Spot } from '../../../scene/scene.ts';

interface Design {
  readonly fill: Token;
  readonly body: string;
  readonly line?: string;
  readonly solid?: string;
  /** The colour of its pictogram, if the outline has another one. */
  readonly ink?: Token;
  /** Whether it belongs to a square and not to a unit. */
  readonly onSquare?: true;
}

const ROUND = circle([0, 0], 15);
const DIAMOND: readonly Spot[] = [
  [0, -19],
  [19, 0],
  [0, 19],
  [-19, 0],
];

/** A five-pointed star, as one outline. */
const STAR = closed(
  Array.from({ length: 10 }, (_, point): Spot => {
    const [angle, reach] = [(point * Math.PI) / 5, point % 2 === 0 ? 16 : 7];
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
  }),
);

/**
 * An objective has the outline and the colour of the side that holds it. It is round if neither
 * side holds it.
 */
const objective = (held: Role | null): Design => ({
  fill: held ?? 'label',
  body: held === null ? circle([0, 0], 21) : body(held, [0, 0], 41, 41),
  solid: STAR,
  ink: held === null ? 'label-ink' : `${held}-mark`,
  onSquare: true,
});

/**
 * The designs of the badges; the key is the `symbol`. Each has its own outline and pictogram, so
 * that none depends on colour or language.
 */
const DESIGNS = {
  disrupted: { fill: 'disrupted', body: closed(DIAMOND), line: 'M-4-7V7H-1C8 7 8-7-1-7z' },
  routed: { fill: 'routed', body: ROUND, line: 'M-4 8V-8H1C7-8 7 0 1 0H-4M1 0 6 8' },
  rallied: { fill: 'rallied', body: ROUND, line: 'M-7 0-2 6 7-6' },
  moved: { fill: 'counted', body: box([0, 0], 27, 27), line: 'M-8 0H8M2-6 8 0 2 6' },
  fired: {
    fill: 'counted',
    body: box([0, 0], 27, 27),
    line: 'M0-9V-4M0 9V4M-9 0H-4M9 0H4M-6-6-3-3M6 6 3 3M-6 6-3 3M6-6 3-3',
  },
  activated: { fill: 'counted', body: ROUND, solid: 'M-5-9V9M-5-9H8L4-4.5 8 0H-5z' },
  objective: objective(null),
  'objective-first': objective('first'),
  'objective-second': objective('second'),
} as const satisfies Readonly<Record<string, Design>>;

/** The badges that can be drawn. */
export const BADGES = Object.keys(DESIGNS);

const designOf = (symbol: string): Design | undefined => Object.entries(DESIGNS).find(([name]) => name === symbol)?.[1];

/** Whether a badge belongs to a square. */
export const isOnSquare = (symbol: string): boolean => designOf(symbol)?.onSquare === true;

/**
 * The shapes of a badge around its centre. Throws for an unknown badge and lists the known ones.
 */
export function badgeShapes(symbol: string): readonly Shape[] {
  const design = designOf(symbol);
  if (design === undefined) throw new Error(`Unknown badge «${symbol}»: expected one of ${BADGES.join(', ')}.`);
  return [
    { d: design.body, fill: design.fill, stroke: 'badge-ink', width: 2.4 },
    ...(design.line === undefined ? [] : [{ d: design.line, stroke: 'badge-ink', width: 3.2 } as const]),
    ...(design.solid === undefined
      ? []
      : [{ d: design.solid, fill: design.ink ?? 'badge-ink', stroke: design.ink ?? 'badge-ink', width: 2 }]),
  ];
}
