import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { begin, judged, play, type Field } from './field.ts';
import { facing, terms } from './melee.ts';

test('Grenadiers are Guards, or line troops that rally better (tt-007)', () => {
  const rally = (words: string, readings: Readings = {}) =>
    play(
      begin({ french: { a: `infantry 10,10 north pinned ${words}`, h: 'hq-corps 10,7 north' }, allied: { b: 'infantry 20,28 south' }, now: { phase: 'rally' } }, readings), // prettier-ignore
      { rally: 'a' },
      { 'rally.a': 4 },
    ).types;
  const LABEL = { 'tt-007': 'rally-only' };
  expect([rally('grenadiers'), rally('grenadiers', LABEL), rally('', LABEL)]).toEqual([
    ['rally-rolled'],
    ['rally-rolled', 'unit-rallied'],
    ['rally-rolled'],
  ]);
});

describe('support, by whoever touches the enemy, or overhangs his front (tt-065)', () => {
  const CORNER = { 'tt-065': 'corner-overlap' };
  const overlap = (french: Field['french'], readings: Readings = {}, allied: Field['allied'] = {}) =>
    terms(facing('infantry', 'infantry', { french, allied }), 'a', readings)['overlap'] ?? 0;
  // A unit flush beside the fighter, facing the same way: [1.31] to the fighter’s right.
  const beside = { c: 'infantry 17.31234,15.37008 north' };
  const before = { d: 'infantry 18.1,16 south' };
  test('a friend flush beside the fighter overhangs, and one in the flank touches', () => {
    expect([overlap({ c: 'infantry beside=b:left:0' }), overlap({ c: 'infantry beside=b:left:0' }, CORNER)]).toEqual([1, 0]); // prettier-ignore
    expect(overlap(beside, CORNER)).toBe(1);
    expect(overlap({ c: 'infantry 17.5,15.37008 north' }, CORNER)).toBe(0);
    expect(overlap({ c: 'foot-artillery 17.31234,15.37008 north' }, CORNER)).toBe(0);
  });
  test('not if it has an enemy of its own', () => expect(overlap(beside, CORNER, before)).toBe(0));
});

describe('several melees, one after the other or at once (tt-068)', () => {
  const AT_ONCE = { 'tt-068': 'simultaneous' };
  const two: Field = {
    french: { a: 'guard 10,10 north', c: 'guard 16,10 north' },
    allied: { b: 'infantry beside=a:front:0', d: 'infantry beside=c:front:0' },
    now: { phase: 'melee' },
  };
  const fight = (state: ReturnType<typeof begin>, a: string, b: string, dice: readonly [number, number]) =>
    play(state, { fight: a }, { [`melee.${a}`]: dice[0] }, { [`melee.${b}`]: dice[1] });

  test('results fall at once, or when all are rolled', () => {
    const first = (readings: Readings) => fight(begin(two, readings), 'a', 'b', [4, 4]);
    expect(first({}).types.at(-1)).toBe('unit-thrown-back');
    const rolled = first(AT_ONCE);
    expect(rolled.types.at(-1)).toBe('melee-decided');
    expect(judged(rolled.state, { end: 'phase' })).toBe('tt.sequence.melee-phase melee-due');
    const second = fight(rolled.state, 'c', 'd', [4, 4]);
    expect(second.types.filter((type) => type === 'melee-settled' || type === 'unit-thrown-back')).toEqual([
      'melee-settled',
      'unit-thrown-back',
      'melee-settled',
      'unit-thrown-back',
    ]);
    expect([second.state.rolled, judged(second.state, { end: 'phase' })]).toEqual([[], 'ok tt.sequence.melee-phase']);
  });

  test('the choice of a winner comes between them', () => {
    const { state } = fight(begin(two, AT_ONCE), 'a', 'b', [5, 1]);
    const all = fight(state, 'c', 'd', [4, 4]);
    expect(all.state.awaits).toMatchObject({ kind: 'choice', orders: ['follow', 'hold'] });
    expect(all.types.filter((type) => type === 'melee-settled')).toHaveLength(1);
    const held = play(all.state, { hold: 'a' });
    expect(held.types).toEqual(['ground-left', 'melee-settled', 'unit-thrown-back']);
    const taken = play(all.state, { follow: 'a' });
    expect(taken.types.slice(-2)).toEqual(['melee-settled', 'unit-thrown-back']);
  });
});
