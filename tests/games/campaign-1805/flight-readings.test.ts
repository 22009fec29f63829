import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { scripted } from '../../../src/core/scripted.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { leadershipOf } from '../../../src/games/campaign-1805/morale/leadership.ts';
import { flee } from '../../../src/games/campaign-1805/morale/flight.ts';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import type { Sum } from '../../../src/games/campaign-1805/reasons.ts';
import { QUIET, type State } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { NORTH, opposite, turned } from '../../../src/geometry/facings.ts';
import { at, body, charged, field, grenadiers, line, musketeers } from './field.ts';
import { play, fireAll } from './playing.ts';

const SOUTH = opposite(NORTH);
const END: Order = { type: 'end-phase' };
const router = (given: Partial<Body> = {}): Body =>
  body('router', { ranks: ['oooo'], at: at(60, 40), condition: 'routing', ...given });
const friend = (y: number, given: Partial<Body> = {}): Body =>
  body('friend', { ranks: ['oooo'], at: at(60, y), facing: SOUTH, ...given });

function fled(bodies: readonly Body[], readings: State['readings'] = {}, given: Partial<State> = {}) {
  const course = new Course(field(bodies, { readings, ...given }));
  const through = flee(course, 'router');
  return { through, types: course.events.map(({ type }) => type), router: course.state.units['router'] };
}

describe('a flight', () => {
  test('cf-025: leads to the nearest edge of the own zone, and by one reading to the one behind', () => {
    const homes = { homes: { french: ['south', 'west', 'east'] } } as const;
    expect(fled([router({ at: at(30, 40) })], {}, homes).router!.at).toEqual(at(26, 40));
    expect(fled([router({ at: at(30, 40) })], { 'cf-025': 'base-edge-only' }, homes).router!.at).toEqual(at(30, 36));
  });

  test('cf-026: over the edge is the end, and by one reading it stops there', () => {
    expect(fled([router({ at: at(60, 4) })]).types).toEqual(['moved', 'left']);
    const waits = fled([router({ at: at(60, 4) })], { 'cf-026': 'waits-at-edge' });
    expect(waits.types).toEqual(['moved']);
    expect(waits.router!.at).toEqual(at(60, 0.5));
    const behind = fled([router({ at: at(60, 4) }), friend(0.8)], { 'cf-026': 'waits-at-edge' });
    expect(behind.router!.at).toEqual(at(60, 1.9));
  });

  test('cf-027: goes through friends and round enemies, and by one reading stops before either', () => {
    expect(fled([router(), friend(38)])).toMatchObject({ through: ['friend'], router: { at: at(60, 36) } });
    const stops = { 'cf-027': 'stops' };
    expect(fled([router(), friend(37)], stops)).toMatchObject({ through: [], router: { at: at(60, 38.1) } });
    const enemy = friend(37, { id: 'enemy', side: 'allied' });
    expect(fled([router(), enemy], stops).router!.at).toEqual(at(60, 38.1));
    expect(fled([router(), enemy]).router!.facing).not.toEqual(SOUTH);
  });

  test('cf-126: ends behind friends, and by one reading before them', () => {
    expect(fled([router(), friend(36)])).toMatchObject({ through: ['friend'], router: { at: at(60, 34.9) } });
    const before = { 'cf-126': 'stops-before-friends' };
    expect(fled([router(), friend(36)], before)).toMatchObject({ through: ['friend'], router: { at: at(60, 37.1) } });
    expect(fled([router(), friend(38)], before)).toMatchObject({ through: ['friend'], router: { at: at(60, 36) } });
  });
});

/** What a test needs. */
const numberIn = ({ test }: Sum): number | null => (test === null || test.is === 'bands' ? null : test.number);

