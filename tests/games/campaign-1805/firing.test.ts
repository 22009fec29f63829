import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import type { Scripted } from '../../../src/core/dice.ts';
import { shootersOf, volleyOf } from '../../../src/games/campaign-1805/firing/volley.ts';
import type { EventOf } from '../../../src/games/campaign-1805/events.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import { at, body, field, ground, line, musketeers } from './field.ts';
import { fireAll, play, refusal } from './playing.ts';

const SOUTH = opposite(NORTH);
const FIRE = { line: { does: 'fire', at: 'musketeers' }, musketeers: { does: 'fire', at: 'line' } } as const;

/** The volleys of one body at another with these dice. */
function volleys(state: State, unit: string, target: string, script: readonly Scripted[]) {
  const course = new Course(state);
  const dice = scripted(script);
  fireAll(course, [{ unit, at: target }], dice);
  dice.assertSpent();
  const fired = course.events.filter((event): event is EventOf<'volleyed'> => event.type === 'volleyed');
  return fired.map(({ reasons }) => reasons.map(({ dice: count, needs, scored }) => [count, needs, scored]));
}

describe('cf-057: cover', () => {
  const wood = ground('woods', [at(50, 46), at(50, 55), at(70, 55), at(70, 46)]);
  const terms = (readings: State['readings'], foe: Body) =>
    volleyOf(field([line(), foe], { readings, terrain: { wood } }), line(), foe, {
      band: 'effective',
    }).toHit.map(({ label, value }) => [label, value]);

  test('is worth nothing, by one reading 1 less to hit', () => {
    expect(terms({}, musketeers())).toHaveLength(2);
    expect(terms({ 'cf-057': 'minus-one' }, musketeers())).toContainEqual(['in cover', -1]);
    expect(terms({ 'cf-057': 'minus-one' }, musketeers({ at: at(60, 57) }))).toHaveLength(2);
  });
});

describe('cf-060: ranges of a slanting line', () => {
  const near = body('near', { ranks: ['oooooooooooooooo'], at: at(60, 40) });
  const foe = musketeers({ ranks: ['oo'], commander: null, at: at(53, 44) });

  test('are one for the body, by one reading one for each model', () => {
    expect(
      volleys(field([near, foe]), 'near', 'musketeers', [{ 'hits.near': '1'.repeat(16) }, { 'test.musketeers': 1 }]),
    ).toEqual([[[16, 5, 0]]]);
    const each = volleys(field([near, foe], { readings: { 'cf-060': 'each-model' } }), 'near', 'musketeers', [
      { 'hits.near': '1'.repeat(5) },
      { 'hits.near': '1'.repeat(5) },
      { 'hits.near': '1'.repeat(4) },
      { 'hits.near': '11' },
      { 'test.musketeers': 1 },
    ]);
    expect(each.map(([hits]) => hits)).toEqual([
      [5, 5, 0],
      [5, 6, 0],
      [4, 7, 0],
      [2, 8, 0],
    ]);
  });
});

describe('cf-063: a 10 and a 1', () => {
  const far = musketeers({ at: at(60, 57) });
  const peasants = line({ troops: 'partizani' });
  const fired = (readings: State['readings'], script: readonly Scripted[], own = peasants, foe = far) =>
    volleys(field([own, foe], { readings }), 'line', 'musketeers', script)[0];

  test('are totals like others, by one reading a hit and a miss', () => {
    expect(fired({}, [{ 'hits.line': '0'.repeat(24) }, { 'wounds.line': '1'.repeat(24) }])![0]).toEqual([24, 10, 24]);
    const guard = line({ troops: 'old-guard' });
    const close = musketeers({ at: at(60, 44) });
    expect(fired({}, [{ 'hits.line': '1'.repeat(24) }], guard, close)![0]).toEqual([24, 3, 0]);
    const ones = { 'cf-063': 'ten-hits-one-misses' };
    const cavalry = musketeers({ at: at(60, 57), arm: 'heavy-cavalry', ranks: ['oo'], commander: null });
    expect(
      fired(ones, [{ 'hits.line': '0'.repeat(24) }, { 'wounds.line': '1'.repeat(24) }], peasants, cavalry)![0],
    ).toEqual([24, 10, 24]);
  });

  test('never needs less than 2 or more than 10 by that reading', () => {
    const course = (readings: State['readings']) =>
      volleyOf(field([], { readings }), peasants, far, {
        band: 'max',
        penalty: { by: 'cf.charge.stand-and-shoot-penalty', value: -2 },
      });
    expect(course({}).toHit.reduce((sum, { value }) => sum + value, 0)).toBe(-6);
    const state = (readings: State['readings']) => field([peasants, far], { readings });
    const shot = (readings: State['readings'], script: readonly Scripted[]) => {
      const played = new Course(state(readings));
      fireAll(
        played,
        [{ unit: 'line', at: 'musketeers', penalty: { by: 'cf.charge.stand-and-shoot-penalty', value: -2 } }],
        scripted(script),
      );
      return played.events[0];
    };
    expect(shot({}, [{ 'hits.line': '0'.repeat(24) }])).toMatchObject({ reasons: [{ needs: 12, scored: 0 }] });
    expect(
      shot({ 'cf-063': 'ten-hits-one-misses' }, [{ 'hits.line': `0${'9'.repeat(23)}` }, { 'wounds.line': '1' }]),
    ).toMatchObject({ reasons: [{ needs: 10, scored: 1 }, { needs: 6 }] });
  });
});

