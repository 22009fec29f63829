import { describe, expect, test } from 'vitest';
import { areInContact } from '../../../src/geometry/contact.ts';
import { baseOf, type State } from '../../../src/games/two-by-two/state.ts';
import { begin, judged, play, type Field } from './field.ts';

const MOVE = { phase: 'move' };
const CONTACT = ['forward to contact'];

/** Two units face to face, this far apart; the first moves. */
const facing = (a: string, b: string, gap: number, more: Partial<Field> = {}): Field => ({
  french: { a: `${a.split(' ')[0]!} beside=b:front:${gap} ${a.split(' ').slice(1).join(' ')}`, ...more.french },
  allied: { b: `${b.split(' ')[0]!} 16,16 south ${b.split(' ').slice(1).join(' ')}`, ...more.allied },
  terrain: more.terrain ?? {},
  now: { ...MOVE, ...more.now },
});
const charged = (field: Field, legs: readonly string[] = CONTACT, readings = {}) =>
  judged(begin(field, readings), { charge: 'a', at: 'b', legs });
const OK = 'ok tt.sequence.move-phase tt.units.move-column tt.contact.straight-ahead';
const touch = ({ units }: State, a: string, b: string) => areInContact(baseOf(units[a]!), baseOf(units[b]!));

describe('the last [2] of a charge are straight ahead (tt.contact.straight-ahead)', () => {
  const beside: Field = {
    french: { a: 'light-cavalry 12,13 north' },
    allied: { b: 'heavy-cavalry 16,17 south' },
    now: MOVE,
  };

  test('a straight way will do, a bend near the end will not', () => {
    expect(charged(facing('heavy-cavalry', 'infantry', 4))).toBe(OK);
    expect(charged(beside, ['forward 4.5', 'turn right 90°', 'forward to contact'])).toBe(OK);
    const bent = ['turn right 18°', 'forward 4.73', 'turn right 72°', 'forward to contact'];
    expect(charged(beside, bent)).toBe('tt.contact.straight-ahead not-straight');
  });

  test.each([
    [{}, OK, OK],
    [{ 'tt-015': 'must-start-facing' }, OK, 'tt.contact.straight-ahead turns-first'],
    [{ 'tt-015': 'needs-two' }, 'tt.contact.straight-ahead too-near', 'tt.contact.straight-ahead too-near'],
  ])('an enemy nearer than [2], under %j', (readings, ahead, aside) => {
    expect(charged(facing('guard', 'infantry', 1), CONTACT, readings)).toBe(ahead);
    const turns = { ...facing('guard', 'infantry', 1), french: { a: 'guard 16,14.4 east' } };
    expect(charged(turns, ['turn left 90°', 'forward to contact'], readings)).toBe(aside);
  });

  test('it ends in contact, within the move, with nothing in the way', () => {
    expect(charged(facing('infantry', 'infantry', 4), ['forward 3.9'])).toBe(
      'tt.contact.straight-ahead does-not-touch',
    );
    expect(charged(facing('infantry', 'infantry', 4.1))).toBe('tt.units.move-column too-far');
    expect(charged(facing('infantry', 'infantry', 3), ['forward 3.5'])).toBe('tt.units.move-column enemy-between');
    const wood = { wood: { kind: 'woods', rectangle: { at: [16, 14], size: [3, 0.5] } } };
    expect(charged(facing('heavy-cavalry', 'infantry', 4, { terrain: wood }))).toBe(
      'tt.move.woods-impassable impassable',
    );
  });

  test('without legs it goes straight ahead, or turns first', () => {
    const aside = { ...facing('guard', 'infantry', 4), french: { a: 'guard 16,12 east' } };
    expect(judged(begin(aside), { charge: 'a', at: 'b' })).toBe(OK);
    expect(judged(begin(facing('guard', 'infantry', 4)), { charge: 'a', at: 'b' })).toBe(OK);
  });
});

