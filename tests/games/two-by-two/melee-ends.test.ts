import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { engine, type State } from '../../../src/games/two-by-two/index.ts';
import { modifiersOf } from '../../../src/games/two-by-two/melee/factors.ts';
import { groundTaken, metOn } from '../../../src/games/two-by-two/melee/follow-up.ts';
import { baseOf } from '../../../src/games/two-by-two/state.ts';
import { areInContact } from '../../../src/geometry/contact.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';
import { begin, judged, play, read, type Field } from './field.ts';
import { facing, fight } from './melee.ts';

/*
 * Which unit takes the ground and which it fights there, which modifiers count for it, and what
 * melees leave behind (tt-040, tt-065 to tt-072, tt-087).
 */

const U = 19_050;
const NORTH = [0, 1_000_000];

describe('whether a winner turns to the ground he takes (tt.melee.rout-follow-up)', () => {
  const taken = (ahead: number, right: number) => {
    const state = begin({ french: { a: 'infantry 16,16 north' }, allied: { b: 'infantry 3,30 south' } });
    const at = pointAt(16 * U + right, 16 * U + ahead);
    return groundTaken(state, state.units['a']!, { at, facing: [0, -1_000_000] });
  };
  test.each([
    ['ahead, a little aside', 12_000, 5_000, true],
    ['level with its front, and a whole width aside', 6_000, 25_000, true],
    ['before its front by 2 mm, and a width aside', 8_000, 25_000, true],
    ['behind the line of its front by 1 mm', 5_000, 25_000, false],
    ['more than a width aside', 12_000, 26_000, false],
    ['in its flank', 0, 18_500, false],
  ])('%s', (_what, ahead, right, isAhead) => {
    const there = taken(ahead, right);
    if (isAhead) expect(there).toEqual({ at: [16 * U, 16 * U + ahead], facing: NORTH });
    else expect([there.facing, there.at].map((part) => part[0] > 0 && part[0] !== 16 * U)).toEqual([true, true]);
  });

  test('where there is no room to turn he keeps his place and his facing', () => {
    const state = begin({
      french: { a: 'infantry 16,16 north', c: 'infantry beside=a:front:0.1' },
      allied: { b: 'infantry 3,30 south' },
    });
    const there = groundTaken(state, state.units['a']!, {
      at: pointAt(16 * U + 18_500, 16 * U),
      facing: [0, 1_000_000],
    });
    expect(there).toEqual({ at: [16 * U, 16 * U], facing: NORTH });
  });

  test('whoever only turns where he stands comes to nobody', () => {
    const state = begin({ french: { a: 'infantry 16,16 north' }, allied: { b: 'infantry 16.65,16.8 south' } });
    const a = state.units['a']!;
    const turned = { ...a, facing: [1_000_000, 0] as const };
    const wide = { ...state, units: { ...state.units, b: { ...state.units['b']!, at: pointAt(16 * U + 18_500, 16 * U + 18_500) } } }; // prettier-ignore
    expect(areInContact(baseOf(turned), baseOf(wide.units['b']))).toBe(true);
    expect(areInContact(baseOf(a), baseOf(wide.units['b']))).toBe(false);
    expect(metOn(wide, a, turned, 0)).toEqual({ touched: [], foes: [] });
  });

  test('the ground that is taken is drawn, that which is left is not', () => {
    const { state } = fight(facing('infantry', 'infantry'), [5, 1]);
    const shown = (order: object) => engine.judge(state, read(state, order)).shows;
    expect(shown({ hold: 'a' })).toEqual([]);
    expect(shown({ follow: 'a' })).toMatchObject([{ kind: 'path', unit: 'a' }]);
  });
});

