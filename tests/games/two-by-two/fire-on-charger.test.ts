import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { areInContact } from '../../../src/geometry/contact.ts';
import { gap } from '../../../src/geometry/gaps.ts';
import { baseOf, type State } from '../../../src/games/two-by-two/state.ts';
import { begin, judged, play, type Field } from './field.ts';

const EXTRA = { 'tt-031': 'immediate-extra' };
const INSTEAD = { 'tt-031': 'immediate-instead' };
const STALLS = { 'tt-032': 'pinned-stalls' };

const front = (b: string, more: Partial<Field> = {}): Field => ({
  french: { a: 'guard 16,12 north', ...more.french },
  allied: { b: `${b.split(' ')[0]!} 16,15 south ${b.split(' ').slice(1).join(' ')}`, ...more.allied },
  now: { phase: 'move' },
});
const strike = (field: Field, readings: Readings = {}) => play(begin(field, readings), { charge: 'a', at: 'b' });
const toShots = (state: State) => play(play(state, { end: 'phase' }).state, { end: 'phase' }).state;
const apart = ({ units }: State) => gap(baseOf(units['a']!), baseOf(units['b']!));

describe('fire on a charger (tt.contact.fire-on-charger, tt-031)', () => {
  test('is the one shot of phase 3', () => {
    const { state } = strike(front('infantry'));
    expect(state.awaits?.kind).toBe('phase');
    expect(judged(toShots(state), { shoot: 'b', at: 'a' })).toMatch(/tt.contact.fire-on-charger$/);
  });

  test('or is fired at once, as well as it or instead of it', () => {
    for (const [readings, later] of [
      [EXTRA, /^ok/],
      [INSTEAD, /^tt.shoot.once has-shot$/],
    ] as const) {
      const { types, state } = strike(front('infantry'), readings);
      expect(types).toEqual(['unit-moved']);
      expect(state.awaits).toMatchObject({ kind: 'reaction', orders: ['stand', 'shoot'], by: 'tt.contact.fire-on-charger' }); // prettier-ignore
      const shot = play(state, { shoot: 'b', at: 'a' }, { 'shot.b': 1 });
      expect(shot.types).toEqual(['shot-fired', 'firer-pinned', 'contact-made']);
      expect(judged(toShots(shot.state), { shoot: 'b', at: 'a' })).toMatch(later);
    }
  });

  test('only by whoever is charged and can shoot, and at nobody else', () => {
    expect(strike(front('infantry disrupted'), EXTRA).types).toEqual(['unit-moved', 'contact-made']);
    const guns = (readings: Readings) => strike(front('foot-artillery'), { ...EXTRA, ...readings }).types.length;
    expect([guns({}), guns({ 'tt-033': 'infantry-only' })]).toEqual([1, 2]);
    const { state } = strike(front('infantry', { french: { c: 'infantry 17.4,15 west' } }), EXTRA);
    expect(judged(state, { shoot: 'b', at: 'c' })).toBe('tt.contact.fire-on-charger not-the-charger');
  });

  test('after turning to face, where the charger comes from the rear', () => {
    const flank = { ...front('infantry'), french: { a: 'heavy-cavalry 16,18.5 south' } };
    const { state } = strike(flank, EXTRA);
    expect(state.awaits?.orders).toEqual(['stand', 'face']);
    const faced = play(state, { face: 'b' });
    expect([faced.types, faced.state.awaits?.orders]).toEqual([['unit-faced'], ['stand', 'shoot']]);
    expect(play(faced.state, { shoot: 'b', at: 'a' }, { 'shot.b': 1 }).types).toContain('contact-made');
    expect(play(strike(flank).state, { face: 'b' }).types).toEqual(['unit-faced', 'contact-made']);
  });

  test('a routed charger makes no contact', () => {
    const { state } = strike(front('infantry'), EXTRA);
    const weak = { ...state, units: { ...state.units, a: { ...state.units['a']!, disrupted: true } } };
    const { types } = play(weak, { shoot: 'b', at: 'a' }, { 'shot.b': 6 }, { 'rout.a': 4 });
    expect(types).toEqual(['shot-fired', 'unit-routed', 'unit-fled', 'firer-pinned']);
  });
});

describe('a charger whom fire pins or disrupts (tt-032)', () => {
  const shot = (face: number, readings: Readings, more: Partial<Field> = {}) => {
    const { state } = strike(front('infantry', more), readings);
    return play(toShots(state), { shoot: 'b', at: 'a' }, { 'shot.b': face });
  };
  test('fights on, or is put back to [1]', () => {
    const stays = shot(4, {});
    expect([stays.types, apart(stays.state)]).toEqual([['shot-fired', 'unit-pinned', 'firer-pinned'], 0]);
    const stopped = shot(4, STALLS);
    expect([stopped.types.at(-1), apart(stopped.state)]).toEqual(['charger-stalled', 19_050]);
    expect(shot(6, STALLS).types.at(-1)).toBe('charger-stalled');
    expect([shot(4, STALLS), shot(6, STALLS)].map(({ events }) => events.at(-1)!.clauses)).toEqual([['tt.state.pinned'], ['tt.state.disrupted']]); // prettier-ignore
    expect(shot(3, STALLS).types).toEqual(['shot-fired', 'firer-pinned']);
  });
  test('stops short of it where it is fired at once instead (tt-031)', () => {
    const at = (readings: Readings) => {
      const { state } = strike(front('infantry'), readings);
      return play(state, { shoot: 'b', at: 'a' }, { 'shot.b': 4 });
    };
    expect([at(INSTEAD).types.at(-1), apart(at(INSTEAD).state)]).toEqual(['charger-stalled', 19_050]);
    expect(at(EXTRA).types.at(-1)).toBe('contact-made');
    expect(at({ ...EXTRA, ...STALLS }).types.at(-1)).toBe('charger-stalled');
  });
  test('is no charger if it has not charged', () => {
    const field: Field = {
      french: { a: 'guard beside=b:front:0' },
      allied: { b: 'infantry 16,15 south' },
      now: { side: 'allied', phase: 'shoot' },
    };
    expect(play(begin(field, STALLS), { shoot: 'b', at: 'a' }, { 'shot.b': 4 }).types.at(-1)).toBe('firer-pinned');
  });
});

describe('infantry that is counter-charged (tt-039)', () => {
  const field = (a: string): Field => ({
    french: { a: `${a} 16,12 north` },
    allied: { b: 'lancers 16,15 south' },
    now: { side: 'allied', phase: 'shoot', moved: ['a'] },
  });
  const struck = (reading: string, a = 'infantry') =>
    play(begin(field(a), { 'tt-039': reading }), { 'counter-charge': 'b', at: 'a' });
  test('fires before the melee by one reading only', () => {
    expect(struck('turn-not-fire').types).toEqual(['unit-moved', 'contact-made']);
    expect(struck('neither').types).toEqual(['unit-moved', 'contact-made']);
    const { types, state } = struck('turn-and-fire');
    expect([types, state.awaits?.sides, state.awaits?.orders]).toEqual([['unit-moved'], ['french'], ['stand', 'shoot']]); // prettier-ignore
    const { types: fired, state: after } = play(state, { shoot: 'a', at: 'b' }, { 'shot.a': 1 });
    expect(fired).toEqual(['shot-fired', 'firer-pinned', 'contact-made']);
    expect([after.units['a']!.pinned, areInContact(baseOf(after.units['a']!), baseOf(after.units['b']!))]).toEqual([true, true]); // prettier-ignore
    expect(struck('turn-and-fire', 'foot-artillery').types).toEqual(['unit-moved', 'contact-made']);
  });
});