test('cf-064: rifles have the rank of their men, by one reading that of the first line', () => {
  const rifles = body('rifles', { arm: 'jaegers', troops: 'veteran', ranks: ['oooo'], at: at(60, 40) });
  const skill = (readings: State['readings'], own: Body) =>
    volleyOf(field([], { readings }), own, musketeers(), { band: 'effective' }).toHit[0]!.value;
  expect(skill({}, rifles)).toBe(1);
  expect(skill({ 'cf-064': 'arm-has-no-rank' }, rifles)).toBe(0);
  expect(skill({ 'cf-064': 'arm-has-no-rank' }, line({ troops: 'veteran' }))).toBe(1);
});

describe('cf-065: the nearest', () => {
  const flanker = body('flanker', { ranks: ['oooo'], at: at(50, 52), facing: [1_000_000, 0] });
  const foe = musketeers({ at: at(56, 49), facing: SOUTH });
  const after = (readings: State['readings']) => {
    const course = new Course(field([flanker, foe], { readings }));
    fireAll(
      course,
      [{ unit: 'flanker', at: 'musketeers' }],
      scripted([{ 'hits.flanker': '0000' }, { 'wounds.flanker': '0001' }, { 'test.musketeers': 1 }]),
    );
    return course.state.units['musketeers']!.ranks;
  };

  test('fall first by one reading, and their files close up', () => {
    expect(after({})).toEqual(['.oooCsoo..', 'oooooooooo']);
    expect(after({ 'cf-065': 'nearest-first' })).toEqual(['ooooCsoooo', 'ooooooo...']);
  });
});

describe('cf-068: the sides', () => {
  const board = (readings: State['readings']) =>
    field([line(), line({ id: 'second', at: at(40, 40) }), musketeers()], {
      readings,
      written: { ...FIRE, second: { does: 'fire', at: 'musketeers' } },
    });
  const once = [{ 'hits.line': '1'.repeat(24) }];

  test('fire one after the other, by one reading body by body', () => {
    expect(play(board({}), [{ type: 'fire', unit: 'line' }], once).state.side).toBe('french');
    const alternate = play(board({ 'cf-068': 'alternate' }), [{ type: 'fire', unit: 'line' }], once).state;
    expect(alternate.side).toBe('allied');
    expect(refusal(alternate, { type: 'end-phase' })).toBe('shots-due');
  });

  test('go on to melee when nobody has a shot left', () => {
    const readings = { 'cf-068': 'alternate' };
    const state = field([line(), musketeers()], { readings, written: { line: FIRE.line } });
    const shot = play(state, [{ type: 'fire', unit: 'line' }], once).state;
    expect(play(shot, [{ type: 'end-phase' }]).state.phase).toBe('melee');
  });
});

describe('cf-069: those in contact', () => {
  const hussars = body('hussars', { arm: 'light-cavalry', ranks: ['oo'], at: at(62, 51), facing: SOUTH });
  const state = (readings: State['readings']) => field([line(), hussars, musketeers()], { readings, written: FIRE });

  test('are not shot at, by one reading they are', () => {
    expect(refusal(state({}), { type: 'fire', unit: 'line' })).toBe('target-locked');
    expect(refusal(state({ 'cf-069': 'free' }), { type: 'fire', unit: 'line' })).toBeNull();
  });
});

test('cf-110: wounds are rolled with a D10, by one reading with a D6', () => {
  const near = musketeers({ at: at(60, 46) });
  const wounds = (readings: State['readings'], digits: string) =>
    volleys(field([line(), near], { readings }), 'line', 'musketeers', [
      { 'hits.line': `00${'1'.repeat(22)}` },
      { 'wounds.line': digits },
    ])[0]![1];
  expect(wounds({}, '34')).toEqual([2, 4, 1]);
  expect(wounds({ 'cf-110': 'd6-to-wound' }, '34')).toEqual([2, 4, 1]);
  expect(() => wounds({ 'cf-110': 'd6-to-wound' }, '90')).toThrow();
});

describe('cf-116: officers and colours', () => {
  const ranks = ['ooooCsoooo', 'oooooooooo'];

  test.each([
    [{}, 20],
    [{ 'cf-116': 'strength-only' }, 18],
    [{ 'cf-116': 'not-counted' }, 18],
  ])('shoot by %o with %i dice', (readings, count) => {
    expect(shootersOf({ readings }, { ranks })).toBe(count);
  });
});
