import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { noteAttack } from '../../../src/games/campaign-1805/firing/shooting.ts';
import { fireVolley, volleyOf } from '../../../src/games/campaign-1805/firing/volley.ts';
import { modelsOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { rollTest } from '../../../src/games/campaign-1805/morale/test.ts';
import { triggersOf } from '../../../src/games/campaign-1805/morale/triggers.ts';
import { QUIET, type State } from '../../../src/games/campaign-1805/state.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { NORTH, opposite, turned } from '../../../src/geometry/facings.ts';
import { at, body, field, ground, line, musketeers } from './field.ts';
import { fireAll, play } from './playing.ts';

/* Every event and every sum names the clauses that decide it, and no others. */

const SOUTH = opposite(NORTH);

describe('a volley', () => {
  const fired = (state: State, script: readonly Scripted[], band: 'effective' | 'long' = 'effective') =>
    fireVolley(state, volleyOf(state, line(), musketeers(), { band }), scripted(script)).reasons;

  test('names what is needed to hit and to wound, and what each stage adds', () => {
    const [hits, wounds] = fired(field([]), [{ 'hits.line': `${'1'.repeat(23)}0` }, { 'wounds.line': '1' }], 'long');
    expect(hits).toMatchObject({ stage: 'hits', clause: 'cf.fire.hit-number', die: { sides: 10 } });
    expect(hits!.terms.map(({ clause }) => clause)).toEqual(['cf.fire.skill', 'cf.fire.band-long']);
    expect(wounds).toMatchObject({ stage: 'wounds', clause: 'cf.fire.wound-number', die: { sides: 10 } });
    // At long range nothing is added to wound, so that no line says so.
    expect(wounds!.terms.map(({ clause }) => clause)).toEqual(['cf.fire.heavy-cavalry']);
  });

  test('is fired at whoever stands in any one wood, by the reading that asks', () => {
    const square = (x: number) => ground('woods', [at(x, 46), at(x, 55), at(x + 20, 55), at(x + 20, 46)]);
    const terrain = { far: square(10), near: square(50) };
    const { toHit } = volleyOf(field([], { terrain, readings: { 'cf-057': 'minus-one' } }), line(), musketeers(), {
      band: 'effective',
    });
    expect(toHit.at(-1)).toMatchObject({ clause: 'cf.fire.hit-number', value: -1 });
  });

  test('of a penalty of nothing says nothing, and of any other says it', () => {
    const terms = (value: number) =>
      volleyOf(field([]), line(), musketeers(), {
        band: 'effective',
        penalty: { by: 'cf.charge.stand-and-shoot-penalty', value },
      }).toHit.map((term) => term.value);
    expect(terms(0)).toHaveLength(2);
    expect(terms(1).at(-1)).toBe(1);
  });

  test('names the firearm, and that those who have fallen in this phase do not reply', () => {
    const cited = (unit: Body, lost: State['suffered']['lost'], by?: 'cf.charge.stand-and-shoot') => {
      const state = field([unit, musketeers({ at: at(60, 47) })], { suffered: { ...QUIET, lost } });
      const course = new Course(state);
      fireAll(
        course,
        [{ unit: unit.id, at: 'musketeers', ...(by !== undefined && { by }) }],
        scripted([{ [`hits.${unit.id}`]: '1'.repeat(4) }]),
      );
      return course.events.find(({ type }) => type === 'volleyed')!.clauses;
    };
    const few = line({ ranks: ['oooo'] });
    const rifles = body('rifles', { arm: 'jaegers', ranks: ['oooo'], at: at(60, 40) });
    expect(cited(few, {})).toEqual(['cf.fire.sequence', 'cf.fire.musket-ranges']);
    expect(cited(rifles, {})).toEqual(['cf.fire.sequence', 'cf.fire.jaeger-ranges']);
    expect(cited(few, { line: 1 })).toEqual([
      'cf.fire.sequence',
      'cf.fire.musket-ranges',
      'cf.fire.casualties-no-reply',
    ]);
    expect(cited(few, { line: 1 }, 'cf.charge.stand-and-shoot')).toEqual([
      'cf.charge.stand-and-shoot',
      'cf.fire.musket-ranges',
    ]);
  });
});

describe('an attack', () => {
  const target = musketeers({ at: at(60, 45) });
  const noted = (place: readonly [number, number], readings: State['readings'] = {}) => {
    const attacker = body('attacker', { ranks: ['oooo'], at: at(...place) });
    const course = new Course(field([target, attacker], { readings }));
    noteAttack(course, 'musketeers', () => modelsOf(attacker));
    return course.events.map((event) => [event.type, event.clauses]);
  };

  test('on a flank or in the rear is named by its own clause; by one reading only that an enemy is near counts', () => {
    expect(noted([48, 45])).toEqual([['flanked', ['cf.morale.mod-flank']]]);
    expect(noted([60, 55])).toEqual([['flanked', ['cf.morale.mod-rear']]]);
    expect(noted([60, 35])).toEqual([]);
    expect(noted([48, 45], { 'cf-099': 'enemy-near' })).toEqual([]);
  });
});

describe('a melee', () => {
  const own = line({ ranks: ['oooo', 'oooo'], at: at(60, 40) });
  const foe = (ranks: Body['ranks']) =>
    body('foe', { side: 'allied', ranks, at: at(60, 41 + ranks.length / 2), facing: SOUTH });
  const struck = (state: State, script: readonly Scripted[]) =>
    play(state, [{ type: 'fight', unit: 'line', at: 'foe' }], script).events.filter(({ type }) => type === 'struck');

  test('names who strikes, from behind as well, and that the fallen strike back', () => {
    const [first, second] = struck(field([own, foe(['oooo'])], { phase: 'melee' }), [
      { 'hits.line': `${'1'.repeat(7)}0` },
      { 'wounds.line': '0' },
      { 'hits.foe': '1111' },
      { 'test.foe': 1 },
    ]);
    const always = ['cf.melee.simultaneous', 'cf.melee.two-rolls', 'cf.melee.dice-contact'];
    expect(first!.clauses).toEqual([...always, 'cf.melee.dice-rank-behind']);
    expect(second!.clauses).toEqual([...always, 'cf.melee.casualties-strike']);
  });

  test('names what is needed, and what skill adds', () => {
    const [first] = struck(field([own, foe(['oooo'])], { phase: 'melee' }), [
      { 'hits.line': `${'1'.repeat(7)}0` },
      { 'wounds.line': '1' },
      { 'hits.foe': '1111' },
    ]);
    expect(first).toMatchObject({
      reasons: [
        { clause: 'cf.melee.hit-number', terms: [{ clause: 'cf.melee.skill' }, { clause: 'cf.charge.bonus' }] },
        { clause: 'cf.melee.wound-number' },
      ],
    });
    // Nobody fell before the other side struck.
    const [, second] = struck(field([own, foe(['oooo'])], { phase: 'melee' }), [
      { 'hits.line': '1'.repeat(8) },
      { 'hits.foe': '1111' },
    ]);
    expect(second!.clauses).not.toContain('cf.melee.casualties-strike');
  });
});

describe('a test', () => {
  const rolled = (value: number, looked: number, script: Scripted) =>
    rollTest('line', { terms: [], value, looked }, scripted([script]));

  test('names its die, and the second roll of great commanders', () => {
    expect(rolled(6, 0, { 'test.line': 5 }).reasons).toMatchObject([
      { terms: [{ clause: 'cf.morale.test' }], test: { clause: 'cf.morale.test' } },
    ]);
    const twice = rollTest(
      'line',
      { terms: [], value: 10, looked: 10 },
      scripted([{ 'test.line': 10 }, { 'again.line': 1 }]),
    );
    expect(twice.reasons).toMatchObject([
      { instead: { clause: 'cf.morale.ten-fails', word: 'fails' } },
      { terms: [{ clause: 'cf.morale.high-leadership' }], test: { clause: 'cf.morale.high-leadership' } },
    ]);
  });

  test.each([
    [9, 9, undefined],
    [9, 10, undefined],
    [10, 9, undefined],
    [10, 10, 'cf.morale.ten-fails'],
    [1, 1, undefined],
    [1, 2, undefined],
    [0, 1, 'cf.morale.one-passes'],
    [0, 2, undefined],
  ])('at most %i, a %i: a face that decides by itself is named where it must be', (value, face, clause) => {
    const [one] = rolled(value, 0, { 'test.line': face }).reasons;
    expect(one.instead?.clause).toBe(clause);
  });
});

describe('what calls for a test', () => {
  const CALM = { broken: [], through: {} };
  const clauses = (lost: number, suffered: Partial<State['suffered']> = {}) => {
    const whole = line({ ranks: ['o'.repeat(10), 'o'.repeat(10)] });
    const now = { ...whole, ranks: ['o'.repeat(20 - lost)] };
    return triggersOf(
      field([whole]),
      field([now], {
        suffered: { ...QUIET, lost: { line: lost }, ...suffered },
        readings: { 'cf-094': 'all-on-occurrence' },
      }),
      now,
      CALM,
    );
  };

  test('is named by its clause', () => {
    expect(clauses(4)).toEqual([]);
    expect(clauses(5)).toContain('cf.morale.trigger-quarter');
    expect(clauses(6)).toContain('cf.morale.mod-quarter-lost');
    expect(clauses(11)).toContain('cf.morale.mod-half-lost');
    expect(clauses(11)).toContain('cf.morale.mod-below-half');
    expect(clauses(16)).toContain('cf.morale.mod-below-quarter');
    expect(clauses(0, { attacked: { line: ['left'] } })).toEqual(['cf.morale.mod-flank']);
    expect(clauses(0, { attacked: { line: ['rear'] } })).toEqual(['cf.morale.mod-rear']);
    expect(clauses(0, { cannoned: ['line'] })).toEqual(['cf.morale.mod-cannon']);
  });

  test('by one reading is what the text calls a test, and nothing that is only listed', () => {
    const hit = field([line()], {
      suffered: { ...QUIET, cannoned: ['line'] },
      readings: { 'cf-094': 'only-worded-tests' },
    });
    expect(triggersOf(field([line()]), hit, line(), CALM)).toEqual([]);
  });

  test('in what has just come onto the board is nothing', () => {
    expect(triggersOf(field([]), field([line()]), line(), CALM)).toEqual([]);
  });

  test('of flights is named for whoever stands near and for whoever is run through', () => {
    const runner = body('runner', { ranks: ['oooo'], at: at(60, 36), condition: 'routing' });
    const [before, now] = [field([line(), runner]), field([line(), runner])];
    expect(triggersOf(before, now, line(), { broken: [runner], through: {} })).toContain('cf.morale.mod-routers-near');
    expect(triggersOf(before, now, line(), { broken: [], through: { line: ['runner'] } })).toEqual([
      'cf.morale.mod-run-through',
    ]);
  });
});

test('a body that faces elsewhere is met on the side that it shows', () => {
  const target = musketeers({ at: at(60, 45), facing: turned(NORTH, 'right', 90) });
  const attacker = body('attacker', { ranks: ['oooo'], at: at(48, 45) });
  const course = new Course(field([target, attacker]));
  noteAttack(course, 'musketeers', () => modelsOf(attacker));
  expect(course.events).toMatchObject([{ quarter: 'rear', clauses: ['cf.morale.mod-rear'] }]);
});