describe('who may charge whom', () => {
  test.each([
    ['foot-artillery', 'infantry', 'tt.melee.artillery-never guns-never', {}],
    ['infantry', 'lancers', 'tt.melee.infantry-not-cavalry foot-at-horse', {}],
    ['militia', 'cossacks', 'tt.melee.infantry-not-cavalry foot-at-horse', {}],
    ['infantry', 'lancers', OK, { 'tt-028': 'touch-without-melee' }],
    ['hq-division', 'infantry', OK, {}],
    ['hq-division', 'infantry', 'tt.melee.artillery-hq hq-only-defends', { 'tt-029': 'may-not' }],
    ['infantry pinned', 'infantry', 'tt.state.pinned pinned', {}],
    ['infantry disrupted', 'infantry', 'tt.state.disrupted disrupted', {}],
  ])('%s at %s: %s', (a, b, said, readings) => expect(charged(facing(a, b, 3), CONTACT, readings)).toBe(said));

  test('a unit that has moved is done, and friends are no target', () => {
    const field = facing('infantry', 'infantry', 3, { french: { c: 'infantry 10,10 north' }, now: { moved: ['a'] } });
    expect(charged(field)).toBe('tt.units.move-column has-moved');
    expect(judged(begin(field), { charge: 'a', at: 'c', legs: ['forward 1'] })).toBe(
      'tt.contact.straight-ahead not-an-enemy',
    );
  });

  test('infantry joins a melee with cavalry that its own cavalry has opened (tt-028)', () => {
    const joined = facing('infantry', 'lancers', 3, { french: { c: 'heavy-cavalry beside=b:left:0' } });
    expect(charged(joined)).toBe(OK);
    expect(charged(joined, CONTACT, { 'tt-028': 'absolute' })).toBe('tt.melee.infantry-not-cavalry foot-at-horse');
    const guns = facing('infantry', 'lancers', 3, { french: { c: 'foot-artillery beside=b:left:0' } });
    expect(charged(guns)).toBe('tt.melee.infantry-not-cavalry foot-at-horse');
    const made = facing('infantry', 'lancers', 3, {
      french: { c: 'infantry beside=b:left:0' },
      now: { contacts: [{ unit: 'b', at: 'c' }] },
    });
    expect(charged(made)).toBe(OK);
  });

  test('cavalry that moves through a town moves into no contact (tt.contact.cavalry-town, tt-041)', () => {
    const inTown = (at: readonly number[], readings = {}) =>
      charged(
        facing('heavy-cavalry', 'infantry', 4, {
          terrain: { town: { kind: 'town', rectangle: { at: [...at], size: [3, 1] } } },
        }),
        CONTACT,
        readings,
      );
    expect(inTown([16, 14])).toBe('tt.contact.cavalry-town through-town');
    expect(inTown([16, 14], { 'tt-041': 'in-and-out-only' })).toBe('tt.contact.cavalry-town through-town');
    expect(inTown([16, 11.4])).toBe('tt.contact.cavalry-town through-town');
    expect(inTown([16, 11.4], { 'tt-041': 'in-and-out-only' })).toMatch(/^ok/);
    const foot = facing('guard', 'infantry', 4, {
      terrain: { town: { kind: 'town', rectangle: { at: [16, 14], size: [3, 1] } } },
    });
    expect(charged(foot)).toMatch(/^ok .*tt.move.town-half$/);
  });

  test('whoever touches an enemy may leave, or is locked (tt-025)', () => {
    const field = facing('guard', 'infantry', 3, { allied: { c: 'infantry beside=a:rear:0' } });
    expect(charged(field)).toBe(OK);
    expect(charged(field, CONTACT, { 'tt-025': 'locked' })).toBe('tt.units.move-column locked');
    expect(judged(begin(field), { charge: 'a', at: 'c', legs: ['about-face'] })).toBe(
      'tt.contact.straight-ahead touches-already',
    );
  });
});

