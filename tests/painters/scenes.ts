import type { Mark, Scene, Spot } from '../../src/scene/scene.ts';

const at = (square: string): Spot => [square.charCodeAt(0) - 96.5, Number(square.slice(1)) - 0.5];
const FACINGS: readonly Spot[] = [
  [0, 1],
  [Math.SQRT1_2, Math.SQRT1_2],
  [1, 0],
  [Math.SQRT1_2, -Math.SQRT1_2],
  [0, -1],
  [-Math.SQRT1_2, -Math.SQRT1_2],
  [-1, 0],
  [-Math.SQRT1_2, Math.SQRT1_2],
];
const facing = (number: number): Spot => FACINGS[number] ?? [0, 1];

/** A square of terrain. */
export const cell = (square: string, ground: string): Mark => ({
  kind: 'cell',
  id: `${ground}-${square}`,
  square,
  at: at(square),
  ground,
});

/** A unit on the grid. */
export const unit = (
  id: string,
  square: string,
  side: string,
  symbol: string,
  more: { readonly facing?: number; readonly condition?: string; readonly formation?: string } = {},
): Mark => ({
  kind: 'base',
  id,
  at: at(square),
  facing: facing(more.facing ?? (side === 'french' ? 0 : 4)),
  size: [1, 1],
  side,
  symbol,
  condition: more.condition ?? 'steady',
  formation: more.formation ?? 'line',
});

const square = (name: string): readonly Spot[] => {
  const [x, y] = at(name);
  return [
    [x - 0.5, y - 0.5],
    [x + 0.5, y - 0.5],
    [x + 0.5, y + 0.5],
    [x - 0.5, y + 0.5],
  ];
};

/** A board of Paper Bayonet: guns, a line of sight that is stopped, one that is free, and a shaken target. */
export const gridScene: Scene = {
  width: 11,
  height: 7,
  sheet: 'grid-paper',
  grid: true,
  alt: 'The gun on d1 looks up the d file to the disrupted grenadiers in the woods on d6.',
  twin: [{ id: 'gun', text: 'The gun, a French cannon on d1, faces north.' }],
  marks: [
    ...['d6', 'd5', 'f3', 'e2', 'i5', 'j5', 'i6'].map((name) => cell(name, 'woods')),
    ...['b4', 'b5', 'c5', 'h2'].map((name) => cell(name, 'hill')),
    ...['h4', 'i2'].map((name) => cell(name, 'building')),
    unit('gun', 'd1', 'french', 'cannon'),
    unit('second-gun', 'b1', 'french', 'howitzer', { facing: 1 }),
    unit('brigadier', 'c2', 'french', 'brigadier'),
    unit('battalion', 'c3', 'french', 'line-infantry', { facing: 2 }),
    unit('horse', 'h2', 'french', 'heavy-cavalry', { facing: 7 }),
    unit('column', 'j2', 'french', 'line-infantry', { formation: 'column' }),
    unit('grenadiers', 'd6', 'allied', 'heavy-infantry', { condition: 'disrupted' }),
    unit('musketeers', 'b7', 'allied', 'line-infantry', { condition: 'routed', facing: 0 }),
    unit('jagers', 'g4', 'allied', 'skirmishers', { facing: 5 }),
    unit('square', 'i5', 'allied', 'line-infantry', { formation: 'square' }),
    unit('hussars', 'h4', 'allied', 'cavalry', { condition: 'rallied', facing: 3 }),
    unit('enemy-brigadier', 'c7', 'allied', 'brigadier'),
    {
      kind: 'badge',
      id: 'grenadiers.condition',
      on: 'grenadiers',
      at: at('d6'),
      symbol: 'disrupted',
      text: 'disrupted',
    },
    { kind: 'badge', id: 'musketeers.condition', on: 'musketeers', at: at('b7'), symbol: 'routed', text: 'routed' },
    { kind: 'badge', id: 'hussars.condition', on: 'hussars', at: at('h4'), symbol: 'rallied', text: 'rallied' },
    { kind: 'ray', id: 'sight', from: at('d1'), to: at('d6'), sense: 'sight' },
    { kind: 'ruler', id: 'range', from: at('d1'), to: at('d6'), text: '5 squares' },
    { kind: 'ray', id: 'blocked', from: at('d1'), to: at('g4'), stopped: at('f3'), sense: 'sight' },
    { kind: 'ray', id: 'moved', from: at('c2'), to: at('a4'), sense: 'move' },
    { kind: 'ray', id: 'charge', from: at('j2'), to: at('j4'), sense: 'charge' },
    { kind: 'region', id: 'lit', points: square('f3'), sense: 'light' },
    { kind: 'region', id: 'zone', points: square('k6'), sense: 'zone' },
    { kind: 'region', id: 'reach', points: square('k5'), sense: 'reach' },
    { kind: 'label', id: 'note', at: at('g6'), text: 'out of range' },
  ],
};

const tableBase = (
  id: string,
  spot: Spot,
  look: Spot,
  side: string,
  symbol: string,
  size: Spot,
  condition = 'steady',
  formation = 'line',
): Mark => ({ kind: 'base', id, at: spot, facing: look, size, side, symbol, condition, formation });

const unitVector = (degrees: number): Spot => [
  Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
];

/** A table of free measurement, in mm: bases with their width, depth and facing, an arc of fire, a reach, a measured line, single figures. */
export const tableScene: Scene = {
  width: 1200,
  height: 900,
  sheet: 'baize',
  grid: false,
  alt: 'Two red battalions stand 210 mm before a blue line; a battery on the left rakes them.',
  twin: [{ id: 'line', text: 'The 1st Line, four bases, faces north-east.' }],
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
    tableBase('a1', [300, 180], unitVector(20), 'french', 'line-infantry', [80, 40]),
    tableBase('a2', [381, 151], unitVector(20), 'french', 'line-infantry', [80, 40]),
    tableBase('a3', [180, 240], unitVector(35), 'french', 'cannon', [50, 60]),
    tableBase('a4', [120, 120], unitVector(0), 'french', 'brigadier', [30, 30]),
    tableBase('b1', [420, 400], unitVector(195), 'allied', 'heavy-infantry', [80, 40], 'shaken'),
    tableBase('b2', [560, 370], unitVector(180), 'allied', 'line-infantry', [60, 60], 'steady', 'square'),
    tableBase('b3', [700, 560], unitVector(225), 'allied', 'heavy-cavalry', [60, 50]),
    tableBase('b4', [980, 560], unitVector(60), 'allied', 'line-infantry', [80, 40], 'routed'),
    tableBase('b5', [860, 420], unitVector(250), 'allied', 'skirmishers', [60, 30]),
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
    { kind: 'arc', id: 'fire', at: [197, 265], facing: unitVector(35), radius: 420, degrees: 45 },
    {
      kind: 'region',
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
    { kind: 'ray', id: 'charge', from: [678, 538], to: [585, 440], sense: 'charge' },
    { kind: 'ray', id: 'sight', from: [860, 405], to: [830, 190], stopped: [846, 280], sense: 'sight' },
    { kind: 'label', id: 'name', at: [510, 860], text: 'Aspern' },
  ],
};
