import { describe, expect, test } from 'vitest';
import { partFor } from '../../src/scene/framing.ts';
import { whole, type Mark, type Scene, type Spot } from '../../src/scene/scene.ts';

const table: Omit<Scene, 'marks'> = {
  width: 600,
  height: 600,
  sheet: 'earth',
  grid: false,
  measure: { length: 20, sign: '[n]' },
  alt: '',
  description: [],
};
const base = (id: string, at: Spot): Mark<'base'> => ({
  kind: 'base',
  id,
  at,
  facing: [0, 1],
  size: [30, 15],
  side: 'first',
  symbol: 'infantry',
  condition: 'steady',
  formation: 'line',
});
const scene = (...marks: readonly Mark[]): Scene => ({ ...table, marks });

/** Whether a spot lies in a part of a table with this much space around it. */
const holds = (part: Scene['view'], [x, y]: Spot, space: number): boolean =>
  part !== undefined &&
  x - space >= part.from[0] &&
  y - space >= part.from[1] &&
  x + space <= part.to[0] &&
  y + space <= part.to[1];

describe('the part of a table that a board shows', () => {
  const [one, other]: readonly [Spot, Spot] = [
    [300, 320],
    [360, 280],
  ];

  test('holds all units of all steps with space for their names, and is no larger than it must be', () => {
    const part = partFor([scene(base('a', one)), scene(base('a', other))])!;
    expect(holds(part, one, 40) && holds(part, other, 40)).toBe(true);
    expect(part.to[0] - part.from[0]).toBeLessThan(320);
    expect(part.to[1] - part.from[1]).toBeLessThan(part.to[0] - part.from[0]);
  });

  test('holds the ways and arrows of all steps, and the room that orders need', () => {
    const way: Mark = { kind: 'trace', id: 'went-a', points: [one, [300, 180]], sense: 'flight' };
    const reach: Mark = { kind: 'disc', id: 'reach-a', at: one, radius: 120 };
    expect(holds(partFor([scene(base('a', one), way)])!, [300, 180], 20)).toBe(true);
    expect(holds(partFor([scene(base('a', one))], [reach])!, [300, 440], 0)).toBe(true);
  });

  test('stays on the table', () => {
    const part = partFor([scene(base('a', [5, 595]))])!;
    expect(part.from[0]).toBe(0);
    expect(part.to[1]).toBe(600);
  });

  test('is the whole table if units stand all over it, and never replaces a part that an author chose', () => {
    expect(partFor([scene(base('a', [30, 30]), base('b', [580, 570]))])).toBeNull();
    const view = { from: [0, 0], to: [400, 300] } as const;
    expect(partFor([{ ...scene(base('a', one)), view }])).toBeNull();
    expect(partFor([{ ...scene(base('a', one)), grid: true }])).toBeNull();
  });
});

test('all of a table is drawn where a lesson looks at a part of it', () => {
  const part = { width: 10, height: 10, sheet: 'earth', grid: false, view: { from: [1, 1], to: [2, 2] } } as const;
  expect(whole(part)).toEqual({ width: 10, height: 10, sheet: 'earth', grid: false });
});
