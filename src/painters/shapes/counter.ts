import type { Role } from '../theme.ts';
import { armOf } from './arms.ts';
import type { Bearing } from './condition.ts';
import { box, closed } from './path.ts';
import type { Shape } from './shape.ts';
import type { Spot } from '../../scene/scene.ts';

/** What a block counter shows. `width` and `height` are in drawing units. */
export interface Counter {
  readonly role: Role;
  readonly symbol: string;
  readonly bearing: Bearing;
  readonly width: number;
  readonly height: number;
}

/** The body of a counter: square corners for the first side, cut corners for the second, so that no colour is needed to tell them. */
export function body(role: Role, [x, y]: Spot, width: number, height: number): string {
  if (role === 'first') return box([x, y], width, height);
  const cut = Math.min(width, height) * 0.22;
  const [w, h] = [width / 2, height / 2];
  const corners: readonly Spot[] = [
    [-w, -h + cut],
    [-w + cut, -h],
    [w - cut, -h],
    [w, -h + cut],
    [w, h - cut],
    [w - cut, h],
    [-w + cut, h],
    [-w, h - cut],
  ];
  return closed(corners.map(([cx, cy]): Spot => [x + cx, y + cy]));
}

/** The arm in the middle of a counter. */
function arm({ role, symbol, bearing, width, height }: Counter): readonly Shape[] {
  const tone = bearing === 'hollow' ? (`${role}-hollow` as const) : (`${role}-mark` as const);
  const { fill, line, brass } = armOf(symbol, width, height);
  return [
    ...(line === undefined ? [] : [{ d: line, stroke: tone, width: 4 }]),
    ...(fill === undefined ? [] : [{ d: fill, fill: tone }]),
    ...(brass === undefined ? [] : [{ d: brass, fill: bearing === 'hollow' ? tone : ('brass' as const) }]),
  ];
}

/** The block of a counter without its shadow. */
export function block(counter: Counter): readonly Shape[] {
  const { role, bearing, width, height } = counter;
  const outer = body(role, [0, 0], width, height);
  const inset = (by: number) => ({ ...counter, width: width - by, height: height - by });
  const double: readonly Shape[] =
    role === 'first' ? [] : [{ d: body(role, [0, 0], width - 7, height - 7), stroke: `${role}-mark`, width: 1.5 }];
  if (bearing === 'hollow') {
    return [{ d: outer, fill: 'hollow', stroke: `${role}-hollow`, width: 4.5 }, ...arm(inset(12))];
  }
  if (bearing === 'reformed') {
    const inner = body(role, [0, 0], width - 14, height - 14);
    return [
      { d: outer, fill: 'hollow', stroke: `${role}-hollow`, width: 3 },
      { d: inner, fill: role },
      ...arm(inset(22)),
    ];
  }
  return [{ d: outer, fill: role, stroke: 'edge', width: 2.6 }, ...double, ...arm(inset(role === 'first' ? 8 : 14))];
}