describe('the answers to a charge', () => {
  const strike = (field: Field, readings = {}) => play(begin(field, readings), { charge: 'a', at: 'b', legs: CONTACT });

  test('nobody is asked who can only stand', () => {
    const { types, state } = strike(facing('heavy-cavalry', 'heavy-cavalry', 4));
    expect(types).toEqual(['unit-moved', 'contact-made']);
    expect(state.contacts).toEqual([{ unit: 'a', at: 'b', by: 'charge' }]);
    expect([state.awaits?.kind, state.moved]).toEqual(['phase', ['a']]);
  });

  test.each(['light-cavalry', 'lancers', 'light'])('%s may run for it (tt.units.voluntary-rout)', (type) => {
    const { types, state } = strike(facing('heavy-cavalry', type, 4));
    expect(types).toEqual(['unit-moved']);
    expect(state.awaits).toEqual({
      sides: ['allied'],
      kind: 'reaction',
      orders: ['stand', 'rout'],
      by: 'tt.units.voluntary-rout',
    });
    expect(judged(state, { charge: 'a', at: 'b', legs: CONTACT })).toBe('tt.units.voluntary-rout not-now');
    const stood = play(state, { stand: 'b' });
    expect(stood.types).toEqual(['unit-stood', 'contact-made']);
    const gone = play(state, { rout: 'b' }, { 'rout.b': 4 });
    expect(gone.types).toEqual(['unit-routed', 'unit-fled']);
    expect([gone.state.contacts, gone.state.awaits?.sides, gone.state.units['b']!.disrupted]).toEqual([
      [],
      ['french'],
      true,
    ]);
    expect(play(state, { rout: 'b' }, { 'rout.b': 2 }).types).toEqual(['unit-routed', 'unit-destroyed']);
    const safe = strike(facing('heavy-cavalry', type, 4), { 'tt-054': 'safe-flight' }).state;
    expect(play(safe, { rout: 'b' }).types).toEqual(['unit-fled']);
  });

  test('nobody runs who is disrupted or touches another enemy already', () => {
    expect(strike(facing('heavy-cavalry', 'lancers disrupted', 4)).types).toEqual(['unit-moved', 'contact-made']);
    const engaged = facing('heavy-cavalry', 'lancers', 4, { french: { c: 'infantry beside=b:left:0' } });
    expect(strike(engaged).types).toEqual(['unit-moved', 'contact-made']);
  });

  test('a panic carries off another who was charged (tt.units.rout-contagion)', () => {
    const field = facing('heavy-cavalry', 'lancers', 4, { allied: { m: 'militia beside=b:left:0.5' } });
    const { events } = play(strike(field).state, { rout: 'b' }, { 'rout.b': 5 }, { 'rout.m': 5 });
    expect(events.flatMap((event) => (event.type === 'unit-routed' ? [event.unit] : []))).toEqual(['b', 'm']);
  });

  test('rout of one’s own free will at other times (tt-053)', () => {
    const field = facing('heavy-cavalry', 'lancers', 4);
    const rout = (phase: string, readings = {}) =>
      judged(begin({ ...field, now: { side: 'allied', phase } }, readings), { rout: 'b' });
    expect(rout('shoot')).toBe('tt.units.voluntary-rout not-charged');
    expect(rout('shoot', { 'tt-053': 'any-own-phase-3' })).toBe('ok tt.units.voluntary-rout');
    expect(rout('move', { 'tt-053': 'any-own-phase-3' })).toBe('tt.units.voluntary-rout not-charged');
    expect(rout('move', { 'tt-053': 'any-time' })).toBe('ok tt.units.voluntary-rout');
    expect(strike(field, { 'tt-053': 'any-own-phase-3' }).types).toEqual(['unit-moved', 'contact-made']);
  });
});

