import { expect, test } from 'vitest';
import { highlights, paleUnable } from '../../src/islands/orders/highlights.ts';
import { begun } from '../../src/islands/orders/replying.ts';
import { instructions } from '../../src/panel/instructions.ts';
import { play } from '../../src/scene/two-by-two/index.ts';
import { choicesOf, listingOnce } from '../../src/scene/input.ts';
import type { Awaiting } from '../../src/games/contract/engine.ts';
import type { PlayModule } from '../../src/scene/module.ts';
import { begin } from '../games/two-by-two/field.ts';

const start = () =>
  begin({
    french: { guard: 'guard 10,10' },
    allied: { uhlans: 'lancers 10,20' },
    now: { phase: 'move' },
  }) as unknown as Awaiting;

test('a board lists the orders of a state once, whoever asks for them', () => {
  const game = play as unknown as PlayModule;
  let count = 0;
  const candidates: PlayModule['rules']['candidates'] = (state, unit) => {
    if (unit === undefined) count += 1;
    return game.rules.candidates(state, unit);
  };
  const once = listingOnce({ ...game, rules: { ...game.rules, candidates } });
  const state = start();
  const { field, selection } = begun({ game: once, state });
  expect(instructions(once, state)).toBe(instructions(game, state));
  expect(choicesOf(once.rules, state)).toEqual(choicesOf(game.rules, state));
  paleUnable({ game: once }, once.scene(state, []), state);
  highlights(field, selection, []);
  expect(count).toBe(1);
  choicesOf(once.rules, { ...state });
  expect(count).toBe(2);
});

test('the marks of annotations are drawn without the rest of the board, and are those of the whole picture', () => {
  const game = play as unknown as PlayModule;
  const state = start();
  const shows = [
    { kind: 'light', units: ['guard'] },
    { kind: 'ruler', from: 'guard', to: [1000, 2000] },
  ] as never;
  const bare = new Set(game.scene(state, []).marks.map(({ id }) => id));
  const added = game.scene(state, shows).marks.filter(({ id }) => !bare.has(id));
  expect(game.shown(state, shows)).toEqual(added);
  expect(added).toHaveLength(2);
  expect(game.shown(state, [])).toEqual([]);
});
