import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Annotation } from '../../src/core/annotations.ts';
import { scene } from '../../src/scene/paper-bayonet/scene.ts';
import { corner, squareAt } from '../../src/scene/paper-bayonet/squares.ts';
import type { Mark, MarkKind, Spot } from '../../src/scene/scene.ts';
import { textBoard } from '../../src/scene/text.ts';
import { carry, engine, stand, type Field } from '../games/paper-bayonet/field.ts';
import { states } from '../games/paper-bayonet/fields.ts';
import { fire } from '../games/paper-bayonet/tables.ts';

type Units = Readonly<Record<string, string>>;
const drawn = (units: Units, field: Field = {}, signs: readonly Annotation[] = []) => scene(stand(units, field), signs);
const of = (marks: readonly Mark[], kind: MarkKind, id?: string) =>
  marks.filter((mark) => mark.kind === kind && (id === undefined || mark.id === id));
/** The counter of a unit. */
function base(units: Units, id: string): Mark<'base'> {
  const found = drawn(units).marks.find((mark) => mark.kind === 'base' && mark.id === id);
  if (found?.kind !== 'base') throw new Error(`${id} is not drawn`);
  return found;
}

/** The end points of a line. */
const line = (from: Spot, to: Spot): readonly Spot[] => [from, to];

