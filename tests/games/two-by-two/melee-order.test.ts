import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { begin, judged, play, type Field } from './field.ts';
import { counted, facing, fight } from './melee.ts';

describe('who fights (tt.sequence.melee-phase, tt-026, tt-028, tt-040)', () => {
  const said = (field: Field, unit = 'a', readings = {}) => judged(begin(field, readings), { fight: unit });
  const OK = 'ok tt.sequence.melee-phase tt.melee.roll';

  test('every contact that the side could have opened, and those made by a counter-charge', () => {
    expect(said(facing('infantry', 'infantry'))).toBe(OK);
    const horse = facing('infantry', 'lancers');
    expect(said(horse)).toBe('tt.melee.infantry-not-cavalry foot-at-horse');
    expect(said(horse, 'a', { 'tt-026': 'every-contact' })).toBe(OK);
    const struck = facing('infantry', 'lancers', { now: { contacts: [{ unit: 'b', at: 'a', by: 'counter-charge' }] } });
    expect(said(struck)).toBe(OK);
    expect(said(struck, 'a', { 'tt-040': 'phasing-side' })).toBe('tt.melee.infantry-not-cavalry foot-at-horse');
    expect(said(facing('foot-artillery', 'infantry'))).toBe('tt.melee.artillery-never guns-never');
    expect(said(facing('infantry', 'infantry'), 'a', { 'tt-026': 'new-contacts-only' })).toBe(
      'tt.sequence.melee-phase not-fought-now',
    );
  });

  test('a phase does not end before its melees, and each knot fights once (tt-087)', () => {
    const field = facing('infantry', 'infantry', {
      french: { c: 'infantry beside=b:left:0', d: 'infantry 4,4 north' },
    });
    expect(judged(begin(field), { end: 'phase' })).toBe('tt.sequence.melee-phase melee-due');
    expect(said(field, 'd')).toBe('tt.sequence.melee-phase no-contact');
    const { state } = fight(field, [1, 4]);
    expect(judged(state, { fight: 'c' })).toBe('tt.sequence.melee-phase has-fought');
    expect(judged(state, { end: 'phase' })).toMatch(/^ok/);
    expect(judged(begin(facing('infantry', 'lancers')), { end: 'phase' })).toMatch(/^ok/);
  });

  test('the other side names who fights where several are touched', () => {
    const field = facing('infantry', 'infantry', { allied: { c: 'guard beside=a:left:0' } });
    const { state, types } = play(begin(field), { fight: 'a' });
    expect(types).toEqual(['principal-named']);
    expect(state.awaits).toEqual({ sides: ['allied'], kind: 'choice', orders: ['name'], by: 'tt.melee.roll' });
    expect(judged(state, { name: 'b' })).toBe('ok tt.melee.roll');
    const named = play(state, { name: 'c' }, { 'melee.a': 4 }, { 'melee.c': 3 });
    expect(named.types).toEqual(['side-scored', 'side-scored', 'melee-decided', 'unit-thrown-back']);
    expect(named.state.fought.toSorted()).toEqual(['a', 'b', 'c']);
  });
});

