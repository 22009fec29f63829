/** The colour schemes: the table by day and by candlelight. */
export const SCHEMES = ['light', 'dark'] as const;
/** One of the schemes. */
export type Scheme = (typeof SCHEMES)[number];

/** A colour in the light and the dark scheme, as `#rrggbb`. */
type Pair = readonly [light: `#${string}`, dark: `#${string}`];

/**
 * Pages: paper and ink. `on-accent` is the text colour on `accent`; `ink` and `ink-2` are the text
 * colours on `paper` and `sheet`.
 */
const PAGE = {
  paper: ['#f7f2e6', '#191512'],
  sheet: ['#fffdf6', '#221d18'],
  ink: ['#23201b', '#efe5d2'],
  'ink-2': ['#5d564b', '#b9ab92'],
  line: ['#d8cdb4', '#463c30'],
  'line-strong': ['#8c8067', '#857860'],
  accent: ['#8a2b22', '#e69279'],
  'accent-soft': ['#f1ddd3', '#40291f'],
  'on-accent': ['#fffdf6', '#1f1410'],
  good: ['#37663c', '#9cc795'],
  'good-soft': ['#e2ebd6', '#28331f'],
  warn: ['#85540b', '#e3b45c'],
  'warn-soft': ['#f6e8c8', '#3c2f18'],
  bad: ['#9a2d25', '#f0937f'],
  'bad-soft': ['#f6dcd4', '#442620'],
  focus: ['#1f5fa8', '#8dbcf0'],
} as const satisfies Record<string, Pair>;

/**
 * The five sheets that games are played on, with their lines and stains, the light on them, and
 * their rims.
 */
const SHEETS = {
  'grid-paper': ['#f3ead0', '#5b4c35'],
  'grid-paper-line': ['#cfbf97', '#7a6a4d'],
  'grid-paper-stain': ['#dfcb9c', '#7a6440'],
  'white-board': ['#fbfbf8', '#4d4c48'],
  'white-board-line': ['#d9dad6', '#63625c'],
  wiped: ['#f5f6f4', '#52514d'],
  aluminium: ['#ccd0d2', '#4c5053'],
  'aluminium-light': ['#f0f2f3', '#7d8285'],
  'aluminium-ink': ['#6c7376', '#9aa0a3'],
  baize: ['#7f9c74', '#37492f'],
  'baize-line': ['#6a875f', '#4a5f40'],
  'baize-stain': ['#8fab83', '#2f4029'],
  earth: ['#c9b48c', '#55442f'],
  'earth-line': ['#a88f63', '#6f5a3e'],
  'earth-stain': ['#b49b70', '#48392a'],
  sand: ['#e6d6ae', '#665638'],
  'sand-line': ['#c9b582', '#80704e'],
  'sand-stain': ['#d6c294', '#594a30'],
  rim: ['#e9dcbf', '#2b2219'],
  'rim-ink': ['#5a4a30', '#8d774f'],
  glow: ['#fff8e2', '#8a7145'],
  dusk: ['#a08347', '#1d150d'],
} as const satisfies Record<string, Pair>;

/** Terrain: a wash, its darker edge, and the ink of its drawing. */
const GROUNDS = {
  woods: ['#b3c48f', '#3f4c2c'],
  'woods-edge': ['#8ba368', '#56683b'],
  'woods-rim': ['#33492a', '#9cba74'],
  tree: ['#6f8f51', '#6d8650'],
  'tree-ink': ['#3d5530', '#1c2413'],
  hill: ['#e6cd95', '#6d5733'],
  'hill-top': ['#f1deb0', '#816a41'],
  'hill-ink': ['#966a2c', '#d0a767'],
  building: ['#e9d8b8', '#685338'],
  house: ['#c0533f', '#9c4a35'],
  'house-ink': ['#662418', '#2a110b'],
  garden: ['#b9c792', '#4d5a34'],
  water: ['#a9cbd3', '#31525a'],
  'water-ink': ['#5b8fa1', '#6fa0aa'],
  wetland: ['#cfd8ae', '#4b5538'],
  'wetland-ink': ['#5f8580', '#8fb3a1'],
  rough: ['#b9a27a', '#3d3121'],
  'rough-ink': ['#5a4526', '#bda173'],
  stone: ['#ddd6c6', '#8f8675'],
  'wall-ink': ['#3c352a', '#17120c'],
  hedge: ['#22331a', '#dbe6b8'],
  road: ['#dcc192', '#86704a'],
  'road-ink': ['#9c7c47', '#b89c6a'],
  bridge: ['#bfae92', '#8e7d62'],
  'bridge-ink': ['#5a4a35', '#241c12'],
} as const satisfies Record<string, Pair>;

