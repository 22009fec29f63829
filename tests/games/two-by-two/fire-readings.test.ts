import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { begin, judged, modifiers, play, type Field } from './field.ts';
import { facing, fight, terms } from './melee.ts';

/*
 * Readings of shooting, panic, HQs and melees: for each ruling a case in which its readings differ,
 * and one in which they do not.
 */

const shot = (g: string, b: string, more: Partial<Field> = {}): Field => ({
  french: { g, ...more.french },
  allied: { b, ...more.allied },
});
const GUN = 'foot-artillery 16,14 north';
const fire = (field: Field, face: number, readings: Readings = {}, ...dice: readonly object[]) =>
  play(begin(field, readings), { shoot: 'g', at: 'b' }, { 'shot.g': face }, ...(dice as never[]));

describe('infantry is all foot, or only the row of that name (tt-006)', () => {
  const ROW = { 'tt-006': 'row-only' };
  test('pinned by its own fire', () => {
    const types = (type: string, readings: Readings = {}) =>
      fire(shot(`${type} 16,15 north`, 'infantry 16,16.5 south'), 1, readings).types;
    expect(types('guard')).toEqual(['shot-fired', 'firer-pinned']);
    expect(types('guard', ROW)).toEqual(['shot-fired']);
    expect(types('infantry', ROW)).toEqual(['shot-fired', 'firer-pinned']);
  });
  test('in cover, in a fight with cavalry, and at cavalry', () => {
    const wood = { wood: { kind: 'woods', rectangle: { at: [16, 17], size: [3, 2] } } };
    const covered = (b: string, readings: Readings) =>
      modifiers({ ...shot(GUN, `${b} 16,16.5 south`), terrain: wood }, { shoot: 'g', at: 'b' }, readings)['cover-area'];
    expect([covered('militia', {}), covered('militia', ROW), covered('infantry', ROW)]).toEqual([-1, undefined, -1]);
    expect(terms(facing('lancers', 'guard'))).toEqual({ 'cavalry-vs-ordered': -2 });
    expect(terms(facing('lancers', 'guard'), 'a', ROW)).toEqual({});
    const charge = (a: string, readings: Readings) =>
      judged(begin({ french: { a: `${a} 16,12 north` }, allied: { b: 'lancers 16,15 south' }, now: { phase: 'move' } }, readings), { charge: 'a', at: 'b' }); // prettier-ignore
    expect(charge('guard', {})).toBe('tt.melee.infantry-not-cavalry foot-at-horse');
    expect(charge('guard', ROW)).toMatch(/^ok/);
    expect(charge('infantry', ROW)).toBe('tt.melee.infantry-not-cavalry foot-at-horse');
  });
});

describe('pinned and disrupted at once (tt-050), and again (tt-051)', () => {
  const state = (words: string, face: number, readings: Readings = {}, ...dice: readonly object[]) => {
    const { state: after } = fire(shot(GUN, `infantry 16,16 south ${words}`), face, readings, ...dice);
    const unit = after.units['b'];
    return unit === undefined
      ? 'gone'
      : [unit.pinned ? 'pinned' : '', unit.disrupted ? 'disrupted' : ''].join(' ').trim();
  };
  test('both are kept, or the worse replaces', () => {
    expect(state('pinned', 6)).toBe('pinned disrupted');
    expect(state('pinned', 6, { 'tt-050': 'worse-replaces' })).toBe('disrupted');
    expect(state('disrupted', 3)).toBe('pinned disrupted');
    expect(state('disrupted', 3, { 'tt-050': 'worse-replaces' })).toBe('disrupted');
    expect(state('', 5, { 'tt-050': 'worse-replaces' })).toBe('pinned');
  });
  test('the same again is nothing more, or the next worse', () => {
    const WORSE = { 'tt-051': 'escalates' };
    expect([state('pinned', 5), state('pinned', 5, WORSE), state('', 5, WORSE)]).toEqual(['pinned', 'pinned disrupted', 'pinned']); // prettier-ignore
    expect(state('disrupted', 5)).toBe('disrupted');
    expect(state('disrupted', 5, WORSE, { 'rout.b': 1 })).toBe('gone');
    expect(state('pinned disrupted', 4, WORSE, { 'rout.b': 1 })).toBe('gone');
  });
});

