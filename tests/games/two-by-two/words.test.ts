import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { engine, type Event } from '../../../src/games/two-by-two/index.ts';
import { length, lengthBeside } from '../../../src/games/two-by-two/names.ts';
import { ORDERS } from '../../../src/games/two-by-two/orders.ts';
import { REFUSALS } from '../../../src/games/two-by-two/refusals.ts';
import { brackets } from '../../../src/games/two-by-two/tables.ts';
import { begin, type Field } from './field.ts';

/*
 * What refusals and events say: lengths beside their limits, singular and plural, and the places of
 * units.
 */

const field: Field = {
  french: { hussars: 'light-cavalry 16,12 north', gun: 'foot-artillery 10,12 north' },
  allied: { landwehr: 'militia 16,20 south', guard: 'guard 20,20 south' },
  terrain: { wood: { kind: 'woods', rectangle: { at: [4, 4], size: [4, 4] } } },
};
const state = begin(field);
const EXCLUSIVE: Readings = { 'tt-005': 'exclusive' };

/** The sentence for a reason to refuse. */
const says = <Reason extends keyof typeof REFUSALS>(
  reason: Reason,
  given: Parameters<(typeof REFUSALS)[Reason]>[0],
  on = state,
): string => (REFUSALS[reason] as (given: unknown, on: unknown) => string)(given, on);

/** The sentence for an event. */
const told = (event: object): string => engine.words.event({ clauses: [], ...event } as unknown as Event, state);

describe('an order out of its time is told with the side whose part it is', () => {
  const said = (order: Parameters<typeof engine.judge>[1], on = state): string => {
    const verdict = engine.judge(on, order);
    return verdict.ok ? 'allowed' : engine.words.refusal(verdict, on);
  };
  const moving = begin({ ...field, now: { phase: 'move' } });

  test('in another phase', () => {
    expect(said({ type: 'shoot', unit: 'gun', at: 'guard' }, moving)).toBe(
      'This is not the time for shots: the French move now.',
    );
    expect(said({ type: 'end-deployment' })).toBe(
      `This is not the time for ${ORDERS['end-deployment'].deed}: the French shoot now.`,
    );
  });

  test('for a unit of the other side', () => {
    expect(said({ type: 'shoot', unit: 'guard', at: 'gun' })).toBe('The French shoot now, and not the other side.');
  });

  test('while an answer is due, and before the first turn', () => {
    const told = (on: object) => says('not-now', { order: 'move' }, { ...state, ...on });
    const awaits = { ...state.awaits!, sides: ['allied'], orders: ['stand', 'shoot'] } as const;
    expect(told({ awaits: { ...awaits, kind: 'reaction' } })).toBe(
      'This is not the time for moves: the Austrians decide first.',
    );
    expect(told({ awaits: { ...awaits, kind: 'set-up' }, phase: 'deployment' })).toBe(
      'This is not the time for moves: the Austrians prepare the battle now.',
    );
    expect(told({ awaits: { ...awaits, kind: 'set-up' }, phase: 'roles' })).toBe(
      'This is not the time for moves: both sides roll for their roles first.',
    );
  });
});

describe('a length beside its limit', () => {
  test('is a hair over or under where both are alike in tenths, and as it is elsewhere', () => {
    expect([2, 2.04, 1.96, 1.9, 2.1].map((far) => lengthBeside(brackets(far), brackets(2)))).toEqual(
      ['[2]', 'a hair over [2]', 'a hair under [2]', '[1.9]', '[2.1]'], // prettier-ignore
    );
    expect(length(brackets(0.5))).toBe('[½]');
  });

  test('a charge that is nearly straight enough, or not at all', () => {
    const straight = (far: number) => says('not-straight', { unit: 'hussars', length: brackets(far) });
    expect([1.98, 1.5, 0].map(straight)).toEqual([
      'The path of the hussars would end with only a hair under [2] straight ahead, and a charge needs [2].',
      'The path of the hussars would end with only [1½] straight ahead, and a charge needs [2].',
      'The path of the hussars would end in a turn, and the last [2] of a charge are straight.',
    ]);
    expect(says('too-near', { at: 'guard', length: brackets(1.98) })).toBe(
      'The guard are only a hair under [2] away, and a charge needs a run of [2].',
    );
  });

  test('a shot too deep into a wood or out of it', () => {
    expect(says('too-deep', { at: 'gun', terrain: 'wood', depth: brackets(1.01) })).toBe(
      'The gun is a hair over [1] inside the wood, and no shot finds anybody deeper than [1].',
    );
    expect(says('firer-too-deep', { unit: 'gun', terrain: 'wood', depth: brackets(1.2) })).toBe(
      'The gun is [1.2] inside the wood, and nobody shoots out from deeper than [1].',
    );
  });

  test('a point on a flank, by either reading of a limit', () => {
    expect(says('near-unit', { unit: 'guard', distance: brackets(7.99) })).toBe(
      'The guard are a hair under [8] away, and an Attacker’s point on a flank keeps more than [8] from the Defender.',
    );
    expect(says('near-point', { distance: brackets(7.99) }, begin(field, EXCLUSIVE))).toBe(
      'A point of the Defender is a hair under [8] away, and an Attacker’s point on a flank keeps [8] or more from it.',
    );
    expect(says('far-from-point', { unit: 'gun', distance: brackets(4.02) })).toBe(
      'An end of the front of the gun would be a hair over [4] from the point, and all of a front comes on within [4] of it.',
    );
  });

  test('exactly the limit, where that does not count as within it', () => {
    const range = { unit: 'gun', at: 'guard', distance: brackets(6), range: brackets(6) };
    expect(says('out-of-range', range, begin(field, EXCLUSIVE))).toBe(
      'The guard are [6] off, and the gun shoots only at what is nearer than [6].',
    );
    expect(says('out-of-range', { ...range, distance: brackets(6.01) }, begin(field, EXCLUSIVE))).toBe(
      'The guard are a hair over [6] off, and the range of the gun is [6].',
    );
    const half = { at: 'guard', distance: brackets(3), half: brackets(3) };
    expect(says('not-near-enough', half, begin(field, EXCLUSIVE))).toBe(
      'The guard are [3] away, and a counter-charge needs them nearer than half a move, [3].',
    );
    expect(says('not-near-enough', { ...half, distance: brackets(3.4) })).toBe(
      'The guard are [3.4] away, and half a move is [3].',
    );
  });
});