describe('following up (tt-070 to tt-073, tt-085)', () => {
  const behind = { allied: { c: 'infantry beside=b:rear:0' } };
  const won = (field: Field, dice: readonly [number, number] = [5, 1], readings: object = {}) => fight(field, dice, [], readings as Readings).state; // prettier-ignore

  test('the winner takes the ground or leaves it', () => {
    const state = won(facing('infantry', 'infantry'));
    expect(judged(state, { follow: 'a' })).toBe('ok tt.melee.destroyed');
    expect(play(state, { follow: 'a' }).state.units['a']!.at).toEqual([304_800, 304_800]);
    const held = play(state, { hold: 'a' });
    expect([held.types, held.state.awaits?.kind]).toEqual([['ground-left'], 'phase']);
  });

  test('whom it touches there it fights at once, at -1 (tt.melee.subsequent)', () => {
    const { types, events } = play(
      won(facing('infantry', 'infantry', behind)),
      { follow: 'a' },
      { 'melee.a': 4 },
      { 'melee.c': 2 },
    );
    expect(types).toEqual(['unit-followed-up', 'contact-made', 'principal-named', 'side-scored', 'side-scored', 'melee-decided', 'unit-thrown-back']); // prettier-ignore
    expect(counted(events, 'a')).toEqual({ subsequent: -1 });
    expect(play(won(facing('infantry', 'infantry', behind), [5, 1], { 'tt-070': 'no-new-melee' }), { follow: 'a' }).types).toEqual(['unit-followed-up', 'contact-made']); // prettier-ignore
  });

  test('a further melee after that is at -1 too, or there is none (tt-071)', () => {
    const deep = { allied: { c: 'infantry beside=b:rear:0', d: 'infantry beside=c:rear:0' } };
    const again = (readings: object) => {
      const first = won(facing('infantry', 'infantry', deep), [5, 1], readings);
      return play(first, { follow: 'a' }, { 'melee.a': 6 }, { 'melee.c': 1 }).state;
    };
    const third = play(again({}), { follow: 'a' }, { 'melee.a': 3 }, { 'melee.d': 1 });
    expect(counted(third.events, 'a')).toEqual({ subsequent: -1 });
    expect(play(again({ 'tt-071': 'one-more-melee' }), { follow: 'a' }).types).toEqual([
      'unit-followed-up',
      'contact-made',
    ]);
  });

  test('infantry does not follow up into contact with cavalry, nor guns into any, not even by compulsion (tt-028, tt-085)', () => {
    const behind = (c: string) => facing('infantry', 'infantry', { allied: { c: `${c} beside=b:rear:0` } });
    expect([won(behind('lancers')).awaits?.kind, won(behind('infantry')).awaits?.kind]).toEqual(['phase', 'choice']);
    const touch = { 'tt-028': 'touch-without-melee' };
    expect(play(won(behind('lancers'), [5, 1], touch), { follow: 'a' }).types).toEqual(['unit-followed-up', 'contact-made']); // prettier-ignore
    const great = (c: string, next: readonly object[] = []) =>
      fight(facing('guard', 'infantry', { allied: { c: `${c} beside=b:rear:0` } }), [6, 1], next).types;
    expect(great('lancers')).not.toContain('unit-followed-up');
    expect(great('infantry', [{ 'melee.a': 3 }, { 'melee.c': 2 }])).toContain('unit-followed-up');
    const guns = (french: Field['french']) => fight(facing('infantry disrupted', 'foot-artillery', { french }), [1, 6]).state.awaits?.kind; // prettier-ignore
    expect([guns({ c: 'infantry beside=a:rear:0' }), guns({})]).toEqual(['phase', 'choice']);
  });

  test.each([
    ['a pinned winner stays', 'infantry pinned', {}, 'phase'],
    ['a disrupted one too', 'infantry disrupted', {}, 'phase'],
    ['any other may go', 'infantry', {}, 'choice'],
  ])('%s', (...[, a, readings, kind]) => expect(won(facing(a, 'infantry'), [5, 1], readings).awaits?.kind).toBe(kind));

  test('must at 6, but for whoever is pinned, or stands in a town', () => {
    expect(fight(facing('guard pinned', 'infantry'), [6, 1]).types).not.toContain('unit-followed-up');
    expect(fight(facing('guard pinned', 'infantry'), [6, 1], [], { 'tt-073': 'mandatory-overrides' }).types).toContain(
      'unit-followed-up',
    );
    const town = { town: { kind: 'town', rectangle: { at: [16, 14], size: [3, 3.2] } } };
    const free = fight(facing('guard', 'infantry', { terrain: town }), [6, 1]);
    expect([free.types.includes('unit-followed-up'), free.state.awaits?.by]).toEqual([
      false,
      'tt.melee.mandatory-town',
    ]);
  });

  test('nobody takes ground that he may not enter, cavalry in a town fights no further, and defenders follow as well', () => {
    const wood = { wood: { kind: 'woods', rectangle: { at: [16, 16.6], size: [3, 1.8] } } };
    expect(won(facing('infantry', 'light', { terrain: wood })).awaits?.kind).toBe('phase');
    expect(
      won(facing('infantry', 'light', { terrain: wood }), [5, 1], { 'tt-085': 'ground-is-taken' }).awaits?.kind,
    ).toBe('choice');
    const town = { town: { kind: 'town', rectangle: { at: [16, 16.4], size: [3, 1.4] } } };
    const horse = won(facing('heavy-cavalry', 'cossacks', { terrain: town, ...behind }), [2, 2]);
    expect(play(horse, { follow: 'a' }).types).toEqual(['unit-followed-up', 'contact-made']);
    const defender = fight(facing('infantry', 'infantry'), [1, 5]).state;
    expect(defender.awaits).toMatchObject({ sides: ['allied'], orders: ['follow', 'hold'] });
    expect(fight(facing('infantry', 'infantry'), [1, 5], [], { 'tt-072': 'attackers-only' }).state.awaits?.kind).toBe(
      'phase',
    );
  });
});