describe('a board as a picture', () => {
  test('is a sheet of squares with the size of the map', () => {
    const { width, height, sheet, grid, alt } = drawn({ gun: 'french cannon d1' });
    expect({ width, height, sheet, grid }).toEqual({ width: 9, height: 7, sheet: 'grid-paper', grid: true });
    expect(alt).toBe('Board of 9 by 7 squares. Round 1 · French artillery phase · 2 of 5. 3 units.');
  });

  test('counts a single unit as one', () => {
    const state = stand({ gun: 'french cannon d1' });
    const alone = { ...state, units: { gun: state.units['gun']! } };
    expect(scene(alone, []).alt).toMatch(/ 1 unit\.$/);
  });

  test('has a mark for each square that is not open', () => {
    const { marks } = drawn({}, { ground: { d3: 'woods', a7: 'hill', b1: 'open' } });
    expect(of(marks, 'cell')).toEqual([
      { kind: 'cell', id: 'cell-a7', square: 'a7', at: [0.5, 6.5], ground: 'hill' },
      { kind: 'cell', id: 'cell-d3', square: 'd3', at: [3.5, 2.5], ground: 'woods' },
    ]);
  });

  test('has a counter for each unit with its arm, side and facing', () => {
    expect(base({ gun: 'french cannon d1' }, 'gun')).toMatchObject({
      at: [3.5, 0.5],
      facing: [0, 1],
      side: 'first',
      symbol: 'cannon',
      condition: 'steady',
      formation: 'line',
    });
    expect(base({ foe: 'allied cavalry b5' }, 'foe')).toMatchObject({
      at: [1.5, 4.5],
      facing: [0, -1],
      side: 'second',
    });
  });

  test.each(['disrupted', 'routed', 'rallied'])(
    'turns a %s unit round, and says so on a badge (pb-061)',
    (condition) => {
      const { marks } = drawn({ gun: `french cannon d1 ${condition}` });
      expect(of(marks, 'base', 'gun')[0]).toMatchObject({ facing: [0, -1], condition });
      expect(of(marks, 'badge')).toEqual([
        { kind: 'badge', id: 'gun-badge', on: 'gun', at: [3.5, 0.5], symbol: condition, text: condition },
      ]);
    },
  );

  test('shows both halves of a column, apart from each other', () => {
    const column = { a: 'allied line-infantry d5 column', b: 'allied line-infantry d5 column' };
    const [one, other] = [base(column, 'a').at, base(column, 'b').at];
    expect(one).not.toEqual(other);
    for (const [x, y] of [one, other]) expect([Math.floor(x), Math.floor(y)]).toEqual([3, 4]);
  });

  test('gives each mark a unique id', () => {
    fc.assert(
      fc.property(states(), (state) => {
        const signs = Object.keys(state.units).map((unit): Annotation => ({ kind: 'light', units: [unit] }));
        const ids = scene(state, signs).marks.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what a verdict shows', () => {
  const units = { gun: 'french cannon d1', target: 'allied cavalry d5' };
  const shown = (annotation: Annotation) =>
    drawn(units, {}, [annotation]).marks.filter(({ id }) => /^(light|label|ruler|sight|move)-0/.test(id));

  test.each<readonly [what: string, annotation: Annotation, mark: unknown]>([
    [
      'a line of fire',
      { kind: 'sight', from: 'gun', to: 'target' },
      { kind: 'trace', id: 'sight-0', points: line([3.5, 0.5], [3.5, 4.5]), sense: 'sight' },
    ],
    [
      'a line that is stopped',
      { kind: 'sight', from: 'gun', to: 'd7', stopped: 'target' },
      { kind: 'trace', id: 'sight-0', points: line([3.5, 0.5], [3.5, 6.5]), sense: 'sight', stopped: [3.5, 4.5] },
    ],
    [
      'a way',
      { kind: 'path', unit: 'gun', through: ['d1', 'e2'], sense: 'move' },
      { kind: 'trace', id: 'move-0', points: line([3.5, 0.5], [4.5, 1.5]), sense: 'move' },
    ],
    [
      'a distance',
      { kind: 'ruler', from: 'gun', to: 'target' },
      { kind: 'ruler', id: 'ruler-0', from: [3.5, 0.5], to: [3.5, 4.5], text: '4 squares' },
    ],
    [
      'a distance of one',
      { kind: 'ruler', from: 'gun', to: 'e2' },
      { kind: 'ruler', id: 'ruler-0', from: [3.5, 0.5], to: [4.5, 1.5], text: '1 square' },
    ],
    [
      'a distance in words',
      { kind: 'ruler', from: 'gun', to: 'target', text: 'too far' },
      { kind: 'ruler', id: 'ruler-0', from: [3.5, 0.5], to: [3.5, 4.5], text: 'too far' },
    ],
    [
      'a lit square',
      { kind: 'light', squares: ['a1'] },
      { kind: 'area', id: 'light-0-a1', points: corner('a1'), sense: 'light' },
    ],
    [
      'a lit unit',
      { kind: 'light', units: ['target'] },
      { kind: 'area', id: 'light-0-d5', points: corner('d5'), sense: 'light' },
    ],
    [
      'a label',
      { kind: 'label', at: 'd3', text: 'here' },
      { kind: 'label', id: 'label-0', at: [3.5, 2.5], text: 'here', beside: true },
    ],
  ])('%s', (_what, annotation, mark) => {
    expect(shown(annotation)).toEqual([mark]);
  });

  test.each<readonly [what: string, annotation: Annotation]>([
    ['to nobody', { kind: 'sight', from: 'gun', to: 'nobody' }],
    ['off the board', { kind: 'ruler', from: 'gun', to: 'd8' }],
    ['to itself', { kind: 'path', unit: 'gun', through: ['gun', 'd1'], sense: 'move' }],
    ['the way of nobody', { kind: 'path', unit: 'gun', through: ['d1'], sense: 'move' }],
    ['what only free tables have', { kind: 'template', at: [1, 2], radius: 3 }],
    ['a square off the board', { kind: 'light', squares: ['z9'] }],
    ['a label off the board', { kind: 'label', at: 'd9', text: 'here' }],
    ['a point of a table', { kind: 'ruler', from: [1, 2], to: [3, 4] }],
  ])('nothing where there is nothing to show: %s', (_what, annotation) => {
    expect(shown(annotation)).toEqual([]);
  });

  test('lights a square from corner to corner', () => {
    expect(corner('d5').join(' ')).toBe('3,4 4,4 4,5 3,5');
  });

  test('lies under the counters if it is a highlight, and over them if it is a line', () => {
    const { marks } = drawn(units, {}, [
      { kind: 'sight', from: 'gun', to: 'target' },
      { kind: 'light', units: ['target'] },
    ]);
    const order = marks.map(({ kind }) => kind);
    expect(order.indexOf('area')).toBeLessThan(order.indexOf('base'));
    expect(order.indexOf('trace')).toBeGreaterThan(order.lastIndexOf('base'));
  });

  test('points at where the target was when it was fired at', () => {
    const before = stand(units);
    const { state } = carry(before, [fire('gun', 'target')], [{ hit: 4 }, { effect: 5 }]);
    const sight = engine.judge(before, fire('gun', 'target')).shows;
    expect(of(scene(state, sight, before).marks, 'trace', 'sight-0')[0]).toMatchObject({
      points: line([3.5, 0.5], [3.5, 4.5]),
    });
    expect(of(scene(state, sight, before).marks, 'base', 'target')[0]).toMatchObject({
      at: [3.5, 6.5],
    });
  });
});

describe('a board in words', () => {
  test('lists each unit and the terrain in reading order', () => {
    const { description } = drawn(
      { gun: 'french cannon d1' },
      { ground: { b2: 'woods', b1: 'woods', a7: 'building', c3: 'hill' } },
    );
    expect(description).toEqual([
      { id: 'general', text: 'The general (French Brigadier) on i2, open ground, facing north' },
      { id: 'enemy', text: 'The enemy (Allied Brigadier) on i6, open ground, facing south' },
      { id: 'gun', text: 'The gun (French cannon) on d1, open ground, facing north' },
      { id: 'woods', text: 'Woods on b1, b2' },
      { id: 'building', text: 'Buildings on a7' },
      { id: 'hill', text: 'Hills on c3' },
    ]);
  });

  test('counts ten after nine', () => {
    const map = Array(10).fill('...').join('\n');
    const { description } = drawn(
      { general: 'french brigadier a1', enemy: 'allied brigadier c1' },
      { map, ground: { b10: 'woods', b9: 'woods', b2: 'woods' } },
    );
    expect(description.at(-1)).toEqual({ id: 'woods', text: 'Woods on b2, b9, b10' });
  });

  test('is drawn in characters for a terminal', () => {
    const scene = drawn(
      { general: 'french brigadier a1', enemy: 'allied brigadier d3', gun: 'french cannon b1' },
      { map: '....\n....\n....', ground: { c2: 'woods', b1: 'hill', a3: 'building' } },
    );
    expect(textBoard(scene).split('\n')).toEqual([
      ' 3  b  .  . b.',
      ' 2  .  .  w  .',
      ' 1 B. C^  .  .',
      '    a  b  c  d',
    ]);
  });
});

test.each([
  [[3.2, 4.9], 'd5'],
  [[0, 0], 'a1'],
  [[8.99, 6.99], 'i7'],
  [[9, 0], null],
  [[0, 7], null],
  [[-0.1, 3], null],
  [[3, -0.1], null],
] as const)('a pointer at %j is over %s', (spot, square) => {
  expect(squareAt(stand({}), spot)).toBe(square);
});
