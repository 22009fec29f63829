import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import type { State } from '../../../src/games/two-by-two/index.ts';
import { begin, judged, play, type Field } from './field.ts';

/*
 * What charged units may answer, in what order, and why some answers are refused
 * (tt.units.voluntary-rout, tt.contact.turn-to-face, tt.contact.fire-on-charger).
 */

const U = 19_050;
const MOVE = { phase: 'move' };
const charge = (field: Field, readings: Readings = {}, legs: readonly string[] = ['forward to contact']) =>
  play(begin({ now: MOVE, ...field }, readings), { charge: 'a', at: 'b', legs });
const orders = ({ state }: { readonly state: State }) =>
  state.awaits?.kind === 'reaction' ? state.awaits.orders : null;

/** A charge from the west into the right flank of infantry that faces south. */
const FLANK: Field = { french: { a: 'heavy-cavalry 12,16.1 east' }, allied: { b: 'infantry 16,16 south' } };

describe('who is asked answers, one after the other', () => {
  const two = charge({
    french: { a: 'heavy-cavalry 16,12 north' },
    allied: { b: 'light 15.3,16 south', c: 'light 16.7,16 south' },
  });
  /** A charge into the flanks of both, each of which has room to turn. */
  const flanks = charge({
    french: { a: 'heavy-cavalry 12,16 east' },
    allied: { b: 'infantry 16,15.2 south', c: 'infantry 16,16.8 south' },
  });
  test.each([
    ['stand', two],
    ['rout', two],
    ['face', flanks],
  ])('and another does not %s before', (order, { state }) => {
    expect(judged(state, { [order]: 'c' })).toMatch(/ not-asked$/);
  });
  test('of two, each in its turn', () => {
    expect(two.state.pending).toMatchObject({ fresh: ['b', 'c'] });
    const { state } = play(two.state, { stand: 'b' });
    expect(
      [judged(state, { stand: 'c' }), judged(state, { stand: 'b' })].map((said) => said.split(' ').at(-1)),
    ).toEqual(['tt.units.voluntary-rout', 'not-asked']);
    expect(play(state, { stand: 'c' }).types).toEqual(['unit-stood', 'contact-made', 'contact-made']);
  });
});

describe('turning to face needs room, for both', () => {
  const faced = (field: Field) => {
    const struck = charge(field);
    if (orders(struck) === null) return null;
    const { a, b } = play(struck.state, { face: 'b' }).state.units;
    return { a: a!.at, facing: b!.facing };
  };
  const full = [16 * U - 12_000, 16 * U];
  test('the charger is slid into full contact, or where that place is taken, straight ahead', () => {
    expect(faced(FLANK)).toEqual({ a: full, facing: [-1_000_000, 0] });
    const taken = { ...FLANK, allied: { ...FLANK.allied, c: 'infantry 15.2,14.744 west' } };
    expect(faced(taken)).toEqual({ a: [full[0], 16.1 * U], facing: [-1_000_000, 0] });
  });
  test('and nobody turns where neither will do', () => {
    const wood = { wood: { kind: 'woods', rectangle: { at: [15.5, 16.6], size: [0.2, 0.1] } } };
    expect(orders(charge({ ...FLANK, terrain: wood }))).toBeNull();
    const foot = { ...FLANK, french: { a: 'light 13,16.1 east' }, terrain: wood };
    expect(orders(charge(foot))).toEqual(['stand', 'face']);
  });
  test('a charger who comes on aslant, a corner first, is faced; one flat to the front is not', () => {
    const aslant = { ...FLANK, french: { a: 'heavy-cavalry 14.2,13 north-east' } };
    expect(orders(charge(aslant))).toEqual(['stand', 'face']);
    expect(orders(charge({ ...FLANK, french: { a: 'heavy-cavalry 16,13 north' } }))).toBeNull();
  });
  test('whoever chose to stand is not said to have been unable to turn', () => {
    const { events } = play(charge(FLANK).state, { stand: 'b' });
    expect(events.at(-1)).toMatchObject({ type: 'contact-made', clauses: ['tt.contact.straight-ahead'] });
  });
});

describe('fire on a charger at once (tt-031)', () => {
  const front = (b: string): Field => ({
    french: { a: 'heavy-cavalry 16,12 north' },
    allied: { b: `${b} 16,16 south` },
  });
  const EXTRA = { 'tt-031': 'immediate-extra' };
  test('by militia as by others who have muskets; by nobody else, however ranges are read', () => {
    expect(orders(charge(front('militia'), EXTRA))).toEqual(['stand', 'shoot']);
    for (const reading of ['inclusive', 'exclusive'])
      expect(orders(charge(front('heavy-cavalry'), { ...EXTRA, 'tt-005': reading }))).toBeNull();
  });
  test('once in a turn, where it is the shot of the phase', () => {
    const board: Field = {
      french: { a: 'guard 15.3,13 north', c: 'guard 16.7,13 north' },
      allied: { b: 'infantry 16,16 south' },
      now: MOVE,
    };
    const first = charge(board, { 'tt-031': 'immediate-instead' });
    const shot = play(first.state, { shoot: 'b', at: 'a' }, { 'shot.b': 1 });
    const second = { charge: 'c', at: 'b', legs: ['forward to contact'] };
    expect(play(shot.state, second).types).toEqual(['unit-moved', 'contact-made']);
    expect(orders(play(play(first.state, { stand: 'b' }).state, second))).toEqual(['stand', 'shoot']);
  });
});