describe('a panic (tt-055, tt-056)', () => {
  const field = shot(GUN, 'infantry 16,16 south disrupted', {
    french: { ours: 'cossacks 18.5,15 north' },
    allied: { near: 'militia 13,16 south', next: 'militia 10,16 south', behind: 'militia 19.5,20 south' },
  });
  const broken = (readings: Readings, ...dice: readonly string[]) =>
    fire(field, 6, readings, ...['b', ...dice].map((id) => ({ [`rout.${id}`]: 3 }))).events.flatMap((event) =>
      event.type === 'unit-routed' ? [event.unit] : [],
    );
  test('of its own side, or of both', () => {
    expect(broken({}, 'near', 'next')).toEqual(['b', 'near', 'next']);
    expect(broken({ 'tt-055': 'any-side' }, 'ours', 'near', 'next')).toEqual(['b', 'ours', 'near', 'next']);
  });
  test('infects others in their turn, or not; and on the way as well', () => {
    expect(broken({ 'tt-056': 'no-chain' }, 'near')).toEqual(['b', 'near']);
    expect(broken({ 'tt-056': 'along-the-flight' }, 'near', 'behind', 'next')).toEqual(['b', 'near', 'behind', 'next']);
  });
});

test('a rout by a shot goes away from the firer, straight back, or home (tt-057)', () => {
  const at = (readings: Readings) =>
    fire(shot('foot-artillery 13,16 east', 'infantry 16,16 south disrupted'), 6, readings, { 'rout.b': 4 }).state.units['b']!.at.map((part) => part / 19_050); // prettier-ignore
  expect(at({})).toEqual([20, 16]);
  expect(at({ 'tt-057': 'straight-back' })).toEqual([16, 20]);
  expect(at({ 'tt-057': 'to-own-edge' })).toEqual([16, 20]);
});

describe('Cossacks (tt-064)', () => {
  const [LIGHT, OWN] = [{ 'tt-064': 'cavalry-and-light' }, { 'tt-064': 'own-class' }];
  test('are cavalry, light cavalry as well, or neither', () => {
    const cossacks = (readings: Readings, b = 'lancers') => terms(facing('cossacks', b), 'a', readings);
    expect([cossacks({}), cossacks(LIGHT), cossacks(OWN)]).toEqual([{}, { 'light-vs-cavalry': -1 }, {}]);
    expect([cossacks({}, 'guard'), cossacks(OWN, 'guard')]).toEqual([{ 'cavalry-vs-ordered': -2 }, {}]);
    const target = (b: string, readings: Readings) =>
      modifiers(shot(GUN, `${b} 16,17 south`), { shoot: 'g', at: 'b' }, readings)['cavalry-target'];
    expect([target('cossacks', {}), target('cossacks', OWN), target('lancers', OWN)]).toEqual([2, undefined, 2]);
  });
});

