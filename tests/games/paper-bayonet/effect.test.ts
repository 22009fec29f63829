import { describe, expect, test } from 'vitest';
import { written } from '../../../src/core/fraction.ts';
import type { Reason } from '../../../src/core/reasons.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import type { Ground } from '../../../src/games/paper-bayonet/tables.ts';
import { carry, engine, short, type Event, type Field, type State, type Units } from './field.ts';
import { gunnery, SHOT, table } from './tables.ts';

/** The events of the gun’s shot at the target with these dice. */
const shot = (state: State, hit: number, effect?: number): readonly Event[] =>
  carry(state, [SHOT], effect === undefined ? [{ hit }] : [{ hit }, { effect }]).events;

/**
 * Each line of an event's sum: its clause, and its value, or a dash if it was checked and did not
 * count.
 */
const sum = (event: Event): readonly string[] => {
  const reasons: readonly Reason[] = 'reasons' in event ? event.reasons : [];
  return reasons
    .flatMap((reason) => (reason.kind === 'sum' ? reason.terms : []))
    .map(({ clause, value, counted }) => `${clause} ${counted ? value.toString() : '–'}`);
};

/** The odds of that shot. */
const odds = (state: State): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(countOdds(engine, state, SHOT).chances).map(([word, chance]) => [word, written(chance)]),
  );

describe('the score needed is the distance (pb.artillery.hit-number)', () => {
  test.each([
    [2, 'd1', 'd3'],
    [3, 'd1', 'd4'],
    [4, 'd1', 'd5'],
    [5, 'd1', 'd6'],
    [6, 'd1', 'd7'],
    [3, 'd1', 'g4'],
    [6, 'a1', 'g1'],
  ])('%i from %s on %s', (number, gun, at) => {
    const state = gunnery({ gun: `cannon ${gun}`, target: `allied cavalry ${at}` });
    expect(shot(state, number - 1)[0]!.type).toBe('shot-missed');
    const test = { is: 'at-least', clause: 'pb.artillery.hit-number', number, word: 'hit' };
    expect(shot(state, number, 1)[0]).toMatchObject({ type: 'shot-hit', reasons: [{ test }] });
  });
});

describe('a close formation is easier to hit (pb.artillery.hit.column, pb.artillery.hit.square)', () => {
  const COLUMN = { target: 'allied d5 column', x: 'allied d5 column' };
  const hit = (lines: readonly string[], by: string) => ({ type: 'shot-hit', lines, by });
  const PLAIN = ['pb.artillery.hit-number 3', 'pb.artillery.hit.column –', 'pb.artillery.hit.square –'];
  table<readonly [what: string, units: Units, dice: readonly [hit: number, effect?: number], counted: object]>(
    [
      ['a line', { target: 'allied d5' }, [3], { type: 'shot-missed', lines: PLAIN, by: 'pb.artillery.hit-number' }],
      ['a column', COLUMN, [3, 1], hit(PLAIN.with(1, 'pb.artillery.hit.column 1'), 'pb.artillery.hit.column')],
      [
        'a Square',
        { target: 'allied d5 square' },
        [3, 1],
        hit(PLAIN.with(2, 'pb.artillery.hit.square 1'), 'pb.artillery.hit.square'),
      ],
    ],
    ([, units, dice, counted]) => {
      const event = shot(gunnery(units), ...dice)[0]!;
      expect({ type: event.type, lines: sum(event), by: event.clauses.at(-1) }).toEqual(counted);
    },
  );

  const NEAR = { target: 'allied d3 square' };
  const CLOSE = { target: 'allied cavalry d2' };
  const [BLANK, MISSES] = [{ 'pb-049': 'point-blank' }, { 'pb-050': 'one-always-misses' }] as const;
  table<readonly [what: string, units: Units, field: Field, die: number, type: string]>(
    [
      ['a 1 hits a Square at two: the hit is sure', NEAR, {}, 1, 'shot-hit'],
      ['a 1 misses it under the other reading (pb-050)', NEAR, MISSES, 1, 'shot-missed'],
      ['but not a 2', NEAR, MISSES, 2, 'shot-hit'],
      ['and point blank a 1 hits', CLOSE, BLANK, 1, 'shot-hit'],
      ['unless it misses there too', CLOSE, { ...BLANK, ...MISSES }, 1, 'shot-missed'],
    ],
    ([, units, field, die, type]) => {
      expect(shot(gunnery(units, field), die, type === 'shot-hit' ? 1 : undefined)[0]!.type).toBe(type);
    },
  );

  test('where the 1 would miss anyway, no ruling is asked (pb-050)', () => {
    const asked: string[] = [];
    const state = gunnery({ target: 'allied cavalry d5' });
    const readings = new Proxy(state.readings, { get: (_readings, id) => void asked.push(String(id)) });
    carry({ ...state, readings }, [SHOT], [{ hit: 1 }]);
    expect(asked).not.toContain('pb-050');
  });
});

