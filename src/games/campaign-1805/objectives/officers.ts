import type { Battle } from '../deploying/battle.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type State } from '../state.ts';
import { COMMANDERS, type Commander } from '../tables.ts';
import type { Course } from '../turn/course.ts';

import type { Body } from '../bodies/body.ts';

/** The ranks of commanders, the highest first. */
const RANKS = Object.keys(COMMANDERS) as readonly Commander[];

/**
 * The place of the highest officer of a body among all ranks, 0 the highest; null if it has none.
 */
export function rankOf({ commanders }: Pick<Body, 'commanders'>): number | null {
  const places = commanders.map((each) => RANKS.indexOf(each));
  return places.length === 0 ? null : Math.min(...places);
}

/**
 * The officers whom each side must not lose: those of its highest rank. Of several, their owner
 * names one, or it is the first; by one reading it is all of them.
 * @clause cf.objective.assassination @ruling cf-109
 */
export function officersIn(state: State, battle: Battle): Battle['officers'] {
  if (battle.objective !== 'assassination') return {};
  const all = [...bodiesIn(state), ...Object.values(battle.waiting)];
  return Object.fromEntries(
    Object.keys(state.sides).map((side) => {
      const led = all.filter((body) => body.side === side);
      const highest = Math.min(...led.flatMap((body) => rankOf(body) ?? []));
      const ids = led.filter((body) => rankOf(body) === highest).map(({ id }) => id);
      const named = ids.find((id) => id === battle.named[side]) ?? ids[0];
      const bodies = read(state, 'cf-109') === 'off-table' ? ids : ids.filter((id) => id === named);
      return [side, { rank: RANKS[highest]!, bodies }];
    }),
  );
}

/**
 * Whether the officer of this rank in a body is lost: fallen, gone with it, or by default routed
 * with it. @ruling cf-109
 */
function isLost(state: State, { waiting }: Battle, id: string, rank: Commander): boolean {
  if (waiting[id] !== undefined) return false;
  const body = state.units[id];
  if (body?.commanders.includes(rank) !== true) return true;
  return body.condition === 'routing' && read(state, 'cf-109') === 'with-his-body';
}

/**
 * The officers who have been lost by what has just happened; a rally does not bring them back.
 * @clause cf.objective.assassination @ruling cf-109
 */
export function noteOfficers(course: Course): void {
  const { state } = course;
  const { battle } = state;
  if (battle?.setUp !== null || battle.over !== null) return;
  for (const [side, { rank, bodies }] of Object.entries(battle.officers))
    for (const unit of bodies)
      if (!battle.lost.includes(unit) && isLost(state, battle, unit, rank))
        course.record({ type: 'officer-lost', unit, side, clauses: ['cf.objective.assassination'] });
}