/** The pens of a white board. */
const PENS = {
  'pen-black': ['#2a2c2e', '#e6e6e1'],
  'pen-grey': ['#85898c', '#a9aba9'],
  'pen-blue': ['#3f83c4', '#86b9e6'],
  'pen-green': ['#3f9142', '#8cc98b'],
  'pen-red': ['#cf4034', '#ef8d7e'],
  'pen-brown': ['#8f5c26', '#d3a871'],
} as const satisfies Record<string, Pair>;

/**
 * Units and annotations. `first` is Prussian blue, `second` brick red; `-mark` is the arm drawn on
 * them.
 */
const PIECES = {
  first: ['#23487f', '#2f5a9c'],
  'first-mark': ['#fbf4e0', '#f4e8cb'],
  second: ['#a6352a', '#ad4030'],
  'second-mark': ['#fbf4e0', '#f7e6cb'],
  'first-hollow': ['#23487f', '#b4ccf0'],
  'second-hollow': ['#a6352a', '#f5b3a0'],
  edge: ['#1d1a15', '#f0e2c2'],
  hollow: ['#fffaf0', '#2a221a'],
  brass: ['#f0c75c', '#f2ca62'],
  plinth: ['#5b4526', '#2a1e11'],
  flock: ['#dde2bd', '#232b1b'],
  tape: ['#fdf3d3', '#e9d9ae'],
  'tape-ink': ['#2b2114', '#2b2114'],
  shade: ['#3a2d18', '#0d0905'],
  label: ['#fffdf4', '#2a221a'],
  'label-edge': ['#6b5f49', '#c8b589'],
  'label-ink': ['#23201b', '#f4e8cf'],
  'margin-ink': ['#5d5341', '#eddfc0'],
  'trace-sight': ['#1c5b4c', '#8fe0c0'],
  'trace-stopped': ['#9a2d25', '#ff9d86'],
  'trace-move': ['#23201b', '#f6ebd2'],
  'trace-charge': ['#a8500c', '#ffb25c'],
  'area-reach': ['#2e6f58', '#8fd8b4'],
  'area-zone': ['#4d4a8f', '#bcb8f5'],
  'area-light': ['#c98a14', '#ffd56b'],
  disrupted: ['#f0bf4a', '#f0bf4a'],
  routed: ['#e06a54', '#e0705b'],
  rallied: ['#8fbf78', '#8fbf78'],
  counted: ['#f4e7c4', '#e9d9b0'],
  'badge-ink': ['#1d1a15', '#1a1309'],
} as const satisfies Record<string, Pair>;

/** Every colour of the site by name. */
const COLOURS = { ...PAGE, ...SHEETS, ...GROUNDS, ...PENS, ...PIECES } as const satisfies Record<string, Pair>;

/** The name of a colour; in CSS it is the custom property `--name`. */
export type Token = keyof typeof COLOURS;

/** All names, in the order above. */
export const TOKENS = Object.keys(COLOURS) as readonly Token[];

/** A colour in one scheme, as `#rrggbb`. */
export const colour = (token: Token, scheme: Scheme): string => COLOURS[token][scheme === 'light' ? 0 : 1];
