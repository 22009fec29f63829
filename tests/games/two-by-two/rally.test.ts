import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/games/two-by-two/turn/judge.ts';
import { begin, judged, play, type Field } from './field.ts';

const HQ = { h: 'hq-division 16,13 north' };
const field = (unit: string, more: Partial<Field> = {}): Field => ({
  french: { a: unit, ...(more.french ?? HQ) },
  allied: { z: 'infantry 4,30 south', ...more.allied },
  now: { phase: 'rally', ...more.now },
});
const said = (unit: string, more: Partial<Field> = {}, readings = {}, input: object = { rally: 'a' }) =>
  judged(begin(field(unit, more), readings), input);
const OK = 'ok tt.sequence.rally-phase tt.rally.roll tt.rally.hq-distance tt.units.hq-levels';
const NEAR = { allied: { z: 'infantry 16,18 south' } };
const TOUCHING = { h: 'hq-division beside=a:rear:0' };

describe('who may rally', () => {
  test.each([
    ['infantry 16,16 north pinned', OK],
    ['infantry 16,16 north', 'tt.rally.roll nothing-to-rally'],
    ['infantry 16,19 north pinned', 'tt.rally.hq-distance no-hq-near'],
  ])('%s: %s', (unit, verdict) => expect(said(unit)).toBe(verdict));

  test('a Division HQ within [4] or a Corps HQ within [8], or both (tt-045)', () => {
    const corps = { french: { h: 'hq-corps 16,8 north' } };
    expect(said('infantry 16,16 north pinned', corps)).toBe(OK);
    expect(said('infantry 16,17 north pinned', corps)).toBe('tt.rally.hq-distance no-hq-near');
    expect(said('infantry 16,16 north pinned', corps, { 'tt-045': 'both-needed' })).toBe(
      'tt.rally.hq-distance no-hq-near',
    );
    const both = { french: { h: 'hq-corps 16,9 north', d: 'hq-division 16,13 north' } };
    expect(said('infantry 16,16 north pinned', both, { 'tt-045': 'both-needed' })).toBe(OK);
  });

  test('not in contact with an enemy (tt.rally.enemy-contact)', () => {
    expect(said('infantry 16,16 north pinned', { allied: { z: 'infantry beside=a:front:0' } })).toBe(
      'tt.rally.enemy-contact in-contact',
    );
  });

  test('with an enemy within [2] only Guards and those whom an HQ touches (tt-049)', () => {
    expect(said('infantry 16,16 north pinned', NEAR)).toBe('tt.rally.enemy-near-who enemy-near');
    expect(said('guard 16,16 north pinned', NEAR)).toBe(OK);
    expect(said('infantry 16,16 north pinned', { ...NEAR, french: TOUCHING })).toBe(OK);
    for (const key of ['only-they-suffer', 'others-free-of-note'])
      expect(said('infantry 16,16 north pinned', NEAR, { 'tt-049': key })).toBe(OK);
  });

  test('once a phase, and with two effects it says which (tt-050, tt-052)', () => {
    const both = 'infantry 16,16 north pinned disrupted';
    expect(said(both)).toBe('tt.rally.roll says-which');
    expect(said(both, {}, {}, { rally: 'a', of: 'pinned' })).toBe(OK);
    const { state } = play(begin(field(both)), { rally: 'a', of: 'pinned' }, { 'rally.a': 6 });
    expect(judged(state, { rally: 'a' })).toBe('tt.rally.roll has-tried');
    const twice = play(
      begin(field(both), { 'tt-052': 'one-per-effect' }),
      { rally: 'a', of: 'pinned' },
      { 'rally.a': 6 },
    ).state;
    expect(judged(twice, { rally: 'a' })).toBe(OK);
  });

  test('the nearest enemy is named; of two as near the first by name (tt.rally.enemy-near-who)', () => {
    const named = (allied: Readonly<Record<string, string>>) => {
      const verdict = judge(begin(field('infantry 16,16 north pinned', { allied })), { type: 'rally', unit: 'a' });
      return verdict.ok ? null : (verdict.params as { readonly foe?: string }).foe;
    };
    const [near, far] = ['infantry 16,17.5 south', 'infantry 16,14.3 south'];
    expect([named({ b: near, c: far }), named({ b: far, c: near })]).toEqual(['b', 'c']);
    const [left, right] = ['infantry 13.5,16 south', 'infantry 18.5,16 south'];
    expect([named({ b: left, c: right }), named({ c: left, b: right })]).toEqual(['b', 'b']);
  });

  test('an HQ rallies itself (tt-048)', () => {
    const hq = 'hq-division 16,16 north disrupted';
    expect(said(hq, { french: {} })).toBe(OK);
    expect(said(hq, { french: {} }, { 'tt-048': 'needs-other' })).toBe('tt.rally.hq-distance no-hq-near');
    expect(said(hq, { ...NEAR, french: {} })).toBe('tt.rally.enemy-near-who enemy-near');
    expect(said(hq, { ...NEAR, french: {} }, { 'tt-048': 'counts-as-contact' })).toBe(OK);
  });
});

