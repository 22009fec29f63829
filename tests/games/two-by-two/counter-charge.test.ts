import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/games/two-by-two/index.ts';
import { begin, judged, play, type Field } from './field.ts';

/** The French have moved; the Austrian cavalry stands beside the way of one of them. */
const field = (rider: string, more: Partial<Field> = {}): Field => ({
  french: { a: 'heavy-cavalry 16,16 north', ...more.french },
  allied: { r: rider, ...more.allied },
  terrain: more.terrain ?? {},
  now: { side: 'allied', phase: 'shoot', moved: ['a'], ...more.now },
});
const ORDER = { 'counter-charge': 'r', at: 'a', legs: ['forward to contact'] };
const said = (rider: string, more: Partial<Field> = {}, readings = {}) =>
  judged(begin(field(rider, more), readings), ORDER);
const OK = 'ok tt.sequence.counter-charge-phase tt.contact.counter-charge tt.contact.counter-charge-trigger tt.contact.straight-ahead'; // prettier-ignore
const FAR = 'tt.contact.counter-charge-trigger not-near-enough';

describe('within half a move (tt.contact.counter-charge-trigger, tt-036)', () => {
  test.each([
    ['heavy-cavalry beside=a:right:3', OK],
    ['heavy-cavalry beside=a:right:3.1', FAR],
    ['lancers beside=a:right:4', OK],
    ['light-cavalry beside=a:right:4.1', FAR],
    ['cossacks beside=a:right:5', OK],
    ['cossacks beside=a:right:5.1', FAR],
  ])('%s: %s', (rider, verdict) => expect(said(rider)).toBe(verdict));

  test('half the move of the enemy who moved, by another reading', () => {
    const readings = { 'tt-036': 'enemys-half' };
    expect(said('cossacks beside=a:right:3', {}, readings)).toBe(OK);
    expect(said('cossacks beside=a:right:3.1', {}, readings)).toBe(FAR);
  });

  test('an enemy who has not moved is none', () => {
    expect(said('lancers beside=a:right:2', { now: { moved: [] } })).toBe(
      'tt.contact.counter-charge-trigger has-not-moved',
    );
  });

  test('is told so, and not that cavalry cannot shoot, when somebody points at him', () => {
    const reasons = (rider: string, moved: readonly string[]) =>
      engine
        .probe(begin(field(`${rider} beside=a:right:2`, { now: { moved } })), { unit: 'r', target: { unit: 'a' } })
        .map(({ order, verdict }) => [order.type, verdict.ok ? 'ok' : verdict.reason]);
    expect(reasons('lancers', [])).toEqual([['counter-charge', 'has-not-moved'], ['shoot', 'no-range']]); // prettier-ignore
    expect(reasons('lancers', ['a'])[0]).toEqual(['counter-charge', 'ok']);
    expect(reasons('infantry', ['a'])).toEqual([['shoot', 'out-of-range']]);
  });

  test('the way itself is no longer than that, and its end is straight', () => {
    const aside = { ...ORDER, legs: ['turn right 90°', 'forward 0.5', 'turn left 90°', 'forward to contact'] };
    expect(judged(begin(field('lancers beside=a:right:3.8')), aside)).toBe('tt.contact.counter-charge-trigger too-far');
    expect(judged(begin(field('lancers beside=a:right:1.5')), aside)).toBe('tt.contact.straight-ahead not-straight');
  });
});

