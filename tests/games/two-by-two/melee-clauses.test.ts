import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { termsOf } from '../../../src/core/reasons.ts';
import { begin, judged, play, type Came, type Field } from './field.ts';
import { counted, facing, fight, terms } from './melee.ts';

/** Each event with the clauses that it cites. */
const cited = ({ events }: Came) =>
  events.map(({ type, clauses }) => `${type}: ${clauses.map((each) => each.replace('tt.', '')).join(' ')}`);
const GUARDS = facing('guard', 'infantry');
const ROLLED = 'side-scored: melee.roll';
const DECIDED = 'melee-decided: melee.result-table';

describe('what each event of a melee rests on', () => {
  const lost = (field: Field, dice: readonly [number, number], readings: Readings = {}) =>
    cited(fight(field, dice, [], readings)).slice(3);

  test('who is named rests on the roll; one modifier on the table, two also on their sum', () => {
    expect(cited(fight(GUARDS, [4, 3])).slice(0, 4)).toEqual([
      'principal-named: melee.roll',
      `${ROLLED} melee.guards melee.mod-table`,
      ROLLED,
      DECIDED,
    ]);
    const two = cited(fight(facing('guard', 'infantry disrupted'), [4, 3]));
    expect(two[1]).toBe(`${ROLLED} melee.guards melee.enemy-disrupted melee.mod-table melee.cumulative`);
  });

  test('the difference is looked up in the table', () => {
    const decided = fight(GUARDS, [4, 3]).events.find(({ type }) => type === 'melee-decided');
    const [sum] = decided?.type === 'melee-decided' ? decided.reasons : [];
    expect([sum?.test?.clause, termsOf(sum!).map(({ clause, value }) => [clause, value])]).toEqual([
      'tt.melee.result-table',
      [['tt.melee.result-table', 2]],
    ]);
  });

  test.each<[number, readonly [number, number], readonly string[]]>([
    [1, [4, 4], ['unit-thrown-back: melee.repulsed']],
    [2, [4, 3], ['unit-thrown-back: melee.recoil']],
    [4, [5, 2], ['unit-destroyed: melee.destroyed victory.destroyed-count']],
    [5, [6, 2], ['unit-destroyed: melee.destroyed victory.destroyed-count']],
    [
      6,
      [6, 1],
      [
        'unit-destroyed: melee.destroyed-mandatory victory.destroyed-count',
        'unit-followed-up: melee.destroyed-mandatory',
      ],
    ],
  ])('by %i', (_by, dice, after) => {
    expect(lost(GUARDS, dice)).toEqual([DECIDED, ...after]);
  });

  test('whoever is hemmed in goes back as far as he can and is disrupted, or is destroyed (tt-059)', () => {
    const behind = facing('guard', 'infantry', { french: { d: 'infantry beside=b:rear:0.5' } });
    expect(lost(behind, [4, 4])).toEqual([
      DECIDED,
      'unit-thrown-back: melee.repulsed',
      'unit-disrupted: melee.repulsed state.disrupted',
    ]);
    expect(lost(behind, [4, 4], { 'tt-059': 'destroyed-if-short' })).toEqual([
      DECIDED,
      'unit-destroyed: melee.repulsed victory.destroyed-count',
    ]);
    const shaken = facing('guard', 'infantry disrupted', { french: { d: 'infantry beside=b:rear:0.5' } });
    expect(lost(shaken, [2, 4]), 'disrupted once').toEqual([DECIDED, 'unit-thrown-back: melee.repulsed']);
  });

  test('whoever cannot move is lost, by one reading (tt-060)', () => {
    expect(lost(facing('guard', 'infantry disrupted'), [2, 4], { 'tt-060': 'cannot-move-lost' })).toEqual([
      DECIDED,
      'unit-destroyed: state.disrupted',
    ]);
  });
});