describe('HQs (tt-046, tt-047, tt-067, tt-086)', () => {
  const hqs = (readings: Readings, first: string, second = '') =>
    modifiers(
      shot(`${GUN} division=one`, 'infantry 16,19 south', {
        french: { h: `${first} beside=g:rear:0`, ...(second !== '' && { k: `${second} beside=g:left:0` }) },
      }),
      { shoot: 'g', at: 'b' },
      readings,
    )['hq-with-firer'];
  // `beside` comes second in the short form; the other words follow it.
  const hq = (type: string, words: string) => (readings: Readings) =>
    modifiers(
      shot(`${GUN} division=one`, 'infantry 16,19 south', { french: { h: `${type} beside=g:rear:0 ${words}` } }),
      { shoot: 'g', at: 'b' },
      readings,
    )['hq-with-firer'];
  test('any helps, or only that of the division', () => {
    const OWN = { 'tt-046': 'own-formation' };
    expect([hq('hq-division', 'division=two')({}), hq('hq-division', 'division=two')(OWN)]).toEqual([1, undefined]);
    expect([hq('hq-division', 'division=one')(OWN), hq('hq-corps', 'division=two')(OWN)]).toEqual([1, 1]);
    const rally = (readings: Readings) =>
      judged(begin({ french: { a: 'guard 16,10 north pinned division=one', h: 'hq-division 16,8 north division=two' }, allied: { b: 'infantry 16,20 south' }, now: { phase: 'rally' } }, readings), { rally: 'a' }); // prettier-ignore
    expect(rally({})).toMatch(/^ok/);
    expect(rally(OWN)).toBe('tt.rally.hq-distance no-hq-near');
  });
  test('two count once, or each', () => {
    expect(hqs({}, 'hq-division', 'hq-corps')).toBe(1);
    expect(hqs({ 'tt-047': 'per-hq' }, 'hq-division', 'hq-corps')).toBe(2);
    expect(hqs({ 'tt-047': 'per-hq' }, 'hq-division')).toBe(1);
  });
  test('a disrupted one helps, or does not; one helps several, or the first', () => {
    const SOUND = { 'tt-086': 'sound-hq-only' };
    expect([hq('hq-corps', 'disrupted')({}), hq('hq-corps', 'disrupted')(SOUND)]).toEqual([1, undefined]);
    expect(hq('hq-corps', 'pinned')(SOUND)).toBe(1);
    const two = shot(GUN, 'infantry 16,19 south', {
      french: { h: 'hq-corps beside=g:left:0', k: 'foot-artillery 14.0577,14 north' },
    });
    const second = (readings: Readings) => {
      const { state } = fire(two, 1, readings);
      return play(state, { shoot: 'k', at: 'b' }, { 'shot.k': 1 }).sum['hq-with-firer'];
    };
    expect([second({}), second({ 'tt-086': 'one-unit-each-phase' })]).toEqual([1, undefined]);
    expect(fire(two, 1, { 'tt-086': 'one-unit-each-phase' }).sum['hq-with-firer']).toBe(1);
  });
  test('is a unit like others, shares a fate, or is no target', () => {
    const alone = shot(GUN, 'hq-corps 16,18 south');
    const beside = shot(GUN, 'hq-corps 16,18 south', { allied: { c: 'infantry beside=b:rear:0' } });
    const at = (field: Field, key: string) => judged(begin(field, { 'tt-067': key }), { shoot: 'g', at: 'b' }).slice(0, 2); // prettier-ignore
    expect([at(alone, 'hq-is-a-unit'), at(alone, 'shares-fate'), at(alone, 'immune')]).toEqual(['ok', 'ok', 'tt']);
    expect([at(beside, 'hq-is-a-unit'), at(beside, 'shares-fate'), at(beside, 'immune')]).toEqual(['ok', 'tt', 'tt']);
    const guarded = shot(GUN, 'infantry 16,18 south', { allied: { h: 'hq-corps beside=b:rear:0' } });
    expect(fire(guarded, 5).state.units['h']!.pinned).toBe(false);
    expect(fire(guarded, 5, { 'tt-067': 'shares-fate' }).state.units['h']!.pinned).toBe(true);
    const melee = facing('infantry', 'infantry', { allied: { h: 'hq-corps beside=b:rear:0' } });
    const back = (readings: Readings) => fight(melee, [5, 3], [], readings).types.filter((type) => type === 'unit-thrown-back').length; // prettier-ignore
    expect([back({}), back({ 'tt-067': 'shares-fate' })]).toEqual([1, 2]);
  });
});

describe('several in contact (tt-066, tt-087)', () => {
  const two = facing('infantry', 'infantry', { french: { c: 'infantry beside=b:left:0' } });
  const again = (readings: Readings) => {
    const { state } = play(begin(two, readings), { fight: 'a' }, { 'melee.a': 2 }, { 'melee.b': 4 });
    return judged(state, { fight: 'c' });
  };
  test('fight one melee, or each contact its own', () => {
    expect(again({})).toBe('tt.sequence.melee-phase has-fought');
    expect(again({ 'tt-087': 'each-contact' })).toMatch(/^ok/);
    expect(again({ 'tt-066': 'separate-melees' })).toMatch(/^ok/);
    const town = { town: { kind: 'town', rectangle: { at: [16, 16], size: [2, 2] } } };
    const held = play(begin({ ...two, terrain: town }, { 'tt-087': 'each-contact' }), { fight: 'a' }, { 'melee.a': 4 }, { 'melee.b': 4 }); // prettier-ignore
    expect(held.types.at(-1)).toBe('unit-held');
    expect(judged(held.state, { fight: 'a' })).toBe('tt.sequence.melee-phase has-fought');
    expect(judged(held.state, { fight: 'c' })).toMatch(/^ok/);
  });
  test('support each other, or each fights for itself', () => {
    const overlap = (readings: Readings) => terms(two, 'a', readings)['overlap'];
    expect([overlap({}), overlap({ 'tt-087': 'each-contact' }), overlap({ 'tt-066': 'separate-melees' })]).toEqual([1, 1, undefined]); // prettier-ignore
  });
});
