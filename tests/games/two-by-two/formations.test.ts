import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { rules } from '../../../src/games/two-by-two/rules.ts';
import { begin, judged, play, type Field } from './field.ts';
import { facing, terms } from './melee.ts';

const field = (a: string, more: Partial<Field> = {}): Field => ({
  french: { a: `${a.split(' ')[0]!} 16,10 north ${a.split(' ').slice(1).join(' ')}`, ...more.french },
  allied: { b: 'infantry 16,16 south', ...more.allied },
  now: { phase: 'move', ...more.now },
});
const form = (a: string, into = 'attack-column', readings: Readings = {}, more: Partial<Field> = {}) =>
  judged(begin(field(a, more), readings), { form: 'a', into });

const OK = 'ok tt.sequence.move-phase tt.melee.attack-column';

describe('column of attack is formed (tt.melee.attack-column, tt-022)', () => {
  test.each([
    ['infantry', 'attack-column', OK],
    ['militia', 'attack-column', OK],
    ['heavy-cavalry', 'attack-column', 'tt.melee.attack-column only-foot-columns'],
    ['foot-artillery', 'attack-column', 'tt.melee.attack-column only-foot-columns'],
    ['infantry pinned', 'attack-column', 'tt.state.pinned pinned'],
    ['infantry disrupted', 'attack-column', 'tt.state.disrupted disrupted-forms'],
    ['infantry', 'line', 'tt.melee.attack-column formed-already'],
  ])('%s into %s: %s', (a, into, said) => expect(form(a, into)).toBe(said));

  test('in one’s own Move phase, before or after the move, and left again', () => {
    const phase = { now: { phase: 'rally' } };
    expect(form('infantry', 'attack-column', {}, phase)).toBe('tt.sequence.rally-phase not-now');
    expect(form('infantry', 'attack-column', {}, { now: { moved: ['a'] } })).toBe(OK);
    const { state, types } = play(begin(field('infantry')), { form: 'a', into: 'attack-column' });
    expect(types).toEqual(['formation-changed']);
    expect(judged(state, { form: 'a', into: 'attack-column' })).toBe('tt.melee.attack-column formed-already');
    expect(judged(state, { form: 'a', into: 'line' })).toBe(OK);
    expect(play(state, { form: 'a', into: 'line' }).state.units['a']!.formation).toBeUndefined();
  });

  test('as the whole of a move, too', () => {
    const moved = play(begin(field('infantry')), { move: 'a', legs: ['form attack column'] });
    expect([moved.types, moved.state.units['a']!.formation]).toEqual([['formation-changed'], 'attack-column']);
  });

  test('and not where it is seen by where one stands', () => {
    for (const reading of ['charging-infantry', 'two-deep'])
      expect(form('infantry', 'attack-column', { 'tt-022': reading })).toBe('tt.melee.attack-column not-formed');
  });

  test('by a button of the page, where a unit of either side is in column already', () => {
    const buttons = (a: string, more: Partial<Field> = {}) =>
      rules.probe(begin(field(a, more)), { unit: 'a', target: null }).map(({ order }) => order.type);
    const enemy = { allied: { b: 'infantry 16,16 south attack-column' } };
    const own = { french: { c: 'infantry 19,10 north attack-column' } };
    expect(['infantry', 'lancers', 'infantry pinned'].map((a) => buttons(a, enemy))).toEqual([['form'], [], []]);
    expect([buttons('infantry', own), buttons('infantry attack-column')]).toEqual([['form'], ['form']]);
    expect(buttons('infantry')).toEqual([]);
  });

  test('it is written so, or not understood', () => {
    expect(() => form('infantry', 'square')).toThrow('line, attack-column, road-column');
  });
});

describe('it is given up', () => {
  const column = (allied: Field['allied'], now = {}) => {
    const board = begin({ ...field('infantry', { now }), allied: { b: 'infantry 16,18 south', ...allied } });
    return play(board, { form: 'a', into: 'attack-column' }).state;
  };
  const later = (state: ReturnType<typeof column>, phases: number) =>
    Array.from({ length: phases }).reduce<typeof state>((now) => play(now, { end: 'phase' }).state, state);

  test.each([
    [4, undefined, 'unit-pinned'],
    [6, undefined, 'unit-disrupted'],
    [3, 'attack-column', 'shot-fired'],
  ])('when it is pinned or disrupted, and not by a shot that does nothing: %i', (face, formation, type) => {
    const state = later(column({ g: 'foot-artillery 16,11.4 south' }), 2);
    const { types, state: after } = play(state, { shoot: 'g', at: 'a' }, { 'shot.g': face });
    expect(types.at(-1)).toBe(type);
    expect(after.units['a']!.formation).toBe(formation);
  });

  test('when it shoots', () => {
    const state = later(column({ b: 'infantry 16,11.4 south' }), 6);
    const { state: after } = play(state, { shoot: 'a', at: 'b' }, { 'shot.a': 1 });
    expect([state, after].map(({ units }) => units['a']!.formation)).toEqual(['attack-column', undefined]);
  });

  test('in a march by the road, but not when it is thrown back', () => {
    const road = { road: { kind: 'road', line: [[16, 8], [16, 30]] } }; // prettier-ignore
    const { state } = play(begin({ ...field('infantry'), terrain: road }), { form: 'a', into: 'attack-column' });
    expect(play(state, { move: 'a', legs: ['forward 4'] }).state.units['a']!.formation).toBe('attack-column');
    expect(play(state, { move: 'a', legs: ['forward 4.9'] }).state.units['a']!.formation).toBe('road-column');
    const met = play(begin(field('infantry', { allied: { b: 'guard 16,13 south' } })), { form: 'a', into: 'attack-column' }).state; // prettier-ignore
    const charged = play(met, { charge: 'a', at: 'b' }).state;
    const { state: back } = play(later(charged, 3), { fight: 'a' }, { 'melee.a': 3 }, { 'melee.b': 4 });
    expect(back.units['a']!.formation).toBe('attack-column');
  });
});

test('who is in column in a melee, under each reading (tt-022)', () => {
  const made = { now: { contacts: [{ unit: 'a', at: 'b' }] } };
  const plain = facing('infantry', 'infantry');
  const deep = facing('infantry', 'infantry', { french: { c: 'militia beside=a:rear:0' } });
  const guns = facing('infantry', 'infantry', { french: { c: 'foot-artillery beside=a:rear:0' } });
  const charged = facing('infantry', 'infantry', made);
  const of = (board: Field, reading: string) => terms(board, 'a', { 'tt-022': reading })['attack-column'] ?? 0;
  expect([plain, deep, charged].map((board) => of(board, 'declared-until-pinned'))).toEqual([0, 0, 0]);
  expect([plain, deep, charged].map((board) => of(board, 'charging-infantry'))).toEqual([0, 0, 1]);
  expect([plain, deep, charged, guns].map((board) => of(board, 'two-deep'))).toEqual([0, 1, 0, 0]);
  const horse = facing('lancers', 'infantry', { french: { c: 'militia beside=a:rear:0' } });
  expect(of(horse, 'two-deep')).toBe(0);
});
