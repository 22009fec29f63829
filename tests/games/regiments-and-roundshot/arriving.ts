import type { Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { inches } from '../../../src/games/regiments-and-roundshot/tables.ts';
import { facingOf } from '../../../src/geometry/placing.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';
import { begun, WHOLE } from './battle.ts';
import { play } from './fights.ts';

/** Both sides have set up, and the French, who hold these cards, roll for reinforcements. */
export function rolling(cards: readonly string[] = [], readings: Readings = {}): State {
  let state = play(begun(WHOLE, readings), [{ roll: 'off' }], [{ 'first.french': 5 }, { 'first.allied': 2 }]).state;
  while (state.battle!.deployed.length < 2) {
    const [next] = engine.candidates(state);
    state = engine.resolve(state, next!.order, seeded(1)).reduce((now, event) => engine.apply(now, event), state);
  }
  const deck = state.deck.filter((card) => !cards.includes(card));
  return { ...state, deck, hands: { ...state.hands, french: cards } };
}

export const REINFORCE = { roll: 'reinforcements' };
export const face = (count: number): Scripted => ({ 'reinforcement.french': count });
export const third = (count: number): Scripted => ({ 'arrival.french': count });

/** Enemies along the southern edge, an inch and a half apart, between two places. */
export function blocked(state: State, from: number, to: number): State {
  const foes = Array.from({ length: Math.floor((to - from) / 1.5) + 1 }, (_, n) => ({
    id: `foe-${n}`,
    side: 'allied',
    arm: 'infantry' as const,
    name: `the foe ${n}`,
    condition: 'steady' as const,
    at: pointAt(inches(from + 1.5 * n), inches(0.6)),
    facing: facingOf('south'),
  }));
  return { ...state, units: { ...state.units, ...Object.fromEntries(foes.map((foe) => [foe.id, foe])) } };
}
