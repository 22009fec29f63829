import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import { at, body, charged, field, grenadiers, line, musketeers, tirailleurs } from './field.ts';
import { play, refusal } from './playing.ts';

const END: Order = { type: 'end-phase' };
const FIRE: Order = { type: 'fire', unit: 'line' };
const misses = (id: string, dice: number) => ({ [`hits.${id}`]: '1'.repeat(dice) });

describe('cf-016: a move and a fire order together', () => {
  const writing = (readings: State['readings']) =>
    field([line(), musketeers()], { phase: 'orders', readings, handedIn: ['allied'] });
  const both: Order = { type: 'write', unit: 'line', by: 'french', does: 'move', to: at(60, 43), at: 'musketeers' };

  test('are refused', () => {
    expect(refusal(writing({}), both)).toBe('one-order');
  });

  test('are carried out one after the other by one reading', () => {
    const orders: readonly Order[] = [both, { type: 'hand-in', by: 'french' }, END, END, FIRE];
    const fired = play(writing({ 'cf-016': 'move-and-fire' }), orders, [misses('line', 24)]);
    expect(fired.state.units['line']!.at).toEqual(at(60, 43));
    expect(fired.events.find(({ type }) => type === 'volleyed')).toMatchObject({
      clauses: ['cf.fire.sequence', 'cf.fire.musket-ranges'],
      reasons: [{ needs: 5 }],
    });
    expect(refusal(fired.state, FIRE)).toBe('has-acted');
  });

  test('without a target, a move is no order to fire', () => {
    const moved = field([line(), musketeers()], {
      readings: { 'cf-016': 'move-and-fire' },
      written: { line: { does: 'move', end: { ...line() } } },
      acted: { line: 'moved' },
    });
    expect(refusal(moved, FIRE)).toBe('no-fire-written');
  });
});

describe('cf-018: what an order names is out of range', () => {
  const landwehr = musketeers({ id: 'landwehr', name: 'the landwehr', at: at(60, 62) });
  const firing = (readings: State['readings']) =>
    field([line(), musketeers(), landwehr], { readings, written: { line: { does: 'fire', at: 'landwehr' } } });

  test('and the order is lost', () => {
    expect(refusal(firing({}), FIRE)).toBe('too-far-to-shoot');
  });

  test('and the nearest is shot at by one reading', () => {
    const { events } = play(firing({ 'cf-018': 'nearest-instead' }), [FIRE], [misses('line', 24)]);
    expect(events[0]).toMatchObject({ type: 'volleyed', at: 'musketeers' });
  });

  test('or gone, and by that reading a charge goes at the nearest within reach', () => {
    const charging = (readings: State['readings']) =>
      field([grenadiers(), charged(), landwehr], {
        phase: 'charge',
        readings,
        written: { grenadiers: { does: 'charge', at: 'cossacks' } },
      });
    const charge: Order = { type: 'charge', unit: 'grenadiers', support: [] };
    expect(refusal(charging({}), charge)).toBe('gone');
    expect(play(charging({ 'cf-018': 'nearest-instead' }), [charge]).events[0]).toMatchObject({ at: 'musketeers' });
  });
});

describe('cf-019: an order to support without a charge', () => {
  const firing = (readings: State['readings']) =>
    field([line(), musketeers()], { readings, written: { line: { does: 'support' } } });
  const fire: Order = { ...FIRE, at: 'musketeers' };

  test('is lost', () => {
    expect(refusal(firing({}), fire)).toBe('no-fire-written');
  });

  test('fires at whom it likes by one reading', () => {
    const late = firing({ 'cf-019': 'fires-later' });
    expect(refusal(late, FIRE)).toBe('no-fire-written');
    expect(refusal(late, { ...FIRE, at: 'line' })).toBe('no-enemy');
    expect(play(late, [fire], [misses('line', 24)]).types).toEqual(['volleyed']);
  });

  test('whoever is ordered to fire cannot choose', () => {
    const state = field([line(), musketeers()], { written: { line: { does: 'fire', at: 'musketeers' } } });
    expect(refusal(state, fire)).toBe('target-written');
  });
});

