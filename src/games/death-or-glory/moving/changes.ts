import { isBattery, isFoot, troopsOf, type Body } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import type { Field } from '../state.ts';
import { QUARTERS, type DgClauseId, type Formation } from '../tables.ts';
import {
  CHANGES,
  COLUMN_OF,
  INTO_SKIRMISH,
  LIMBERING,
  PRINTED_COLUMN,
  REFACING,
  REFORM,
  REFORM_TEXT,
  SLOW_CLASSES,
  type Times,
} from './tables.ts';

/** What a change takes, in quarters of a turn, and the clauses that say so. */
export interface ChangeTime {
  readonly quarters: number;
  readonly clauses: readonly DgClauseId[];
}

const kindOf = (body: Body): 'foot' | 'horse' => (isFoot(body) || isBattery(body) ? 'foot' : 'horse');

/**
 * The time of the nation of a body, out of three printed columns.
 * @clause dg.nation.infantry dg.nation.cavalry dg.nation.artillery
 */
function timeFor(body: Body, times: Times): number {
  const arm = isBattery(body) ? 'guns' : kindOf(body);
  return times[PRINTED_COLUMN[kindOf(body)][COLUMN_OF[arm][troopsOf(body).nation]]];
}

const NATION_CLAUSE = {
  foot: 'dg.nation.infantry',
  horse: 'dg.nation.cavalry',
  guns: 'dg.nation.artillery',
} as const;

/** The clause of the table of nations that a body needs; none if its own nation has a column. */
function nationClause(body: Body): readonly DgClauseId[] {
  const { nation } = troopsOf(body);
  const arm = isBattery(body) ? 'guns' : kindOf(body);
  if (COLUMN_OF[arm][nation] === nation) return [];
  return [NATION_CLAUSE[arm]];
}

/**
 * Twice the time for conscripts and the like, and for tired troops; by one reading each doubles
 * again. @clause dg.formation.double-time dg.formation.double-time-tired @ruling dg-077
 */
function doubled(state: Field, body: Body, { quarters, clauses }: ChangeTime): ChangeTime {
  const isSlow = SLOW_CLASSES.includes(troopsOf(body).is);
  const isTired = body.fatigue !== 'fresh';
  if (!isSlow && !isTired) return { quarters, clauses: [...clauses, ...nationClause(body)] };
  const both = isSlow && isTired && read(state, 'dg-077') === 'multiply';
  return {
    quarters: quarters * (both ? 4 : 2),
    clauses: [
      ...clauses,
      ...nationClause(body),
      ...(isSlow ? (['dg.formation.double-time'] as const) : []),
      ...(isTired ? (['dg.formation.double-time-tired'] as const) : []),
    ],
  };
}

/** By one reading a change of more than a turn takes whole turns. @ruling dg-074 */
function wholeTurns(state: Field, time: ChangeTime): ChangeTime {
  if (time.quarters <= QUARTERS || read(state, 'dg-074') === 'carry-over-unformed') return time;
  return { ...time, quarters: QUARTERS * Math.ceil(time.quarters / QUARTERS) };
}

/** The column of march of horse is called its column. @ruling dg-122 */
const printed = (body: Body, formation: Formation): Formation =>
  formation === 'column' && !isFoot(body) ? 'march-column' : formation;

/** A change between two formations by a row of the table; null if the table has none. */
function byRow(body: Body, from: Formation, into: Formation): ChangeTime | null {
  const pair = [printed(body, from), printed(body, into)];
  const row = CHANGES.find(({ between }) => between.every((each) => pair.includes(each)) && pair[0] !== pair[1]);
  const times = row === undefined ? null : isFoot(body) ? row.foot : row.horse;
  return times === null ? null : { quarters: timeFor(body, times), clauses: [row!.clause] };
}

const both = (one: ChangeTime | null, other: ChangeTime | null): ChangeTime | null =>
  one === null || other === null
    ? null
    : { quarters: one.quarters + other.quarters, clauses: [...one.clauses, ...other.clauses] };

const INTO = (body: Body): ChangeTime => ({
  quarters: timeFor(body, INTO_SKIRMISH[kindOf(body)]),
  clauses: ['dg.formation.into-skirmish'],
});

/**
 * What it takes to send a company of skirmishers out, or to call it in.
 * @clause dg.formation.into-skirmish @ruling dg-124
 */
