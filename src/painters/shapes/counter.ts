import type { Spot } from '../../scene/scene.ts';
import { armOf } from './arms.ts';
import type { ConditionStyle } from './condition.ts';
import { box, closed, strokes } from './path.ts';
import type { Block, Shape } from './shape.ts';

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

/** What a counter shows. `width` and `height` are in drawing units. */
export interface Counter {
  readonly role: Role;
  readonly symbol: string;
  readonly formation: string;
  readonly style: ConditionStyle;
  readonly width: number;
  readonly height: number;
}

/**
 * The outline of a counter: square corners for the first side, cut corners for the second, so that
 * readers can tell them apart without colour.
 */
export function body(role: Role, [x, y]: Spot, width: number, height: number): string {
  if (role === 'first') return box([x, y], width, height);
  // Whole numbers keep the markup small.
  const cut = Math.round(Math.min(width, height) * 0.22);
  const [w, h] = [width / 2, height / 2];
  const quarter: readonly Spot[] = [
    [w - cut, -h],
    [w, -h + cut],
  ];
  const right = [...quarter, ...quarter.toReversed().map(([cx, cy]): Spot => [cx, -cy])];
  const left = right.toReversed().map(([cx, cy]): Spot => [-cx, cy]);
  return closed([...right, ...left].map(([cx, cy]): Spot => [x + cx, y + cy]));
}

/** The fill and stroke of a counter's outline. */
export const paintOf = ({ role, style }: Pick<Counter, 'role' | 'style'>): Omit<Block, 'd'> =>
  style === 'hollow'
    ? { fill: 'hollow', stroke: `${role}-hollow`, width: 4.5 }
    : { fill: role, stroke: 'edge', width: 2.6 };

/** How much smaller than its counter the arm is, in each dimension. */
const inset = ({ role, style }: Counter): number => {
  if (style === 'reformed') return 22;
  return style === 'hollow' ? 12 : role === 'first' ? 8 : 14;
};

/** The arm alone, around the centre of its counter. */
export function arm(counter: Counter): readonly Shape[] {
  const { role, symbol, style, width, height } = counter;
  const hollow = style === 'hollow';
  const tone = hollow ? (`${role}-hollow` as const) : (`${role}-mark` as const);
  const { fill, line, brass } = armOf(symbol, width - inset(counter), height - inset(counter));
  return [
    ...(line === undefined ? [] : strokes(line).map((d) => ({ d, stroke: tone, width: 4 }))),
    ...(fill === undefined ? [] : [{ d: fill, fill: tone }]),
    ...(brass === undefined ? [] : [{ d: brass, fill: hollow ? tone : ('brass' as const) }]),
  ];
}

/** A counter without its arm and its shadow. */
export function block(counter: Counter): readonly Shape[] {
  const { role, style, width, height } = counter;
  const outer = body(role, [0, 0], width, height);
  if (style === 'reformed') {
    const inner = body(role, [0, 0], width - 14, height - 14);
    return [
      { d: outer, fill: 'hollow', stroke: `${role}-hollow`, width: 3 },
      { d: inner, fill: role },
    ];
  }
  const whole: Block = { d: outer, ...paintOf(counter) };
  if (role === 'first' || style === 'hollow') return [whole];
  return [whole, { d: body(role, [0, 0], width - 8, height - 8), stroke: 'second-mark', width: 1.5 }];
}
