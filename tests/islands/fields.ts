import type { AnyRules, Awaiting, OrderLike, Target } from '../../src/games/contract/engine.ts';
import { allowed } from '../../src/core/verdicts.ts';
import { type Field, type Selection } from '../../src/islands/orders/selection.ts';
import { playModule } from '../../src/register/index.ts';
import { choicesOf, sameTarget, type Choice } from '../../src/scene/input.ts';
import { stand, type Field as Given } from '../games/paper-bayonet/field.ts';

const game = await playModule('paper-bayonet');
export const { rules } = game;

export const to = (square: string): Target => ({ square });

export function fieldOf(units: Readonly<Record<string, string>>, given: Given = {}): Field {
  const state: Awaiting = stand(units, given);
  return { game, state, choices: choicesOf(rules, state) };
}

/** A board with only these made-up choices. */
export function offering(field: Field, ...choices: readonly Choice[]): Field {
  const own: AnyRules = {
    ...rules,
    probe(state, intent) {
      const here = choices.filter(({ unit, target }) => unit === intent.unit && sameTarget(target, intent.target));
      return here.length > 0 ? here.map(({ order }) => ({ order, verdict: allowed() })) : rules.probe(state, intent);
    },
    words: {
      ...rules.words,
      order: (given, state) => choices.find(({ order }) => order === given)?.says ?? rules.words.order(given, state),
    },
  };
  return { ...field, game: { ...game, rules: own }, choices };
}
export const select = (part: Partial<Selection>): Selection => ({
  cursor: to('a1'),
  unit: null,
  keys: false,
  offers: [],
  ...part,
});
export const sameOrder = (a: OrderLike, b: OrderLike) => JSON.stringify(a) === JSON.stringify(b);
export const says = (offers: readonly { readonly says: string }[]) => offers.map((offer) => offer.says);
export const order = (type: string, part: object = {}): OrderLike => ({ type, ...part });

export const GUNS = {
  gun: 'french cannon d1',
  mate: 'french cannon a1',
  hussars: 'allied cavalry d4',
  jagers: 'allied skirmishers e4',
};
export const MOVING: Given = { phase: 'movement', activated: ['dubois'] };
export const COLUMN = { first: 'french line-infantry h2', gun: 'french cannon h1', hussars: 'allied cavalry d4' };