describe('a melee that follows from another (tt.melee.subsequent)', () => {
  const first = (dice: readonly [number, number], readings: Readings = {}, more: Partial<Field> = {}) =>
    fight(facing('infantry', 'infantry', { allied: { c: 'infantry beside=b:rear:0' }, ...more }), dice, [], readings);
  test('is cited where contact is made, and whoever beats the follower has fought one', () => {
    const second = play(first([5, 1]).state, { follow: 'a' }, { 'melee.a': 1 }, { 'melee.c': 5 });
    expect(second.events[1]).toMatchObject({ type: 'contact-made', clauses: ['tt.melee.subsequent'] });
    expect(second.events.at(-2)).toMatchObject({ type: 'melee-decided', winner: 'c', principal: 'a' });
    expect(second.state.pending).toMatchObject({ kind: 'follow-up', unit: 'c', melees: 1 });
  });

  test.each([
    [[5, 1], 'b'],
    [[1, 5], 'd'],
  ] as const)('of a defender who follows up (%j): the side that resolves has the principal still', (dice, winner) => {
    const board = facing('infantry', 'infantry', { french: { d: 'infantry beside=a:rear:0' } });
    const { state } = fight(board, [1, 5]);
    const { events } = play(state, { follow: 'b' }, { 'melee.b': dice[0] + 1 }, { 'melee.d': dice[1] });
    expect(events.findLast(({ type }) => type === 'melee-decided')).toMatchObject({ winner, principal: 'd' });
  });

  test('is none where the ground is only taken, and that ends nothing else (tt-070)', () => {
    const { state } = play(first([5, 1], { 'tt-070': 'no-new-melee' }).state, { follow: 'a' });
    expect(judged(state, { end: 'phase' })).toMatch(/^ok/);
  });
});

describe('results that fall together (tt-068, tt-087)', () => {
  const READINGS = { 'tt-068': 'simultaneous', 'tt-087': 'each-contact' };
  const rolled = (from: State, unit: string, foe: string, dice: readonly [number, number]) =>
    play(from, { fight: unit }, { [`melee.${unit}`]: dice[0] }, { [`melee.${foe}`]: dice[1] });
  const two = facing('infantry', 'infantry', { french: { c: 'infantry beside=b:left:0' } });
  test('whoever is destroyed once is not so again', () => {
    const one = rolled(begin(two, READINGS), 'a', 'b', [5, 1]);
    const both = rolled(one.state, 'c', 'b', [5, 1]);
    expect(both.state.pending).toMatchObject({ unit: 'a', melees: 1 });
    const held = play(both.state, { hold: 'a' });
    expect(held.types).toEqual(['ground-left', 'melee-settled']);
    expect(held.state.pending).toMatchObject({ unit: 'c' });
  });
  test('a winner who is destroyed himself follows nobody', () => {
    const first = rolled(begin(two, READINGS), 'a', 'b', [5, 1]);
    const second = rolled(first.state, 'c', 'b', [1, 6]);
    const held = play(second.state, { hold: 'a' });
    // The unit that beat it is gone, but the last melee still takes effect.
    expect(held.types).toEqual(['ground-left', 'melee-settled', 'unit-destroyed']);
  });
});

describe('what is fought, and what is done with', () => {
  test('a new contact, whoever made it (tt-026)', () => {
    const made = (unit: string, at: string) => facing('infantry', 'infantry', { now: { contacts: [{ unit, at }] } });
    const said = (field: Field) => judged(begin(field, { 'tt-026': 'new-contacts-only' }), { fight: 'a' });
    expect([said(made('a', 'b')), said(made('b', 'a')), said(facing('infantry', 'infantry'))].map((each) => each.slice(0, 2))).toEqual(['ok', 'ok', 'tt']); // prettier-ignore
  });
  test('each pair once, though others have fought as well (tt-087)', () => {
    const state = begin(facing('infantry', 'infantry'), { 'tt-087': 'each-contact' });
    const after = { ...state, fought: ['a', 'b', 'x', 'y'] };
    const said = (...duels: State['duels']) => judged({ ...after, duels }, { fight: 'a' });
    expect(said(['x', 'y'], ['a', 'b'])).toBe('tt.sequence.melee-phase has-fought');
    expect(said(['x', 'y'])).toMatch(/^ok/);
  });
});

