import * as fc from 'fast-check';
import { LABELS, type Label } from '../../../src/games/death-or-glory/command/tables.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { PHASES } from '../../../src/games/death-or-glory/tables.ts';

/** One unit in each of eight parts of the table, so that no base lies on another. */
const PARTS = [
  [400, 390],
  [720, 390],
  [1040, 390],
  [1360, 390],
  [400, 660],
  [720, 660],
  [1040, 660],
  [1360, 660],
] as const;

const IDS = ['line', 'guns', 'dragoons', 'chief', 'grenadiers', 'hussars', 'jaeger', 'landwehr'] as const;
const TYPES = [
  'french-line',
  'french-foot-battery',
  'french-dragoons',
  'commander-in-chief',
  'austrian-grenadiers',
  'austrian-hussars',
  'austrian-jaeger',
  'austrian-landwehr',
] as const;
export const FOOT = ['line', 'column', 'march-column', 'square', 'skirmish-order'] as const;
const HORSE = ['line', 'column'] as const;
const COMPASS = ['north', 'east', 'south', 'west'] as const;

const drawn = fc.record({
  figures: fc.integer({ min: 4, max: 10 }),
  formation: fc.integer({ min: 0, max: 4 }),
  lost: fc.constantFrom(0, 0, 20, 45),
  off: fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -25, max: 25 })),
  turn: fc.constantFrom(0, 0, 0, 0, 1, 2, 3),
  order: fc.constantFrom('formed', 'formed', 'unformed', 'disordered'),
  fatigue: fc.constantFrom('fresh', 'fresh', 'tired', 'exhausted', 'utterly-exhausted'),
  isRouting: fc.constantFrom(false, false, false, false, true),
});

const GROUND = {
  wood: { kind: 'open-wood', rectangle: { at: [560, 520], size: [200, 90] } },
  hill: { kind: 'gentle-slope', rectangle: { at: [1200, 520], size: [220, 60] } },
  wall: {
    kind: 'low-wall',
    line: [
      [840, 480],
      [840, 560],
    ],
  },
};

/** The brigade of each unit; the others have none. */
const BRIGADES = ['first', 'first', 'horse', undefined, 'third', 'third'] as const;

export const label = fc.constantFrom(...LABELS);

/** An order sheet for each brigade, and a messenger on his way to the horse. */
const sheets = ([first, horse, third]: readonly [Label, Label, Label]) => ({
  orders: {
    first: { side: 'french', order: first },
    horse: { side: 'french', order: horse, read: { order: first, turn: 1 } },
    third: { side: 'austrian', order: third },
  },
  riders: [{ to: 'horse', order: third, from: [500, 500] }],
});

/** Boards of every phase, with all arms near each other. */
export const boards = fc
  .record({
    units: fc.tuple(drawn, drawn, drawn, drawn, drawn, drawn, drawn, drawn),
    side: fc.constantFrom('french', 'austrian'),
    first: fc.constantFrom('french', 'austrian'),
    phase: fc.constantFrom(...PHASES),
    turn: fc.integer({ min: 1, max: 6 }),
    ground: fc.boolean(),
    orders: fc.option(fc.tuple(label, label, label)),
    ran: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ units: all, ground, first, orders, ran, ...now }): State => {
    const units = all.map((each, n) => {
      const [x, y] = PARTS[n]!;
      const pose = {
        at: [x + each.off[0], y + each.off[1]],
        facing: COMPASS[((n < 4 ? 0 : 2) + each.turn) % 4],
      };
      const type = TYPES[n]!;
      if (type === 'commander-in-chief') return { type, ...pose };
      const isGuns = type.endsWith('battery');
      const isHorse = n === 2 || n === 5;
      const formation = isGuns
        ? (['deployed', 'limbered'] as const)[each.formation % 2]
        : isHorse
          ? HORSE[each.formation % 2]
          : FOOT[each.formation];
      const condition = [
        ...(each.order === 'formed' ? [] : [each.order]),
        ...(each.isRouting ? ['routing'] : []),
        ...(each.fatigue === 'fresh' ? [] : [each.fatigue]),
      ];
      const figures = isHorse ? Math.min(each.figures, 6) : each.figures;
      const brigade = BRIGADES[n];
      const runs = each.isRouting && { ran };
      return { type, ...pose, figures, formation, lost: each.lost, condition, ...(brigade && { brigade }), ...runs };
    });
    const of = (from: number) =>
      Object.fromEntries(units.slice(from, from + 4).map((unit, n) => [IDS[from + n]!, unit]));
    const made = engine.start(
      {
        size: [1800, 1200],
        view: { from: [300, 200], to: [1500, 1000] },
        sides: { french: { edge: 'south', name: 'the French' }, austrian: { edge: 'north', name: 'the Austrians' } },
        terrain: ground ? GROUND : {},
        units: { french: of(0), austrian: of(4) },
        now: { ...now, ...(now.phase !== 'initiative' && { first }), ...(orders !== null && sheets(orders)) },
      },
      {},
    );
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  });
