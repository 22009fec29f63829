import { describe, expect, test } from 'vitest';
import { PROFILES, UNIT_TYPES } from '../../src/games/two-by-two/tables.ts';
import { about } from '../../src/scene/two-by-two/about.ts';
import { play } from '../../src/scene/two-by-two/index.ts';
import { begin } from '../games/two-by-two/field.ts';

const told = (unit: string, now = {}) =>
  about(begin({ french: { unit }, allied: { foe: 'infantry 16,28 south' }, now }), 'unit');
const row = (name: string, unit: string, now = {}) => {
  const found = told(unit, now).rows.find((each) => each.name === name);
  return [found?.text, found?.more];
};

describe('the pop-up of a unit of 2 by 2', () => {
  test('says what it is and where, as the module of the game gives it to pages', () => {
    const state = begin({ french: { guard: 'guard 16,12.5 north' }, allied: { foe: 'infantry 16,28 south' } });
    expect(play.about!(state, { unit: 'guard' })).toMatchObject({
      title: 'The guard',
      kind: 'French guard, [16, 12.5]',
      units: ['guard'],
    });
    expect(play.about!(state, { unit: 'nobody' })).toBeNull();
  });

  test.each(UNIT_TYPES)('%s: its move, its farthest range and its price are those of the table', (type) => {
    const { move, range, ap } = PROFILES[type];
    expect(row('Moves', `${type} 16,16 north no-screen`)[0]).toMatch(new RegExp(`^\\[${move}\\];`));
    expect(row('Worth', `${type} 16,16 north`)[0]).toBe(`${ap} AP`);
    expect(row('Range', `${type} 16,16 north no-screen`)[0] !== undefined).toBe(range.length > 0);
  });

  test.each([
    ['infantry 16,16 north no-screen', '[1]', undefined],
    ['infantry 16,16 north screen', '[2]', 'With skirmishers out'],
    ['militia 16,16 north', '[1]', undefined],
    ['foot-artillery 16,16 north', 'canister [1½], middle [4], long [8]', undefined],
  ])('the range that it has now: %s', (unit, text, more) => {
    expect(row('Range', unit)).toEqual([text, more]);
  });

  test.each([
    ['infantry 16,16 north no-screen', 'one die, +1 first volley'],
    ['infantry 16,16 north screen', 'one die, +1 first volley, +1 skirmishers out'],
    ['infantry 16,16 north no-screen pinned', 'one die'],
    ['horse-artillery 16,16 north', 'one die, +1 with canister, −1 at long range'],
    ['lancers 16,16 north', undefined],
  ])('its shot: %s', (unit, text) => {
    expect(row('Shoots', unit)[0]).toBe(text);
  });

  test.each([
    ['infantry 16,16 north', 'one die', 'Against some: +2 enemy disrupted'],
    ['infantry 16,16 north attack-column', 'one die, +1 column of attack', 'Against some: +2 enemy disrupted'],
    ['guard 16,16 north', 'one die, +1 Guards', 'Against some: +2 enemy disrupted'],
    [
      'heavy-cavalry 16,16 north',
      'one die, +2 heavy cavalry',
      'Against some: −2 cavalry against ordered infantry, +2 enemy disrupted',
    ],
    [
      'heavy-cavalry 16,16 north road-column',
      'one die, +2 heavy cavalry, −2 road column',
      'Against some: −2 cavalry against ordered infantry, +2 enemy disrupted',
    ],
    ['foot-artillery 16,16 north', 'one die, −3 artillery or HQ', 'Against some: +2 enemy disrupted'],
  ])('its die in a melee, as the rules count it: %s', (unit, text, more) => {
    expect(row('Fights', unit)).toEqual([text, more]);
  });

  test('its formation, and its condition with what that forbids', () => {
    expect(row('Formation', 'infantry 16,16 north attack-column')[0]).toBe('Column of attack');
    expect(row('Formation', 'infantry 16,16 north')[0]).toBeUndefined();
    expect(row('Condition', 'infantry 16,16 north')[0]).toBe('In order');
    const rally = 'A rally ends it, with a total of 5 or more';
    expect(row('Condition', 'infantry 16,16 north pinned')).toEqual([
      'Pinned: it may only turn on the spot, but shoots',
      rally,
    ]);
    expect(row('Condition', 'lancers 16,16 north pinned')[0]).toBe('Pinned: it may only turn on the spot');
    expect(row('Condition', 'lancers 16,16 north pinned disrupted')).toEqual([
      'Disrupted and pinned: it may neither move nor shoot',
      rally,
    ]);
  });

  test('what it has done, and how far a general lets units rally', () => {
    expect(row('Moves', 'infantry 16,16 north', { moved: ['unit'] })[1]).toBe('Has moved this turn');
    expect(row('Shoots', 'infantry 16,16 north', { shot: ['unit'] })[1]).toBe('Has shot in this phase');
    expect(row('Rallies', 'hq-division 16,16 north')[0]).toBe('units within [4]');
    expect(row('Rallies', 'infantry 16,16 north')[0]).toBeUndefined();
  });
});