describe('the effect die (pb.artillery.effect.roll)', () => {
  const STEADY = { target: 'allied cavalry d4' };
  const clauses = { 'unit-unharmed': 'none', 'unit-disrupted': 'disrupted', 'unit-routed': 'routed' } as const;
  const [none, disrupted, routed] = ['unit-unharmed', 'unit-disrupted', 'unit-routed'] as const;
  test.each([
    [1, { open: none, woods: none, building: none }],
    [2, { open: none, woods: none, building: none }],
    [3, { open: none, woods: none, building: none }],
    [4, { open: disrupted, woods: none, building: none }],
    [5, { open: routed, woods: disrupted, building: none }],
    [6, { open: routed, woods: routed, building: disrupted }],
  ])('%i: %j', (die, came) => {
    for (const [ground, type] of Object.entries({ ...came, hill: came.open })) {
      const event = shot(gunnery(STEADY, { ground: { d4: ground as Ground } }), 6, die)[1]!;
      expect([event.type, event.clauses[1]]).toEqual([type, `pb.artillery.effect.${clauses[type]}`]);
    }
  });

  test.each([
    ['open', ['5', '–', '–'], []],
    ['woods', ['5', '-1', '–'], ['pb.artillery.effect.woods']],
    ['building', ['5', '–', '-2'], ['pb.artillery.effect.building']],
  ] as const)('the sum shows what counted and what did not: %s', (ground, values, cited) => {
    const event = shot(gunnery(STEADY, { ground: { d4: ground } }), 6, 5)[1]!;
    const names = ['pb.artillery.effect.roll', 'pb.artillery.effect.woods', 'pb.artillery.effect.building'];
    expect(sum(event)).toEqual(names.map((name, i) => `${name} ${values[i]}`));
    expect(event.clauses.slice(2)).toEqual(cited);
  });

  test('both woods count where the gun’s does too (pb-092)', () => {
    const state = gunnery(STEADY, { ground: { d1: 'woods', d4: 'woods' }, 'pb-092': 'gun-too' });
    expect([6, 5].map((die) => shot(state, 6, die)[1]!.type)).toEqual(['unit-disrupted', 'unit-unharmed']);
  });
});

