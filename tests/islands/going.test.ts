import { expect, test } from 'vitest';
import { replyTo } from '../../src/islands/mover/replying.ts';
import { toggled } from '../../src/islands/orders/beside.ts';
import { createChoice } from '../../src/islands/orders/createChoice.ts';
import type { Input, Ordering } from '../../src/islands/orders/ordering.ts';
import { goingWith } from '../../src/islands/orders/pointing.ts';
import { begun } from '../../src/islands/orders/replying.ts';
import type { Session } from '../../src/islands/orders/session.ts';
import { playModule } from '../../src/register/index.ts';
import { foot, maneuver } from '../games/regiments-and-roundshot/moves.ts';

/* What goes with an order that is begun or shown is told before it is confirmed. */

const game = await playModule('regiments-and-roundshot');
const state = maneuver({ line: foot(10, 10) }, { jagers: foot(10, 30) }, { now: { hands: { french: ['8', '3'], allied: [] } } }); // prettier-ignore

const choice = createChoice(
  { game } as Session,
  () => state,
  () => undefined,
);
const start = begun({ game: choice.at.game, state, beside: choice.now() });
const UP: Input = { kind: 'key', key: 'ArrowUp', isShift: false };
const after = (...inputs: readonly Input[]): Ordering => inputs.reduce((on, input) => replyTo(on, input)!.now, start);
const TAKE: Input = { kind: 'choose', offer: { says: '', select: 'line' } };

test('the card that the game takes for a march, until the reader chooses another', () => {
  expect(goingWith(start)).toEqual([]);
  expect(goingWith(after(TAKE)), 'nothing is begun yet').toEqual([]);
  expect(goingWith(after(TAKE, UP))).toEqual(['3-1']);
  const chosen = toggled(choice.chosen(), '8-1', choice.beside()!);
  const on = after(TAKE, UP, { kind: 'beside', beside: { ...choice.now()!, chosen } });
  expect(goingWith(on)).toEqual(['8-1']);
});

test('the card of an order that a first tap has shown', () => {
  const order = { type: 'march', unit: 'line', legs: [], with: ['8-1'] };
  const shown = (isMain?: true) => {
    const offers = [{ says: '', order, ...(isMain !== undefined && { isMain }) }];
    return goingWith({ ...start, selection: { ...start.selection, offers } });
  };
  expect(shown(true)).toEqual(['8-1']);
  expect(shown(), 'one of several to choose from').toEqual([]);
});

test('a choice is told what goes, and forgets it with the order', () => {
  choice.foresee(['3-1']);
  expect(choice.going()).toEqual(['3-1']);
  choice.forget();
  expect(choice.going()).toEqual([]);
});