describe('to rout of one’s own free will outside a charge (tt-053)', () => {
  const rout = (b: string, more: Partial<State> = {}) => {
    const state = begin(
      { french: { a: 'infantry 16,12 north' }, allied: { b: `${b.split(' ')[0]!} 16,16 south ${b.split(' ')[1] ?? ''}` }, now: { side: 'allied', phase: 'shoot' } }, // prettier-ignore
      { 'tt-053': 'any-own-phase-3' },
    );
    return judged({ ...state, ...more }, { rout: 'b' });
  };
  test.each([
    ['lancers', {}, 'ok tt.units.voluntary-rout'],
    ['heavy-cavalry', {}, 'tt.units.voluntary-rout never-flees'],
    ['lancers disrupted', {}, 'tt.state.disrupted disrupted'],
    ['light', { shot: ['b'] }, 'tt.shoot.once has-shot'],
    ['light', { shot: ['x'] }, 'ok tt.units.voluntary-rout'],
  ])('%s, %j: %s', (b, more, said) => expect(rout(b, more)).toBe(said));
});

describe('turning to face at the start of the shooting phase (tt-030)', () => {
  const contacts = [{ unit: 'a', at: 'b' }];
  const face = (b: string, now: object = { contacts }, more: Partial<State> = {}, terrain: Field['terrain'] = {}) => {
    const state = begin(
      {
        french: { a: 'heavy-cavalry beside=b:right:0', x: 'infantry 28,4 north' },
        allied: { b: `${b.split(' ')[0]!} 16,16 south ${b.split(' ')[1] ?? ''}`, y: 'infantry 28,28 south' },
        terrain,
        now: { side: 'allied', phase: 'shoot', ...now },
      },
      { 'tt-030': 'in-shoot-phase' },
    );
    return judged({ ...state, ...more }, { face: 'b' });
  };
  const NOT = 'tt.contact.turn-to-face not-charged';
  const LATE = 'tt.contact.turn-to-face too-late-to-face';
  test.each([
    ['infantry', { contacts }, {}, 'ok tt.contact.turn-to-face'],
    ['foot-artillery', { contacts }, {}, 'tt.contact.turn-to-face only-foot-faces'],
    ['infantry disrupted', { contacts }, {}, 'tt.state.disrupted disrupted'],
    ['infantry', { contacts: [] }, {}, NOT],
    ['infantry', { contacts: [{ unit: 'a', at: 'y' }] }, {}, NOT],
    ['infantry', { contacts: [{ unit: 'x', at: 'b' }] }, {}, NOT],
    ['infantry', { contacts: [{ unit: 'x', at: 'y' }, ...contacts] }, {}, 'ok tt.contact.turn-to-face'],
    ['infantry', { contacts }, { shot: ['y'] }, LATE],
    ['infantry', { contacts }, { countered: ['y'] }, LATE],
    ['infantry', { contacts }, { shot: ['y'], countered: ['y'] }, LATE],
  ])('%s, %j, %j: %s', (b, now, more, said) => expect(face(b, now, more)).toBe(said));
  test('nobody who is touched by none, or has no room', () => {
    const alone = begin(
      { french: { a: 'lancers 16,10 north' }, allied: { b: 'infantry 16,16 south' }, now: { side: 'allied', phase: 'shoot' } }, // prettier-ignore
      { 'tt-030': 'in-shoot-phase' },
    );
    expect(judged(alone, { face: 'b' })).toBe(NOT);
    const wood = { wood: { kind: 'woods', rectangle: { at: [16, 16.6], size: [0.2, 0.1] } } };
    expect(face('infantry', { contacts }, {}, wood)).toBe('tt.contact.turn-to-face no-room-to-face');
  });
});

describe('what events cite, and what a counter-charge is not', () => {
  test('a charge, a counter-charge and a turn', () => {
    expect(charge(FLANK).events[0]!.clauses).toEqual(['tt.units.move-column', 'tt.contact.straight-ahead']);
    expect(play(charge(FLANK).state, { face: 'b' }).events[0]!.clauses).toEqual(['tt.contact.turn-to-face']);
    const countered = begin({
      french: { a: 'infantry 16,12 north' },
      allied: { b: 'lancers 16,15 south' },
      terrain: { road: { kind: 'road', line: [[16, 6], [16, 26]] } }, // prettier-ignore
      now: { side: 'allied', phase: 'shoot', moved: ['a'] },
    });
    const every: State = { ...countered, readings: { 'tt-021': 'every-whole-road-move' } };
    const { events } = play(every, { 'counter-charge': 'b', at: 'a', legs: ['forward to contact'] });
    expect(events[0]!.clauses).toEqual(['tt.contact.counter-charge', 'tt.sequence.counter-charge-phase']);
    expect(events.map(({ type }) => type)).toEqual(['unit-moved', 'contact-made']);
    const moving: State = { ...every, phase: 'move', moved: [], awaits: { ...every.awaits!, orders: ['charge'] } };
    const { types } = play(moving, { charge: 'b', at: 'a', legs: ['forward to contact'] });
    expect(types).toContain('formation-changed');
  });
});
