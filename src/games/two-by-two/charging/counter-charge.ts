import type { Um } from '../../../geometry/lengths.ts';
import { courseBarred, targetBarred } from './charge.ts';
import { isWithin, measuredFrom } from '../shooting/range.ts';
import { goingClauses } from '../moving/move.ts';
import type { OrderOf } from '../orders.ts';
import { pathOf, toContact } from '../moving/passage.ts';
import { allowedShowing, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isCavalry } from '../units/unit.ts';
import { moveOf, type State, type Unit } from '../state.ts';
import { foesTouching, starterBarred } from './contact.ts';

/**
 * May this cavalry counter-charge that enemy? The enemy has moved in this half of the turn and
 * stands within half a move.
 * @clause tt.sequence.counter-charge-phase tt.contact.counter-charge
 * tt.contact.counter-charge-trigger tt.contact.straight-ahead
 * @ruling tt-036 tt-037
 */
export function judgeCounterCharge(state: State, { unit: id, at, legs: wanted }: OrderOf<'counter-charge'>): Verdict {
  const unit = state.units[id]!;
  const legs = toContact(state, unit, wanted);
  const target = state.units[at]!;
  const blocks = read(state, 'tt-037') === 'states-and-terrain-bind' ? ({ friends: 'block' } as const) : {};
  const barred =
    riderBarred(state, unit) ??
    targetBarred(state, unit, target) ??
    untriggered(state, unit, target) ??
    starterBarred(state, unit, target) ??
    tooLong(courseBarred(state, { unit, target, legs, most: halfMove(state, unit, target), ...blocks }));
  if (barred !== null) return barred;
  return allowedShowing(
    [pathOf(unit, legs, { sense: 'charge', touches: at })],
    ...([
      'tt.sequence.counter-charge-phase',
      'tt.contact.counter-charge',
      'tt.contact.counter-charge-trigger',
    ] as const),
    'tt.contact.straight-ahead',
    ...goingClauses(state, unit, legs, halfMove(state, unit, target)),
  );
}

/**
 * Changes the clause of a refusal: a counter-charge longer than half a move is forbidden by the
 * clause that limits it to half a move.
 * @clause tt.contact.counter-charge-trigger
 */
const tooLong = (barred: Refused | null): Refused | null =>
  barred?.reason === 'too-far' ? { ...barred, clause: 'tt.contact.counter-charge-trigger' } : barred;

/**
 * Why this unit may not counter-charge any enemy.
 * @clause tt.contact.counter-charge tt.state.pinned tt.state.disrupted @ruling tt-037 tt-064
 */
function riderBarred(state: State, unit: Unit): Refused | null {
  if (!isCavalry(state, unit)) return refused('tt.contact.counter-charge', 'not-cavalry', { unit: unit.id });
  if (state.countered.includes(unit.id))
    return refused('tt.contact.counter-charge', 'has-countered', { unit: unit.id });
  if (unit.disrupted) return refused('tt.state.disrupted', 'disrupted', { unit: unit.id });
  if (read(state, 'tt-037') === 'only-disrupted-barred') return null;
  if (unit.pinned) return refused('tt.state.pinned', 'pinned', { unit: unit.id });
  const [foe] = foesTouching(state, unit);
  if (foe === undefined) return null;
  return refused('tt.contact.counter-charge', 'contacted', { unit: unit.id, foe: foe.id }, [
    { kind: 'light', units: [foe.id] },
  ]);
}

/**
 * Half of the move that counts: the cavalry’s own move or, under one reading, that of the enemy
 * that moved.
 * @clause tt.contact.counter-charge-trigger @ruling tt-036
 */
const halfMove = (state: State, unit: Unit, target: Unit): Um =>
  (moveOf(read(state, 'tt-036') === 'enemys-half' ? target : unit) / 2) as Um;

/**
 * Refuses an enemy that has not moved, or that does not stand near enough.
 * @clause tt.contact.counter-charge-trigger @ruling tt-004 tt-005 tt-036
 */
function untriggered(state: State, unit: Unit, target: Unit): Refused | null {
  if (!state.moved.includes(target.id))
    return refused('tt.contact.counter-charge-trigger', 'has-not-moved', { at: target.id }, [
      { kind: 'light', units: [target.id] },
    ]);
  const { length: distance, from, to } = measuredFrom(state, unit, target);
  const half = halfMove(state, unit, target);
  if (isWithin(state, distance, half)) return null;
  return refused('tt.contact.counter-charge-trigger', 'not-near-enough', { at: target.id, distance, half }, [
    { kind: 'ruler', from, to },
  ]);
}
