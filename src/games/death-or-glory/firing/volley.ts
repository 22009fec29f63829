import { signedOrZero } from '../../../core/signs.ts';
import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { cell, fromChart, percentOf, rounded, sum, times, type Factor } from '../../../core/reasons.ts';
import type { Mark } from '../../../core/charts.ts';
import { middleOf, type Side } from '../../../geometry/bases.ts';
import { notePresence, sharesFor } from '../command/presence.ts';
import { testLeaderless } from '../control/test.ts';
import { found, rowOf } from '../charts/charts.ts';
import { factorOfGuns, firepower } from '../charts/troops.ts';
import { baseOf } from '../figures/base.ts';
import { meleeWith } from '../figures/formed.ts';
import { isBattery, isSkirmishing, type Body } from '../figures/unit.ts';
import type { OrderOf } from '../orders.ts';
import { add, type Dice, type Lookup, type Reason, type Sum, type Term } from '../reasons.ts';
import { generalAtRisk, NO_FALL, risk } from '../morale/risk.ts';
import { testAll } from '../morale/testing.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import { FIRE_DIE, FIRE_ROWS, MEN, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { flankedBy, rangeTo, readRange, type ReadRange } from './aim.ts';
import { coversOf, restsArms } from './cover.ts';
import { commonSide } from './judge.ts';
import { FIRE, isInitial } from './modifiers.ts';
import { firing } from './strength.ts';
import { loseMen } from './losses.ts';

/** A decimal number as a ratio of whole numbers: 7.5 of 100 is 75 of 1,000. */
function ratioOf(value: number, of: number): Factor['value'] {
  let [over, under] = [value, of];
  while (!Number.isInteger(over)) [over, under] = [Math.round(over * 1e6) / 1e5, under * 10];
  return [over, under];
}

/**
 * The face that is read: by one reading a commander’s presence is added to it first. @ruling dg-016
 */
export function faceRead(state: State, face: number, presence: number): number {
  if (presence === 0 || face === 0 || read(state, 'dg-016') === 'to-result') return face;
  return face + presence >= 10 ? 0 : face + presence;
}

/** What is measured of a volley before a die is rolled. */
export interface MeasuredVolley {
  readonly firer: Body;
  readonly side: Side;
  /** The targets, the nearest first. */
  readonly targets: readonly Body[];
  readonly range: ReadRange;
  /** Whether the range is the mean of three lines. */
  readonly isOblique: boolean;
  /** How many figures or guns fire. */
  readonly count: number;
  readonly presence: readonly Term[];
  readonly terms: readonly Term[];
}

/**
 * Measures a volley. Its range and its modifiers are those of the nearest target.
 * @clause dg.fire.resolve dg.artillery.resolve dg.fire.firepower-factors dg.fire.two-ranks
 * dg.command.cinc-influence
 */
export function measureVolley(state: State, { unit, at, claims = false }: OrderOf<'fire'>): MeasuredVolley {
  const firer = bodyOf(state, unit)!;
  const side = commonSide(state, firer, at)!;
  const far = (id: string): number => rangeTo(state, firer, side, bodyOf(state, id)!).length;
  const targets = at.toSorted((a, b) => far(a) - far(b)).map((id) => bodyOf(state, id)!);
  const target = targets[0]!;
  const measured = rangeTo(state, firer, side, target);
  const range = readRange(state, firer, measured)!;
  const front = middleOf(baseOf(state, firer), side);
  const about = {
    state,
    firer,
    side,
    target,
    covers: coversOf(state, target, front),
    isResting: restsArms(state, firer, side),
    claims,
  };
  const clause: DgClauseId = isBattery(firer) ? 'dg.artillery.range-table' : 'dg.fire.range-modifiers';
  const power = isBattery(firer) ? factorOfGuns(state, firer) : firepower(state, firer.type);
  const nth = (state.done.volleys[unit] ?? []).length;
  return {
    firer,
    side,
    targets,
    range,
    isOblique: measured.lines.length > 1,
    count: firing(state, firer, { side, nth }),
    presence: sharesFor(state, firer).map(({ clause: by, label, value }) => add(by, label, value)),
    terms: [
      fromChart<DgClauseId>('dg.fire.firepower-factors', 'firepower', power),
      ...FIRE.termsFor(about),
      fromChart<DgClauseId>(clause, `range ${range.row} mm`, range.read),
    ],
  };
}

/** What the total of a volley hits: for each gun, or of each hundred men. */
interface Effect {
  readonly lookup: Lookup;
  /** The men that it hits, before they are shared. */
  readonly men: Sum;
}

const percentText = (value: number): string => `${value}%`;

/**
 * How many men a total hits, by the chart of casualties.
 * @clause dg.fire.casualty-table dg.artillery.casualty-table dg.scale.men-per-figure
 * dg.scale.battery-frontage
 */
function effectOf(state: State, { firer, count }: MeasuredVolley, total: number, of: string | null): Effect {
  const isGuns = isBattery(firer);
  const [chart, clause] = isGuns
    ? (['casualties-artillery', 'dg.artillery.casualty-table'] as const)
    : (['casualties-small-arms', 'dg.fire.casualty-table'] as const);
  const row = rowOf(chart, total);
  const column = isGuns ? 'men for each gun' : 'per cent';
  const { value, mark } = (row === null ? null : found(state, chart, row, column as never)) ?? {
    value: 0,
    mark: 'reconstructed' as Mark,
  };
  const lookup = cell<DgClauseId>({
    of: firer.id,
    clause,
    table: chart,
    row: row ?? 'below',
    cell: isGuns ? String(value) : percentText(value),
    mark,
  });
  const ratio = ratioOf(value, isGuns ? 1 : 100);
  const terms = isGuns
    ? [
        add('dg.scale.battery-frontage', 'guns', count),
        { ...times<DgClauseId>(clause, 'men for each gun', ratio), mark },
      ]
    : [add('dg.scale.men-per-figure', 'men firing', count * MEN), percentOf<DgClauseId>(clause, 'hit', ratio, mark)];
  return { lookup, men: rounded(sum<DgClauseId>(of, terms), 'half-up') };
}

