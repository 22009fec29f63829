import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { metBy } from '../../../src/games/campaign-1805/charging/issue.ts';
import { resolveCharge, type Charged } from '../../../src/games/campaign-1805/charging/resolve.ts';
import { turnAway } from '../../../src/games/campaign-1805/charging/withdraw.ts';
import type { Event } from '../../../src/games/campaign-1805/events.ts';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { NORTH, opposite, turned } from '../../../src/geometry/facings.ts';
import { at, body, charged, field, grenadiers, tirailleurs } from './field.ts';
import { play } from './playing.ts';

/* What each step of a charge cites, and what decides its single steps. */

const TEN = 'o'.repeat(10);
const SOUTH = opposite(NORTH);
const EAST = turned(NORTH, 'right', 90);
const misses = (id: string, dice: number): Scripted => ({ [`hits.${id}`]: '1'.repeat(dice) });

type Given = Partial<Omit<State, 'awaits'>>;

/** Resolves a charge with these dice, all of which must be rolled. */
function charge(
  bodies: readonly Body[],
  given: Partial<Charged> = {},
  script: readonly Scripted[] = [],
  more: Given = {},
): Course {
  const dice = scripted(script);
  const course = new Course(field(bodies, { phase: 'charge', ...more }));
  resolveCharge(course, { unit: 'grenadiers', at: 'musketeers', support: [], answer: 'none', ...given }, dice);
  dice.assertSpent();
  return course;
}

const cited = ({ events }: { readonly events: readonly Event[] }) => events.map(({ type, clauses }) => [type, clauses]);
const placeOf = ({ state }: Course, id: string): unknown => state.units[id]?.at;

describe('the events of a charge cite', () => {
  test('its issue, its answer, its move and its contact', () => {
    const state = field([grenadiers(), charged()], {
      phase: 'charge',
      written: { grenadiers: { does: 'charge', at: 'musketeers' } },
    });
    const orders: readonly Order[] = [
      { type: 'charge', unit: 'grenadiers', support: [] },
      { type: 'stand', unit: 'musketeers' },
    ];
    const played = play(state, orders, [misses('musketeers', 20)]);
    expect(cited(played).slice(0, -1)).toEqual([
      ['charge-issued', ['cf.charge.first', 'cf.charge.support-declared']],
      ['answered', ['cf.charge.reaction']],
      ['volleyed', ['cf.charge.stand-and-shoot', 'cf.fire.musket-ranges']],
      ['moved', ['cf.charge.shooting-before-moves']],
      ['met', ['cf.charge.melee-at-end', 'cf.charge.bonus']],
    ]);
    expect(played.events[0]).not.toHaveProperty('guesses');
    const volley = played.events[2] as Extract<Event, { type: 'volleyed' }>;
    expect(volley.reasons[0]!.terms).toContainEqual(
      expect.objectContaining({ clause: 'cf.charge.stand-and-shoot-penalty', value: -1 }),
    );
  });

  test('that it falls short', () => {
    expect(cited(charge([grenadiers(), charged({ at: at(60, 48) })]))).toEqual([
      ['moved', ['cf.charge.falls-short']],
      ['fell-short', ['cf.charge.falls-short']],
    ]);
  });

  test('the touch that destroys those who rout', () => {
    const course = charge([grenadiers(), charged({ condition: 'routing' })], {}, [], {
      readings: { 'cf-120': 'destroyed' },
    });
    expect(cited(course)[1]).toEqual(['destroyed', ['cf.charge.reaction']]);
  });

  test('a retreat', () => {
    expect(cited(charge([grenadiers(), charged()], { answer: 'retreat' }))[0]).toEqual([
      'moved',
      ['cf.charge.retreat'],
    ]);
    const course = new Course(field([grenadiers(), charged()]));
    turnAway(course, 'grenadiers', 'musketeers');
    expect(cited(course)).toEqual([['moved', ['cf.charge.retreat']]]);
  });

  test('support, and its penalty at a counter charge only', () => {
    const volley = (answer: 'counter' | 'stand') => {
      const { events } = charge(
        [grenadiers(), tirailleurs, charged({ at: at(60, 52) })],
        { answer, support: ['tirailleurs'] },
        [...(answer === 'stand' ? [misses('musketeers', 20)] : []), misses('tirailleurs', 8)],
        { readings: { 'cf-099': 'enemy-near' } },
      );
      const fired = events.filter((event) => event.type === 'volleyed').at(-1)!;
      return [fired.clauses[0], ...fired.reasons[0]!.terms.map(({ clause }) => clause)];
    };
    expect(volley('counter')).toContain('cf.charge.support-eligible');
    expect(volley('counter')).toContain('cf.charge.counter-charge-support');
    expect(volley('stand')).toContain('cf.charge.support-eligible');
    expect(volley('stand')).not.toContain('cf.charge.counter-charge-support');
  });
});

