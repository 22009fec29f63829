import { goOn } from './fight.ts';
import type { Fighter } from './dice.ts';
import { scoreLines } from './score.ts';
import { rights, winsTies } from './ties.ts';
import type { Event } from '../events.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, D6, type Dice, refused, total, type Verdict } from '../reasons.ts';
import { body, type State } from '../state.ts';

/** @clause pb.fighting.heavy-reroll pb.fighting.heavy-reroll-order */
export function judgeReroll(state: State, { unit, die }: OrderOf<'reroll'>): Verdict {
  const { due, attacker, attack, defence, again } = state.fight!;
  if (!isDue(state, unit)) return refused('pb.fighting.heavy-reroll-order', 'reroll-first', { unit: due[0]! });
  const role = due[0] === attacker ? 'attack' : 'defence';
  const dice = role === 'attack' ? attack : defence;
  if (dice[die - 1] === undefined || !Number.isInteger(die))
    return refused('pb.fighting.heavy-reroll', 'no-such-die', { unit, die, dice: dice.length });
  if (again.includes(`${role}.${die}`)) return refused('pb.fighting.heavy-reroll', 'rerolled-already', { unit, die });
  return allowed('pb.fighting.heavy-reroll', 'pb.fighting.heavy-reroll-order');
}

/** @clause pb.fighting.heavy-reroll-order */
export function judgeKeep(state: State, { unit }: OrderOf<'keep'>): Verdict {
  return isDue(state, unit)
    ? allowed('pb.fighting.heavy-reroll', 'pb.fighting.heavy-reroll-order')
    : refused('pb.fighting.heavy-reroll-order', 'reroll-first', { unit: state.fight!.due[0]! });
}

/** Whether this is the unit that decides now, or the other half of its column. */
const isDue = (state: State, unit: string): boolean =>
  body(state, state.units[state.fight!.due[0]!]!).some(({ id }) => id === unit);

/**
 * Rerolls one die, counted from 1. The second result stands.
 * @clause pb.fighting.heavy-reroll pb.fighting.heavy-reroll-order
 */
export function reroll(state: State, { die }: OrderOf<'reroll'>, dice: Dice): readonly Event[] {
  const { attacker, attack, defence, due } = state.fight!;
  const role = due[0] === attacker ? 'attack' : 'defence';
  const was = (role === 'attack' ? attack : defence)[die - 1]!;
  const now = dice.roll(`reroll.${role}`, D6);
  const clauses = ['pb.fighting.heavy-reroll', 'pb.fighting.heavy-reroll-order'] as const;
  return goOn(state, [{ type: 'die-rerolled', unit: due[0]!, role, die, was, now, clauses }], dice);
}

/** Keeps the dice as they are. @clause pb.fighting.heavy-reroll */
export function keep(state: State, _order: OrderOf<'keep'>, dice: Dice): readonly Event[] {
  const [unit] = state.fight!.due;
  return goOn(state, [{ type: 'dice-kept', unit: unit!, clauses: ['pb.fighting.heavy-reroll-order'] }], dice);
}

/** Whether the side that decides now would lose or tie with its present dice. */
export function isBehind(state: State): boolean {
  const { attacker, defender, attack, defence, due } = state.fight!;
  const [one, other] = [state.units[attacker]!, state.units[defender]!];
  const mine: Fighter = { unit: one, foe: other, role: 'attack' };
  const theirs: Fighter = { unit: other, foe: one, role: 'defence' };
  const lead = total(scoreLines(state, mine, attack)) - total(scoreLines(state, theirs, defence));
  const [first, second] = [winsTies(rights(state, mine)), winsTies(rights(state, theirs))];
  const attackerAhead = lead > 0 || (lead === 0 && first && !second);
  const defenderAhead = lead < 0 || (lead === 0 && second && !first);
  return due[0] === attacker ? !attackerAhead : !defenderAhead;
}
