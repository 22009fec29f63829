import { describe, expect, test } from 'vitest';
import { commandersIn } from '../../../src/games/campaign-1805/bodies/officers.ts';
import { leadershipOf } from '../../../src/games/campaign-1805/morale/leadership.ts';
import { speedOf } from '../../../src/games/campaign-1805/moving/speed.ts';
import { cm } from '../../../src/games/campaign-1805/tables.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { rules } from '../../../src/games/campaign-1805/rules.ts';
import { NORTH } from '../../../src/geometry/facings.ts';
import { at, body, field, line, musketeers } from './field.ts';
import { play, refusal } from './playing.ts';

const guard = (given: Partial<Body> = {}): Body =>
  body('guard', {
    troops: 'old-guard',
    ranks: ['oooCo', 'ooooo'],
    commanders: ['general'],
    at: at(63, 36),
    ...given,
  });
const foe = musketeers({ at: at(60, 60) });
const PASS = [{ unit: 'guard', at: 'line', officer: 'general' }] as const;

/** The end of the movement phase in which the general is to pass over. */
const passed = (bodies: readonly Body[], given: Partial<State> = {}) =>
  play(field(bodies, { phase: 'movement', passing: PASS, ...given }), [{ type: 'end-phase' }]);

describe('cf-055: an officer', () => {
  test('passes over to a place behind the last rank, and leaves a gap', () => {
    const { state, types } = passed([line(), guard(), foe]);
    expect(types).toContain('passed-over');
    expect(state.units['line']).toMatchObject({
      ranks: ['o'.repeat(12), 'o'.repeat(12), `${'.'.repeat(11)}C`],
      commanders: ['general'],
      strength: 25,
      at: at(60, 39.5),
    });
    expect(state.units['guard']).toMatchObject({ ranks: ['ooo.o', 'ooooo'], commanders: [], strength: 9 });
    expect(state.passing).toEqual([]);
  });

  test('takes the first free place of the last rank from the right', () => {
    const thin = line({ ranks: ['o'.repeat(12), 'ooooo.o..ooo'] });
    const { state } = passed([thin, guard(), foe]);
    expect(state.units['line']).toMatchObject({ ranks: ['o'.repeat(12), 'ooooo.o.Cooo'], at: at(60, 40) });
  });

  test('goes 4 cm on foot, from where he stood before all moved, and 8 on a horse', () => {
    expect(passed([line(), guard({ at: at(64, 34) }), foe]).types).toContain('stayed-with');
    const end = { at: at(60, 43), facing: NORTH, ranks: line().ranks };
    const away = passed([line(), guard(), foe], { written: { line: { does: 'move', end } } });
    expect(away.types).toContain('stayed-with');
    expect(away.state.units['guard']).toMatchObject({ commanders: ['general'] });
    const horse = guard({ arm: 'light-cavalry', ranks: ['oC'], at: at(64, 34) });
    expect(passed([line(), horse, foe]).types).toContain('passed-over');
  });

  test('stays with a body that has acted, routs or is in contact', () => {
    expect(passed([line(), guard(), foe], { acted: { guard: 'supported' } }).types).toContain('stayed-with');
    expect(passed([line(), guard({ condition: 'routing' }), foe]).types).toContain('stayed-with');
    expect(passed([line(), guard(), musketeers({ at: at(60, 34), facing: NORTH })]).types).toContain('stayed-with');
    expect(passed([line(), guard(), foe], { acted: { guard: 'moved' } }).types).toContain('passed-over');
  });

  test('who was the last of his body leaves none behind', () => {
    const { state } = passed([line(), guard({ ranks: ['C'], strength: 1, at: at(65, 36) }), foe]);
    expect(state.units['guard']).toBeUndefined();
    expect(state.units['line']).toMatchObject({ strength: 25 });
  });

  test('lends his leadership to whom he stands with, by one reading in no other way', () => {
    const { state } = passed([line(), guard(), foe], { readings: { 'cf-090': 'own-body-only' } });
    const value = (id: string) => leadershipOf(state, state.units[id]!, { routers: 0, isRunThrough: false }).value;
    expect([value('line'), value('guard')]).toEqual([9, 8]);
  });

  test('is ordered so by name or by rank, in secret', () => {
    const two = guard({ ranks: ['oCoCo', 'ooooo'], commanders: ['captain', 'general'] });
    const start = field([line(), two, foe], { phase: 'orders' });
    const pass = { type: 'pass-over', unit: 'guard', at: 'line', by: 'french' } as const;
    const { state } = play(start, [pass, { ...pass, officer: 'captain' }]);
    expect(state.passing.map(({ officer }) => officer)).toEqual(['general', 'captain']);
    expect(rules.seenBy(state, 'allied').passing).toEqual([]);
    expect(rules.seenOrder!(pass, 'allied')).toBeNull();
    expect(rules.words.order(pass, state)).toBe('Write for the general of the guard: pass over to the line');
    const { units } = play(
      {
        ...state,
        phase: 'movement',
        side: 'french',
        awaits: { sides: ['french'], kind: 'phase', orders: ['end-phase'], by: 'cf.move.as-written' },
      },
      [{ type: 'end-phase' }],
    ).state;
    expect(units['guard']).toMatchObject({ ranks: ['o.o.o', 'ooooo'], commanders: [], strength: 8 });
    // The captain has come after him, and stands to his left.
    expect(units['line']).toMatchObject({ commanders: ['captain', 'general'] });
    expect(units['line']!.ranks[2]).toBe('..........CC');
  });

  test('is not ordered to an enemy, from those who have none, or by the reading that he rides alone', () => {
    const state = (readings: State['readings'] = {}) => field([line(), guard(), foe], { phase: 'orders', readings });
    const pass = { type: 'pass-over', unit: 'guard', at: 'line', by: 'french' } as const;
    expect(refusal(state(), pass)).toBeNull();
    expect(refusal(state(), { ...pass, at: 'musketeers' })).toBe('no-friend');
    expect(refusal(state(), { ...pass, at: 'guard' })).toBe('no-friend');
    expect(refusal(state(), { ...pass, officer: 'captain' })).toBe('has-no-officer');
    expect(refusal(state(), { ...pass, unit: 'line', at: 'guard' })).toBe('has-no-officer');
    expect(refusal(state({ 'cf-055': 'free-models' }), pass)).toBe('rides-alone');
  });

  test('who rides alone goes 8 cm', () => {
    const rider = guard({ arm: 'light-cavalry', ranks: ['C'] });
    expect(speedOf(field([]), rider)).toBe(cm(8));
    expect(speedOf(field([]), guard({ arm: 'light-cavalry' }))).toBe(cm(9));
  });
});

test('of two officers the one who falls is he whose place is empty', () => {
  const two = { ranks: ['oCo', 'Coo'], commanders: ['captain', 'general'] } as const;
  expect(commandersIn(two, ['o.o', 'Coo'])).toEqual(['general']);
  expect(commandersIn(two, ['oCo', '.oo'])).toEqual(['captain']);
  expect(commandersIn(two, ['ooo', '...'])).toEqual([]);
});
