import { CHIT_SIGNS } from '../../../src/painters/shapes/live/chits.ts';
import type { Mark, Scene, Spot } from '../../../src/scene/scene.ts';

type Base = Mark<'base'>;

/** A base with figures; `is` gives its side and symbol: `french infantry`. */
function based(id: string, is: string, more: Partial<Base> & Pick<Base, 'at' | 'size' | 'figures'>): readonly Mark[] {
  const [side = '', symbol = ''] = is.split(' ');
  const base: Base = {
    kind: 'base',
    id,
    facing: side === 'french' ? [0, 1] : [0, -1],
    side,
    symbol,
    condition: 'steady',
    formation: 'line',
    ...more,
  };
  return [base, { kind: 'name', id: `name-${id}`, of: id, text: id }];
}

const line = (id: string, at: Spot, signs: readonly string[]): readonly Mark[] =>
  based(id, 'french infantry', { at, size: [132, 22], figures: [12, 12], signs });

const ground = (id: string, points: readonly Spot[], more: Partial<Mark<'outline'>> = {}): readonly Mark[] => [
  { kind: 'outline', id: `ground-${id}`, ground: id, points, ...more },
];

const strip = (id: string, width: number, ...points: readonly Spot[]): readonly Mark[] => [
  { kind: 'strip', id: `ground-${id}`, ground: id, points, width },
];

const box = (x: number, y: number, w: number, h: number): readonly Spot[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

const TOP = box(640, 560, 120, 60);

/** A green table: every base with figures, every chit, and its own kinds of ground. */
export const greenScene: Scene = {
  width: 1200,
  height: 800,
  measure: { length: 1, sign: 'mm' },
  sheet: 'baize',
  grid: false,
  alt: 'All bases with figures, and all ground of a green table',
  description: [],
  marks: [
    ...ground('open-wood', box(30, 640, 120, 100)),
    ...ground('dense-wood', box(180, 640, 120, 100)),
    ...ground('hill', TOP),
    ...ground('gentle-slope', box(640, 620, 120, 90), { up: TOP }),
    ...ground('medium-slope', box(760, 560, 120, 60), { up: TOP }),
    ...ground('steep-slope', box(640, 480, 120, 80), { up: TOP }),
    ...ground('extreme-slope', box(540, 560, 100, 60)),
    ...strip('ford', 24, [900, 780], [980, 700], [1150, 690]),
    ...strip('high-wall', 4, [900, 640], [1000, 640], [1040, 600]),
    ...strip('high-hedge', 4, [1060, 640], [1160, 640]),
    ...strip('entrenchment', 6, [900, 560], [1000, 560]),
    ...CHIT_SIGNS.flatMap((sign, n) => line(sign, [90 + (n % 5) * 170, 420 - Math.floor(n / 5) * 90], [sign])),
    ...line('forming', [940, 420], ['busy-2']),
    ...line('long', [940, 330], ['unformed', 'busy-6']),
    ...based('square', 'french infantry', { at: [60, 220], size: [66, 66], figures: [6, 6, 6, 6], formation: 'square', signs: ['shaken'] }), // prettier-ignore
    ...based('gaps', 'allied infantry', { at: [170, 220], size: [66, 66], figures: [6, 6, 5, 5], formation: 'square' }),
    ...based('skirmishers', 'french infantry', { at: [280, 220], size: [88, 11], figures: [4], formation: 'skirmish-order' }), // prettier-ignore
    ...based('battery', 'french guns', { at: [380, 220], size: [80, 33], figures: [8] }),
    ...based('limbered', 'allied limbered-guns', { at: [480, 220], size: [80, 33], figures: [8] }),
    ...based('hussars', 'french cavalry', { at: [150, 130], size: [264, 33], figures: [8] }),
    ...based('cuirassiers', 'allied heavy-horse', { at: [450, 130], size: [264, 33], figures: [8] }),
    ...based('column', 'allied infantry', { at: [640, 220], size: [88, 33], figures: [8, 8, 7], facing: [0.6, -0.8] }),
    ...based('chief', 'french general', { at: [740, 220], size: [33, 33], figures: [3] }),
    ...based('general', 'allied general', { at: [790, 220], size: [33, 33], figures: [2] }),
    { kind: 'base', id: 'ghost', at: [900, 180], facing: [0, 1], size: [132, 22], side: 'french', symbol: 'infantry', condition: 'steady', formation: 'line', ghost: true, figures: [12, 12] }, // prettier-ignore
  ],
};
