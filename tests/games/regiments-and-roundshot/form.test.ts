import * as v from 'valibot';
import { expect, test } from 'vitest';
import { form } from '../../../src/games/regiments-and-roundshot/boards/form.ts';
import { BATTLE, WHOLE } from './battle.ts';

const [board] = Object.values(form.boards);

test('what authors may write takes a moment of a battle and a whole battle', () => {
  expect(v.safeParse(board!, BATTLE).success).toBe(true);
  const { battle } = WHOLE as { readonly battle: unknown };
  expect(v.safeParse(board!, { ...(BATTLE as object), battle }).success).toBe(true);
  expect(v.safeParse(board!, { ...(BATTLE as object), battle: { armies: { french: {} } } }).success).toBe(false);
});

test('every order has a reader for each of its fields', () => {
  const kinds = Object.keys(form.fields);
  const wanted = Object.values(form.orders).flatMap(({ forms }) =>
    forms.flatMap(({ fields }) => Object.values(fields)),
  );
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.map((kind) => kind.replace('?', '')).filter((kind) => !kinds.includes(kind))).toEqual([]);
});
