import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { fight } from '../../../src/games/campaign-1805/melee/fight.ts';
import { leadershipOf, strengthOf } from '../../../src/games/campaign-1805/morale/leadership.ts';
import { rollTest } from '../../../src/games/campaign-1805/morale/test.ts';
import { QUIET, type State } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import { at, body, field, line } from './field.ts';

describe('a blow', () => {
  /** What counts in the rolls of one body of two models at another. */
  const terms = (own: Partial<Body>, other: Partial<Body> = {}, given: Partial<State> = {}) => {
    const one = body('one', { ranks: ['oo'], at: at(60, 40), ...own });
    const deep = other.arm?.endsWith('-cavalry') === true ? 1 : 0.5;
    const foe = body('foe', {
      side: 'allied',
      ranks: ['oo'],
      at: at(60, 40.5 + deep),
      facing: opposite(NORTH),
      ...other,
    });
    const course = new Course(field([one, foe], { phase: 'melee', ...given }));
    const dice = scripted([{ 'hits.one': '00' }, { 'wounds.one': '11' }, { 'hits.foe': '11' }]);
    fight(course, { unit: 'one', at: 'foe' }, dice);
    const [struck] = course.events;
    if (struck?.type !== 'struck') throw new Error('Nobody strikes.');
    return struck.reasons.map((pool) =>
      pool.terms.flatMap((term) => (term.counted ? [[term.clause, term.value]] : [])),
    );
  };
  const skill = (value: number) => ['cf.melee.skill', value];

  test('counts skill, of which a ruling gives that of veterans', () => {
    expect(terms({ troops: 'grenadiers' })).toEqual([[skill(2)], []]);
    expect(terms({ troops: 'veteran' })).toEqual([[skill(1)], []]);
    expect(terms({ troops: 'veteran' }, {}, { readings: { 'cf-083': 'plus-two' } })).toEqual([[skill(2)], []]);
  });

  test('wounds less by jägers and partizani, and among cuirassiers and dragoons', () => {
    expect(terms({ arm: 'jaegers' })[1]).toEqual([['cf.melee.jaegers', -2]]);
    expect(terms({ troops: 'partizani' })[1]).toEqual([['cf.melee.partizani', -1]]);
    expect(terms({}, { arm: 'heavy-cavalry' })[1]).toEqual([['cf.melee.vs-heavy-cavalry', -2]]);
    expect(terms({}, { arm: 'medium-cavalry' })[1]).toEqual([['cf.melee.vs-medium-cavalry', -1]]);
    expect(terms({}, { arm: 'light-cavalry' })[1]).toEqual([]);
  });

  test('has the bonus of a charge against the charged alone', () => {
    const charge = (unit: string, target: string): Partial<State> => ({
      charges: [{ unit, at: target, isCountered: false }],
    });
    const bonus = ['cf.charge.bonus', 1];
    expect(terms({}, {}, charge('one', 'foe'))).toEqual([[skill(0), bonus], [bonus]]);
    expect(terms({}, {}, charge('one', 'other'))).toEqual([[skill(0)], []]);
    expect(terms({}, {}, charge('other', 'foe'))).toEqual([[skill(0)], []]);
  });
});

describe('what is left of a body', () => {
  const left = (count: number, lost = 0, readings: State['readings'] = {}) => {
    const own = line({ ranks: ['o'.repeat(count)], strength: 20 });
    return strengthOf(field([own], { readings, suffered: { ...QUIET, lost: { line: lost } } }), own);
  };

  test('is below a half and below a quarter only with fewer', () => {
    expect([10, 9].map((count) => left(count).isBelowHalf)).toEqual([false, true]);
    expect([6, 5, 4].map((count) => left(count).isBelowQuarter)).toEqual([false, false, true]);
  });

  test('cf-097: losses are a part of the whole, by one reading of what there was before them', () => {
    expect(left(9, 3)).toMatchObject({ isQuarterLost: false });
    expect(left(9, 3, { 'cf-097': 'turn-of-current' })).toMatchObject({ isQuarterLost: true, isHalfLost: false });
    expect(left(3, 3, { 'cf-097': 'turn-of-current' })).toMatchObject({ isHalfLost: true });
  });
});

test('cf-089: of several commanders one reading counts the highest, in whatever order they are told', () => {
  const own = line({ commanders: ['lieutenant', 'colonel', 'captain'], ranks: ['CCC'.padEnd(12, 'o')] });
  const calm = { routers: 0, isRunThrough: false };
  expect(leadershipOf(field([own], { readings: { 'cf-089': 'highest-only' } }), own, calm).value).toBe(5 + 3);
});

test.each([
  [2, 'passes'],
  [3, 'fails'],
])('a second roll of %i says in a word what it comes to', (face, word) => {
  const { reasons } = rollTest(
    'line',
    { terms: [], value: 10, looked: 10 },
    scripted([{ 'test.line': 10 }, { 'again.line': face }]),
  );
  expect(reasons[1]!.test).toMatchObject({ word });
});
