import { expect, test } from 'vitest';
import { reduced, written } from '../../../src/core/fraction.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { wordOf } from '../../../src/core/reasons.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { everyWay } from '../../../src/core/ways.ts';
import { changeBy, ranksFor } from '../../../src/games/regiments-and-roundshot/attacks/cards.ts';
import { rollAttack } from '../../../src/games/regiments-and-roundshot/attacks/roll.ts';
import type { Rank } from '../../../src/games/regiments-and-roundshot/cards/ranks.ts';
import type { AttackKind } from '../../../src/games/regiments-and-roundshot/tables.ts';
import type { Ground } from '../../../src/games/regiments-and-roundshot/attacks/cover.ts';
import type { Unit } from '../../../src/games/regiments-and-roundshot/state.ts';
import { field, foot, guns, horse, the } from './field.ts';

/** An attack, written short. */
type Short = readonly [kind: AttackKind, unit: string, at: string, more?: { readonly isOverrun: boolean }];

const attackOf = (state: Ground, [kind, unit, at, more]: Short) => ({
  kind,
  unit: the(state, unit),
  at: the(state, at),
  ...more,
});

/** The chance of each result, counted over all throws. */
function chances(state: Ground, attack: Short, ...cards: readonly Rank[]): Readonly<Record<string, string>> {
  const all = everyWay((dice) => wordOf(rollAttack(state, attackOf(state, attack), cards, dice))!);
  return Object.fromEntries(Object.entries(all).map(([word, chance]) => [word, written(reduced(chance))]));
}

/** What counts besides the dice, by the ends of the clauses. */
function counted(state: Ground, attack: Short, ...cards: readonly Rank[]): Readonly<Record<string, number>> {
  const dice = scripted([{ [`${attack[0]}.${attack[1]}`]: [3, 4] }]);
  const [, ...terms] = rollAttack(state, attackOf(state, attack), cards, dice).terms;
  return Object.fromEntries(
    terms.filter((term) => term.counted).map(({ clause, value }) => [clause.split('.')[2]!, Number(value)]),
  );
}

/** Three dragoons in line before five battalions in line. */
const RIDE: readonly Unit[] = [
  ...horse('french', { one: [11.5, 16], two: [12, 16], three: [12.5, 16] }),
  ...foot('allied', {
    a: [13, 16.5, 'south'],
    b: [12.5, 16.5, 'south'],
    c: [12, 16.5, 'south'],
    d: [11.5, 16.5, 'south'],
    e: [11, 16.5, 'south'],
  }),
];

/** A column that has come up to a line of three. */
const COLUMN: readonly Unit[] = [
  ...foot('french', { head: [12, 12.5], second: [12, 12], third: [12, 11.5] }),
  ...foot('allied', { left: [12.5, 13, 'south'], middle: [12, 13, 'south'], right: [11.5, 13, 'south'] }),
];

const changed = (units: readonly Unit[], id: string, more: Partial<Unit>): readonly Unit[] =>
  units.map((unit) => (unit.id === id ? { ...unit, ...more } : unit));

test('three dragoons at the middle battalion: a Four turns the charge, a Five carries it', () => {
  const state = field(RIDE);
  const charge: Short = ['charge', 'two', 'c'];
  expect(counted(state, charge)).toEqual({ 'mod-multiple-contact': 1 });
  expect(chances(state, charge)).toEqual({
    fails: '1/6',
    'no-effect': '1/9',
    disrupted: '5/36',
    routed: '1/2',
    destroyed: '1/12',
  });
  expect(chances(state, charge, '4')).toEqual({
    fails: '7/12',
    'no-effect': '5/36',
    disrupted: '1/9',
    routed: '1/6',
  });
});

test('with the middle dragoons gone a Five cannot fail, and its battalion matters', () => {
  const state = field(changed(RIDE, 'two', { condition: 'routing' }));
  expect(chances(state, ['charge', 'three', 'c'], '5')).toEqual({
    'no-effect': '1/36',
    disrupted: '1/18',
    routed: '1/2',
    destroyed: '5/12',
  });
});

test('a Seven of the line at the head of the column', () => {
  const state = field(COLUMN);
  expect(chances(state, ['volley', 'middle', 'head'], '7')).toEqual({
    'no-effect': '1/36',
    disrupted: '5/36',
    routed: '5/12',
    destroyed: '5/12',
  });
  expect(chances(state, ['volley', 'right', 'head'])).toEqual({
    'no-effect': '5/18',
    disrupted: '11/36',
    routed: '1/3',
    destroyed: '1/12',
  });
});

test('a disrupted head fires back at 1 less', () => {
  const state = field(changed(COLUMN, 'head', { condition: 'disrupted' }));
  expect(counted(state, ['volley', 'head', 'middle'])).toEqual({ 'mod-attacker-disrupted': -1 });
  expect(chances(state, ['volley', 'head', 'middle'])).toEqual({
    'no-effect': '7/12',
    disrupted: '1/4',
    routed: '1/6',
  });
  expect(counted(state, ['volley', 'middle', 'head'])).toEqual({
    'mod-target-disrupted': 1,
    'mod-multiple-contact': 1,
  });
});

