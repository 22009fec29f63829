import type { Mark, Scene, Spot } from '../../../src/scene/scene.ts';

const unitVector = (degrees: number): Spot => [
  Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
];

interface Stand {
  readonly at: Spot;
  /** Degrees clockwise; 0 faces the far edge. */
  readonly turn: number;
  readonly size: Spot;
  readonly condition?: string;
  readonly formation?: string;
}

/** A based element; `is` gives its side and symbol: `french cannon`. */
function base(
  id: string,
  is: string,
  { turn, condition = 'steady', formation = 'line', ...stand }: Stand,
): Mark<'base'> {
  const [side = '', symbol = ''] = is.split(' ');
  return { kind: 'base', id, facing: unitVector(turn), side, symbol, condition, formation, ...stand };
}

/**
 * A free table in mm: bases with width, depth and facing, an arc of fire, a reach, a measured line,
 * and single figures.
 */
export const tableScene: Scene = {
  width: 1200,
  height: 900,
  sheet: 'baize',
  grid: false,
  alt: 'Two red battalions stand 210 mm before a blue line; a battery on the left rakes them.',
  description: [{ id: 'line', text: 'The 1st Line, four bases, faces north-east.' }],
  marks: [
    {
      kind: 'outline',
      id: 'wood',
      ground: 'woods',
      points: [
        [60, 620],
        [180, 560],
        [330, 590],
        [370, 720],
        [260, 820],
        [110, 790],
      ],
    },
    {
      kind: 'outline',
      id: 'hill',
      ground: 'hill',
      points: [
        [700, 60],
        [860, 40],
        [980, 110],
        [960, 240],
        [800, 280],
        [690, 200],
      ],
    },
    {
      kind: 'outline',
      id: 'river',
      ground: 'river',
      points: [
        [1060, 0],
        [1120, 0],
        [1150, 300],
        [1110, 600],
        [1160, 900],
        [1090, 900],
        [1050, 600],
        [1090, 300],
      ],
    },
    {
      kind: 'outline',
      id: 'road',
      ground: 'road',
      points: [
        [0, 430],
        [500, 455],
        [1085, 452],
        [1085, 480],
        [500, 483],
        [0, 458],
      ],
    },
    {
      kind: 'outline',
      id: 'road-east',
      ground: 'road',
      points: [
        [1110, 452],
        [1200, 440],
        [1200, 468],
        [1110, 480],
      ],
    },
    {
      kind: 'outline',
      id: 'bridge',
      ground: 'bridge',
      points: [
        [1055, 446],
        [1140, 446],
        [1140, 486],
        [1055, 486],
      ],
    },
    {
      kind: 'outline',
      id: 'village',
      ground: 'building',
      points: [
        [430, 640],
        [600, 660],
        [590, 800],
        [420, 780],
      ],
    },
    {
      kind: 'outline',
      id: 'marsh',
      ground: 'marsh',
      points: [
        [760, 700],
        [960, 680],
        [1000, 800],
        [850, 860],
        [740, 800],
      ],
    },
    base('a1', 'french line-infantry', { at: [300, 180], turn: 20, size: [80, 40] }),
    base('a2', 'french line-infantry', { at: [381, 151], turn: 20, size: [80, 40] }),
    base('a3', 'french cannon', { at: [180, 240], turn: 35, size: [50, 60] }),
    base('a4', 'french brigadier', { at: [120, 120], turn: 0, size: [30, 30] }),
    base('b1', 'allied heavy-infantry', { at: [420, 400], turn: 195, size: [80, 40], condition: 'shaken' }),
    base('b2', 'allied line-infantry', { at: [560, 370], turn: 180, size: [60, 60], formation: 'square' }),
    base('b3', 'allied heavy-cavalry', { at: [700, 560], turn: 225, size: [60, 50] }),
    base('b4', 'allied line-infantry', { at: [980, 560], turn: 60, size: [80, 40], condition: 'routed' }),
    base('b5', 'allied skirmishers', { at: [860, 420], turn: 250, size: [60, 30] }),
    { kind: 'badge', id: 'b1.condition', on: 'b1', at: [420, 400], symbol: 'disrupted', text: 'shaken' },
    ...Array.from({ length: 12 }, (_, index): Mark => ({
      kind: 'model',
      id: `figure-${index}`,
      at: [780 + (index % 6) * 24, 170 - Math.floor(index / 6) * 26],
      facing: unitVector(330),
      side: 'french',
      symbol: index === 0 ? 'brigadier' : 'line-infantry',
      of: 'guard',
      radius: 9,
    })),
    ...Array.from({ length: 4 }, (_, index): Mark => ({
      kind: 'model',
      id: `rider-${index}`,
      at: [600 + index * 28, 250],
      facing: unitVector(0),
      side: 'allied',
      symbol: 'cavalry',
      of: 'hussars',
      radius: 11,
    })),
    {
      kind: 'arc',
      id: 'fire',
      front: [
        [172, 282],
        [222, 248],
      ],
      outward: 22.5,
      reach: 420,
    },
    { kind: 'disc', id: 'blast', at: [560, 660], radius: 75 },
    {
      kind: 'base',
      id: 'ghost',
      at: [430, 330],
      facing: unitVector(35),
      size: [110, 40],
      side: 'french',
      symbol: 'line-infantry',
      condition: 'steady',
      formation: 'line',
      ghost: true,
    },
    {
      kind: 'trace',
      id: 'flight',
      sense: 'flight',
      points: [
        [900, 500],
        [960, 600],
        [940, 760],
      ],
    },
    {
      kind: 'trace',
      id: 'line',
      sense: 'line',
      points: [
        [172, 282],
        [560, 660],
      ],
    },
    {
      kind: 'area',
      id: 'reach',
      sense: 'reach',
      points: [
        [640, 500],
        [720, 470],
        [780, 560],
        [720, 640],
        [640, 620],
      ],
    },
    { kind: 'ruler', id: 'range', from: [197, 265], to: [400, 380], text: '233 mm' },
    {
      kind: 'trace',
      id: 'charge',
      points: [
        [678, 538],
        [585, 440],
      ],
      sense: 'charge',
    },
    {
      kind: 'trace',
      id: 'sight',
      points: [
        [860, 405],
        [830, 190],
      ],
      stopped: [846, 280],
      sense: 'sight',
    },
    { kind: 'label', id: 'name', at: [510, 860], text: 'Aspern' },
  ],
};
