import { describe, expect, test } from 'vitest';
import { add } from '../../../src/core/reasons.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { takeWounds } from '../../../src/games/campaign-1805/bodies/fall.ts';
import { ranksWithout } from '../../../src/games/campaign-1805/bodies/losses.ts';
import { modelsOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { measureVolleys, targetOfShot } from '../../../src/games/campaign-1805/firing/shooting.ts';
import { rollBlows } from '../../../src/games/campaign-1805/firing/volley.ts';
import { fight } from '../../../src/games/campaign-1805/melee/fight.ts';
import { leadershipOf, type Plight } from '../../../src/games/campaign-1805/morale/leadership.ts';
import { QUIET, type State } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { NORTH, opposite } from '../../../src/geometry/facings.ts';
import { at, body, field, line, musketeers } from './field.ts';
import { fireAll } from './playing.ts';

/* What decides single steps, where no board of a page comes so far. */

const SOUTH = opposite(NORTH);

describe('dice that hit and then wound', () => {
  const blows = (readings: State['readings'], [hit, wound]: readonly [number, number], faces: string) =>
    rollBlows(
      { readings },
      {
        of: 'line',
        dice: 1,
        hits: { clause: 'cf.melee.hit-number', score: hit, terms: [] },
        wounds: { clause: 'cf.melee.wound-number', score: 6, terms: [add('cf.melee.jaegers', 'jägers', 6 - wound)] },
      },
      scripted([{ 'hits.line': faces[0]! }, { 'wounds.line': faces[1]! }]),
    ).reasons.map(({ stage, die, needs }) => [stage, die.sides, needs]);

  test('are all D10, and by one reading wound with a D6', () => {
    expect(blows({}, [6, 6], '66')).toEqual([
      ['hits', 10, 6],
      ['wounds', 10, 6],
    ]);
    expect(blows({ 'cf-110': 'd6-to-wound' }, [6, 6], '66')).toEqual([
      ['hits', 10, 6],
      ['wounds', 6, 6],
    ]);
  });

  test('by one reading need no more than a 10, of which a D6 has none', () => {
    const readings = { 'cf-063': 'ten-hits-one-misses' };
    expect(blows(readings, [12, 11], '00').map(([, , needs]) => needs)).toEqual([10, 10]);
    expect(blows({ ...readings, 'cf-110': 'd6-to-wound' }, [12, 11], '06').map(([, , needs]) => needs)).toEqual([
      10, 11,
    ]);
    expect(blows({}, [10, 11], '00').map(([, , needs]) => needs)).toEqual([10, 11]);
  });
});

describe('a shot', () => {
  test('has its penalty also where each model measures for itself', () => {
    const penalty = { by: 'cf.charge.stand-and-shoot-penalty', value: -2 } as const;
    const toHit = (readings: State['readings'], given = {}) =>
      measureVolleys(field([line(), musketeers()], { readings }), [
        { unit: 'line', at: 'musketeers', ...given },
      ])[0]!.toHit.map(({ clause }) => clause);
    for (const readings of [{}, { 'cf-060': 'each-model' }]) {
      expect(toHit(readings, { penalty })).toContain('cf.charge.stand-and-shoot-penalty');
      expect(toHit(readings)).not.toContain('cf.charge.stand-and-shoot-penalty');
    }
  });

  test('is aimed at nobody once its target is gone', () => {
    const aimed = (bodies: readonly Body[]) =>
      targetOfShot(field(bodies, { written: { line: { does: 'fire', at: 'musketeers' } } }), {
        type: 'fire',
        unit: 'line',
      });
    expect(aimed([line(), musketeers()])).toBe('musketeers');
    expect(aimed([line()])).toBeNull();
  });

  test('at somebody whom another volley has destroyed takes nobody', () => {
    const few = (id: string, x: number) => body(id, { ranks: ['o'], at: at(x, 40) });
    const course = new Course(
      field([few('left', 59), few('right', 61), musketeers({ ranks: ['o'], at: at(60, 45), commander: null })]),
    );
    fireAll(
      course,
      [
        { unit: 'left', at: 'musketeers' },
        { unit: 'right', at: 'musketeers' },
      ],
      scripted([{ 'hits.left': '0' }, { 'wounds.left': '0' }, { 'hits.right': '0' }, { 'wounds.right': '0' }]),
    );
    expect(course.events.map(({ type }) => type)).toEqual(['volleyed', 'volleyed', 'shot-down', 'destroyed']);
  });
});

describe('those who fall', () => {
  test('by one reading are the nearest, but officers only after the men of their rank', () => {
    const own = musketeers({ ranks: ['oCso', 'oooo'] });
    const nearest = (wounds: number, fall: 'shot' | 'melee', x: number) =>
      ranksWithout({ readings: { 'cf-065': 'nearest-first' } }, own, wounds, {
        fall,
        by: () => modelsOf(line({ ranks: ['o'], at: at(x, 45) })),
      });
    expect(nearest(1, 'shot', 60.5)).toEqual(['oCso', '.ooo']);
    expect(nearest(6, 'shot', 60.5)).toEqual(['.Cs.', '....']);
    expect(nearest(7, 'shot', 61.5)).toEqual(['..s.', '....']);
    expect(nearest(7, 'shot', 58.5)).toEqual(['.C..', '....']);
    expect(nearest(5, 'melee', 60.5)).toEqual(['.Cso', '....']);
  });

  test('and by the same reading nobody steps forward where nobody falls', () => {
    const gaps = musketeers({ ranks: ['.C', 'oo'], strength: 4 });
    const course = new Course(field([gaps], { readings: { 'cf-065': 'nearest-first' } }));
    takeWounds(course, 'musketeers', 0, { fall: 'shot', by: () => modelsOf(line()) });
    expect(course.state.units['musketeers']!.ranks).toEqual(['.C', 'oo']);
  });

  test.each([
    ['shot', ['cf.fire.remove-number', 'cf.fire.remove-front', 'cf.fire.officers-spared']],
    ['melee', ['cf.melee.remove-number', 'cf.melee.remove-back']],
  ] as const)('are taken, and destroyed, by the clauses of a %s', (fall, clauses) => {
    const course = new Course(field([musketeers({ ranks: ['ooo'], commander: null })]));
    takeWounds(course, 'musketeers', 1, { fall, by: () => [] });
    takeWounds(course, 'musketeers', 3, { fall, by: () => [] });
    expect(course.events).toMatchObject([
      { lost: 1, clauses },
      { lost: 2, clauses },
      { type: 'destroyed', clauses: [clauses[0]] },
    ]);
  });

  test('are none where only those are left who are spared', () => {
    const course = new Course(field([musketeers({ ranks: ['C'] })], { readings: { 'cf-066': 'never-by-shooting' } }));
    takeWounds(course, 'musketeers', 1, { fall: 'shot', by: () => [] });
    expect(course.events).toEqual([]);
  });
});

describe('cf-087: one big melee', () => {
  const readings = { 'cf-087': 'one-big-melee' };
  const pair = (id: string, x: number, given: Partial<Body> = {}) =>
    body(id, { ranks: ['oo'], at: at(x, 40), ...given });
  const enemy = (id: string, x: number) => pair(id, x, { side: 'allied', at: at(x, 41), facing: SOUTH });
  const struck = (bodies: readonly Body[], misses: string) => {
    const dice = scripted([...misses].map((id) => ({ [`hits.${id}`]: '1' })));
    const course = new Course(field(bodies, { phase: 'melee', readings }));
    fight(course, { unit: 'a', at: 'b' }, dice);
    dice.assertSpent();
    return course.events.flatMap((event) => (event.type === 'struck' ? [[event.unit, event.places.length]] : []));
  };

  test('is of all who are linked, however long the chain', () => {
    const chain = [pair('a', 56), enemy('b', 57), pair('c', 58), enemy('d', 59), pair('e', 60), enemy('f', 61)];
    expect(struck(chain, 'abcbcdedef')).toHaveLength(10);
  });

  test('lets a model that touches two strike once', () => {
    const one = pair('b', 60, { side: 'allied', at: at(60, 41), facing: SOUTH, ranks: ['o'] });
    expect(struck([pair('a', 59), pair('c', 61), one], 'abc')).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['b', 0],
    ]);
  });
});

