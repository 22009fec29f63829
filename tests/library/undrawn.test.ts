import { describe, expect, test } from 'vitest';
import type { Annotation } from '../../src/core/annotations.ts';
import { undrawnAnnotations } from '../../src/library/undrawn.ts';
import { tableModule } from '../../src/scene/table/scene.ts';
import type { Play } from '../../src/scenario/play/played.ts';
import { at, plain, rules, state } from '../scene/plain-table.ts';

const table = tableModule('xx', rules, plain);
/** How many of these annotations of a step the build refuses. */
const refused = (...shows: readonly Annotation[]) =>
  undrawnAnnotations(table, { steps: [{ before: state, shows }] } as unknown as Play);

describe('the build refuses on a free table', () => {
  test.each<readonly [string, Annotation]>([
    ['a line from a point to itself', { kind: 'line', from: at(9, 9), to: at(9, 9) }],
    ['a sight from a unit to itself', { kind: 'sight', from: 'gun', to: 'gun' }],
    ['a circle without radius', { kind: 'template', at: at(9, 9), radius: 0 }],
    ['an arc that reaches nowhere', { kind: 'arc', front: [at(0, 0), at(9, 0)], outward: 45, reach: 0 }],
    ['an area that is a point', { kind: 'area', points: [at(5, 5), at(5, 5), at(5, 5)], sense: 'zone' }],
    ['an area beside the table', { kind: 'area', points: [at(0, 0), at(9, 0), at(9, -9)], sense: 'zone' }],
    ['a label without text', { kind: 'label', at: 'gun', text: ' ' }],
  ])('%s', (_what, shown) => {
    expect(refused(shown)).toEqual([
      { path: 'steps.0.show', found: JSON.stringify(shown), wanted: expect.stringContaining('annotations') as string },
    ]);
  });

  test('nothing that can be seen', () => {
    const pose = { at: at(100, 100), facing: [1_000_000, 0] } as const;
    expect(
      refused(
        { kind: 'line', from: at(9, 9), to: at(30, 9) },
        { kind: 'sight', from: 'gun', to: 'foot' },
        { kind: 'template', at: at(9, 9), radius: 9000 },
        { kind: 'path', unit: 'gun', through: ['gun', pose], sense: 'move' },
      ),
    ).toEqual([]);
  });

  test('two of a group that are lit by one mark, but not one that is gone', () => {
    const group = {
      id: 'gun',
      units: ['gun', 'foot'],
      name: 'the guard',
      count: 'two battalions',
      sign: 'line',
    } as const;
    const grouped = tableModule('xx', rules, { ...plain, groups: () => [group] });
    const found = (...units: readonly string[]) =>
      undrawnAnnotations(grouped, { steps: [{ before: state, shows: [{ kind: 'light', units }] }] } as unknown as Play);
    expect(found('gun', 'foot')).toEqual([]);
    expect(found('gun', 'nobody')).toHaveLength(1);
  });
});
