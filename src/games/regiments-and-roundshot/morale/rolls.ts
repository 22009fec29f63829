import { bandOf } from '../../../core/bands.ts';
import { D6, type Dice } from '../../../core/dice.ts';
import { add, die, sum, total, type Addend, type Sum } from '../../../core/reasons.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { counted } from '../cards/playing.ts';
import { counts, distanceOf } from '../formations/contact.ts';
import { read } from '../rulings.ts';
import type { Figures, Unit } from '../state.ts';
import type { Thrown } from '../turn/pending.ts';
import { inches, type AttackKind, type RrClauseId } from '../tables.ts';

type Term = Addend<RrClauseId>;

/** The rows of a table for one die: the last total of each row, null for no end, and its word. */
type Rows = readonly (readonly [to: number | null, word: string])[];

/** A table for one die; totals above the printed rows fall into the last. @ruling rr-019 */
interface Table {
  readonly clause: RrClauseId;
  readonly rows: Rows;
}

/**
 * What one die decides for one figure.
 * @clause rr.disrupted.morale-test rr.rout.break-roll rr.rout.last-stand rr.failed-charge.roll
 * rr.maneuver.fail-to-march rr.rally.recovery-roll rr.rally.rally-roll
 */
export const TESTS = {
  morale: {
    clause: 'rr.disrupted.morale-test',
    rows: [
      [1, 'holds'],
      [3, 'retreats'],
      [5, 'routed'],
      [null, 'destroyed'],
    ],
  },
  break: {
    clause: 'rr.rout.break-roll',
    rows: [
      [1, 'all-rout'],
      [null, 'no-more'],
    ],
  },
  stand: {
    clause: 'rr.rout.last-stand',
    rows: [
      [3, 'disrupted'],
      [null, 'destroyed'],
    ],
  },
  failed: {
    clause: 'rr.failed-charge.roll',
    rows: [
      [2, 'disrupted'],
      [4, 'routed'],
      [null, 'destroyed'],
    ],
  },
  march: {
    clause: 'rr.maneuver.fail-to-march',
    rows: [
      [3, 'stays'],
      [null, 'marches'],
    ],
  },
  recovery: {
    clause: 'rr.rally.recovery-roll',
    rows: [
      [3, 'stays-disrupted'],
      [null, 'reforms'],
    ],
  },
  rally: {
    clause: 'rr.rally.rally-roll',
    rows: [
      [2, 'routs-on'],
      [null, 'rallied'],
    ],
  },
} as const satisfies Readonly<Record<string, Table>>;

type Test = keyof typeof TESTS;

/** Rolls one die for a figure, or reads one that lies there, with what is added to it. */
function rolled(test: Test, { id }: Unit, terms: readonly Term[], dice: Dice | Thrown): Sum<RrClauseId> {
  const { clause, rows }: Table = TESTS[test];
  const bands = rows.map(([to, word], n) => ({ from: n === 0 ? null : rows[n - 1]![0]! + 1, to, word }));
  const more = terms.reduce((sum, { value }) => sum + value, 0);
  // Faces of one row come to the same.
  const face =
    'total' in dice
      ? dice.total
      : dice.roll(`${test}.${id}`, D6, (shown) => bands.findIndex(({ to }) => to === null || shown + more <= to));
  const all = [die(clause, 'D6', face), ...terms];
  return sum(id, all, { is: 'bands', clause, table: test, ...bandOf(test, bands, total(all), all) });
}

/** Rolls one die that nothing modifies. */
export const rollTest = (test: Exclude<Test, 'recovery' | 'rally'>, unit: Unit, dice: Dice): Sum<RrClauseId> =>
  rolled(test, unit, [], dice);

/**
 * A disrupted figure tests its morale. Nothing modifies the die, or under one reading what the
 * attack that disrupts it has for a disrupted target.
 * @clause rr.disrupted.morale-test @ruling rr-054
 */
export function rollMorale(state: Figures, unit: Unit, by: AttackKind | null, dice: Dice): Sum<RrClauseId> {
  if (by === null || read(state, 'rr-054') === 'unmodified') return rolled('morale', unit, [], dice);
  const more = add<RrClauseId>(`rr.${by}.mod-target-disrupted`, 'target disrupted', by === 'charge' ? 2 : 1);
  return rolled('morale', unit, [more], dice);
}

/**
 * Whether the HQ of a figure’s side, which does not rout, stands within so many inches of it.
 * @ruling rr-003 rr-057 rr-080 rr-086
 */
function isHqWithin(state: Figures, unit: Unit, count: number): boolean {
  const helps = read(state, 'rr-086');
  const hq = Object.values(state.units).find(({ side, isHq }) => side === unit.side && isHq === true);
  if (hq === undefined || (helps === 'others-only' && hq.id === unit.id)) return false;
  // One reading leaves a routing HQ in the battle: it may rally itself, and helps nobody else.
  const isItself = hq.id === unit.id && read(state, 'rr-080') === 'destroyed-only';
  if (!counts(state, hq) && !isItself) return false;
  if (helps === 'steady-only' && hq.condition !== 'steady') return false;
  return atMost(distanceOf(state, hq, unit), inches(count));
}

/** What Kings add that are played for a roll; each counts, or one. @ruling rr-025 */
const kings = (state: Figures, clause: RrClauseId, count: number): Term =>
  add(clause, 'Leadership', 2 * counted(state, count), count > 0);

/**
 * A disrupted figure tries to reform, with so many Kings.
 * @clause rr.rally.recovery-roll rr.rally.recovery-hq-bonus rr.cards.king-recovery
 */
export const rollRecovery = (state: Figures, unit: Unit, count: number, dice: Dice | Thrown): Sum<RrClauseId> =>
  rolled(
    'recovery',
    unit,
    [
      add<RrClauseId>('rr.rally.recovery-hq-bonus', 'HQ within 8 inches', 1, isHqWithin(state, unit, 8)),
      kings(state, 'rr.cards.king-recovery', count),
    ],
    dice,
  );

/** Whether the HQ can try to rally a figure that routs. @clause rr.rally.hq-range @ruling rr-086 */
export const canRally = (state: Figures, unit: Unit): boolean =>
  unit.condition === 'routing' && isHqWithin(state, unit, 6);

/**
 * The HQ tries to rally a figure, with so many Kings.
 * @clause rr.rally.rally-roll rr.cards.king-rally
 */
export const rollRally = (state: Figures, unit: Unit, count: number, dice: Dice | Thrown): Sum<RrClauseId> =>
  rolled('rally', unit, [kings(state, 'rr.cards.king-rally', count)], dice);

/** Throws the die of a roll to reform or to rally. @ruling rr-024 */
export const throwDie = (test: 'recovery' | 'rally', { id }: Unit, dice: Dice): Thrown => ({
  total: dice.roll(`${test}.${id}`, D6),
});