test('cf-033: a shot at a charger has the penalty of his class, by one reading of that of the shooter', () => {
  const penalty = (readings: State['readings']) => {
    const { events } = charge(
      [grenadiers({ arm: 'light-cavalry', ranks: ['oooo'] }), charged()],
      { answer: 'stand' },
      [misses('musketeers', 20)],
      { readings },
    );
    const volley = events.find((event) => event.type === 'volleyed')!;
    return volley.reasons[0]!.terms.find(({ clause }) => clause === 'cf.charge.stand-and-shoot-penalty')?.value;
  };
  expect(penalty({})).toBe(-2);
  expect(penalty({ 'cf-033': 'by-shooter' })).toBe(-1);
});

describe('a counter charge', () => {
  const counter = (bodies: readonly Body[], more: Given = {}, script: readonly Scripted[] = []) =>
    charge(bodies, { answer: 'counter' }, script, more);

  test('cites its move, and is met as such', () => {
    const course = counter([grenadiers(), charged({ at: at(60, 50) })]);
    expect(cited(course)).toEqual([
      ['moved', ['cf.charge.counter-charge']],
      ['moved', ['cf.charge.shooting-before-moves']],
      ['met', ['cf.charge.melee-at-end', 'cf.charge.bonus']],
    ]);
    expect(course.events[2]).toMatchObject({ isCountered: true });
  });

  test('falls short, if both together do not cover the gap', () => {
    const course = counter([grenadiers(), charged({ at: at(60, 50.2) })]);
    expect(course.events.map(({ type }) => type)).toEqual(['moved', 'moved', 'fell-short']);
    expect([placeOf(course, 'grenadiers'), placeOf(course, 'musketeers')]).toEqual([at(60, 44), at(60, 46.2)]);
  });

  test('of a charger whose front rank is shot away has a centimetre more to cover', () => {
    const gap = (y: number) => counter([grenadiers({ ranks: ['..........', TEN] }), charged({ at: at(60, y) })]);
    expect(gap(49).events.map(({ type }) => type)).toContain('met');
    expect(gap(49.2).events.map(({ type }) => type)).toContain('fell-short');
  });

  test.each([
    ['shares the gap', {}, at(60, 42), at(60, 44)],
    ['by one reading waits for the charger', { 'cf-043': 'charger-first' }, at(60, 44), at(60, 46)],
  ] as const)('%s', (_how, readings, own, other) => {
    const course = counter([grenadiers(), charged({ at: at(60, 46) })], { readings });
    expect([placeOf(course, 'grenadiers'), placeOf(course, 'musketeers')]).toEqual([own, other]);
  });

  test('of horse against foot is shared by their speeds', () => {
    const hussars = grenadiers({ arm: 'medium-cavalry', ranks: ['oooo'] });
    const course = counter([hussars, charged({ at: at(60, 51) })]);
    const [own, other] = [course.state.units['grenadiers']!.at[1], course.state.units['musketeers']!.at[1]];
    expect((own - 400_000) / (510_000 - other)).toBeCloseTo(2, 3);
  });

  test('at a charger without room to turn comes up to 0.1 cm from him', () => {
    const close = body('close', { ranks: ['oooo'], at: at(51, 47.5) });
    const course = counter([grenadiers({ at: at(51, 45.5) }), charged(), close]);
    expect(course.events.map(({ type }) => type)).toEqual(['moved', 'fell-short']);
    expect(placeOf(course, 'grenadiers')).toEqual(at(51, 45.5));
  });

  test('by one reading has its files step up', () => {
    const gaps = charged({ at: at(60, 50), ranks: ['.oooooooo.', 'ooooCsoooo'] });
    const course = counter([grenadiers(), gaps], { readings: { 'cf-115': 'files-step-up' } });
    expect(course.state.units['musketeers']!.ranks).toEqual([TEN, '.oooCsooo.']);
  });
});