describe('on a unit that is shaken already (pb.artillery.effect.removal, pb-098)', () => {
  const [SAME, DISRUPTED, ROUTED, REMOVED] = [
    'unit-unharmed target',
    'unit-disrupted target',
    'unit-routed target d7',
    'unit-removed target',
  ];
  const fate = (units: Units, field: Field, die: number) =>
    shot(gunnery({ x: 'allied cavalry a7', ...units }, field), 6, die)
      .slice(1)
      .map(short);
  test.each([
    ['disrupted', 3, SAME, SAME],
    ['disrupted', 4, SAME, DISRUPTED],
    ['disrupted', 5, ROUTED, ROUTED],
    ['disrupted', 6, REMOVED, REMOVED],
    ['routed', 3, SAME, SAME],
    ['routed', 4, SAME, DISRUPTED],
    ['routed', 5, SAME, ROUTED],
    ['routed', 6, REMOVED, REMOVED],
    ['rallied', 3, SAME, SAME],
    ['rallied', 4, SAME, DISRUPTED],
    ['rallied', 5, ROUTED, ROUTED],
    ['rallied', 6, REMOVED, REMOVED],
  ])('%s, %i: %s; by the latest result %s', (condition, die, ruled, latest) => {
    const units = { target: `allied cavalry d4 ${condition}` };
    expect(fate(units, {}, die)).toEqual([ruled]);
    expect(fate(units, { 'pb-098': 'latest-result-counts' }, die)).toEqual([latest]);
  });

  test.each<[Ground, Field, string, Record<string, string>]>([
    ['woods', {}, ROUTED, { unharmed: '32/36', routed: '4/36' }],
    ['woods', { 'pb-057': 'natural' }, REMOVED, { unharmed: '32/36', removed: '4/36' }],
    ['building', {}, SAME, { unharmed: '36/36' }],
    ['building', { 'pb-057': 'natural' }, REMOVED, { unharmed: '32/36', removed: '4/36' }],
    ['open', {}, REMOVED, { unharmed: '28/36', routed: '4/36', removed: '4/36' }],
    ['open', { 'pb-057': 'natural' }, REMOVED, { unharmed: '28/36', routed: '4/36', removed: '4/36' }],
  ])('a 6 in %s, read as %j: %s (pb-057)', (ground, field, came, chances) => {
    const units = { target: 'allied cavalry d4 disrupted', x: 'allied cavalry a7' };
    const there = { ...field, ground: { d4: ground } };
    expect(fate(units, there, 6)).toEqual([came]);
    expect(odds(gunnery(units, there))).toEqual(chances);
  });

  test.each<[string, string, Field, string]>([
    ['steady by a natural 6 (pb-057)', 'cavalry d4', { 'pb-057': 'natural', ground: { d4: 'building' } }, DISRUPTED],
    ['a disrupted Brigadier (pb-047)', 'brigadier d4 disrupted', { 'pb-047': 'target-no-removal' }, ROUTED],
    ['a routed Brigadier', 'brigadier d4 routed', { 'pb-047': 'target-no-removal' }, SAME],
  ])('nobody is removed who is %s', (_what, target, field, came) => {
    const units = { target: `allied ${target}`, ...(target.startsWith('brigadier') && { enemy: '' }) };
    expect(fate(units, field, 6)).toEqual([came]);
  });
});

test('both halves of a column suffer alike (pb.artillery.column-shares-result)', () => {
  const SHARED = 'pb.artillery.column-shares-result';
  const [, ...events] = shot(gunnery({ target: 'allied d4 column', other: 'allied d4 column' }), 6, 4);
  expect(events.map((event) => [short(event), event.clauses.at(-1)])).toEqual([
    ['unit-disrupted target', SHARED],
    ['unit-disrupted other', SHARED],
  ]);
  expect(shot(gunnery({ target: 'allied d4', other: 'allied d7' }), 6, 4)[1]!.clauses).not.toContain(SHARED);
});

test.each<[string, Units, Field, Record<string, string>]>([
  [
    'at two squares',
    { target: 'allied cavalry d3' },
    {},
    { unharmed: '21/36', 'shot-disrupted': '5/36', routed: '10/36' },
  ],
  ['at six', { target: 'allied cavalry d7' }, {}, { unharmed: '33/36', 'shot-disrupted': '1/36', routed: '2/36' }],
  [
    'at a Square, two off',
    { target: 'allied d3 square' },
    {},
    { unharmed: '18/36', 'shot-disrupted': '6/36', routed: '12/36' },
  ],
  [
    'at it, where a 1 misses',
    { target: 'allied d3 square' },
    { 'pb-050': 'one-always-misses' },
    { unharmed: '21/36', 'shot-disrupted': '5/36', routed: '10/36' },
  ],
  [
    'whoever chooses a square',
    { target: 'allied cavalry d5', b: 'allied d7' },
    {},
    { unharmed: '27/36', 'shot-disrupted': '3/36', routed: '6/36' },
  ],
])('the odds of a shot %s are counted through the one true rule', (_what, units, field, chances) => {
  expect(odds(gunnery(units, field))).toEqual(chances);
});