describe('charged infantry turns to face (tt.contact.turn-to-face, tt-030)', () => {
  const flank = (b: string, more: Partial<Field> = {}): Field => ({
    french: { a: 'heavy-cavalry 12,16.1 east', ...more.french },
    allied: { b: `${b.split(' ')[0]!} 16,16 south ${b.split(' ').slice(1).join(' ')}`, ...more.allied },
    now: MOVE,
  });
  const strike = (field: Field, readings = {}) =>
    play(begin(field, readings), { charge: 'a', at: 'b', legs: CONTACT }).state;

  test('its front lies along the charger, who is slid into full contact', () => {
    const state = strike(flank('infantry'));
    expect(state.awaits).toMatchObject({ kind: 'reaction', orders: ['stand', 'face'], by: 'tt.contact.turn-to-face' });
    const { types, state: faced } = play(state, { face: 'b' });
    expect(types).toEqual(['unit-faced', 'contact-made']);
    expect(faced.units['b']!.facing).toEqual([-1_000_000, 0]);
    expect(faced.units['a']!.at).toEqual([16 * 19_050 - 12_000, 16 * 19_050]);
    expect(touch(faced, 'a', 'b')).toBe(true);
  });

  test.each([
    ['infantry pinned', {}, ['stand', 'face']],
    ['infantry disrupted', {}, null],
    ['infantry disrupted', { 'tt-030': 'any-state' }, ['stand', 'face']],
    ['infantry', { 'tt-030': 'in-shoot-phase' }, null],
    ['light', {}, ['stand', 'rout', 'face']],
    ['heavy-cavalry', {}, null],
    ['foot-artillery', {}, null],
  ])('%s under %j', (b, readings, orders) => {
    const { awaits } = strike(flank(b), readings);
    expect(awaits?.kind === 'reaction' ? awaits.orders : null).toEqual(orders);
  });

  test('not when it is engaged, and not when there is no room', () => {
    expect(strike(flank('infantry', { french: { c: 'infantry beside=b:rear:0' } })).awaits?.kind).toBe('phase');
    expect(strike(flank('infantry', { allied: { c: 'infantry beside=b:front:0' } })).awaits?.kind).toBe('phase');
  });

  test('a contact in the flank says why infantry did not turn: it is engaged, or disrupted', () => {
    const clauses = (field: Field) =>
      play(begin(field), { charge: 'a', at: 'b', legs: CONTACT }).events.at(-1)!.clauses;
    const engaged = flank('infantry', { french: { c: 'infantry beside=b:rear:0' } });
    expect(clauses(engaged)).toEqual(['tt.contact.straight-ahead', 'tt.contact.turn-not-engaged']);
    expect(clauses(flank('infantry disrupted'))).toEqual(['tt.contact.straight-ahead', 'tt.state.disrupted']);
    expect(clauses(flank('heavy-cavalry'))).toEqual(['tt.contact.straight-ahead']);
    expect(clauses({ ...engaged, french: { ...engaged.french, a: 'heavy-cavalry beside=b:front:3' } })).toEqual([
      'tt.contact.straight-ahead',
    ]);
  });

  test('at the start of its shooting phase, where that is the reading', () => {
    const field = { ...flank('infantry', { french: { a: 'heavy-cavalry beside=b:right:0' } }), now: { side: 'allied', phase: 'shoot', contacts: [{ unit: 'a', at: 'b' }] } }; // prettier-ignore
    const readings = { 'tt-030': 'in-shoot-phase' };
    expect(judged(begin(field), { face: 'b' })).toBe('tt.contact.turn-to-face turned-at-once');
    expect(judged(begin(field, readings), { face: 'b' })).toBe('ok tt.contact.turn-to-face');
    const { state } = play(begin(field, readings), { face: 'b' });
    expect([touch(state, 'a', 'b'), state.units['b']!.facing]).toEqual([true, [-1_000_000, 0]]);
    const two = { ...field, french: { ...field.french, c: 'infantry beside=b:rear:0' } };
    expect(judged(begin(two, readings), { face: 'b' })).toBe('tt.contact.turn-not-engaged engaged');
  });
});

test('nobody routs where there is no enemy', () => {
  const alone = begin({ french: { a: 'lancers 16,16 north' }, allied: {}, now: MOVE }, { 'tt-053': 'any-time' });
  expect(judged(alone, { rout: 'a' })).toBe('tt.units.voluntary-rout not-charged');
});