describe('who may (tt.contact.counter-charge, tt-037)', () => {
  const near = 'beside=a:right:2';
  test.each([
    ['infantry', {}, 'tt.contact.counter-charge not-cavalry'],
    ['hq-division', {}, 'tt.contact.counter-charge not-cavalry'],
    ['lancers pinned', {}, 'tt.state.pinned pinned'],
    ['lancers pinned', { 'tt-037': 'only-disrupted-barred' }, OK],
    ['lancers disrupted', {}, 'tt.state.disrupted disrupted'],
    ['lancers disrupted', { 'tt-037': 'only-disrupted-barred' }, 'tt.state.disrupted disrupted'],
  ])('%s under %j', (type, readings, verdict) => {
    const [name, ...words] = type.split(' ');
    expect(said(`${name!} ${near} ${words.join(' ')}`, {}, readings)).toBe(verdict);
  });

  test('not through a friend, a town or a wood', () => {
    const between = { allied: { f: 'infantry 18.2,16 north' } };
    expect(said('lancers beside=a:right:4', between)).toBe('tt.units.move-column friend-between');
    expect(said('lancers beside=a:right:4', between, { 'tt-037': 'only-disrupted-barred' })).toBe(OK);
    const ground = (kind: string) => ({ terrain: { ground: { kind, rectangle: { at: [18.2, 16], size: [0.5, 3] } } } });
    expect(said('lancers beside=a:right:3', ground('town'))).toBe('tt.contact.cavalry-town through-town');
    expect(said('lancers beside=a:right:3', ground('woods'))).toBe('tt.move.woods-impassable impassable');
    expect(said('cossacks beside=a:right:3', ground('woods'))).toMatch(/^ok .*tt.move.woods-half$/);
  });

  test('not who is in contact already, not twice, and only in the phase of the side that does not move', () => {
    expect(said(`lancers ${near}`, { french: { c: 'infantry beside=r:rear:0' } })).toBe(
      'tt.contact.counter-charge contacted',
    );
    expect(said(`lancers ${near}`, { now: { phase: 'move' } })).toBe('tt.sequence.move-phase not-now');
    const fled = play(begin(field(`lancers ${near}`, { french: { a: 'lancers 16,16 north', c: 'lancers 16,14 east' }, now: { moved: ['a', 'c'] } })), ORDER).state; // prettier-ignore
    const gone = play(fled, { rout: 'a' }, { 'rout.a': 6 }).state;
    expect(judged(gone, { ...ORDER, at: 'c' })).toBe('tt.contact.counter-charge has-countered');
  });
});

describe('what it comes to', () => {
  test('a contact, made by the rider', () => {
    const { types, state } = play(begin(field('lancers beside=a:right:3')), ORDER);
    expect(types).toEqual(['unit-moved', 'contact-made']);
    expect(state.contacts).toEqual([{ unit: 'r', at: 'a', by: 'counter-charge' }]);
    expect([state.moved, state.countered]).toEqual([['a'], ['r']]);
  });

  test('its target answers as to any charge, but for the volley (tt-039)', () => {
    const foot = { french: { a: 'infantry 16,16 north' } };
    const struck = (readings = {}) => play(begin(field('lancers beside=a:right:3', foot), readings), ORDER).state;
    expect(struck().awaits).toMatchObject({ sides: ['french'], kind: 'reaction', orders: ['stand', 'face'] });
    expect(play(struck(), { face: 'a' }).types).toEqual(['unit-faced', 'contact-made']);
    expect(struck({ 'tt-039': 'neither' }).awaits?.kind).toBe('phase');
  });

  test('shots go before counter-charges (tt-038)', () => {
    const guns = { allied: { g: 'foot-artillery 16,20 south' } };
    const { state } = play(begin(field('lancers beside=a:right:3', guns)), ORDER);
    const shot = { shoot: 'g', at: 'a' };
    expect(judged(state, shot)).toBe('tt.sequence.counter-charge-phase after-counter-charges');
    const mixed = play(begin(field('lancers beside=a:right:3', { ...guns, french: { c: 'infantry 16,17 north' } }), { 'tt-038': 'any-order' }), ORDER); // prettier-ignore
    expect(judged(mixed.state, { shoot: 'g', at: 'c' })).toMatch(/^ok/);
  });
});

describe('fire on a charger (tt.contact.fire-on-charger)', () => {
  const contact = (b: string, readings = {}) =>
    judged(
      begin(
        {
          french: { a: 'heavy-cavalry beside=b:front:0' },
          allied: { b: `${b} 16,16 south`, g: 'infantry 16,20 south' },
          now: { side: 'allied', phase: 'shoot', moved: ['a'], contacts: [{ unit: 'a', at: 'b' }] },
        },
        readings,
      ),
      { shoot: 'b', at: 'a' },
    );

  test('is the ordinary shot, at an enemy in contact', () => {
    expect(contact('infantry')).toBe('ok tt.sequence.shoot-phase tt.units.musket-range tt.shoot.range-limit tt.contact.fire-on-charger'); // prettier-ignore
  });

  test('guns have it too, or have it not (tt-033)', () => {
    expect(contact('foot-artillery')).toMatch(/fire-on-charger$/);
    expect(contact('foot-artillery', { 'tt-033': 'infantry-only' })).toBe('tt.contact.fire-on-charger guns-silent');
  });

  test('a charge in the flank is out of the arc', () => {
    const state = begin({
      french: { a: 'heavy-cavalry beside=b:rear:0' },
      allied: { b: 'infantry 16,16 south' },
      now: { side: 'allied', phase: 'shoot', contacts: [{ unit: 'a', at: 'b' }] },
    });
    expect(judged(state, { shoot: 'b', at: 'a' })).toBe('tt.shoot.range-limit out-of-arc');
  });
});
