import { describe, expect, test } from 'vitest';
import { allowed } from '../../src/core/verdicts.ts';
import { activate, foreseen, type Field } from '../../src/islands/orders/selection.ts';
import { highlights, preview } from '../../src/islands/orders/highlights.ts';
import type { Choice } from '../../src/scene/input.ts';
import { fieldOf, GUNS, offering, order, select, to } from './fields.ts';

describe('a place for what is not on the board', () => {
  const marker = (at: string): Choice => ({ unit: null, target: to(at), order: order('objective', { at }), says: at });
  const reserve = (at: string): Choice => ({ unit: 'reserve', target: to(at), order: order('deploy'), says: at });
  const shown = (field: Field) => highlights(field, select({}), []).map(({ id }) => id);
  const bare = fieldOf({});

  test('is shown where the game is played, once each', () => {
    const field = { ...offering(bare, marker('d4'), marker('e4'), reserve('e4'), reserve('f4')), isOpen: true };
    expect(shown(field)).toEqual(['place-d4', 'place-e4', 'place-f4']);
  });

  test('is not shown in a task, which asks for it, nor for units on the board', () => {
    expect(shown(offering(bare, marker('d4')))).toEqual([]);
    expect(shown({ ...fieldOf(GUNS), isOpen: true })).toEqual(['able-d1', 'able-a1']);
  });

  test('is previewed too, allowed or not', () => {
    const field = { ...offering(bare, marker('d4')), isOpen: true };
    expect(preview(field, select({ cursor: to('d4') }))).toEqual({ shows: [], isRefused: false });
    expect(preview(offering(bare, marker('d4')), select({ cursor: to('d4') }))).toBeNull();
  });

  test('takes two taps', () => {
    const { game, ...field } = offering(bare, marker('d4'));
    const judging = { ...field, game: { ...game, rules: { ...game.rules, judge: () => allowed() } } };
    expect(foreseen(judging, null, to('d4'))).toMatchObject({ says: 'd4', isMain: true });
  });
});

test('nothing is shown as refused where the reader pointed before the board changed', () => {
  const field = fieldOf(GUNS);
  const pointed = select({ unit: 'gun', cursor: to('e4') });
  expect(preview(field, pointed)).toMatchObject({ isRefused: true });
  expect(preview(field, { ...pointed, isStale: true })).toBeNull();
});

test('keeps the one unit that every order is for, whatever else is pointed at', () => {
  const field = fieldOf(GUNS);
  const place = (at: string): Choice => ({ unit: 'gun', target: to(at), order: order('place'), says: at });
  const placing = offering(field, place('a2'), place('b1'));
  expect(activate(placing, null, to('b1')).offers).toMatchObject([{ order: { type: 'place' } }]);
  for (const at of ['a1', 'd1', 'c3']) expect(activate(placing, 'gun', to(at)).unit, at).not.toBe('mate');
  expect(activate(placing, 'gun', to('d1'))).toMatchObject({ unit: 'gun', offers: [] });
});