test('cf-020: an order to fire at another supports a charge, and not by one reading', () => {
  const charging = (readings: State['readings'], aim: string) =>
    field([grenadiers(), tirailleurs, charged(), musketeers({ id: 'landwehr', at: at(60, 100) })], {
      phase: 'charge',
      readings,
      written: { grenadiers: { does: 'charge', at: 'musketeers' }, tirailleurs: { does: 'fire', at: aim } },
    });
  const charge: Order = { type: 'charge', unit: 'grenadiers', support: ['tirailleurs'] };
  expect(refusal(charging({}, 'landwehr'), charge)).toBeNull();
  expect(refusal(charging({ 'cf-020': 'same-target' }, 'landwehr'), charge)).toBe('fires-at-another');
  expect(refusal(charging({ 'cf-020': 'same-target' }, 'musketeers'), charge)).toBeNull();
});

describe('cf-124: a body that routs with an order to fire', () => {
  const firing = (readings: State['readings'], facing = NORTH) =>
    field([line({ condition: 'routing', facing }), musketeers()], {
      readings,
      written: { line: { does: 'fire', at: 'musketeers' } },
    });

  test('does not fire, and by one reading fires at whom it has in front', () => {
    expect(refusal(firing({}), FIRE)).toBe('routing');
    expect(refusal(firing({ 'cf-124': 'volley-stands' }), FIRE)).toBeNull();
    expect(refusal(firing({ 'cf-124': 'volley-stands' }, opposite(NORTH)), FIRE)).toBe('not-in-front');
  });
});

describe('calling off a charge (cf-045, cf-046)', () => {
  const off: Order = { type: 'call-off', unit: 'grenadiers' };
  const staff = (y: number) =>
    body('staff', { ranks: ['C'], commanders: ['general'], at: at(90, y), troops: 'militia' });
  const due = (y: number, readings: State['readings'] = {}) =>
    field([grenadiers(), tirailleurs, staff(y), charged()], {
      phase: 'charge',
      readings,
      written: { grenadiers: { does: 'charge', at: 'musketeers' }, tirailleurs: { does: 'support' } },
    });
  const needed = (state: State): unknown => {
    const [event] = play(state, [off], [{ 'test.grenadiers': 1 }]).events;
    return event?.type === 'call-off-tested' ? event.reasons[0].test : null;
  };

  test('tests the body with its general, one less from afar', () => {
    expect(needed(due(40))).toMatchObject({ number: 10 });
    const near = { ...due(40), units: { ...due(40).units, staff: { ...staff(40), at: at(75, 38) } } };
    expect(needed(near)).toMatchObject({ number: 11 });
  });

  test('tests the general with his own body by one reading', () => {
    expect(needed(due(40, { 'cf-045': 'general-alone' }))).toMatchObject({ number: 6 });
  });

  const called = play(due(40), [off], [{ 'test.grenadiers': 2 }]);
  const write = (does: 'fire' | 'support' | 'hold'): Order =>
    does === 'fire'
      ? { type: 'write', unit: 'grenadiers', by: 'french', does, at: 'musketeers' }
      : { type: 'write', unit: 'grenadiers', by: 'french', does };

  test('asks for another order, of that body alone, and not for the same charge', () => {
    expect(called.state.awaits).toMatchObject({
      sides: ['french'],
      orders: ['write'],
      by: 'cf.charge.call-off-success',
    });
    expect(refusal(called.state, { type: 'write', unit: 'tirailleurs', by: 'french', does: 'hold' })).toBe(
      'not-called-off',
    );
    const again: Order = { type: 'write', unit: 'grenadiers', by: 'french', does: 'charge', at: 'musketeers' };
    expect(refusal(called.state, again)).toBe('same-charge');
  });

  test('lets the body fire in the firing phase', () => {
    const { state } = play(
      called.state,
      [write('fire'), END, { ...FIRE, unit: 'grenadiers' }],
      [misses('grenadiers', 20)],
    );
    expect(state.acted).toMatchObject({ grenadiers: 'fired' });
  });

  test('leaves the turn to charge to the same side', () => {
    const both = field(
      [grenadiers(), line({ at: at(48, 36) }), staff(40), charged(), musketeers({ id: 'landwehr', at: at(48, 60) })],
      {
        phase: 'charge',
        written: {
          grenadiers: { does: 'charge', at: 'musketeers' },
          line: { does: 'charge', at: 'musketeers' },
          landwehr: { does: 'charge', at: 'line' },
        },
      },
    );
    const { state } = play(both, [off, write('hold')], [{ 'test.grenadiers': 2 }]);
    expect(state).toMatchObject({ phase: 'charge', side: 'french', reordered: null });
  });

  test('forces the charge if it fails', () => {
    const { state } = play(due(40), [off], [{ 'test.grenadiers': 10 }, { 'again.grenadiers': 9 }]);
    expect(state.awaits).toMatchObject({ orders: ['charge'] });
  });
});
