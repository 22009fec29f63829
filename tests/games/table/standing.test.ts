import { describe, expect, test } from 'vitest';
import { placeOf, standingsUnmet, type BoardView } from '../../../src/games/table/boards/standing.ts';
import type { Standings } from '../../../src/games/table/boards/standings.ts';
import type { Base } from '../../../src/geometry/bases.ts';
import { NORTH, turned } from '../../../src/geometry/facings.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { pointAt, type Point } from '../../../src/geometry/vectors.ts';

/* Where units do not stand as an author expects, and how that is told. Places are in mm. */

const at = (x: number, y: number): Point => pointAt(um(x, 'mm'), um(y, 'mm'));
const base = (x: number, degrees = 0): Base => ({
  at: at(x, 0),
  facing: turned(NORTH, 'right', degrees),
  width: um(20, 'mm'),
  depth: um(10, 'mm'),
});

/** Two units side by side, a third apart from them, and a place called `hill` at [0, 50]. */
const view = (degrees = 0): BoardView => {
  const units: Readonly<Record<string, Base>> = { guard: base(0, degrees), line: base(20), guns: base(90) };
  return {
    measure: 'mm',
    units: Object.keys(units),
    base: (unit) => units[unit] ?? null,
    find: (name) => (name === 'hill' ? at(0, 50) : (units[name]?.at ?? null)),
    conditions: (unit) => (unit === 'line' ? ['pinned'] : []),
  };
};

const unmet = (wanted: Standings, degrees = 0) => standingsUnmet(wanted, view(degrees));
const ofGuard = (wanted: Standings[string], degrees = 0) => unmet({ guard: wanted }, degrees);

describe('a unit', () => {
  test('that should be gone is on the table, or one that should not is not', () => {
    expect(ofGuard({ gone: true })).toEqual([{ path: 'guard', found: 'on the table', wanted: 'gone' }]);
    expect(unmet({ lancers: {} })).toEqual([{ path: 'lancers', found: 'no such unit', wanted: 'a unit' }]);
    expect(unmet({ lancers: { gone: true }, guard: { gone: false } })).toEqual([]);
  });

  test('touches others than it should', () => {
    expect(ofGuard({ touches: ['line'], clear: ['guns'] })).toEqual([]);
    expect(ofGuard({ touches: ['guns'] })).toEqual([{ path: 'guard.touches', found: 'line', wanted: 'guns' }]);
    expect(unmet({ guns: { touches: ['guard'] } })).toEqual([{ path: 'guns.touches', found: 'none', wanted: 'guard' }]);
  });

  test('has other conditions than it should', () => {
    expect(unmet({ line: { condition: ['pinned'] }, guard: { condition: [] } })).toEqual([]);
    expect(ofGuard({ condition: ['pinned'] })).toEqual([{ path: 'guard.condition', found: 'none', wanted: 'pinned' }]);
    expect(unmet({ line: { condition: [] } })).toEqual([{ path: 'line.condition', found: 'pinned', wanted: 'none' }]);
  });
});

describe('its place', () => {
  test('is a point, or something that has a name', () => {
    expect(ofGuard({ at: at(0, 0) })).toEqual([]);
    expect(unmet({ guns: { at: 'guns' } })).toEqual([]);
    expect(ofGuard({ at: 'hill' })).toEqual([
      { path: 'guard.at', found: '0 mm, 0 mm, 50 mm off', wanted: '0 mm, 50 mm' },
    ]);
  });

  test('is not told by a name that nothing has', () => {
    expect(ofGuard({ at: 'nowhere' })).toEqual([{ path: 'guard.at', found: 'nowhere', wanted: 'a point or a place' }]);
  });
});

describe('where it is ordered to', () => {
  const orders = (to: Point | null): BoardView => ({ ...view(), orderedTo: (unit) => (unit === 'guard' ? to : null) });
  const told = (wanted: Standings[string], to: Point | null) => standingsUnmet({ guard: wanted }, orders(to));
  test('is a place, within a tolerance', () => {
    expect(told({ orderedTo: at(0, 50) }, at(0, 50))).toEqual([]);
    expect(told({ orderedTo: 'hill' }, at(0, 50))).toEqual([]);
    expect(told({ orderedTo: at(0, 52), within: um(2, 'mm') }, at(0, 50))).toEqual([]);
    expect(told({ orderedTo: at(0, 52) }, at(0, 50))).toEqual([
      { path: 'guard.orderedTo', found: '0 mm, 50 mm', wanted: '0 mm, 52 mm' },
    ]);
  });

  test('is missed where there is no order, and not told by a name that nothing has', () => {
    const wanted = { path: 'guard.orderedTo', found: 'no order to move', wanted: '0 mm, 50 mm' };
    expect(told({ orderedTo: at(0, 50) }, null)).toEqual([wanted]);
    expect(ofGuard({ orderedTo: 'hill' })).toEqual([wanted]);
    expect(told({ orderedTo: 'nowhere' }, at(0, 50))).toEqual([
      { path: 'guard.orderedTo', found: '0 mm, 50 mm', wanted: 'a place' },
    ]);
  });
});

describe('its facing', () => {
  test('is a word of the compass, an angle, or towards something', () => {
    expect(ofGuard({ facing: 'north' })).toEqual([]);
    expect(ofGuard({ facing: '90°' }, 90)).toEqual([]);
    expect(ofGuard({ facing: { toward: 'hill' } })).toEqual([]);
    expect(ofGuard({ facing: { toward: at(50, 0) } }, 90)).toEqual([]);
  });

  test.each<NonNullable<Standings[string]['facing']>>(['toward', { toward: 'nowhere' }])(
    'is not told by what means nothing: %o',
    (facing) =>
      expect(ofGuard({ facing })).toEqual([
        { path: 'guard.facing', found: JSON.stringify(facing), wanted: 'a facing that can be told' },
      ]),
  );

  test.each([
    [0, 'east', '0°', '90°'],
    [359.8, 'east', '0°', '90°'],
    [89.4, 'north', '89°', '0°'],
    [89.6, 'north', '90°', '0°'],
    [180, 'north', '180°', '0°'],
    [270, 'north', '270°', '0°'],
    [359, 'west', '359°', '270°'],
    [0.6, { toward: 'hill' }, '1°', '0°'],
  ] as const)('is told clockwise from north, to the degree: %d', (degrees, facing, found, wanted) => {
    expect(ofGuard({ facing }, degrees)).toEqual([{ path: 'guard.facing', found, wanted }]);
  });
});

describe('what has a name is found:', () => {
  const wood = {
    kind: 'wood',
    name: 'the wood',
    outline: [at(0, 0), at(0, 20), at(40, 20), at(40, 0)],
    line: null,
    width: um(8, 'mm'),
    level: 0,
  };
  const board = {
    units: { guard: { at: at(1, 1) }, 'line-1': { at: at(2, 2), row: { id: 'line', name: 'the line' } } },
    places: { hill: at(3, 3) },
    terrain: { wood },
  };

  test.each([
    ['a unit', 'guard', at(1, 1)],
    ['the first unit of a row', 'line', at(2, 2)],
    ['a place', 'hill', at(3, 3)],
    ['the middle of terrain', 'wood', at(20, 10)],
  ])('%s', (_what, name, point) => expect(placeOf(board, name)).toEqual(point));

  test('nothing by a name that nothing has', () => {
    expect(placeOf(board, 'nowhere')).toBeNull();
    expect(placeOf(board, 'toString')).toBeNull();
  });
});
