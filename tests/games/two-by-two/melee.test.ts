import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { words } from '../../../src/games/two-by-two/words.ts';
import { begin, odds, play, type Came, type Field } from './field.ts';
import { facing, fight, terms } from './melee.ts';

describe('the modifiers (tt.melee.mod-table)', () => {
  test.each([
    ['infantry', 'infantry', {}],
    ['guard', 'infantry', { guards: 1 }],
    ['light-cavalry', 'light-cavalry', { 'light-vs-cavalry': -1 }],
    ['lancers', 'cossacks', { 'light-vs-cavalry': -1 }],
    ['cossacks', 'lancers', {}],
    ['light-cavalry', 'infantry', { 'cavalry-vs-ordered': -2 }],
    ['lancers', 'infantry disrupted', { 'enemy-disrupted': 2, 'lancers-disrupted': 2 }],
    ['heavy-cavalry', 'infantry pinned', { heavy: 2, 'cavalry-vs-ordered': -2 }],
    ['hq-corps', 'infantry', { 'artillery-hq': -3 }],
    ['infantry', 'foot-artillery', {}],
    ['infantry', 'foot-artillery disrupted', { 'enemy-disrupted': 2 }],
  ])('%s against %s', (a, b, expected) => expect(terms(facing(a, b))).toEqual(expected));

  test.each([
    [{ 'tt-062': 'neither-state' }, 'light-cavalry', 'infantry pinned', {}],
    [{ 'tt-063': 'light-always' }, 'light-cavalry', 'infantry', { 'light-vs-cavalry': -1, 'cavalry-vs-ordered': -2 }],
    [{ 'tt-063': 'light-always' }, 'lancers', 'infantry', { 'cavalry-vs-ordered': -2 }],
  ])('%j: %s against %s', (readings, a, b, expected) => {
    expect(terms(facing(a, b), 'a', readings as unknown as Readings)).toEqual(expected);
  });

  test('guns defend themselves badly', () =>
    expect(terms(facing('infantry', 'foot-artillery'), 'b')).toEqual({ 'artillery-hq': -3 }));

  test('an HQ in contact, higher ground, and cavalry in a town', () => {
    expect(terms(facing('infantry', 'infantry', { french: { h: 'hq-division beside=a:rear:0' } }))).toEqual({
      'hq-contact': 1,
    });
    const hill = { hill: { kind: 'hill', circle: { at: [16, 17], radius: 1.2 } } };
    expect(terms(facing('infantry', 'infantry', { terrain: hill }), 'b')).toEqual({ higher: 1 });
    const town = { town: { kind: 'town', rectangle: { at: [16, 14], size: [4, 3] } } };
    expect(terms(facing('heavy-cavalry', 'cossacks', { terrain: town }))).toEqual({ heavy: 2, 'cavalry-in-town': -2 });
    expect(terms(facing('infantry', 'infantry', { terrain: town }))).toEqual({});
  });

  test('support by whoever touches the same enemy and nobody else (tt.melee.overlap, tt-065)', () => {
    const with_ = (french: Field['french'], allied: Field['allied'] = {}, readings: Readings = {}) =>
      terms(facing('infantry', 'infantry', { french, allied }), 'a', readings);
    const left = { c: 'infantry beside=b:left:0' };
    expect(with_(left)).toEqual({ overlap: 1 });
    expect(with_({ ...left, d: 'light beside=b:right:0' })).toEqual({ overlap: 2 });
    expect(with_({ c: 'infantry beside=b:left:0 disrupted' })).toEqual({});
    expect(with_({ c: 'foot-artillery beside=b:left:0' })).toEqual({});
    expect(with_(left, {}, { 'tt-065': 'attackers-only' })).toEqual({ overlap: 1 });
  });

  test('a flank is worth nothing, or as much as enfilade (tt-069)', () => {
    const flank: Field = { ...facing('infantry', 'infantry'), french: { a: 'infantry beside=b:left:0' } };
    expect(terms(flank)).toEqual({});
    expect(terms(flank, 'a', { 'tt-069': 'plus-two' })).toEqual({ 'mod-table': 2 });
    expect(terms(facing('infantry', 'infantry'), 'a', { 'tt-069': 'plus-two' })).toEqual({});
  });
});

