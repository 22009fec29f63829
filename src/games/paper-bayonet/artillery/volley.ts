import { shoot } from './effect.ts';
import { judgeFire } from './fire.ts';
import type { Event } from '../events.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, type Dice, refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Shot, State } from '../state.ts';
import { apply } from '../turn/apply.ts';

/**
 * Judges the declaration of several shots at once. Allowed only under `declared-together`, and only
 * if each of the shots would be allowed alone.
 * @ruling pb-056
 */
export function judgeDeclare(state: State, { shots }: OrderOf<'declare'>): Verdict {
  const first = shots[0];
  if (first === undefined) return refused('pb.artillery.optional', 'nothing-declared', {});
  if (read(state, 'pb-056') === 'one-by-one')
    return refused('pb.artillery.optional', 'one-by-one', { gun: first.unit });
  const twice = shots.find((shot, i) => shots.findIndex((each) => each.unit === shot.unit) !== i);
  if (twice !== undefined) return refused('pb.artillery.fire-or-move', 'already-fired', { gun: twice.unit });
  const verdicts = shots.map((shot) => judgeFire(state, { type: 'fire', ...shot }));
  const barred = verdicts.find((each) => !each.ok);
  if (barred !== undefined) return barred;
  const clauses = new Set(verdicts.flatMap((each) => (each.ok ? each.clauses : [])));
  return allowedShowing(
    verdicts.flatMap(({ shows }) => shows),
    ...clauses,
  );
}

/**
 * Fires declared shots one after another. A shot is lost if its target is gone or may no longer be
 * fired at. If the owner of a routed unit must choose its square, the remaining shots wait.
 * @ruling pb-056
 */
export function shootAll(state: State, shots: readonly Shot[], dice: Dice): readonly Event[] {
  const events: Event[] = [];
  let now = state;
  for (const [i, shot] of shots.entries()) {
    if (now.placing.length > 0)
      return [...events, { type: 'shots-held', shots: shots.slice(i), clauses: ['pb.artillery.optional'] }];
    // All shots were declared before the first was fired, so the deeds of this turn do not count.
    const still = now.units[shot.at] !== undefined && judgeFire({ ...now, deeds: {} }, { type: 'fire', ...shot }).ok;
    const played: readonly Event[] = still
      ? shoot(now, shot, dice)
      : [{ type: 'shot-lost', unit: shot.unit, target: shot.at, clauses: ['pb.artillery.optional'] }];
    events.push(...played);
    now = played.reduce(apply, now);
  }
  return events;
}
