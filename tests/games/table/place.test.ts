import { describe, expect, test } from 'vitest';
import { NORTH, turned } from '../../../src/geometry/facings.ts';
import { facingOf } from '../../../src/geometry/placing.ts';
import { at, boardOf, company, mm, SIZE, wrong } from './plain-game.ts';

/* Where the units of a written board are placed, and what is told of those that cannot be. */

const baseOf = (fields: object, more: object = {}) => boardOf({ line: company(fields) }, more).units['line']!.base;
const AROUND = { places: { ford: [100, 300] }, terrain: { wood: { kind: 'wood', circle: { at: [300, 350], radius: 20 } } } }; // prettier-ignore

describe('a unit stands', () => {
  test('at a point, or at a place that has a name', () => {
    expect(baseOf({})).toEqual({ ...SIZE, at: at(300, 200), facing: NORTH });
    expect(baseOf({ at: 'ford' }, AROUND).at).toEqual(at(100, 300));
  });

  test('not at a place that there is not', () => {
    expect(wrong({ line: company({ at: 'forde' }) }, AROUND)).toEqual([
      'units.blue.line.at: found forde, expected a point, or a place: ford; did you mean ford?',
    ]);
    expect(wrong({ line: company({ at: 'ford' }) })).toEqual([
      'units.blue.line.at: found ford, expected a point, or a place: there are none',
    ]);
  });

  test.each([
    ['south', 'north'],
    ['west', 'east'],
    ['north', 'south'],
    ['east', 'west'],
  ] as const)('with its back to the %s edge if that is its own', (edge, facing) => {
    const sides = { blue: { edge, name: 'the Blues' }, red: { edge: edge === 'east' ? 'west' : 'east', name: 'the Reds' } }; // prettier-ignore
    expect(baseOf({}, { sides }).facing).toEqual(facingOf(facing));
  });

  test.each<readonly [unknown, number]>([
    ['north-east', 45],
    ['10.5°', 10.5],
    [{ toward: [400, 200] }, 90],
    [{ toward: 'wood' }, 0],
    [{ toward: 'ford' }, 296.565],
  ])('in the direction that is written: %j', (facing, degrees) => {
    const { facing: found } = baseOf({ facing }, AROUND);
    const wanted = turned(NORTH, 'right', degrees);
    for (const n of [0, 1] as const) expect(Math.abs(found[n] / Math.hypot(...found) - wanted[n] / Math.hypot(...wanted))).toBeLessThan(1e-5); // prettier-ignore
  });

  test('towards another unit, wherever that is written', () => {
    const { units } = boardOf({ line: company({ facing: { toward: 'guard' } }), guard: company({ at: [300, 100] }) });
    expect(units['line']!.base.facing).toEqual(facingOf('south'));
  });

  test.each(['toward', 'away', 'same'])(
    'in no direction that needs another unit, if it is beside none: %s',
    (facing) => {
      expect(wrong({ line: company({ facing }) })).toEqual([
        `units.blue.line.facing: found ${facing}, expected a point of the compass, 315° or { toward: … }: toward, away and same go with beside:`,
      ]);
    },
  );

  test('in no direction of what is not there', () => {
    expect(wrong({ line: company({ facing: { toward: 'woud' } }) }, AROUND)).toEqual([
      'units.blue.line.facing.toward: found woud, expected a unit, terrain or a place of this board; did you mean wood?',
    ]);
    expect(wrong({ line: company({ facing: { toward: 'lin' } }) })).toEqual([
      'units.blue.line.facing.toward: found lin, expected a unit, terrain or a place of this board; did you mean line?',
    ]);
    expect(wrong({ line: company({ facing: { toward: 'forde' } }) }, AROUND)).toEqual([
      'units.blue.line.facing.toward: found forde, expected a unit, terrain or a place of this board; did you mean ford?',
    ]);
    expect(wrong({ line: company({ facing: { toward: 'toString' } }) }).length).toBe(1);
  });
});