/** One volley of the line, with these losses. */
function volley(
  bodies: readonly Body[],
  readings: State['readings'],
  wounds: number,
  script: readonly Scripted[] = [],
) {
  const course = new Course(field(bodies, { readings }));
  const dice = scripted([
    { 'hits.line': '9'.repeat(wounds).padEnd(24, '1') },
    ...(wounds === 0 ? [] : [{ 'wounds.line': '9'.repeat(wounds) }]),
    ...script,
  ]);
  fireAll(course, [{ unit: 'line', at: 'musketeers' }], dice);
  dice.assertSpent();
  return course;
}
const needed = ({ events }: Pick<Course, 'events'>): readonly unknown[] =>
  events.flatMap((event) => (event.type === 'tested' ? [[event.unit, numberIn(event.reasons[0])]] : []));

describe('tests one after the other', () => {
  const near = (id: string, x: number) =>
    musketeers({ id, name: `the ${id}`, at: at(x, 55), ranks: ['oooo'], strength: 4, commanders: [] });
  const broken = { 'test.musketeers': 10 };

  test('cf-101: who runs through a body counts for that, and by one reading as near it too', () => {
    const script: readonly Scripted[] = [broken, { 'test.behind': 1 }];
    expect(needed(volley([line(), musketeers(), { ...near('behind', 60), at: at(60, 52) }], {}, 5, script))[1]).toEqual(
      ['behind', 2],
    );
    const three = volley(
      [line(), musketeers(), { ...near('behind', 60), at: at(60, 52) }],
      { 'cf-101': 'minus-three' },
      5,
      script,
    );
    expect(needed(three)[1]).toEqual(['behind', 1]);
  });

  test('cf-117: all test before anybody flees, and by one reading each flees at once', () => {
    const bodies = [line(), musketeers(), near('one', 50), near('two', 70)];
    const script: readonly Scripted[] = [broken, { 'test.one': 10 }, { 'test.two': 1 }];
    expect(needed(volley(bodies, {}, 5, script)).slice(1)).toEqual([
      ['one', 3],
      ['two', 3],
    ]);
    const far = [line(), musketeers(), near('one', 50), { ...near('two', 70), at: at(59, 62) }];
    const turn = needed(volley(far, { 'cf-117': 'one-by-one' }, 5, script));
    expect(turn.slice(1)).toEqual([
      ['one', 3],
      ['two', 2],
    ]);
  });

  test('cf-118: are shaken where the flight ends, and by one reading where it began', () => {
    const beside = { ...near('beside', 60), at: at(60, 40.5) };
    const bodies = [line({ at: at(60, 33) }), musketeers({ at: at(60, 46) }), beside];
    // The line cannot be shot past, so the beside stands a little to the side.
    const aside = bodies.map((each) => (each.id === 'beside' ? { ...each, at: at(72, 42) } : each));
    expect(needed(volley(aside, {}, 5, [broken]))).toHaveLength(1);
    const where = volley(aside, { 'cf-118': 'where-it-broke' }, 5, [broken, { 'test.beside': 1 }]);
    expect(needed(where)[1]).toEqual(['beside', 3]);
  });

  test('cf-127: those who rout do not test, and by one reading test and run on', () => {
    const routing = [line(), musketeers({ condition: 'routing' })];
    expect(needed(volley(routing, {}, 5))).toEqual([]);
    const again = volley(routing, { 'cf-127': 'tests-and-flees' }, 5, [broken]);
    expect(again.events.map(({ type }) => type).slice(-2)).toEqual(['tested', 'moved']);
  });
});

test('cf-118: later flights shake those alone whom they run through, and by one reading all near them', () => {
  const bodies = [router(), body('beside', { ranks: ['oooo'], at: at(68, 36) }), musketeers({ at: at(60, 60) })];
  const after = (readings: State['readings'], script: readonly Scripted[]) =>
    play(field(bodies, { phase: 'compulsory', readings }), [END], [{ 'test.router': 10 }, ...script]).types;
  expect(after({}, [])).not.toContain('tested');
  expect(after({ 'cf-118': 'every-flight' }, [{ 'test.beside': 1 }])).toContain('tested');
});

