import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { failure, success } from '../../../src/core/result.ts';
import { ordersOf, saysOf, type OrdersOf } from '../../../src/games/contract/orders.ts';
import { asForm, fromForm, readOrder, writtenForms, type FieldReaders } from '../../../src/games/contract/reading.ts';

interface Kinds {
  word: string;
  count: number;
  /** As many letters as the word before it has. */
  length: number;
}

const { either, form, order } = ordersOf<Kinds, null>();

type Settled = { readonly on: 'count'; readonly count: number } | { readonly on: 'peace' };

const ORDERS = {
  say: order({ fields: { word: 'word', length: 'length' }, written: '{ say: word }', says: 'Say it', deed: 'say' }),
  call: order({
    fields: { word: 'word', loud: 'count?' },
    written: '{ call: word, loud }',
    says: ({ word }) => `Call ${word}`,
    deed: 'call',
  }),
  settle: either<Settled>({
    forms: [
      form({ count: 'count' }, '{ settle: "count", to: count }', { on: 'count' }),
      form({}, '{ settle: peace }', { on: 'peace' }),
    ],
    says: 'Settle {on}',
    deed: 'settle',
  }),
};
type Order = OrdersOf<typeof ORDERS>;

const READERS: FieldReaders<Kinds, null> = {
  word: asForm(() => v.string('a word')),
  count: asForm(() => v.number('a count')),
  length: fromForm(
    () => v.undefined(),
    (_written, { fields: { word } }) =>
      typeof word === 'string'
        ? success(word.length)
        : failure([{ path: 'too early', found: String(word), wanted: '' }]),
  ),
};
const read = (written: unknown) => readOrder<Kinds, null, Order>(ORDERS, READERS, written, null);
const pathsOf = (written: unknown) => {
  const order = read(written);
  return order.ok ? 'read' : order.error.map(({ path }) => path);
};

describe('an order is read by its form', () => {
  test.each<[unknown, Order]>([
    [{ say: 'halt' }, { type: 'say', word: 'halt', length: 4 }],
    [{ call: 'halt' }, { type: 'call', word: 'halt' }],
    [
      { call: 'halt', loud: 3 },
      { type: 'call', word: 'halt', loud: 3 },
    ],
    [
      { settle: 'count', to: 6 },
      { type: 'settle', on: 'count', count: 6 },
    ],
    [{ settle: 'peace' }, { type: 'settle', on: 'peace' }],
  ])('%j', (written, typed) => {
    expect(read(written)).toEqual({ ok: true, value: typed });
  });

  test.each([
    [{ say: 3 }, ['say']],
    [{ say: 'halt', length: 4 }, ['length']],
    [{ settle: 6 }, ['settle']],
    [{ settle: 'count' }, ['to']],
    [{ settle: 'count', count: 6 }, ['to', 'count']],
    [{ shout: 'halt' }, ['']],
  ])('and refused where it has none: %j', (written, paths) => {
    expect(pathsOf(written)).toEqual(paths);
  });
});

test('the forms and the sentences are those of the table', () => {
  expect(writtenForms(ORDERS)).toContain('{ settle: count, to: count }');
  expect(saysOf(ORDERS).say).toBe('Say it');
});
