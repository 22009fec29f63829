import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { success } from '../../../src/core/result.ts';
import { ordersOf, saysOf, type OrdersOf } from '../../../src/games/contract/orders.ts';
import { asForm, fromForm, readOrder, writtenForms, type FieldReaders } from '../../../src/games/contract/reading.ts';

interface Kinds {
  unit: string;
  number: number;
  way: readonly string[];
  post: { readonly at: number; readonly facing: string };
}
interface State {
  readonly units: readonly string[];
}
const { order, form, either } = ordersOf<Kinds, State>();

const ORDERS = {
  fire: order({ fields: { gun: 'unit', at: 'unit' }, written: '{ fire: gun, at }', says: 'Fire', deed: 'fire' }),
  march: order({
    fields: { unit: 'unit', way: 'way', pace: 'number?' },
    written: '{ march: unit, along: way, pace }',
    says: ({ unit, way }) => `March ${unit} along ${way.join(', ')}`,
    deed: 'march',
  }),
  post: order({
    fields: { unit: 'unit', post: 'post' },
    written: '{ post: unit, at: post, facing: post }',
    says: 'Post',
    deed: 'post units',
  }),
  agree: either<{ readonly on: 'map' } | { readonly on: 'rounds'; readonly rounds: number }>({
    forms: [
      form({}, '{ agree: map }', { on: 'map' } as const),
      form({ rounds: 'number' }, '{ agree: "rounds", limit: rounds }', { on: 'rounds' } as const),
    ],
    says: 'Agree',
    deed: 'settle terms',
  }),
  'end-phase': order({ fields: {}, written: '{ end: phase }', says: 'End', deed: 'end a phase' }),
};
type Order = OrdersOf<typeof ORDERS>;

const readers: FieldReaders<Kinds, State> = {
  unit: asForm((state) => v.picklist(state?.units ?? [], `a unit: ${(state?.units ?? []).join(', ')}`)),
  number: asForm(() => v.number('a number')),
  way: fromForm(
    () => v.optional(v.array(v.string('a text'), 'a list')),
    (written, { fields }) => success(written ?? [`straight on from ${String(fields['unit'])}`]),
  ),
  post: asForm(() => v.strictObject({ at: v.number('a number'), facing: v.optional(v.string(), 'north') })),
};
const read = (written: unknown) => readOrder<Kinds, State, Order>(ORDERS, readers, written, { units: ['gun', 'foot'] });

describe('an order is read by the table', () => {
  test.each([
    [
      { fire: 'gun', at: 'foot' },
      { type: 'fire', gun: 'gun', at: 'foot' },
    ],
    [
      { march: 'gun', along: ['a', 'b'] },
      { type: 'march', unit: 'gun', way: ['a', 'b'] },
    ],
    [
      { march: 'gun', pace: 2 },
      { type: 'march', unit: 'gun', way: ['straight on from gun'], pace: 2 },
    ],
    [
      { post: 'gun', at: 3 },
      { type: 'post', unit: 'gun', post: { at: 3, facing: 'north' } },
    ],
    [
      { post: 'gun', at: 3, facing: 'east' },
      { type: 'post', unit: 'gun', post: { at: 3, facing: 'east' } },
    ],
    [{ agree: 'map' }, { type: 'agree', on: 'map' }],
    [
      { agree: 'rounds', limit: 6 },
      { type: 'agree', on: 'rounds', rounds: 6 },
    ],
    [{ end: 'phase' }, { type: 'end-phase' }],
  ])('%j', (written, order) => expect(read(written)).toEqual({ ok: true, value: order }));
});

describe('what is wrong is told with its path:', () => {
  test('every field at once, and keys that there are not', () => {
    expect(read({ fire: 'horse', to: 1 })).toEqual({
      ok: false,
      error: [
        { path: 'fire', found: '"horse"', wanted: 'a unit: gun, foot' },
        { path: 'at', found: 'nothing', wanted: 'a unit: gun, foot' },
        { path: 'to', found: 'the key to', wanted: '{ fire: gun, at }' },
      ],
    });
  });

  test('a part of a field', () => {
    expect(read({ march: 'gun', along: ['a', 1] })).toMatchObject({ error: [{ path: 'along.1' }] });
    expect(read({ post: 'gun' })).toMatchObject({ error: [{ path: 'at' }] });
  });

  test('a word that no form has', () => {
    expect(read({ agree: 'weather' })).toEqual({
      ok: false,
      error: [{ path: 'agree', found: '"weather"', wanted: '{ agree: map }, { agree: rounds, limit: rounds }' }],
    });
  });

  test('no order at all: by all forms that there are', () => {
    const wanted = writtenForms(ORDERS).join(', ');
    for (const input of [{ fly: 'gun' }, {}, null, 'fire', [1]])
      expect(read(input)).toEqual({
        ok: false,
        error: [{ path: '', found: JSON.stringify(input), wanted }],
      });
  });
});

test('the words of a table are those of its orders', () => {
  const says = saysOf(ORDERS);
  expect(says.fire).toBe('Fire');
  expect(Object.keys(says)).toEqual(Object.keys(ORDERS));
});
