import { gap } from '../../../geometry/gaps.ts';
import { opposite } from '../../../geometry/facings.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import type { Event } from '../events.ts';
import { isChargerOf } from '../shooting/fire.ts';
import { goneBack } from '../morale/retreat.ts';
import { read } from '../rulings.ts';
import { baseOf, enemiesOf, type State, type Unit } from '../state.ts';
import { brackets } from '../tables.ts';
import { isTouching } from './contact.ts';

/** A charger hit by defensive fire stops this far short of its target. @ruling tt-032 */
const SHORT = brackets(1);

/**
 * Whether defensive fire that pins or disrupts a charger stops it: always under `pinned-stalls`;
 * under `immediate-instead` only if it is fired at once.
 * @ruling tt-031 tt-032
 */
const isStalling = (state: State, isAtOnce: boolean): boolean =>
  read(state, 'tt-032') === 'pinned-stalls' || (isAtOnce && read(state, 'tt-031') === 'immediate-instead');

/**
 * Puts a charger that a shot has just pinned or disrupted back to [1] from its target, under some
 * readings only. `from`: the board before the shot.
 * @clause tt.state.pinned tt.state.disrupted @ruling tt-031 tt-032
 */
export function stalled(from: State, state: State, id: string): readonly Event[] {
  const before = from.units[id]!;
  const charger = state.units[id];
  if (charger === undefined) return [];
  const isHit = (charger.pinned && !before.pinned) || (charger.disrupted && !before.disrupted);
  const { pending } = from;
  const isAtOnce = pending?.kind === 'reaction' && pending.charger === charger.id && pending.by === 'charge';
  const foe = enemiesOf(state, charger).find(
    (each) => isTouching(charger, each) && (isAtOnce || isChargerOf(state, charger, each)),
  );
  if (!isHit || foe === undefined || !isStalling(state, isAtOnce)) return [];
  const direction = opposite(charger.facing);
  const { to, by } = goneBack(state, charger, { direction, facing: charger.facing, wish: clearBy(charger, foe) });
  const clause = charger.disrupted ? 'tt.state.disrupted' : 'tt.state.pinned';
  return [{ type: 'charger-stalled', unit: charger.id, to, by, clauses: [clause] }];
}

/** How far a charger goes straight back to stand [1] from its target. */
function clearBy(charger: Unit, foe: Unit): Um {
  let by = 0;
  for (;;) {
    const left = SHORT - gap(shift(baseOf(charger), opposite(charger.facing), by as Um), baseOf(foe));
    if (left <= 0) return by as Um;
    by += left;
  }
}