describe('cf-099: a flank', () => {
  const beside = (x: number, y: number) => line({ side: 'allied', at: at(x, y), ranks: ['oo'], facing: SOUTH });
  const of = (other: Body, readings: State['readings'] = {}, given: Partial<State> = {}): number => {
    const own = grenadiers();
    return leadershipOf(field([own, other], { readings, ...given }), own, { routers: 0, isRunThrough: false }).value;
  };

  test('is attacked by whoever touches it, in later turns too', () => {
    expect(of(beside(66, 40))).toBe(6);
    expect(of(beside(67, 40))).toBe(7);
  });

  test('by one reading by whoever stands near it', () => {
    expect(of(beside(74, 40), { 'cf-099': 'enemy-near' })).toBe(6);
    expect(of(beside(74.1, 40), { 'cf-099': 'enemy-near' })).toBe(7);
    const shot = { suffered: { ...QUIET, attacked: { grenadiers: ['left'] } } } as const;
    expect(of(beside(90, 40), {}, shot)).toBe(6);
    expect(of(beside(90, 40), { 'cf-099': 'enemy-near' }, shot)).toBe(7);
  });

  test('of whoever moves up to it by that reading, calls for a test', () => {
    const moving = (readings: State['readings'], script: readonly Scripted[]) => {
      const west = turned(NORTH, 'left', 90);
      const horse = { ...beside(84, 40), arm: 'light-cavalry' as const, facing: west };
      const end = { at: at(74, 40), facing: west, ranks: horse.ranks };
      const state = field([grenadiers(), horse], {
        phase: 'movement',
        readings,
        written: { line: { does: 'move', end } },
      });
      return play(state, [END], script).types;
    };
    expect(moving({}, [])).not.toContain('tested');
    expect(moving({ 'cf-099': 'enemy-near' }, [{ 'test.grenadiers': 1 }])).toContain('tested');
  });
});

describe('cf-097: a quarter lost in one round', () => {
  const shots = (readings: State['readings'], script: readonly Scripted[]) => {
    const state = field([grenadiers(), charged({ strength: 20, ranks: ['oooooooooo', 'ooooCsooo.'] })], {
      phase: 'charge',
      readings,
      suffered: { ...QUIET, lost: { musketeers: 1 } },
      written: { grenadiers: { does: 'fire', at: 'musketeers' } },
    });
    return play(
      state,
      [END, END, { type: 'fire', unit: 'grenadiers' }],
      [{ 'hits.grenadiers': '9999'.padEnd(20, '1') }, { 'wounds.grenadiers': '9999' }, ...script],
    );
  };
  const value = ({ events }: ReturnType<typeof shots>): unknown =>
    events.flatMap((event) => (event.type === 'tested' ? [numberIn(event.reasons[0])] : []));

  test('counts all of the turn, and by one reading those of the phase', () => {
    expect(value(shots({}, [{ 'test.musketeers': 1 }]))).toEqual([5]);
    expect(value(shots({ 'cf-097': 'phase-of-original' }, [{ 'test.musketeers': 1 }]))).toEqual([6]);
  });
});

describe('cf-095: tests', () => {
  const charge: Order = { type: 'charge', unit: 'grenadiers', support: [] };
  const stand: Order = { type: 'stand', unit: 'musketeers' };
  const state = (readings: State['readings']) =>
    field([grenadiers(), charged()], {
      phase: 'charge',
      readings,
      written: { grenadiers: { does: 'charge', at: 'musketeers' } },
    });
  const five: readonly Scripted[] = [
    { 'hits.musketeers': '99999'.padEnd(20, '1') },
    { 'wounds.musketeers': '99999' },
    { 'test.grenadiers': 10 },
  ];

  test('come at once after what caused them, so a charger may break before he arrives', () => {
    expect(play(state({}), [charge, stand], five).types).not.toContain('met');
  });

  test('by one reading come at the end of the phase, when he has arrived', () => {
    const { types } = play(state({ 'cf-095': 'end-of-phase' }), [charge, stand], five);
    expect(types.indexOf('met')).toBeGreaterThan(0);
    expect(types.indexOf('tested')).toBeGreaterThan(types.indexOf('met'));
    expect(types.at(-1)).toBe('phase-began');
  });
});