describe('the roll (tt.rally.number)', () => {
  const roll = (unit: string, face: number, more: Partial<Field> = {}, readings = {}) =>
    play(begin(field(unit, more), readings), { rally: 'a' }, { 'rally.a': face });

  test.each([
    ['infantry 16,16 north pinned', {}, {}],
    ['infantry 16,16 north disrupted', {}, { disrupted: -1 }],
    ['guard 16,16 north pinned', {}, { elite: 1 }],
    ['light 16,16 north pinned', {}, { elite: 1 }],
    ['light-cavalry 16,16 north pinned', {}, {}],
    ['militia 16,16 north pinned', {}, { militia: -1 }],
    ['infantry 16,16 north pinned', { french: TOUCHING }, { 'hq-contact': 1 }],
    ['guard 16,16 north pinned', NEAR, { elite: 1, 'enemy-near': -2 }],
    ['hq-division 16,16 north pinned', { french: {} }, { 'hq-self': 2 }],
  ])('%s %j: %j', (unit, more, expected) => {
    const { roll: _die, ...terms } = roll(unit, 1, more).sum;
    expect(terms).toEqual(expected);
  });

  test('5 takes the effect off, 4 does not', () => {
    const five = roll('infantry 16,16 north pinned', 5);
    expect([five.types, five.state.units['a']!.pinned]).toEqual([['rally-rolled', 'unit-rallied'], false]);
    const four = roll('infantry 16,16 north pinned', 4);
    expect([four.types, four.state.units['a']!.pinned]).toEqual([['rally-rolled'], true]);
    expect(roll('infantry 16,16 north disrupted', 6).state.units['a']!.disrupted).toBe(false);
    expect(roll('light-cavalry 16,16 north pinned', 4, {}, { 'tt-008': 'all-light' }).types).toContain('unit-rallied');
  });

  test('of several modifiers it says that they add up (tt.rally.cumulative)', () => {
    const cited = [
      'infantry 16,16 north pinned',
      'infantry 16,16 north disrupted',
      'militia 16,16 north disrupted',
    ].map((unit) => roll(unit, 1).clauses.includes('tt.rally.cumulative'));
    expect(cited).toEqual([false, false, true]);
  });

  test('HQs that touch it count once, or each of them, an HQ itself among them (tt-047, tt-048)', () => {
    const two = { h: 'hq-division beside=a:rear:0', d: 'hq-corps beside=a:right:0' };
    const worth = (unit: string, french: NonNullable<Field['french']>, readings = {}) =>
      roll(`${unit} 16,16 north pinned`, 1, { french }, readings).sum['hq-contact'];
    const [EACH, SELF] = [{ 'tt-047': 'per-hq' }, { 'tt-048': 'counts-as-contact' }];
    expect([worth('infantry', two), worth('infantry', two, EACH)]).toEqual([1, 2]);
    expect([worth('hq-division', two), worth('hq-division', two, EACH)]).toEqual([1, 2]);
    expect([worth('hq-division', two, SELF), worth('hq-division', two, { ...EACH, ...SELF })]).toEqual([1, 3]);
    expect([worth('hq-division', {}), worth('hq-division', {}, SELF)]).toEqual([undefined, 1]);
    expect(worth('hq-division', {}, { ...EACH, ...SELF })).toBe(1);
  });

  test('cites the roll and its number', () => {
    const { events } = roll('infantry 16,16 north pinned', 5);
    expect(events.map(({ clauses }) => clauses)).toEqual([['tt.rally.roll', 'tt.rally.number'], ['tt.rally.number']]);
    const [first] = events;
    const [sum] = first?.type === 'rally-rolled' ? first.reasons : [];
    expect(sum).toMatchObject({ test: { clause: 'tt.rally.number', number: 5 } });
  });

  test('whoever has tried both effects is done, and only those near an HQ suffer by one reading (tt-049, tt-052)', () => {
    const each = { 'tt-052': 'one-per-effect' };
    let state = begin(field('infantry 16,16 north pinned disrupted'), each);
    for (const effect of ['pinned', 'disrupted'])
      ({ state } = play(state, { rally: 'a', of: effect }, { 'rally.a': 1 }));
    expect(judged(state, { rally: 'a', of: 'pinned' })).toBe('tt.rally.roll has-tried');
    const suffer = (french: NonNullable<Field['french']>) =>
      roll('infantry 16,16 north pinned', 1, { ...NEAR, french }, { 'tt-049': 'only-they-suffer' }).sum['enemy-near'];
    expect([suffer(HQ), suffer(TOUCHING)]).toEqual([undefined, -2]);
  });

  test('where both HQs are needed, one that rallies itself is the one of its own kind (tt-045, tt-048)', () => {
    const need = (h: string) => said('hq-division 16,16 north pinned', { french: { h } }, { 'tt-045': 'both-needed' });
    expect(need('hq-corps 16,13 north')).toBe(OK);
    expect(need('hq-division 16,13 north')).toBe('tt.rally.hq-distance no-hq-near');
  });
});