/**
 * The men of each target: shared equally, and what is left over goes to the nearest.
 * @clause dg.fire.split @ruling dg-052
 */
function sharedAmong(state: State, men: number, count: number): readonly number[] {
  const each = Math.floor(men / count);
  const rest = count === 1 || read(state, 'dg-052') === 'nearest' ? men - each * count : 0;
  return Array.from({ length: count }, (_, n) => each + (n < rest ? 1 : 0));
}

/**
 * Whom a volley hits: its targets, and by one reading all who are in a melee with them.
 * @ruling dg-065
 */
function hitBy(state: State, targets: readonly Body[]): readonly Body[] {
  const fighting = targets.flatMap((target) => meleeWith(state, target));
  return [
    ...targets,
    ...fighting.filter(
      ({ id }, n) =>
        fighting.findIndex((other) => other.id === id) === n && targets.every((target) => target.id !== id),
    ),
  ];
}

/**
 * Exhausted troops fire in two more turns, and can then do nothing. @clause dg.fatigue.utter
 * @ruling dg-111
 */
const spendStrength = (course: Course, { id, spent = 0 }: Body): void =>
  course.record({ type: 'strength-spent', unit: id, halves: spent + 1, clauses: ['dg.fatigue.utter'] });

/**
 * A unit fires: one die, read as 1 to 4, with its firepower and every modifier; the total is looked
 * up, and the men that it hits are shared among the targets.
 * @clause dg.fire.resolve dg.fire.one-roll dg.fire.split dg.fire.range dg.fire.casualty-table
 * dg.artillery.resolve dg.artillery.casualty-table dg.skirmish.fire dg.fire.general-hit
 * @ruling dg-016 dg-052 dg-054 dg-059 dg-065
 */
export function fire(course: Course, order: OrderOf<'fire'>, dice: Dice): void {
  const { state } = course;
  const measured = measureVolley(state, order);
  const { firer, side, targets, range, presence, terms } = measured;
  const bonus = presence.reduce((all, { value }) => all + value, 0);
  const atRisk = order.spares === true ? undefined : generalAtRisk(state, targets);
  // Where a general is at risk, a nought is not the same as another face that is read as it.
  const face = dice.roll(`fire.${firer.id}`, PERCENTAGE_DIE, (each) =>
    atRisk !== undefined && each === 0 ? FIRE_DIE.length : FIRE_DIE[faceRead(state, each, bonus)]!,
  );
  const shows = faceRead(state, face, bonus);
  const value = FIRE_DIE[shows]!;
  const die = cell<DgClauseId>({
    of: firer.id,
    clause: 'dg.fire.resolve',
    table: 'die',
    row: FIRE_ROWS[shows]!,
    cell: String(value),
  });
  const reach = cell<DgClauseId>({
    of: firer.id,
    clause: isBattery(firer) ? 'dg.artillery.range-table' : 'dg.fire.range-modifiers',
    table: range.chart,
    row: range.row,
    column: range.column,
    cell: signedOrZero(range.read.value),
    mark: range.read.mark,
  });
  const isToResult = read(state, 'dg-016') === 'to-result';
  const all = sum<DgClauseId>(firer.id, [
    { clause: 'dg.fire.resolve', label: `die of ${face}`, how: 'die', value, counted: true },
    ...terms,
    ...presence.map((each) => (isToResult ? each : { ...each, value: 0, counted: true })),
  ]);
  const { lookup, men } = effectOf(state, measured, all.total, targets.length === 1 ? targets[0]!.id : null);
  const hit = hitBy(state, targets);
  const hits = sharedAmong(state, men.total, hit.length);
  const shares: readonly Reason[] =
    hit.length === 1 ? [] : hit.map(({ id }, n) => sum<DgClauseId>(id, [add('dg.fire.split', 'its share', hits[n]!)]));
  const flanks = flankedBy(state, measured);
  course.record({
    type: 'volley-fired',
    unit: firer.id,
    at: targets.map(({ id }) => id),
    side,
    isFirst: isInitial({ state, firer, claims: order.claims === true }),
    ...(flanks.length > 0 && { flanks }),
    reasons: [die, reach, all, lookup, men, ...shares],
    clauses: [
      'dg.fire.one-roll',
      'dg.fire.range',
      ...(measured.isOblique ? (['dg.fire.range-oblique'] as const) : []),
      ...(isBattery(firer) ? (['dg.artillery.resolve'] as const) : (['dg.fire.two-ranks'] as const)),
      ...(isSkirmishing(firer) ? (['dg.skirmish.fire'] as const) : []),
    ],
  });
  const losses = hit.map(({ id }, n) => ({ unit: id, hit: hits[n]! }));
  if (firer.fatigue === 'exhausted') spendStrength(course, firer);
  const seen = atRisk !== undefined && face === 0 ? risk(course, atRisk, dice) : NO_FALL;
  testAll(course, [...seen.tests, ...loseMen(course, losses)], dice, order.at);
  testLeaderless(course, seen.leaderless, dice);
  notePresence(course);
}
