import { total } from '../../core/reasons.ts';
import type { Policy } from '../engine.ts';
import { firstOption } from '../odds.ts';
import type { Order } from './orders.ts';
import { rights, scoreLines, winsTies, type Fighter } from './score.ts';
import type { State } from './state.ts';

/** Does the side that decides stand to lose, or to tie, with the dice as they lie? */
function isBehind(state: State): boolean {
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

/**
 * How odds are counted where dice may be rolled again: who is not ahead rolls the lowest die again, who is ahead keeps all. A winner that
 * may step forward stays; squares are taken as they come.
 */
export const policy: Policy<State, Order> = {
  name: 'reroll-when-behind',
  says: 'A side that may roll a die again does so when it is not ahead, and takes its lowest; other choices leave these chances as they are.',
  choose(state, options) {
    const orders = options.map((option) => option.order);
    const decided =
      state.fight === null
        ? orders.find((order) => order.type === 'stay')
        : orders.find((order) => order.type === (isBehind(state) ? 'reroll' : 'keep'));
    return decided ?? (firstOption.choose(state, options) as Order);
  },
};
