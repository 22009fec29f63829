import { describe, expect, test } from 'vitest';
import { at, boardOf, company, mm, wrong } from './plain-game.ts';

/* The ground of a written board, and what is told of ground that cannot be. */

describe('ground', () => {
  const piece = (written: object, units: object = {}) => boardOf(units, { places: { ford: [100, 300] }, terrain: { 'big-one': written } }).terrain['big-one']!; // prettier-ignore
  const told = (fields: object, units: object = {}) => wrong(units, { terrain: { w: fields } });
  const circle = { at: [300, 200], radius: 20 };
  const line = [[0, 200], [600, 200]]; // prettier-ignore

  test('has a name, a width and a level, of its own or as all have', () => {
    expect(piece({ kind: 'wood', circle })).toMatchObject({ kind: 'wood', name: 'the big one', level: 0, line: null });
    expect(piece({ kind: 'hill', circle }).level).toBe(1);
    expect(piece({ kind: 'hill', circle, level: 3, name: 'Knoll' })).toMatchObject({ level: 3, name: 'Knoll' });
    expect(piece({ kind: 'road', line })).toMatchObject({ width: mm(8), level: 0, outline: null });
    expect(piece({ kind: 'road', line, width: 12 }).width).toBe(mm(12));
  });

  test('is of a kind that the game has', () => {
    expect(told({ kind: 'wod', circle })).toEqual([
      'terrain.w.kind: found wod, expected a kind of terrain: wood, hill, road, wall; did you mean wood?',
    ]);
    expect(told({ kind: 'to-string', circle })).toHaveLength(1);
    expect(told({ kind: 'constructor', circle })).toHaveLength(1);
  });

  test('is an area or a line, as its kind is', () => {
    const area = 'polygon:, rectangle: or circle:';
    expect(told({ kind: 'wood', line })).toEqual([`terrain.w: found a line, expected ${area}`]);
    expect(told({ kind: 'wood', along: { unit: 'a', side: 'left', gap: 1, length: 5 } })).toEqual([`terrain.w: found a line, expected ${area}`]); // prettier-ignore
    expect(told({ kind: 'road', circle })).toEqual(['terrain.w: found an area, expected line: or along:']);
  });

  test('may be a circle about a place', () => {
    const { outline } = piece({ kind: 'wood', circle: { at: 'ford', radius: 20 } });
    expect(outline).toContainEqual(at(100, 320));
    expect(told({ kind: 'wood', circle: { at: 'ford', radius: 20 } })).toEqual([
      'terrain.w.circle.at: found ford, expected a point, or a place: there are none',
    ]);
  });

  test('may be a rectangle, which may face anywhere', () => {
    const corners = (facing: object = {}) => piece({ kind: 'wood', rectangle: { at: 'ford', size: [40, 20], ...facing } }).outline!; // prettier-ignore
    expect(new Set(corners())).toEqual(new Set([at(80, 310), at(120, 310), at(120, 290), at(80, 290)]));
    expect(new Set(corners({ facing: 'east' }))).toEqual(new Set([at(110, 320), at(110, 280), at(90, 280), at(90, 320)])); // prettier-ignore
    expect(corners()).toHaveLength(4);
    expect(told({ kind: 'wood', rectangle: { at: 'ford', size: [40, 20] } })).toEqual([
      'terrain.w.rectangle.at: found ford, expected a point, or a place: there are none',
    ]);
    expect(told({ kind: 'wood', rectangle: { at: [99, 99], size: [40, 20], facing: { toward: 'nowhere' } } })).toEqual([
      'terrain.w.rectangle.facing.toward: found nowhere, expected a unit, terrain or a place of this board',
    ]);
  });

  test('may be a line through points and places', () => {
    expect(piece({ kind: 'road', line: ['ford', [200, 200]] }).line).toEqual([at(100, 300), at(200, 200)]);
    expect(told({ kind: 'road', line: ['ford', [200, 200]] })).toHaveLength(1);
    expect(
      told({
        kind: 'road',
        line: [
          [9, 9],
          [9, 9],
          [200, 200],
        ],
      }),
    ).toEqual([
      // prettier-ignore
      'terrain.w.line.1: found the point before it once more, expected another point',
    ]);
    // Names that nothing has are told as such, and are not the same point.
    expect(told({ kind: 'road', line: ['ford', 'bridge', [200, 200]] })).toEqual([
      'terrain.w.line.0: found ford, expected a point, or a place: there are none',
      'terrain.w.line.1: found bridge, expected a point, or a place: there are none',
    ]);
    // A line may come back to a point.
    expect(piece({ kind: 'road', line: [[9, 9], [99, 9], [9, 9]] }).line).toHaveLength(3); // prettier-ignore
  });

  test('may be a line along a side of a unit', () => {
    const along = { unit: 'line', side: 'front', gap: 5, length: 60 };
    expect(new Set(piece({ kind: 'wall', along }, { line: company() }).line)).toEqual(new Set([at(270, 215), at(330, 215)])); // prettier-ignore
    expect(told({ kind: 'wall', along })).toEqual([
      'terrain.w.along.unit: found line, expected a unit of this board that is placed',
    ]);
  });
});