describe('a retreat', () => {
  const back = (bodies: readonly Body[], readings: State['readings'] = {}, script: readonly Scripted[] = []) =>
    charge(bodies, { answer: 'retreat' }, script, { readings });

  test('goes straight away from the charger, and by one reading with the front to the enemy', () => {
    const hussars = grenadiers({ ranks: ['oo'], at: at(66, 40) });
    const away = (readings: State['readings']) => back([hussars, charged()], readings).state.units['musketeers'];
    expect(away({ 'cf-041': 'falls-back-facing' })).toMatchObject({ at: at(60, 49.5), facing: SOUTH });
    expect(away({})!.at[0]).toBeLessThan(600_000);
  });

  test('by one reading has its files step up', () => {
    const gaps = charged({ ranks: ['.oooooooo.', 'ooooCsoooo'] });
    expect(back([grenadiers(), gaps], { 'cf-115': 'files-step-up' }).state.units['musketeers']!.ranks).toEqual([
      TEN,
      '.oooCsooo.',
    ]);
  });

  test('that has no room turns the body where it stands', () => {
    const wall = body('wall', { side: 'allied', ranks: [TEN], at: at(60, 47.1), facing: SOUTH });
    const turn = back([grenadiers(), charged(), wall], {}, [{ 'test.musketeers': 1 }]);
    expect(cited(turn)[0]).toEqual(['moved', ['cf.charge.retreat']]);
    expect(placeOf(turn, 'musketeers')).toEqual(at(60, 45.5));
  });

  test('by one reading of a body that can do nothing needs room to turn', () => {
    const turn = (bodies: readonly Body[]) => {
      const course = new Course(field(bodies));
      turnAway(course, 'grenadiers', 'musketeers');
      return course.state.units['musketeers']!.facing;
    };
    const beside = body('beside', { ranks: ['oo'], at: at(60, 47.6), facing: SOUTH });
    const east = grenadiers({ ranks: ['oo'], at: at(48, 45.5), facing: EAST });
    expect(turn([east, charged()])).toEqual(EAST);
    expect(turn([east, charged(), beside])).toEqual(SOUTH);
  });
});

describe('cf-047: whom a charge meets by one reading', () => {
  const met = (...others: readonly Body[]) => {
    const state = field([grenadiers(), charged({ at: at(60, 48) }), ...others], {
      readings: { 'cf-047': 'fights-what-it-meets' },
    });
    return metBy(state, state.units['grenadiers']!, state.units['musketeers']!).id;
  };
  const small = (id: string, y: number) => body(id, { side: 'allied', ranks: ['oo'], at: at(60, y), facing: SOUTH });

  test('is the first on its way, and nobody behind or beyond', () => {
    expect(met(small('second', 43.8), small('first', 42.5))).toBe('first');
    expect(met(small('first', 42.5), small('second', 43.8))).toBe('first');
    expect(met(small('behind', 36))).toBe('musketeers');
    expect(met(small('touching', 38.5))).toBe('musketeers');
    expect(met(small('beyond', 46))).toBe('musketeers');
  });
});
