/** A board on which games are begun. */
export interface Field {
  readonly name: string;
  /** The ground, the highest rank first: `.` open, `w` woods, `b` building, `h` hill. */
  readonly rows: readonly string[];
  /** Each brigade by its Brigadier: `french dubois`, and its units, a word for their type and a square. */
  readonly brigades: Readonly<Record<string, string>>;
}

/** From the size of a lesson to that of a whole game: 10 units on 63 squares, 20 on 120, 32 on the 432 of the booklet's own map. */
export const FIELDS: readonly Field[] = [
  {
    name: 'lesson',
    rows: ['.........', '...w.....', '......h..', '..b......', '.....w...', '.........', '.........'],
    brigades: {
      'french dubois': 'brigadier a1, cannon c1, howitzer f1, line-infantry d2, line-infantry e2',
      'allied falken': 'brigadier b7, cannon g7, line-infantry c6, cavalry e6, skirmishers h5',
    },
  },
  {
    name: 'skirmish',
    rows: [
      '............',
      '..ww........',
      '..w.....hh..',
      '........h...',
      '.....bb.....',
      '............',
      '...h........',
      '..hh....w...',
      '........ww..',
      '............',
    ],
    brigades: {
      'french dubois': 'brigadier b2, cannon d3, line-infantry b4, line-infantry c4, heavy-infantry e4',
      'french marchand': 'brigadier i2, howitzer h3, cavalry k4, skirmishers l4, line-infantry g4',
      'allied falken': 'brigadier c9, cannon d8, line-infantry b7, line-infantry e7, skirmishers a7',
      'allied riese': 'brigadier i9, cannon h8, heavy-cavalry k7, line-infantry g7, heavy-infantry j7',
    },
  },
  {
    name: 'whole-game',
    rows: [
      '..................',
      '..................',
      '....ww............',
      '....www......hh...',
      '.............hhh..',
      '..................',
      '.......b..........',
      '......bb..........',
      '..hh.........ww...',
      '..hhh........www..',
      '..................',
      '.........bb.......',
      '.........bb.......',
      '..................',
      '...www.......hh...',
      '...ww.......hhh...',
      '..................',
      '..........b.......',
      '..........bb......',
      '..................',
      '..hh.......ww.....',
      '..hh........w.....',
      '..................',
      '..................',
    ],
    brigades: {
      'french dubois':
        'brigadier b8, cannon d9, line-infantry b10, line-infantry c10, line-infantry e10, skirmishers a10',
      'french marchand': 'brigadier h8, cannon i9, heavy-infantry g10, line-infantry h10, line-infantry j10',
      'french orel': 'brigadier o8, howitzer n9, cavalry o10, heavy-cavalry p10, skirmishers q11',
      'allied falken':
        'brigadier b16, cannon d15, line-infantry b14, line-infantry c14, line-infantry e14, skirmishers a14',
      'allied riese': 'brigadier h16, cannon i15, heavy-infantry g14, line-infantry h14, line-infantry j14',
      'allied wald': 'brigadier o16, howitzer n15, cavalry o14, heavy-cavalry p14, skirmishers q13',
    },
  },
];

/** The board as an author would write it, for the engine to start. */
export function written({ rows, brigades }: Field): unknown {
  const files = rows[0]!.length;
  const letters = Array.from({ length: files }, (_, file) => String.fromCharCode(97 + file)).join('');
  const all = Object.entries(brigades).map(([of, units]) => {
    const [side = '', brigade = ''] = of.split(' ');
    return { side, brigade, units: units.split(', ').map((unit) => unit.split(' ')) };
  });
  return {
    map: [...rows.map((row, i) => `${rows.length - i} ${row}`), `  ${letters}`].join('\n'),
    legend: { '.': 'open', w: 'woods', b: 'building', h: 'hill' },
    sides: { french: { edge: 'south', facing: 0 }, allied: { edge: 'north', facing: 4 } },
    brigades: Object.fromEntries(all.map(({ side, brigade }) => [brigade, side])),
    units: Object.fromEntries(
      all.flatMap(({ brigade, units }) =>
        units.map(([type, at], i) => [`${brigade}-${i}`, { name: `the ${brigade} ${i}`, type, brigade, at }]),
      ),
    ),
    now: { round: 1, side: 'french', phase: 'artillery', activated: all.slice(0, 1).map(({ brigade }) => brigade) },
  };
}
