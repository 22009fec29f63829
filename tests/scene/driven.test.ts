import { describe, expect, test } from 'vitest';
import { scene } from '../../src/scene/paper-bayonet/scene.ts';
import type { Mark, MarkKind } from '../../src/scene/scene.ts';
import { stand } from '../games/paper-bayonet/field.ts';

const of = (marks: readonly Mark[], kind: MarkKind, id: string) =>
  marks.filter((mark) => mark.kind === kind && mark.id === id);

describe('units that were driven from their square', () => {
  const before = stand({ gun: 'french cannon d1', foe: 'allied line-infantry d4', other: 'allied cavalry f5' });
  const [foe, other] = [before.units['foe']!, before.units['other']!];
  const after = { ...before, units: { ...before.units, foe: { ...foe, at: 'd5' as const } } };

  test('leave an outline where they stood, and an arrow to where they are', () => {
    const { marks } = scene(after, [], before);
    expect(of(marks, 'base', 'was-foe')).toMatchObject([{ at: [3.5, 3.5], ghost: true }]);
    expect(of(marks, 'trace', 'went-foe')).toMatchObject([
      {
        points: [
          [3.5, 3.5],
          [3.5, 4.5],
        ],
        sense: 'flight',
      },
    ]);
  });

  test('leave only an outline if they are removed', () => {
    const { [other.id]: _gone, ...units } = before.units;
    const { marks } = scene({ ...before, units }, [], before);
    expect(of(marks, 'base', 'was-other')).toHaveLength(1);
    expect(of(marks, 'trace', 'went-other')).toEqual([]);
  });

  test('are not those that walked on a path of the order', () => {
    const { marks } = scene(after, [{ kind: 'path', unit: 'foe', through: ['d4', 'd5'], sense: 'move' }], before);
    expect(marks.filter(({ id }) => /^(was|went)-/.test(id))).toEqual([]);
  });

  test('are also attackers that were beaten, though the path of their order began there', () => {
    const back = { ...before, units: { ...before.units, foe: { ...foe, at: 'd6' as const } } };
    const { marks } = scene(back, [{ kind: 'path', unit: 'foe', through: ['foe', 'gun'], sense: 'move' }], before);
    expect(of(marks, 'base', 'was-foe')).toHaveLength(1);
    expect(of(marks, 'trace', 'went-foe')).toHaveLength(1);
  });

  test('leave one outline and one arrow if they were a column', () => {
    const column = stand({ one: 'french line-infantry c3 column', two: 'french line-infantry c3 column' });
    const { one, two, ...others } = column.units;
    const units = { ...others, one: { ...one!, at: 'c2' as const }, two: { ...two!, at: 'c2' as const } };
    const tracks = (now: typeof column) =>
      scene(now, [], column)
        .marks.map(({ id }) => id)
        .filter((id) => /^(was|went)-/.test(id));
    expect(tracks({ ...column, units })).toEqual(['was-one', 'went-one']);
    expect(tracks({ ...column, units: others })).toEqual(['was-one']);
  });
});