describe('who may give the answer', () => {
  test('the winner follows up, and nobody else', () => {
    const { state } = fight(
      facing('guard', 'infantry', { french: { c: 'guard 6,6 north' } }),
      [4, 2],
      [{ 'rout.b': 4 }],
    );
    const answers = [{ follow: 'a' }, { hold: 'a' }, { follow: 'c' }, { hold: 'c' }].map((order) =>
      judged(state, order),
    );
    expect(answers).toEqual([
      'ok tt.melee.rout-follow-up',
      'ok tt.melee.rout-follow-up',
      'tt.melee.rout-follow-up not-the-winner',
      'tt.melee.rout-follow-up not-the-winner',
    ]);
  });

  test('one of those who touch the fighter is named, and nobody else', () => {
    const field = facing('infantry', 'infantry', {
      allied: { d: 'infantry beside=a:left:0', e: 'infantry 6,28 south' },
    });
    const { state } = play(begin(field), { fight: 'a' });
    expect([{ name: 'b' }, { name: 'd' }, { name: 'e' }].map((order) => judged(state, order))).toEqual([
      'ok tt.melee.roll',
      'ok tt.melee.roll',
      'tt.melee.roll not-in-it',
    ]);
  });
});

describe('who attacks: whoever made the contact, or else the side whose phase it is (tt-040)', () => {
  const ONLY = { 'tt-065': 'attackers-only' };
  const PHASING = { ...ONLY, 'tt-040': 'phasing-side' };
  const theirs = { contacts: [{ unit: 'b', at: 'a' }] };
  const helped = (now: Field['now'] = {}): Field =>
    facing('infantry', 'infantry', { french: { c: 'infantry beside=b:left:0' }, now });

  test('only attackers are supported, by one reading (tt-065)', () => {
    const support = (field: Field, readings: Readings) => terms(field, 'a', readings)['overlap'] ?? 0;
    expect(support(helped(), ONLY), 'nobody made it').toBe(1);
    expect(support(helped(theirs), ONLY)).toBe(0);
    expect(support(helped(theirs), PHASING)).toBe(1);
    expect(support(helped({ contacts: [{ unit: 'c', at: 'b' }] }), ONLY), 'another made another').toBe(1);
    expect(support(helped({ contacts: [{ unit: 'b', at: 'c' }] }), ONLY), 'of another').toBe(1);
  });

  test('so is the side that does not resolve, where it has made the contact', () => {
    const field = facing('infantry', 'infantry', { allied: { d: 'infantry beside=a:left:0' }, now: theirs });
    const named = (readings: Readings) => {
      const { state } = play(begin(field, readings), { fight: 'a' });
      return counted(play(state, { name: 'b' }, { 'melee.a': 5 }, { 'melee.b': 5 }).events, 'b')['overlap'] ?? 0;
    };
    expect(named(ONLY)).toBe(1);
    expect(() => named(PHASING)).toThrow();
  });
});

test('all at once: whoever must follow up does so before the next melee is settled (tt-068)', () => {
  const two: Field = {
    french: { a: 'guard 10,10 north', c: 'guard 16,10 north' },
    allied: { b: 'infantry beside=a:front:0', d: 'infantry beside=c:front:0' },
    now: { phase: 'melee' },
  };
  const first = play(begin(two, { 'tt-068': 'simultaneous' }), { fight: 'a' }, { 'melee.a': 6 }, { 'melee.b': 1 });
  expect(cited(first).at(-1)).toBe(DECIDED);
  const all = play(first.state, { fight: 'c' }, { 'melee.c': 4 }, { 'melee.d': 4 });
  expect(cited(all).slice(4)).toEqual([
    'melee-settled: melee.result-table',
    'unit-destroyed: melee.destroyed-mandatory victory.destroyed-count',
    'unit-followed-up: melee.destroyed-mandatory',
    'melee-settled: melee.result-table',
    'unit-thrown-back: melee.repulsed',
  ]);
});

test('supporters are counted in words', () => {
  const label = (french: Field['french']) => {
    const { events } = fight(facing('infantry', 'infantry', { french }), [5, 1]);
    const own = events.find((event) => event.type === 'side-scored' && event.unit === 'a');
    const [sum] = own?.type === 'side-scored' ? own.reasons : [];
    return termsOf(sum!).find(({ clause }) => clause === 'tt.melee.overlap')!.label;
  };
  const [left, right] = [{ c: 'infantry beside=b:left:0' }, { d: 'infantry beside=b:right:0' }];
  expect([{}, left, { ...left, ...right }].map(label)).toEqual(['support', 'support', 'support by 2']);
});