describe('the sum of leadership', () => {
  const CALM: Plight = { routers: 0, isRunThrough: false };
  const guard = (commanders: Body['commanders']) =>
    line({
      troops: 'old-guard',
      commanders,
      ranks: [
        commanders
          .map(() => 'C')
          .join('')
          .padEnd(12, 'o'),
      ],
    });
  const terms = (own: Body, given: Partial<State> = {}, plight = CALM) =>
    leadershipOf(field([own], given), own, plight).terms;
  const attacked = (...from: readonly ('left' | 'right')[]) => ({ suffered: { ...QUIET, attacked: { line: from } } });

  test('says what counts and what does not', () => {
    const counted = (own: Body, given?: Partial<State>, plight?: Plight) =>
      terms(own, given, plight).flatMap((term) => (term.counted ? [[term.label, term.value]] : []));
    expect(counted(line())).toEqual([['resolve', 5]]);
    expect(counted(line({ commander: 'captain', ranks: ['Cooo'] }))).toEqual([
      ['resolve', 5],
      ['commander', 2],
    ]);
    expect(counted(guard(['captain', 'lieutenant']))).toEqual([
      ['resolve', 8],
      ['commanders', 3],
    ]);
    expect(counted(line(), {}, { ...CALM, routers: 1 })).toContainEqual(['routers near', -1]);
    expect(counted(line(), attacked('left'))).toContainEqual(['flank', -1]);
    expect(counted(line(), attacked('left', 'right'))).toContainEqual(['both flanks', -2]);
  });

  test('names the limit above 15, where it comes in', () => {
    const clauses = (commanders: Body['commanders'], given?: Partial<State>) =>
      terms(guard(commanders), given).flatMap(({ clause, counted }) => (counted ? [clause] : []));
    const raised = ['cf.morale.base', 'cf.morale.commanders'];
    const LATE = { readings: { 'cf-092': 'subtract-then-cap' } };
    expect(clauses(['marshal', 'captain'])).toEqual(raised);
    expect(clauses(['marshal', 'general'], attacked('left'))).toEqual([
      ...raised,
      'cf.morale.max-leadership',
      'cf.morale.mod-flank',
    ]);
    expect(clauses(['marshal', 'general'], { ...attacked('left'), ...LATE })).toEqual([
      ...raised,
      'cf.morale.mod-flank',
      'cf.morale.max-leadership',
    ]);
    expect(clauses(['marshal', 'colonel'], { ...attacked('left'), ...LATE })).toEqual([
      ...raised,
      'cf.morale.mod-flank',
    ]);
  });
});