describe('a unit beside another', () => {
  const beside = (by: object, fields: object = {}) =>
    boardOf(
      { line: company(), guard: { type: 'company', beside: { unit: 'line', gap: 10, ...by }, ...fields } },
      AROUND,
    ).units['guard']!.base;

  test('faces it at the gap', () => {
    expect(beside({ side: 'front' })).toEqual({ ...SIZE, at: at(300, 230), facing: facingOf('south') });
    expect(beside({ side: 'rear' })).toEqual({ ...SIZE, at: at(300, 170), facing: NORTH });
    expect(beside({ side: 'left' })).toEqual({ ...SIZE, at: at(260, 200), facing: facingOf('east') });
    expect(beside({ side: 'front', shift: 5 }).at).toEqual(at(305, 230));
    expect(beside({ side: 'front', shift: '-5' }).at).toEqual(at(295, 230));
  });

  test('or faces as is written', () => {
    expect(beside({ side: 'front' }, { facing: 'toward' }).facing).toEqual(facingOf('south'));
    expect(beside({ side: 'front' }, { facing: 'away' }).facing).toEqual(NORTH);
    expect(beside({ side: 'right' }, { facing: 'same' })).toEqual({ ...SIZE, at: at(350, 200), facing: NORTH });
    expect(beside({ side: 'right' }, { facing: 'east' }).facing).toEqual(facingOf('east'));
    expect(beside({ side: 'right' }, { facing: { toward: [340, 0] } }).facing).toEqual(facingOf('south'));
  });

  test('may itself have one beside it, in any order of writing', () => {
    const next = (unit: string) => ({ type: 'company', facing: 'same', beside: { unit, side: 'right', gap: 0 } });
    const { units } = boardOf({ third: next('second'), second: next('first'), first: company({ at: [100, 200] }) });
    expect(['first', 'second', 'third'].map((id) => units[id]!.base.at)).toEqual([at(100, 200), at(140, 200), at(180, 200)]); // prettier-ignore
  });

  const by = (unit: string, fields: object = {}) => ({ type: 'company', beside: { unit, side: 'left', gap: 0 }, ...fields }); // prettier-ignore
  test('is not beside itself, directly or by others', () => {
    const wanted = 'a unit that is not beside itself';
    expect(wrong({ line: by('line') })).toEqual([`units.blue.line: found line, beside line, expected ${wanted}`]);
    expect(wrong({ a: by('b'), b: by('c'), c: by('a') })).toEqual([`units.blue.a: found a, beside b, beside c, beside a, expected ${wanted}`]); // prettier-ignore
  });

  test('is told without those that have nothing to do with it', () => {
    const told = 'units.blue.guns: found guns, beside guns, expected a unit that is not beside itself';
    expect(wrong({ line: company(), guard: by('line'), guns: { ...by('guns'), type: 'company' } })).toEqual([told]);
  });

  test('is not beside one that there is not', () => {
    expect(wrong({ line: company(), guard: by('lime') })).toEqual([
      'units.blue.guard.beside.unit: found lime, expected a unit of this board that is placed; did you mean line?',
    ]);
  });

  test('is not told where the other has no place, which is told', () => {
    expect(wrong({ line: company({ at: 'ford' }), guard: by('line'), guns: by('guard') })).toEqual([
      'units.blue.line.at: found ford, expected a point, or a place: there are none',
    ]);
    expect(wrong({ line: company(), guard: by('line', { facing: { toward: 'nowhere' } }) })).toHaveLength(1);
  });
});

describe('a unit has', () => {
  test('a name: its own, or that of its id', () => {
    const { units } = boardOf({ 'old-guard': company(), line: company({ at: [50, 50], name: 'the 9th of foot' }) });
    expect([units['old-guard']!.name, units['line']!.name]).toEqual(['the old guard', 'the 9th of foot']);
    expect(units['line']).toMatchObject({ id: 'line', path: 'units.blue.line', row: null, side: 'blue' });
  });

  test('conditions of the game', () => {
    expect(boardOf({ line: company({ condition: 'pinned' }) }).units['line']!.conditions).toEqual(['pinned']);
    expect(wrong({ line: company({ condition: ['pinned', 'pined'] }) })).toEqual([
      'units.blue.line.condition: found pined, expected a condition: pinned; did you mean pinned?',
    ]);
  });

  test('a type and a size', () => {
    expect(wrong({ line: company({ type: 'gun' }) })).toEqual([
      'units.blue.line.type: found gun, expected a type of unit: company, guns; did you mean guns?',
    ]);
    expect(wrong({ line: company({ type: 'guns' }) })).toEqual([
      'units.blue.line: found a unit of the type guns, expected a type with a size',
    ]);
  });

  test('an id that no other has, on either side', () => {
    expect(wrong({}, { units: { blue: { line: company() }, red: { line: company({ at: [50, 50] }) } } })).toContain(
      'units.red.line: found line again, expected a different id for each unit',
    );
  });
});

describe('a row', () => {
  const row = (more: object, fields: object = {}) => boardOf({ line: company({ row: { of: 3, ...more }, ...fields }) }).units; // prettier-ignore

  test('is several units from left to right, about the place that is written', () => {
    const units = row({ gap: 10 });
    expect(Object.keys(units)).toEqual(['line-1', 'line-2', 'line-3']);
    const [first, second, third] = Object.values(units).map(({ base }) => base.at);
    expect([second![0] - first![0], third![0] - second![0]]).toEqual([mm(50), mm(50)]);
    expect(units['line-2']).toMatchObject({ id: 'line-2', path: 'units.blue.line', row: { id: 'line', name: 'the line' } }); // prettier-ignore
  });

  test('has numbers for names, or names of their own', () => {
    const names = (units: ReturnType<typeof row>) => Object.values(units).map(({ name }) => name);
    expect(names(row({}))).toEqual(['the line 1', 'the line 2', 'the line 3']);
    expect(names(row({}, { name: 'the 9th' }))).toEqual(['the 9th 1', 'the 9th 2', 'the 9th 3']);
    expect(row({}, { name: 'the 9th' })['line-1']!.row).toEqual({ id: 'line', name: 'the 9th' });
    expect(names(row({ names: ['Ney', 'Soult', 'Davout'] }))).toEqual(['Ney', 'Soult', 'Davout']);
  });

  test('needs a name for each if it has any', () => {
    expect(wrong({ line: company({ row: { of: 3, names: ['Ney'] } }) })).toEqual([
      'units.blue.line.row.names: found 1 name, expected 3 names, one for each unit',
    ]);
  });
});