test('a way too far is told by what it costs, because ground and water may make it dearer than it is long', () => {
  const way = { unit: 'gun', length: brackets(4.2), move: brackets(4) };
  expect(says('too-far', way)).toBe('That takes [4.2] of a move, and the gun has [4].');
  expect(says('too-far', { ...way, length: brackets(4.01) })).toBe(
    'That takes a hair over [4] of a move, and the gun has [4].',
  );
  expect(says('half-move', { ...way, terrain: 'wood' })).toBe(
    'That takes [4.2] of a move, and by way of the wood the gun has only half of it: [4].',
  );
  expect(says('no-bonus', { ...way, terrain: 'wood' })).toBe(
    'That takes [4.2] of a move, and the gun has [4]: through the wood a road adds nothing.',
  );
});

test('where somebody stands, or may not', () => {
  expect(says('outside-zone', { unit: 'gun' })).toBe(
    'The gun stands outside the zone: within [8] of the edge of the French, and [4] or more from each side of the table.',
  );
  expect(says('off-table', { unit: 'gun' })).toBe('That would put a part of the gun over the edge of the table.');
  expect(says('has-place', { unit: 'gun' })).toBe('The gun is placed already: on the table or beside a point.');
  expect(says('rolled-there', { number: 1 })).toBe('The roll at point 1 has been made already in this phase.');
  expect(says('nothing-declared', { side: 'french' })).toBe('The French have named no shot.');
});

test('a road column is of one unit or of several', () => {
  const until = 'in road column until the next Move phase of the';
  expect(['gun', 'guard'].map((unit) => says('on-the-march', { unit }))).toEqual([
    `The gun stays ${until} French.`,
    `The guard stay ${until} Austrians.`,
  ]);
  expect(told({ type: 'formation-changed', unit: 'gun', formation: 'road-column' })).toBe('The gun is in road column.');
});

describe('what happens', () => {
  test.each([
    ['gun', 2, 'The gun is thrown back [2].'],
    ['gun', 0, 'The gun is to go back, but there is no room behind.'],
    ['guard', 0, 'The guard are to go back, but there is no room behind.'],
  ])('%s is thrown back by %s', (unit, by, says) => {
    expect(told({ type: 'unit-thrown-back', unit, by: brackets(by), how: 'repulsed' })).toBe(says);
  });

  test('a panic catches one or several', () => {
    const routs = (unit: string, caught: string | null) =>
      told({ type: 'unit-routed', unit, caught, reasons: [{ total: 3 }] });
    expect([routs('gun', 'guard'), routs('guard', 'gun'), routs('gun', null)]).toEqual([
      'The gun routs, caught in the panic: the die shows 3.',
      'The guard rout, caught in the panic: the die shows 3.',
      'The gun routs: the die shows 3.',
    ]);
  });

  test('a flight and a charge that a shot stops, with room and without', () => {
    const [fled, stalled] = ['unit-fled', 'charger-stalled'].map(
      (type) => (by: number) => told({ type, unit: 'hussars', by: brackets(by) }),
    );
    expect([fled!(4), fled!(0)]).toEqual([
      'The hussars flee [4], disrupted.',
      'The hussars find no room to flee, disrupted.',
    ]);
    expect([stalled!(1), stalled!(0)]).toEqual([
      'The hussars are stopped, and put back [1].',
      'The hussars are stopped, but there is no room behind.',
    ]);
  });

  test('a shot is told with its distance, a hair over a range or in contact', () => {
    const shot = (far: number) =>
      told({
        type: 'shot-fired',
        unit: 'guard',
        at: 'hussars',
        distance: brackets(far),
        reasons: [{ kind: 'sum', total: 2, test: null }],
      }).split(':')[0];
    expect([0, 0.01, 1, 1.001, 1.3].map(shot)).toEqual(
      ['in contact', 'a hair away', '[1] away', 'a hair over [1] away', '[1.3] away'].map(
        (far) => `The guard shoot at the hussars, ${far}`,
      ),
    );
  });

  test('a shot at a unit that touches at a corner is in contact, however far the middle of the front is', () => {
    const corner = begin({ ...field, allied: { guard: 'guard 17.2,12.63 south' } });
    const shot = { type: 'shot-fired', unit: 'guard', at: 'hussars', distance: brackets(0.3), clauses: [] };
    const event = { ...shot, reasons: [{ kind: 'sum', total: 2, test: null }] } as unknown as Event;
    expect(engine.words.event(event, corner)).toMatch(/^The guard shoot at the hussars, in contact:/);
  });
});
