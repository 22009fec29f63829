import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { noteAttack } from '../../../src/games/campaign-1805/firing/shooting.ts';
import { strikersOf } from '../../../src/games/campaign-1805/melee/contacts.ts';
import { modelsOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { strengthOf, leadershipOf } from '../../../src/games/campaign-1805/morale/leadership.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import { at, body, field, line, musketeers } from './field.ts';
import { play, refusal } from './playing.ts';

const SOUTH = opposite(NORTH);

/**
 * Two bodies of the French before one of the Austrians: the left one touches four, the right one
 * two.
 */
const left = body('left', { ranks: ['oooo'], at: at(58, 40) });
const right = body('right', { ranks: ['oooo'], at: at(62, 40) });
const foe = body('foe', { side: 'allied', ranks: ['oooooo', 'oooooo'], at: at(59, 41.5), facing: SOUTH });
const melee = (readings: State['readings'] = {}) => field([left, right, foe], { phase: 'melee', readings });

describe('cf-087: a body between two', () => {
  const first: readonly Scripted[] = [
    { 'hits.left': '1111' },
    { 'hits.foe': '0'.repeat(8) },
    { 'wounds.foe': '00001111' },
  ];

  test('fights one after the other, and whoever has struck does not again', () => {
    const one = play(melee(), [{ type: 'fight', unit: 'left', at: 'foe' }], first);
    expect(one.types).toEqual(['struck', 'struck', 'cut-down', 'destroyed']);
    expect(refusal(one.state, { type: 'end-phase' })).toBe('melees-due');
    expect(strikersOf(one.state, foe, right)).toEqual(['0.0', '1.0', '0.1', '1.1']);
  });

  test('by one reading all that are linked fight at once', () => {
    const both = play(
      melee({ 'cf-087': 'one-big-melee' }),
      [{ type: 'fight', unit: 'left', at: 'foe' }],
      [
        { 'hits.left': '1111' },
        { 'hits.foe': '0'.repeat(8) },
        { 'wounds.foe': '00001111' },
        { 'hits.right': '11' },
        { 'hits.foe': '1111' },
      ],
    );
    expect(both.types).toEqual(['struck', 'struck', 'struck', 'struck', 'cut-down', 'destroyed']);
    expect(refusal(both.state, { type: 'end-phase' })).toBeNull();
  });
});

describe('cf-088: as many ranks as files', () => {
  const block = body('block', { side: 'allied', ranks: ['ooo', 'ooo', 'ooo'], at: at(60, 45), facing: SOUTH });
  const flanker = body('flanker', { ranks: ['oo'], at: at(54, 45) });
  const noted = (readings: State['readings'], written: State['written'] = {}) => {
    const course = new Course(field([block, flanker], { readings, written }));
    noteAttack(course, 'block', () => modelsOf(flanker));
    return course.events.length;
  };

  test('have flanks, but by one reading none while they hold', () => {
    expect(noted({})).toBe(1);
    expect(noted({ 'cf-088': 'all-round-block' })).toBe(0);
    expect(noted({ 'cf-088': 'all-round-block' }, { block: { does: 'support' } })).toBe(1);
  });
});

describe('cf-093: a second roll', () => {
  const guard = line({ troops: 'old-guard', ranks: ['C'.padEnd(12, 'o'), 'o'.repeat(12)], commander: 'captain' });
  const looked = (readings: State['readings'], failed: readonly string[]) =>
    leadershipOf(field([guard], { readings, failed }), guard, { routers: 0, isRunThrough: false }).looked;

  test('is made in each test, by one reading once in the battle', () => {
    expect(looked({}, ['line'])).toBe(10);
    expect(looked({ 'cf-093': 'once-per-game' }, [])).toBe(10);
    expect(looked({ 'cf-093': 'once-per-game' }, ['line'])).toBe(0);
  });

  test('is remembered once a first roll has failed', () => {
    const state = field([guard, foe], { phase: 'melee' });
    const near = {
      ...state,
      units: { ...state.units, line: { ...guard, at: at(60, 39.5) }, foe: { ...foe, at: at(60, 41.5) } },
    };
    const fought = (test: readonly Scripted[]) =>
      play(
        near,
        [{ type: 'fight', unit: 'line', at: 'foe' }],
        [{ 'hits.line': '1'.repeat(12) }, { 'hits.foe': '0'.repeat(12) }, { 'wounds.foe': '000000111111' }, ...test],
      ).state.failed;
    expect(fought([{ 'test.line': 9 }])).toEqual([]);
    expect(fought([{ 'test.line': 10 }])).toEqual(['line']);
  });
});

describe('cf-116: officers and colours', () => {
  const own = musketeers({ ranks: ['oCso', 'oooo'], at: at(60, 45) });
  const enemy = line({ ranks: ['oooo'], at: at(60, 43.5) });

  test.each([
    [{}, 8],
    [{ 'cf-116': 'strength-only' }, 6],
    [{ 'cf-116': 'not-counted' }, 6],
  ])('strike by %o with %i', (readings, count) => {
    expect(strikersOf(field([own, enemy], { readings }), own, enemy)).toHaveLength(count);
  });

  test('are strength, by one reading none', () => {
    const left = musketeers({ ranks: ['oCs.', '....'], strength: 8 });
    expect(strengthOf(field([left]), left)).toMatchObject({ isBelowHalf: true, isBelowQuarter: false });
    const six = musketeers({ ranks: ['oCs.', '....'], strength: 6 });
    expect(strengthOf(field([six], { readings: { 'cf-116': 'not-counted' } }), six)).toMatchObject({
      isBelowQuarter: true,
    });
    const cut = (readings: State['readings']) =>
      play(
        field([own, enemy], { phase: 'melee', readings }),
        [{ type: 'fight', unit: 'line', at: 'musketeers' }],
        [{ 'hits.line': '1'.repeat(4) }, { 'hits.musketeers': '1'.repeat(readings['cf-116'] === undefined ? 8 : 6) }],
      ).state.suffered.lost;
    expect(cut({})).toEqual({});
  });
});
