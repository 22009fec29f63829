import type { Body, Quarter } from '../bodies/body.ts';
import { modelsOf, rangeBetween } from '../bodies/models.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type Field } from '../state.ts';
import type { CfClauseId } from '../tables.ts';
import { NEAR, strengthOf } from './leadership.ts';

/** What the flights of an action have done to others. */
export interface Flights {
  /** The bodies that broke in it. */
  readonly broken: readonly string[];
  /** For each body that was run through, by whom. */
  readonly through: Readonly<Record<string, readonly string[]>>;
}

/** The quarters that call for a test: an enemy in front calls for none. @ruling cf-099 */
const FLANKS: readonly Quarter[] = ['left', 'right', 'rear'];

/**
 * The clauses by which a body has to test after an action: those things that were not true before
 * it and are now; while they last they call for no further test.
 * @clause cf.morale.triggers-listed cf.morale.trigger-quarter
 * @ruling cf-094 cf-098 cf-099 cf-118 cf-127
 */
export function triggersOf(before: Field, now: Field, body: Body, flights: Flights): readonly CfClauseId[] {
  const was = before.units[body.id];
  if (was === undefined || body.condition === 'routing') return [];
  const [old, fresh] = [strengthOf(before, was), strengthOf(now, body)];
  const isAll = read(now, 'cf-094') === 'all-on-occurrence';
  const isAnew = (key: 'isBelowHalf' | 'isBelowQuarter' | 'isQuarterLost' | 'isHalfLost') => fresh[key] && !old[key];
  const attacked = FLANKS.filter((quarter) => isFrom(now, body, quarter) && !isFrom(before, body, quarter));
  const isCannoned = now.suffered.cannoned.includes(body.id) && !before.suffered.cannoned.includes(body.id);
  const isQuarter = fresh.quarters > old.quarters && read(now, 'cf-098') === 'crossings';
  return [
    ...(isQuarter ? (['cf.morale.trigger-quarter'] as const) : []),
    ...(isAnew('isQuarterLost') ? (['cf.morale.mod-quarter-lost'] as const) : []),
    ...(isAnew('isHalfLost') ? (['cf.morale.mod-half-lost'] as const) : []),
    ...(flights.through[body.id] === undefined ? [] : (['cf.morale.mod-run-through'] as const)),
    ...(isAll && isAnew('isBelowHalf') ? (['cf.morale.mod-below-half'] as const) : []),
    ...(isAll && isAnew('isBelowQuarter') ? (['cf.morale.mod-below-quarter'] as const) : []),
    ...(isAll && isCannoned ? (['cf.morale.mod-cannon'] as const) : []),
    ...(isAll && attacked.some((quarter) => quarter !== 'rear') ? (['cf.morale.mod-flank'] as const) : []),
    ...(isAll && attacked.includes('rear') ? (['cf.morale.mod-rear'] as const) : []),
    ...(isAll && isNearBroken(now, body, flights) ? (['cf.morale.mod-routers-near'] as const) : []),
  ];
}

const isFrom = ({ suffered: { attacked } }: Field, { id }: Body, quarter: Quarter): boolean =>
  (attacked[id] ?? []).includes(quarter);

/**
 * Whether the first flight of a body that has just broken ends within 8 cm of this one.
 * @clause cf.morale.mod-routers-near @ruling cf-100 cf-118
 */
function isNearBroken(now: Field, body: Body, { broken }: Flights): boolean {
  const isAny = read(now, 'cf-100') === 'any-unit';
  const near = bodiesIn(now).filter(
    (other) => broken.includes(other.id) && other.id !== body.id && (isAny || other.side === body.side),
  );
  if (near.length === 0) return false;
  const own = modelsOf(body);
  return near.some((other) => atMost(rangeBetween(modelsOf(other), own), NEAR));
}
