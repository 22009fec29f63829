import { describe, expect, test } from 'vitest';
import type { ChosenBeside } from '../../../src/games/contract/beside.ts';
import { readWith } from '../../../src/games/table/orders/with.ts';

/* What goes with an order, as a reader writes it after the legs. */

const item = (id: string, name: string) => ({ id, name, says: '', fits: true });
const beside = (most: number, ...chosen: readonly string[]): ChosenBeside => ({
  items: [
    item('5-a', 'the Five'),
    item('5-b', 'the Five'),
    item('jack', 'Jack'),
    item('jack-high', 'Jack of Hearts'),
    item('gun', 'Man with a Gun'),
  ],
  most,
  chosen,
});
const read = (text: string, from = beside(5)) => {
  const parts = readWith(text, from);
  if (parts === null) return null;
  return parts.ok ? [parts.value.order, ...parts.value.chosen] : parts.error;
};

describe('the names after `with` mean items', () => {
  test.each([
    ['forward 60 with five', ['forward 60', '5-a']],
    ['forward 60, wheel left 30, with the FIVE and the jack.', ['forward 60, wheel left 30', '5-a', 'jack']],
    ['Forward 4.5 with the jack, five', ['Forward 4.5', 'jack', '5-a']],
    ['with the jack of  hearts, and the jack', ['', 'jack-high', 'jack']],
    ['forward 1 with the man with a gun', ['forward 1', 'gun']],
  ])('%s', (text, wanted) => {
    expect(read(text)).toEqual(wanted);
  });

  test('of two items with one name the first that is not named yet is meant, and the chosen one stays', () => {
    expect(read('forward 1 with the five and the five')).toEqual(['forward 1', '5-a', '5-b']);
    expect(read('forward 1 with the five', beside(5, '5-b'))).toEqual(['forward 1', '5-b']);
    expect(read('forward 1 with five, five', beside(5, '5-b'))).toEqual(['forward 1', '5-b', '5-a']);
  });
});

test('a name that is not there is answered with those that are', () => {
  const wanted = 'one of these after “with”: the Five, Jack, Jack of Hearts, Man with a Gun';
  expect(read('forward 1 with the jacket and the five')).toEqual({ path: 'with', found: '“jacket”', wanted });
  expect(read('forward 1 with the five and three fives')).toMatchObject({ found: '“three fives”' });
  expect(read('forward 1 with')).toMatchObject({ found: 'nothing' });
  expect(read('forward 1 with jack, jack')).toMatchObject({ found: '“jack”' });
  expect(read('forward 1 with jack, five', beside(1))).toMatchObject({
    found: '2 of them',
    wanted: wanted.replace('one', 'at most 1'),
  });
});

test('a long name is repeated in part, as many may be named as there is use for, and the last `with` is told', () => {
  const long = 'x'.repeat(61);
  expect(read(`forward 1 with ${long}`)).toMatchObject({ found: `“${'x'.repeat(59)}…”` });
  expect(read(`forward 1 with ${long.slice(1)}`)).toMatchObject({ found: `“${'x'.repeat(60)}”` });
  expect(read('forward 1 with jack, five', beside(2))).toEqual(['forward 1', 'jack', '5-a']);
  expect(read('forward 1 with bread with butter')).toMatchObject({ found: '“butter”' });
});

test('an order without `with` names nothing', () => {
  expect(read('forward 1, withdraw')).toBeNull();
});
