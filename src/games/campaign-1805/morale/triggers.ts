import type { Body } from '../bodies/body.ts';
import { isWithin } from '../bodies/models.ts';
import { read } from '../rulings.ts';
import type { Field } from '../state.ts';
import type { CfClauseId } from '../tables.ts';
import { attackedAnew } from './attacked.ts';
import { isMinded, NEAR, strengthOf } from './leadership.ts';

/** What the flights of an action have done to others. */
export interface Flights {
  /** The bodies that broke in it, each as it stood when it did. */
  readonly broken: readonly Body[];
  /** For each body that was run through, by whom. */
  readonly through: Readonly<Record<string, readonly string[]>>;
}

/**
 * The clauses by which a body has to test after an action: those things that were not true before
 * it and are now; while they last they call for no further test.
 * @clause cf.morale.triggers-listed cf.morale.trigger-quarter
 * @ruling cf-094 cf-098 cf-099 cf-118 cf-127
 */
export function triggersOf(before: Field, now: Field, body: Body, flights: Flights): readonly CfClauseId[] {
  const was = before.units[body.id];
  if (was === undefined) return [];
  const [old, fresh] = [strengthOf(before, was), strengthOf(now, body)];
  const isAnew = (key: 'isBelowHalf' | 'isBelowQuarter' | 'isQuarterLost' | 'isHalfLost') => fresh[key] && !old[key];
  const attacked = attackedAnew(before, now, was, body);
  const isCannoned = now.suffered.cannoned.includes(body.id) && !before.suffered.cannoned.includes(body.id);
  const isQuarter = fresh.quarters > old.quarters && read(now, 'cf-098') === 'crossings';
  const worded: readonly CfClauseId[] = [
    ...(isQuarter ? (['cf.morale.trigger-quarter'] as const) : []),
    ...(isAnew('isQuarterLost') ? (['cf.morale.mod-quarter-lost'] as const) : []),
    ...(isAnew('isHalfLost') ? (['cf.morale.mod-half-lost'] as const) : []),
    ...(flights.through[body.id] === undefined ? [] : (['cf.morale.mod-run-through'] as const)),
  ];
  const listed: readonly CfClauseId[] = [
    ...(isAnew('isBelowHalf') ? (['cf.morale.mod-below-half'] as const) : []),
    ...(isAnew('isBelowQuarter') ? (['cf.morale.mod-below-quarter'] as const) : []),
    ...(isCannoned ? (['cf.morale.mod-cannon'] as const) : []),
    ...(attacked.some((quarter) => quarter !== 'rear') ? (['cf.morale.mod-flank'] as const) : []),
    ...(attacked.includes('rear') ? (['cf.morale.mod-rear'] as const) : []),
    ...(brokenNear(now, body, flights).length > 0 ? (['cf.morale.mod-routers-near'] as const) : []),
  ];
  // Readings are asked for where they matter, so that a step names no ruling that it does not need.
  const isAll = listed.length > 0 && read(now, 'cf-094') === 'all-on-occurrence';
  const clauses = [...worded, ...(isAll ? listed : [])];
  const isTested = clauses.length === 0 || body.condition === 'steady' || read(now, 'cf-127') === 'tests-and-flees';
  return isTested ? clauses : [];
}

/**
 * Whether a body is near enough to one that has broken: where that one is now, or by one reading
 * where it broke. @ruling cf-118
 */
function isNear(now: Field, body: Body, broken: Body): boolean {
  const other = now.units[broken.id];
  const [here, there] = [other !== undefined && isWithin(other, body, NEAR), isWithin(broken, body, NEAR)];
  return here !== there && read(now, 'cf-118') === 'where-it-broke' ? there : here;
}

/**
 * The bodies of an action that shake another as they rout: those whose first flight ends within 8
 * cm of it, or by one reading those that broke within 8 cm.
 * @clause cf.morale.mod-routers-near @ruling cf-100 cf-118
 */
export const brokenNear = (now: Field, body: Body, { broken }: Pick<Flights, 'broken'>): readonly string[] =>
  broken
    .filter((other) => other.id !== body.id && isNear(now, body, other) && isMinded(now, body, other))
    .map(({ id }) => id);