describe('the modifiers, as they are told', () => {
  const told = (field: Field, readings: Readings = {}) => {
    const state = begin(field, readings);
    return modifiersOf(state, { unit: state.units['a']!, foe: state.units['b']!, isSubsequent: false });
  };
  const hq = (hqs: Field['french'], readings: Readings = {}) =>
    told(facing('infantry', 'infantry', { french: hqs }), readings).find(({ clause }) => clause === 'tt.melee.hq-contact'); // prettier-ignore
  test('an HQ is worth 1, none nothing, and two are worth 2 by one reading (tt-047)', () => {
    const two = { h: 'hq-corps beside=a:rear:0', k: 'hq-division beside=a:left:0' };
    expect(hq({})).toMatchObject({ value: 0, counted: false });
    expect(hq(two)).toMatchObject({ value: 1, counted: true });
    expect(hq(two, { 'tt-047': 'per-hq' })).toMatchObject({ value: 2, counted: true });
  });

  // The friend stands flush at the right of the fighter. The numbers say how far its front lies
  // behind the fighter’s front, and how far aside the enemy stands.
  test.each([
    ['beside it', 0, 0, true],
    ['half a depth back: flush by no more than half', 6_000, 0, false],
    ['flush by 5 mm of 12', 7_000, 0, false],
    ['before an enemy 20 mm aside', 0, 20_000, true],
    ['before an enemy a width aside, whose front it does not overhang', 0, 25_000, false],
  ])('a friend overhangs the enemy’s front: %s (tt-065)', (_what, back, aside, counts) => {
    const place = (x: number, y: number) => `${x / U},${y / U}`;
    const field: Field = {
      french: { a: `infantry ${place(300_000, 300_000)} north`, c: `infantry ${place(325_000, 300_000 - back)} north` },
      allied: { b: `infantry ${place(300_000 + aside, 312_000)} south` },
      now: { phase: 'melee' },
    };
    const overlap = told(field, { 'tt-065': 'corner-overlap' }).find(({ clause }) => clause === 'tt.melee.overlap');
    expect(overlap?.counted).toBe(counts);
  });
});

describe('what an order came to, in a word', () => {
  const OUT = (came: ReturnType<typeof play>) => engine.tally(came.events);
  const town = { town: { kind: 'town', rectangle: { at: [16, 16], size: [3, 3] } } };
  test.each([
    ['held', [4, 3], 'unharmed'],
    ['held and disrupted', [4, 2], 'disrupted'],
    ['the side that resolves has held', [3, 4], 'unharmed'],
    ['and is disrupted', [2, 4], 'actor-disrupted'],
  ] as const)('%s in a town: %j is %s', (_what, dice, word) =>
    expect(OUT(fight(facing('infantry', 'infantry', { terrain: town }), dice))).toEqual({ word, lost: {} }),
  );
  test('what befell the loser before the melee is no result of it: a step may have orders before the fight', () => {
    const inTown = (dice: readonly [number, number]) =>
      fight(facing('infantry', 'infantry', { terrain: town }), dice).events;
    const before = inTown([4, 2]).filter(({ type }) => type === 'unit-disrupted');
    expect(before).toHaveLength(1);
    const held = inTown([4, 3]);
    expect(engine.tally([...before, ...held]).word).toBe('unharmed');
    expect(engine.tally([...held, ...before]).word).toBe('disrupted');
  });
  test('thrown back, and of the lost each side its own', () => {
    expect(OUT(fight(facing('infantry', 'infantry'), [5, 1]))).toEqual({ word: 'destroyed', lost: { allied: 1 } });
    expect(OUT(fight(facing('infantry', 'infantry'), [4, 3]))).toEqual({ word: 'repulsed', lost: {} });
  });
  test('a rout is that of the first, whatever becomes of those who catch it; so is a flight without dice (tt-054)', () => {
    const struck = (readings: Readings) =>
      play(
        begin({ french: { a: 'heavy-cavalry 16,12 north' }, allied: { b: 'lancers 16,15 south', m: 'militia 13,15 south' }, now: { phase: 'move' } }, readings), // prettier-ignore
        { charge: 'a', at: 'b', legs: ['forward to contact'] },
      ).state;
    expect(OUT(play(struck({}), { rout: 'b' }, { 'rout.b': 4 }, { 'rout.m': 1 }))).toEqual({ word: 'routed', lost: { allied: 1 } }); // prettier-ignore
    expect(OUT(play(struck({ 'tt-054': 'safe-flight' }), { rout: 'b' })).word).toBe('routed');
  });
});
