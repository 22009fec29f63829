import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/games/campaign-1805/turn/judge.ts';
import { NORTH, turned } from '../../../src/geometry/facings.ts';
import { battery, eventOf, played } from './batteries.ts';
import { at, field, musketeers } from './field.ts';

describe('a charged battery', () => {
  const charger = musketeers({
    id: 'charger',
    name: 'the charger',
    at: at(60, 25.5),
    ranks: ['oooo', 'oooo'],
    strength: 8,
    commanders: [],
  });
  const charge = (given: object = {}, guns = {}) =>
    field([battery(guns), charger], {
      phase: 'charge',
      side: 'allied',
      acted: { charger: 'charged' },
      issued: { unit: 'charger', at: 'battery', support: [] },
      ...given,
    });

  test('stands and shoots with a guess, and a penalty on its D10', () => {
    const state = charge();
    expect(judge(state, { type: 'stand', unit: 'battery' })).toMatchObject({ reason: 'guess-needed' });
    expect(judge(state, { type: 'stand', unit: 'battery', guess: 3 }).ok).toBe(true);
    expect(judge(state, { type: 'counter', unit: 'battery' })).toMatchObject({ reason: 'no-move' });
    const { events } = played(state, { type: 'stand', unit: 'battery', guess: 3 }, [
      { 'way.battery': 5 },
      { 'cm.battery': 2 },
      { 'killed.charger': '22' },
      { 'test.charger': 1 },
    ]);
    expect(eventOf(events, 'gun-fired').reasons[1]).toMatchObject({ total: 3 });
    expect(events.map(({ type }) => type)).toContain('shot-down');
  });

  test('cannot, if the charger is not before its front, or by one reading at all', () => {
    const away = charge({}, { facing: turned(NORTH, 'right', 180) });
    expect(judge(away, { type: 'stand', unit: 'battery', guess: 3 })).toMatchObject({ reason: 'not-in-front' });
    const silent = charge({ readings: { 'cf-036': 'muskets-only' } });
    expect(judge(silent, { type: 'stand', unit: 'battery', guess: 3 })).toMatchObject({ reason: 'no-firearm' });
  });
});
