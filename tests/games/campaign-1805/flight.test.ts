import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { flee, wayHome } from '../../../src/games/campaign-1805/morale/flight.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { circleOutline } from '../../../src/games/table/boards/terrain.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { NORTH, opposite, turned } from '../../../src/geometry/facings.ts';
import { at, body, field, line, musketeers } from './field.ts';
import { fireAll } from './playing.ts';

const SOUTH = opposite(NORTH);
const router = (given: Partial<Body> = {}): Body => body('router', { ranks: ['oooo'], at: at(60, 40), ...given });

/** The course of one flight. */
function fled(state: State, id = 'router'): Course {
  const course = new Course(state);
  flee(course, id);
  return course;
}
const placeAfter = (state: State): unknown => fled(state).state.units['router']?.at;

describe('a flight', () => {
  test('leads 4 cm towards the own edge, its back to the enemy', () => {
    const course = fled(field([router()]));
    expect(course.events.map(({ type }) => type)).toEqual(['routed', 'moved']);
    expect(course.state.units['router']).toMatchObject({ at: at(60, 36), facing: SOUTH, condition: 'routing' });
  });

  test.each([
    [{ ranks: ['oo', 'oo', 'oo'] }, {}, 36],
    [{ ranks: ['oo', 'oo', 'oo'] }, { 'cf-023': 'column-move' }, 35],
    [{ arm: 'light-cavalry' as const }, {}, 31],
    [{ arm: 'heavy-cavalry' as const }, {}, 33],
    [{ arm: 'artillery' as const, ranks: ['oo', 'oo'], gun: { kind: 'cannon' as const, pounds: 12 } }, {}, 40],
  ])('of %j under %j ends at %d', (given, readings, y) => {
    expect(placeAfter(field([router(given)], { readings }))).toEqual(at(60, y));
  });

  test('begins in the next turn by one reading', () => {
    expect(placeAfter(field([router()], { readings: { 'cf-024': 'next-compulsory' } }))).toEqual(at(60, 40));
  });

  test('ends off the table with the first model that crosses the edge', () => {
    const course = fled(field([router({ at: at(60, 4) })]));
    expect(course.events.map(({ type }) => type)).toEqual(['routed', 'moved', 'left']);
    expect(course.state.units).toEqual({});
  });

  test('leads to the nearest of several friendly edges', () => {
    const homes = { french: ['south', 'west'] as const, allied: [] };
    const near = router({ at: at(20, 40) });
    expect(wayHome(field([near], { homes }), near)).toEqual(turned(NORTH, 'left', 90));
  });

  test('goes round an enemy by the smallest swing', () => {
    const enemy = musketeers({ ranks: ['o'], at: at(60, 37), strength: 1, commander: null });
    const [x, y] = fled(field([router(), enemy])).state.units['router']!.at;
    expect(x).not.toBe(at(60, 0)[0]);
    expect(y).toBeLessThan(at(0, 39)[1]);
  });

  test('is the end of a body that is barred all round', () => {
    const lake = { kind: 'water', name: 'the lake', line: null, width: um(0, 'cm'), level: 0 };
    const terrain = { lake: { ...lake, outline: circleOutline(at(60, 40), um(9, 'cm')) } };
    const course = fled(field([router()], { terrain }));
    expect(course.events.map(({ type }) => type)).toEqual(['routed', 'destroyed']);
  });

  test('runs through friends, and on until it is clear of them', () => {
    const friend = line({ at: at(60, 36) });
    const course = new Course(field([router(), friend]));
    expect(flee(course, 'router')).toEqual(['line']);
    expect(course.state.units['router']!.at).toEqual(at(60, 34.4));
  });
});

describe('tests after a volley', () => {
  const volley = (bodies: readonly Body[], script: readonly Scripted[]) => {
    const course = new Course(field(bodies));
    const dice = scripted(script);
    fireAll(course, [{ unit: 'line', at: 'musketeers' }], dice);
    dice.assertSpent();
    return course;
  };
  const hits = (wounds: number): readonly Scripted[] => [
    { 'hits.line': '9'.repeat(wounds).padEnd(24, '1') },
    ...(wounds === 0 ? [] : [{ 'wounds.line': '9'.repeat(wounds) }]),
  ];

  test('are none for four of twenty, and one for five', () => {
    volley([line(), musketeers()], hits(4));
    volley([line(), musketeers()], [...hits(5), { 'test.musketeers': 1 }]);
  });

  test('are one where two quarters are passed at once', () => {
    volley([line(), musketeers()], [...hits(11), { 'test.musketeers': 1 }]);
  });

  test('are none for a body that routs already', () => {
    volley([line(), musketeers({ condition: 'routing' })], hits(5));
  });

  test('shake friends near whom a flight ends, and those it runs through', () => {
    const landwehr = musketeers({
      id: 'landwehr',
      name: 'the landwehr',
      at: at(60, 52),
      troops: 'militia',
      commander: null,
      ranks: ['oooo'],
      strength: 4,
    });
    const far = musketeers({ id: 'far', name: 'the far', at: at(90, 52) });
    const course = volley(
      [line(), musketeers(), landwehr, far],
      [...hits(5), { 'test.musketeers': 9 }, { 'test.landwehr': 2 }],
    );
    expect(course.events.filter(({ type }) => type === 'tested')).toMatchObject([
      { unit: 'musketeers', reasons: [{ test: { number: 5, word: 'fails' } }] },
      { unit: 'landwehr', reasons: [{ test: { number: 1, word: 'fails' } }] },
    ]);
    expect(course.state.units).toMatchObject({ landwehr: { condition: 'routing' }, far: { condition: 'steady' } });
  });
});
