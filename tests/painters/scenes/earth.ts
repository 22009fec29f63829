import { LAID_SIGNS } from '../../../src/painters/shapes/live/laid.ts';
import { SIGNS } from '../../../src/painters/shapes/signs.ts';
import type { Mark, Scene, Spot } from '../../../src/scene/scene.ts';

const ARMS = Object.keys(SIGNS);

const turned = (degrees: number): Spot => [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];

/** A base of 25 by 12 mm. */
function block(id: string, is: string, at: Spot, more: Partial<Mark<'base'>> & { readonly turn?: number } = {}) {
  const [side = '', symbol = ''] = is.split(' ');
  const { turn = side === 'french' ? 0 : 180, ...rest } = more;
  const base: Mark<'base'> = {
    kind: 'base',
    id,
    at,
    facing: turned(turn),
    size: [25, 12],
    side,
    symbol,
    condition: 'steady',
    formation: 'line',
    ...rest,
  };
  return [base] satisfies readonly Mark[];
}

/** A base with its name. */
const named = (id: string, ...rest: Tail<typeof block>): readonly Mark[] => [
  ...block(id, ...rest),
  { kind: 'name', id: `name-${id}`, of: id, text: id.charAt(0).toUpperCase() + id.slice(1) },
];
type Tail<F> = F extends (id: string, ...rest: infer Rest) => unknown ? Rest : never;

const ground = (id: string, kind: string, points: readonly Spot[]): readonly Mark[] => [
  { kind: 'outline', id: `ground-${id}`, ground: kind, points },
  { kind: 'name', id: `name-ground-${id}`, of: `ground-${id}`, text: id },
];

const line = (id: string, kind: string, width: number, ...points: readonly Spot[]): readonly Mark[] => [
  { kind: 'strip', id: `ground-${id}`, ground: kind, points, width },
  { kind: 'name', id: `name-ground-${id}`, of: `ground-${id}`, text: id },
];

/**
 * A part of a table of brown earth: every kind of its ground, every arm of both sides, everything
 * that is laid beside units, and lines.
 */
export const earthScene: Scene = {
  width: 609.6,
  height: 609.6,
  view: { from: [133.35, 152.4], to: [514.35, 419.1] },
  measure: { length: 19.05, sign: '[n]' },
  sheet: 'earth',
  grid: false,
  alt: 'All blocks and all ground',
  description: [],
  marks: [
    ...ground('wood', 'woods', [[150, 330], [200, 318], [222, 350], [210, 396], [160, 402], [142, 370]]), // prettier-ignore
    ...ground('hill', 'hill', [[330, 330], [372, 322], [410, 340], [412, 380], [370, 402], [330, 390], [318, 360]]), // prettier-ignore
    ...ground('town', 'town', [[250, 230], [310, 230], [310, 280], [250, 280]]), // prettier-ignore
    ...ground('scree', 'rough', [[440, 170], [490, 165], [505, 200], [480, 230], [440, 220]]), // prettier-ignore
    ...ground('copse', 'copse', [[455, 350], [495, 345], [500, 385], [460, 390]]), // prettier-ignore
    ...line('stream', 'stream', 8, [300, 500], [285, 350], [335, 300], [330, 220], [360, 140]),
    ...line('road', 'road', 8, [100, 305], [240, 300], [330, 290], [520, 315]),
    ...ground('bridge', 'bridge', [[318, 299.5], [348, 299.5], [348, 287], [318, 287]]), // prettier-ignore
    ...line('wall', 'wall', 2, [400, 285], [450, 285]),
    ...line('hedge', 'hedge', 2, [220, 215], [225, 165]),
    ...ARMS.flatMap((arm, n) => block(`${arm}-1`, `french ${arm}`, [154 + (n % 6) * 36, 196 - Math.floor(n / 6) * 26])),
    ...ARMS.flatMap((arm, n) => block(`${arm}-2`, `allied ${arm}`, [330 + (n % 6) * 34, 386 - Math.floor(n / 6) * 30])),
    ...LAID_SIGNS.flatMap((sign, n) =>
      named(sign, 'french infantry', [160 + n * 40, 258], { turn: n * 50, signs: [sign] }),
    ),
    ...named('all', 'allied guard', [440, 250], { signs: ['screen', 'pinned', 'disrupted', 'shot'] }),
    ...named('routed', 'allied militia', [470, 300], { condition: 'routed', signs: ['fleeing'], turn: 30 }),
    ...named('shaken', 'french lancers', [180, 300], { condition: 'shaken', turn: 300 }),
    ...named('flag', 'french division', [500, 262], { turn: 90 }),
    {
      kind: 'base',
      id: 'ghost',
      at: [390, 230],
      facing: turned(320),
      size: [25, 12],
      side: 'allied',
      ghost: true,
      symbol: 'light',
      condition: 'steady',
      formation: 'line',
    },
    { kind: 'trace', id: 'move', sense: 'move', points: [[390, 215], [390, 190], [400, 180], [420, 176]] }, // prettier-ignore
    { kind: 'trace', id: 'charge', sense: 'charge', points: [[200, 340], [230, 330]] }, // prettier-ignore
    { kind: 'trace', id: 'sight', sense: 'sight', points: [[240, 390], [300, 380]] }, // prettier-ignore
    { kind: 'ruler', id: 'seen', from: [240, 390], to: [300, 380], text: '[3.2]' },
    { kind: 'trace', id: 'blocked', sense: 'sight', points: [[240, 350], [310, 345]], stopped: [280, 347] }, // prettier-ignore
    { kind: 'trace', id: 'halted', sense: 'move', points: [[350, 270], [380, 270], [380, 290]], stopped: [380, 280] }, // prettier-ignore
    { kind: 'ruler', id: 'long', from: [200, 405], to: [310, 410], text: '[5.8]' },
    { kind: 'arc', id: 'arc', front: [[148, 204], [166, 204]], outward: 45, reach: 60 }, // prettier-ignore
    { kind: 'area', id: 'light', sense: 'light', points: [[424, 241], [456, 241], [456, 259], [424, 259]] }, // prettier-ignore
    { kind: 'label', id: 'label', at: [400, 160], text: 'a label' },
  ],
};
