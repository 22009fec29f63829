import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { unitNamed } from '../../../src/games/table/boards/board.ts';
import { at, boardOf, company, GAME, mm, NOW, wrong } from './plain-game.ts';

/*
 * A board of a free table as a whole: what it has, and what is told of one that cannot be played.
 */

test('a board has what is written, and no view if none is', () => {
  const places = { ford: [100, 300] };
  const board = boardOf({ line: company() }, { places });
  expect(board).toMatchObject({ size: [mm(600), mm(400)], view: null, places: { ford: at(100, 300) }, now: NOW });
  expect(boardOf({}, { view: { from: [10, 10], to: [600, 400] } }).view).toEqual({ from: at(10, 10), to: at(600, 400) }); // prettier-ignore
});

test('an id names a unit, or the first of a row', () => {
  const row = { id: 'line', name: 'the line' };
  const units = { guard: { row: null }, guns: {}, 'line-1': { row }, 'line-2': { row } };
  expect(['guard', 'guns', 'line', 'line-2', 'nobody'].map((id) => unitNamed(units, id))).toEqual(['guard', 'guns', 'line-1', 'line-2', 'nobody']); // prettier-ignore
});

describe('units stand', () => {
  const edge = 'expected a place on the table';
  test.each<readonly [number, number, boolean]>([
    [20, 10, true],
    [19, 10, false],
    [20, 9, false],
    [580, 390, true],
    [581, 390, false],
    [580, 391, false],
  ])('wholly on the table: at %d, %d', (x, y, isOn) => {
    const told = wrong({ 'old-guard': company({ at: [x, y] }) });
    expect(told).toEqual(isOn ? [] : [`units.blue.old-guard: found the old guard over the edge of the table, ${edge}`]);
  });

  test('not on each other', () => {
    const near = (x: number) => wrong({ a: company(), b: company({ at: [x, 200] }), c: company({ at: [50, 50] }) });
    expect(near(340)).toEqual([]);
    expect(near(339)).toEqual(['units.blue.b: found the b on the a, expected bases that do not overlap']);
    expect(wrong({ a: company(), b: company({ at: [310, 200] }), c: company({ at: [320, 200] }) })).toHaveLength(3);
  });

  test('on each other where their game lets two of them share ground', () => {
    const shared = { ...GAME, mayShare: ({ id }: { readonly id: string }) => id === 'b' };
    const two = { a: company(), b: company({ at: [310, 200] }) };
    expect(wrong(two, {}, shared)).toEqual([]);
    expect(wrong({ ...two, c: company({ at: [320, 200] }) }, {}, shared)).toEqual([
      'units.blue.c: found the c on the a, expected bases that do not overlap',
      'units.blue.c: found the c on the b, expected bases that do not overlap',
    ]);
  });
});

describe('a board has', () => {
  const blue = { edge: 'south', name: 'the Blues' };
  const red = { edge: 'north', name: 'the Reds' };
  test('two sides', () => {
    expect(wrong({}, { sides: { blue }, units: { blue: {} } })).toEqual(['sides: found 1 sides, expected two sides']);
    const green = { edge: 'west', name: 'the Greens' };
    expect(wrong({}, { sides: { blue, red, green } })).toEqual(['sides: found 3 sides, expected two sides']);
  });

  test('sides that can be told apart', () => {
    expect(wrong({}, { sides: { blue, red: blue } })).toEqual([
      'sides.red.edge: found south, expected another edge than that of blue',
      'sides.red.name: found the Blues, expected another name than that of blue',
    ]);
  });

  test('units of its sides, and a moment of one of them in a phase of the game', () => {
    expect(wrong({}, { units: { bleu: {}, red: {} } })).toEqual([
      'units.bleu: found bleu, expected blue or red; did you mean blue?',
    ]);
    expect(wrong({}, { now: { ...NOW, side: 'read' } })).toEqual(['now.side: found read, expected blue or red; did you mean red?']); // prettier-ignore
    expect(wrong({}, { now: { ...NOW, phase: 'move' } })).toEqual(['now.phase: found move, expected moves or fires; did you mean moves?']); // prettier-ignore
  });

  test('a view of the table', () => {
    const view = (x: number, y: number) => wrong({}, { view: { from: [0, 0], to: [x, y] } });
    const said = ['view.to: found a corner that is not on the table, expected a part of the table'];
    expect([view(600, 400), view(601, 400), view(600, 401)]).toEqual([[], said, said]);
  });
});

describe('ground lies', () => {
  const wood = (x: number, y: number, radius = 20) => wrong({}, { terrain: { w: { kind: 'wood', circle: { at: [x, y], radius } } } }); // prettier-ignore
  const beside = ['terrain.w: found the w beside the table, expected ground on the table'];
  test.each<readonly [number, number, boolean]>([
    [620, 200, true],
    [621, 200, false],
    [300, 420, true],
    [300, 421, false],
  ])('on the table, be it with one point: about %d, %d', (x, y, isOn) => {
    expect(wood(x, y)).toEqual(isOn ? [] : beside);
  });

  test.each([
    ['left', [20, 200]],
    ['rear', [300, 10]],
  ])('on the table, be it along its edge: to the %s of a unit', (side, at) => {
    const along = (gap: number) => wrong({ line: company({ at, facing: 'north' }) }, { terrain: { w: { kind: 'wall', along: { unit: 'line', side, gap, length: 9 } } } }); // prettier-ignore
    expect([along(0), along(1)]).toEqual([[], beside]);
  });

  const far = ['terrain.w: found the w far over the edge, expected ground that ends nearer to the table'];
  test('no farther over the edge than the table is long', () => {
    expect([wood(600, 200, 600), wood(600, 200, 601)]).toEqual([[], far]);
    expect([wood(300, 400, 600), wood(300, 400, 601)]).toEqual([[], far]);
    expect([wood(0, 200, 600), wood(0, 200, 601)]).toEqual([[], far]);
    expect([wood(300, 0, 600), wood(300, 0, 601)]).toEqual([[], far]);
  });

  test('and what lies beside the table is told once, however far off', () => {
    expect([wood(1900, 200), wood(300, 1700)]).toEqual([beside, beside]);
  });

  test('in lines no broader than a quarter of the table', () => {
    const road = (width: number) => wrong({}, { terrain: { w: { kind: 'road', line: [[0, 200], [600, 200]], width } } }); // prettier-ignore
    expect([road(100), road(101)]).toEqual([
      [],
      ['terrain.w.width: found more than a quarter of the table, expected a narrower line; wider ground is a polygon'],
    ]);
    // Areas have a width too, which is not drawn.
    expect(wrong({}, { terrain: { w: { kind: 'wood', circle: { at: [300, 200], radius: 9 }, width: 101 } } })).toEqual(
      [],
    );
  });
});

describe('fields that only one game has', () => {
  const own = { unit: { drill: v.optional(v.number()) }, now: { weather: v.optional(v.string()) } };
  test('are read by that game alone', () => {
    const [unit, now] = [{ line: company({ drill: 3 }) }, { now: { ...NOW, weather: 'rain' } }];
    expect(wrong(unit, now, { ...GAME, own })).toEqual([]);
    expect(wrong(unit, now).map((each) => each.split(':')[0])).toEqual(['units.blue.line.drill', 'now.weather']);
    expect(wrong({ line: company({ drill: 'hard' }) }, {}, { ...GAME, own }).map((each) => each.split(':')[0])).toEqual(['units.blue.line.drill']); // prettier-ignore
  });
});