test('the bigger formation has 1 more; routing figures do not count', () => {
  const reading = (readings: Readings, units: readonly Unit[] = RIDE) =>
    counted(field(units, readings), ['charge', 'one', 'e']);
  expect(reading({})).toEqual({});
  expect(reading({ 'rr-064': 'formation-v-unit' })).toEqual({ 'mod-bigger-formation': 1 });
  const alone = RIDE.filter(({ id }) => id !== 'two');
  expect(reading({ 'rr-064': 'formation-v-unit' }, alone)).toEqual({});
  const two = RIDE.filter(({ id }) => id !== 'three');
  expect(reading({ 'rr-064': 'formation-v-unit' }, two)).toEqual({ 'mod-bigger-formation': 1 });
  const fled = changed(changed(changed(RIDE, 'a', { condition: 'routing' }), 'b', { condition: 'routing' }), 'c', {
    condition: 'routing',
  });
  expect(reading({}, fled)).toEqual({ 'mod-bigger-formation': 1 });
});

test('a charge has 2 more at a disrupted target, and 1 more by overrun', () => {
  const state = field(changed(RIDE, 'e', { condition: 'disrupted' }));
  expect(counted(state, ['charge', 'one', 'e', { isOverrun: true }])).toEqual({
    'mod-target-disrupted': 2,
    'mod-overrun': 1,
  });
});

test('a target that routs is not disrupted, unless routing includes it', () => {
  const units = changed(RIDE, 'e', { condition: 'routing' });
  expect(counted(field(units), ['charge', 'one', 'e'])).toEqual({ 'mod-bigger-formation': 1 });
  expect(counted(field(units, { 'rr-055': 'routing-includes-disrupted' }), ['charge', 'one', 'e'])).toEqual({
    'mod-target-disrupted': 2,
    'mod-bigger-formation': 1,
  });
});

test('guns that touch count as contact, but under one reading only infantry and cavalry do', () => {
  const units = [
    ...foot('french', { own: [12, 10] }),
    ...guns('french', { gun: [12.5, 10] }),
    ...foot('allied', { foe: [12.25, 10.5, 'south'], beside: [12.75, 10.5, 'south'] }),
  ];
  expect(counted(field(units), ['volley', 'own', 'foe'])).toEqual({ 'mod-multiple-contact': 1 });
  expect(counted(field(units, { 'rr-065': 'infantry-and-cavalry' }), ['volley', 'own', 'foe'])).toEqual({});
});

test('four bands of range: touching 1 more, then nothing, 1 less, 2 less', () => {
  const at = (gap: number, readings: Readings = {}) => {
    const units = [...guns('french', { gun: [12, 10] }), ...foot('allied', { foe: [12, 10.5 + gap, 'south'] })];
    return counted(field(units, readings), ['bombardment', 'gun', 'foe']);
  };
  expect(at(0)).toEqual({ 'mod-point-blank': 1 });
  expect(at(0.2)).toEqual({ 'mod-effective': 0 });
  expect(at(0.25, { 'rr-050': 'half-of-effective' })).toEqual({ 'mod-point-blank': 1 });
  expect(at(0.26, { 'rr-050': 'half-of-effective' })).toEqual({ 'mod-effective': 0 });
  expect(at(0.5)).toEqual({ 'mod-effective': 0 });
  expect(at(0.51)).toEqual({ 'mod-long': -1 });
  expect(at(1)).toEqual({ 'mod-long': -1 });
  expect(at(1.5)).toEqual({ 'mod-maximum': -2 });
});

test('disrupted guns fire at 1 less, and at a disrupted target at 1 more', () => {
  const units = [
    ...guns('french', { gun: [12, 10, 'north', { condition: 'disrupted' }] }),
    ...horse('allied', { foe: [12, 11, 'south', { condition: 'disrupted' }] }),
  ];
  expect(counted(field(units), ['bombardment', 'gun', 'foe'])).toEqual({
    'mod-target-disrupted': 1,
    'mod-effective': 0,
    'mod-artillery-disrupted': -1,
  });
});

test('each card is of use with its own attacks only; a Two stops any of them', () => {
  const state = field([...RIDE, ...guns('french', { gun: [20, 20] }), ...horse('allied', { lancers: [20, 21] })]);
  const uses = (...attack: Short) => ranksFor(attackOf(state, attack));
  expect(uses('charge', 'one', 'e')).toEqual(['5', '4']);
  expect(uses('charge', 'one', 'lancers')).toEqual(['5', '6']);
  expect(uses('charge', 'a', 'one')).toEqual([]);
  expect(uses('volley', 'a', 'one')).toEqual(['7']);
  expect(uses('volley', 'a', 'e')).toEqual(['7', '10']);
  expect(uses('bombardment', 'gun', 'a')).toEqual(['7', '9']);
  expect(uses('bombardment', 'gun', 'lancers')).toEqual(['7']);
  expect(changeBy(attackOf(state, ['charge', 'a', 'one']), '2')?.adds).toBeNull();
  expect(changeBy(attackOf(state, ['charge', 'a', 'one']), 'king')).toBeUndefined();
});

test('two cards of a rank both count, or one, by the reading', () => {
  const twice = (readings: Readings) => counted(field(COLUMN, readings), ['volley', 'left', 'head'], '7', '7', '10');
  expect(twice({})).toMatchObject({ 'seven-disciplined-firepower': 6, 'ten-skirmisher-screen': -3 });
  expect(twice({ 'rr-025': 'one-per-rank' })).toMatchObject({
    'seven-disciplined-firepower': 3,
    'ten-skirmisher-screen': -3,
  });
});