export const companyTime = (state: Field, body: Body): ChangeTime => doubled(state, body, INTO(body));

/** Into skirmish order, and out of it. @clause dg.formation.into-skirmish @ruling dg-075 */
function skirmishing(state: Field, body: Body, into: Formation): ChangeTime | null {
  const time = INTO(body);
  if (into === 'skirmish-order' || read(state, 'dg-075') === 'same-time-back' || into === 'column') return time;
  return both(time, byRow(body, 'column', into));
}

/** Limbering and unlimbering. @clause dg.formation.unlimber dg.formation.limber @ruling dg-076 */
function limbering(state: Field, body: Body, into: 'limbered' | 'deployed'): ChangeTime | null {
  const { clause, foot, horse } = LIMBERING[into];
  if (troopsOf(body).arm === 'foot-guns') return { quarters: timeFor(body, foot), clauses: [clause] };
  const isLast = PRINTED_COLUMN.foot[COLUMN_OF.guns[troopsOf(body).nation]] === 2;
  return isLast && read(state, 'dg-076') === 'pr-au-none' ? null : { quarters: horse, clauses: [clause] };
}

function plainTime(state: Field, body: Body, into: Formation): ChangeTime | null {
  const from = body.formation;
  if (from === into || body.guns !== undefined) return null;
  if (isBattery(body)) return into === 'limbered' || into === 'deployed' ? limbering(state, body, into) : null;
  if (into === 'limbered' || into === 'deployed' || (into === 'march-column' && !isFoot(body))) return null;
  if (from === 'skirmish-order' || into === 'skirmish-order') return skirmishing(state, body, into);
  if (from === 'square' && into === 'line' && read(state, 'dg-075') === 'via-column')
    return both(byRow(body, 'square', 'column'), byRow(body, 'column', 'line'));
  return byRow(body, from, into);
}

/**
 * What a change of formation takes of a body; null if it can take no such formation.
 * @clause dg.formation.march-to-divisions dg.formation.march-to-line dg.formation.march-to-square
 * dg.formation.divisions-to-line dg.formation.divisions-to-square dg.formation.line-to-square
 * dg.formation.into-skirmish dg.formation.unlimber dg.formation.limber
 * @ruling dg-074 dg-075 dg-076
 */
export function changeTime(state: Field, body: Body, into: Formation): ChangeTime | null {
  const time = plainTime(state, body, into);
  return time === null ? null : wholeTurns(state, doubled(state, body, time));
}

/**
 * What it takes to turn a deployed battery by so many degrees; null if it must limber.
 * @clause dg.formation.reface-battery @ruling dg-078
 */
export function refacingTime(state: Field, body: Body, degrees: number): ChangeTime | null {
  const [most, whole] = REFACING.at(-1)!;
  const band = (angle: number): number => REFACING.find(([upTo]) => angle <= upTo + 0.05)![1];
  const isFar = degrees > most + 0.05;
  if (isFar && read(state, 'dg-078') === 'not-possible') return null;
  const quarters = isFar ? whole + band(degrees - most) : band(degrees);
  return doubled(state, body, { quarters, clauses: ['dg.formation.reface-battery'] });
}

/**
 * For how many turns a body must stand idle until it is formed again, or, out of disorder, first
 * unformed. By the chart of its nation, by the text, or by both.
 * @clause dg.reform.unformed dg.reform.disordered dg.formation.reform-unformed
 * dg.formation.reform-disordered @ruling dg-021
 */
export function reformTime(state: Field, body: Body): { readonly unformed: number | null; readonly formed: number } {
  const reading = read(state, 'dg-021');
  const chart = (row: 'unformed' | 'disordered'): number =>
    doubled(state, body, { quarters: timeFor(body, REFORM[row][kindOf(body)]), clauses: [] }).quarters / QUARTERS;
  const turns = (row: 'unformed' | 'disordered'): number => {
    if (reading === 'text') return REFORM_TEXT[row];
    return reading === 'longer-of-both' ? Math.max(REFORM_TEXT[row], chart(row)) : chart(row);
  };
  if (body.order !== 'disordered') return { unformed: null, formed: turns('unformed') };
  if (reading === 'chart-in-steps')
    return { unformed: chart('disordered'), formed: chart('disordered') + chart('unformed') };
  const formed = turns('disordered');
  return { unformed: formed >= REFORM_TEXT.disordered ? 1 : null, formed };
}