describe('the results (tt.melee.result-table)', () => {
  const plain = facing('infantry', 'infantry');
  const types = ({ types: all }: Came) => all.slice(3);

  test('level scores are rolled again (tt.melee.draw)', () => {
    const { types: all } = play(
      begin(plain),
      { fight: 'a' },
      { 'melee.a': 3 },
      { 'melee.b': 3 },
      { 'melee.a': 4 },
      { 'melee.b': 3 },
    );
    expect(all).toEqual([
      'principal-named',
      'melee-drawn',
      'side-scored',
      'side-scored',
      'melee-decided',
      'unit-thrown-back',
    ]);
  });

  test('by 1 repulsed [2], by 2 a full move, front to the enemy', () => {
    const one = fight(plain, [4, 3]).state.units['b']!;
    expect([one.at, one.facing, one.disrupted]).toEqual([[304_800, 304_800 + 38_100], [0, -1_000_000], false]);
    const two = fight(plain, [4, 2]).state.units['b']!;
    expect([two.at, two.facing, two.disrupted]).toEqual([[304_800, 304_800 + 76_200], [0, -1_000_000], false]);
    expect(fight(plain, [4, 2], [], { 'tt-061': 'always' }).state.units['b']!.disrupted).toBe(true);
    const mine = fight(plain, [3, 4]).state.units['a']!;
    expect([mine.at[1], mine.facing]).toEqual([304_800 - 12_000 - 38_100, [0, 1_000_000]]);
  });

  test('by 3 routed, by 4 destroyed, by 6 destroyed and followed', () => {
    expect(types(fight(plain, [5, 2], [{ 'rout.b': 3 }]))).toEqual(['melee-decided', 'unit-routed', 'unit-fled']);
    expect(types(fight(plain, [5, 2], [{ 'rout.b': 2 }]))).toEqual(['melee-decided', 'unit-routed', 'unit-destroyed']);
    const four = fight(plain, [5, 1]);
    expect(types(four)).toEqual(['melee-decided', 'unit-destroyed']);
    expect(four.clauses).toContain('tt.victory.destroyed-count');
    expect(four.state.awaits).toMatchObject({
      sides: ['french'],
      kind: 'choice',
      orders: ['follow', 'hold'],
      by: 'tt.melee.destroyed',
    });
    const six = fight(facing('guard', 'infantry'), [6, 1]);
    expect(types(six)).toEqual(['melee-decided', 'unit-destroyed', 'unit-followed-up']);
    expect(six.state.units['a']!.at).toEqual([304_800, 304_800]);
  });

  test('in a town or in woods the loser keeps its place, at 2 it is disrupted (tt-027, tt-084)', () => {
    const ground = (kind: string, b = 'infantry') =>
      facing('infantry', b, { terrain: { ground: { kind, rectangle: { at: [16, 16.5], size: [3, 1.5] } } } });
    expect(types(fight(ground('town'), [4, 3]))).toEqual(['melee-decided', 'unit-held']);
    expect(types(fight(ground('woods'), [4, 2]))).toEqual(['melee-decided', 'unit-held', 'unit-disrupted']);
    expect(types(fight(ground('town'), [5, 2], [{ 'rout.b': 4 }]))).toEqual([
      'melee-decided',
      'unit-routed',
      'unit-fled',
    ]);
    expect(types(fight(ground('rough', 'light'), [4, 3]))).toEqual(['melee-decided', 'unit-thrown-back']);
    expect(types(fight(ground('rough', 'light'), [4, 3], [], { 'tt-084': 'rough-as-woods' }))).toEqual([
      'melee-decided',
      'unit-held',
    ]);
    const backed = fight(ground('town'), [4, 3], [], { 'tt-027': 'winner-backs-off' });
    expect([types(backed), backed.state.units['a']!.at[1]]).toEqual([
      ['melee-decided', 'unit-held', 'unit-thrown-back'],
      304_800 - 12_000 - 38_100,
    ]);
  });

  test('whoever is stopped on the way back is disrupted; the edge only stops (tt-059)', () => {
    const foe = facing('infantry', 'infantry', { french: { c: 'infantry 16,17.5 south' } });
    expect(types(fight(foe, [4, 3]))).toEqual(['melee-decided', 'unit-thrown-back', 'unit-disrupted']);
    const friend = fight(facing('infantry', 'infantry', { allied: { c: 'infantry 16,18 south' } }), [4, 3]);
    expect(types(friend)).toEqual(['melee-decided', 'unit-thrown-back']);
    expect(friend.state.units['b']!.at[1]).toBeGreaterThan(18.6 * 19_050);
    const edge: Field = { ...facing('infantry', 'infantry'), allied: { b: 'infantry 16,31 south' } };
    const stopped = fight(edge, [4, 3]);
    expect(types(stopped)).toEqual(['melee-decided', 'unit-thrown-back']);
    expect(Math.abs(stopped.state.units['b']!.at[1] - (32 * 19_050 - 6_000))).toBeLessThan(10);
  });

  test('in which direction (tt-057), and whether a disrupted unit goes back at all (tt-060)', () => {
    const flank: Field = { ...facing('infantry', 'infantry'), french: { a: 'infantry beside=b:left:0' } };
    const to = (readings: object) => fight(flank, [4, 3], [], readings as Readings).state.units['b']!.at;
    expect(to({})).toEqual([304_800 - 38_100, 304_800]);
    expect(to({ 'tt-057': 'straight-back' })).toEqual([304_800, 304_800 + 38_100]);
    expect(to({ 'tt-057': 'to-own-edge' })).toEqual([304_800, 304_800 + 38_100]);
    const shaken = facing('infantry', 'infantry disrupted');
    expect(types(fight(shaken, [2, 3]))).toEqual(['melee-decided', 'unit-thrown-back']);
    expect(types(fight(shaken, [2, 3], [], { 'tt-060': 'cannot-move-lost' }))).toEqual([
      'melee-decided',
      'unit-destroyed',
    ]);
  });

  test('supporters stay where they are, or share the result (tt-066)', () => {
    const field = facing('infantry', 'infantry', { french: { c: 'infantry beside=b:left:0' } });
    expect(types(fight(field, [2, 4]))).toEqual(['melee-decided', 'unit-thrown-back']);
    expect(types(fight(field, [2, 4], [], { 'tt-066': 'all-suffer' }))).toEqual([
      'melee-decided',
      'unit-thrown-back',
      'unit-thrown-back',
    ]);
  });

  test('the odds of two equal regiments', () => {
    expect(odds(begin(plain), { fight: 'a' })).toEqual({
      repulsed: '30/180',
      recoiled: '24/180',
      routed: '12/180',
      destroyed: '24/180',
      'actor-repulsed': '30/180',
      'actor-recoiled': '24/180',
      'actor-routed': '12/180',
      'actor-destroyed': '24/180',
    });
  });
});

test('odds are told without saying whose: repulsed, and kept the place', () => {
  const told = (word: string, field: Field, dice: readonly [number, number]) =>
    words.outcome?.(word, fight(field, dice).events, begin(field));
  const plain = facing('infantry', 'infantry');
  expect(told('actor-repulsed', plain, [3, 4])).toEqual({ says: 'repulsed', favours: 'target' });
  expect(told('repulsed', plain, [4, 3])).toBeNull();
  const town = { town: { kind: 'town', rectangle: { at: [16, 16.5], size: [3, 1.5] } } };
  expect(told('unharmed', facing('infantry', 'infantry', { terrain: town }), [4, 3])).toEqual({
    says: 'kept the place',
    favours: 'neither',
  });
});
