import { describe, expect, test } from 'vitest';
import { play } from '../../src/scene/death-or-glory/index.ts';
import type { Mark } from '../../src/scene/scene.ts';
import { board } from '../games/death-or-glory/playing.ts';

const line = (more: Readonly<Record<string, unknown>> = {}) => ({
  type: 'french-line',
  at: [900, 450],
  facing: 'north',
  ...more,
});
const marksOf = (state: ReturnType<typeof board>) => play.scene(state, [], state).marks;
const baseOf = (state: ReturnType<typeof board>, id = 'battalion') =>
  marksOf(state).find((mark): mark is Mark<'base'> => mark.kind === 'base' && mark.id === id)!;
const drawn = (more: Readonly<Record<string, unknown>>) => baseOf(board({ battalion: line(more) }));

test('unlimbered guns are turned by hand, troops in ranks wheel', () => {
  const guns = (formation: string) => board({ guns: line({ type: 'french-foot-battery', formation }) });
  const handles = (state: ReturnType<typeof board>, id: string) => play.input.mover!.handles(state, id);
  expect(handles(guns('deployed'), 'guns')).toEqual(['march', 'pivot']);
  expect(handles(guns('limbered'), 'guns')).toEqual(['march', 'wheel']);
  expect(handles(board({ battalion: line() }), 'battalion')).toEqual(['march', 'wheel']);
});

describe('the figures of a base', () => {
  test('stand in the ranks of its formation, and on the four sides of a square', () => {
    expect(drawn({}).figures).toEqual([12, 12]);
    expect(drawn({ formation: 'column' }).figures).toEqual([8, 8, 8]);
    expect(drawn({ formation: 'march-column' }).figures).toEqual(Array.from({ length: 12 }, () => 2));
    expect(drawn({ formation: 'square', figures: 22 }).figures).toEqual([6, 6, 5, 5]);
  });

  test('are fewer when all thirty men of one are gone, and the name tells how many men', () => {
    const state = board({ battalion: line({ lost: 31 }) });
    expect(baseOf(state).figures).toEqual([12, 11]);
    expect(marksOf(state)).toContainEqual(expect.objectContaining({ kind: 'name', text: 'Battalion −31' }));
  });

  test('of a general are his level', () => {
    expect(drawn({ type: 'commander-in-chief' })).toMatchObject({ symbol: 'general', figures: [3] });
  });
});

test.each([
  [['unformed'], ['unformed']],
  [
    ['disordered', 'shaken', 'exhausted', 'volley-spent'],
    ['disordered', 'shaken', 'exhausted', 'volley-spent'],
  ],
  [
    ['routing', 'tired'],
    ['routing', 'tired'],
  ],
])('the signs of a unit that is %j', (condition, signs) => {
  expect(drawn({ condition }).signs).toEqual(signs);
});

test('a unit that changes formation has a clock with the quarters that are left', () => {
  expect(drawn({ changing: { into: 'square', left: 1.5 } }).signs).toEqual(['busy-2']);
});

test('a body is highlighted by a frame around its base, a general by a ring around his marker', () => {
  const state = board({
    battalion: line({ formation: 'square' }),
    general: line({ type: 'brigadier', at: [700, 450] }),
  });
  const around = (unit: string) => play.input.highlight(state, 'it', { unit }, 'chosen') as Mark<'area'>;
  const { points } = around('battalion');
  // 66 mm and 3 on each side.
  expect(points.map(([x, y]) => [Math.abs(x - 900), Math.abs(y - 450)])).toEqual(
    [36, 36, 36, 36].map((by) => [by, by]),
  );
  expect(around('general').along).toBeUndefined();
});

test('a slope knows the hill above it, and no other', () => {
  const rectangle = (x: number, y: number) => ({ at: [x, y], size: [100, 60] });
  const state = board(
    { battalion: line() },
    {},
    {
      terrain: {
        hill: { kind: 'hill', rectangle: rectangle(900, 800) },
        far: { kind: 'hill', rectangle: rectangle(300, 800) },
        up: { kind: 'steep-slope', rectangle: rectangle(900, 740) },
        alone: { kind: 'gentle-slope', rectangle: rectangle(1400, 740) },
      },
    },
  );
  const grounds = marksOf(state).filter((mark): mark is Mark<'outline'> => mark.kind === 'outline');
  const [hill, , up, alone] = grounds;
  expect(up!.up).toEqual(hill!.points);
  expect(alone!.up).toBeUndefined();
  const { description } = play.scene(state, [], state);
  expect(description).toContainEqual({ id: 'ground-up', text: 'The up (steep slope) about [900, 740]' });
});

test('the pop-up of a unit says in words what its signs mean', () => {
  const about = play.about!(board({ battalion: line({ condition: ['shaken', 'volley-spent'], lost: 40 }) }), { unit: 'battalion' })!; // prettier-ignore
  expect(about.rows).toContainEqual({ name: 'State', text: 'Shaken: it goes no nearer to the enemy' });
  expect(about.rows).toContainEqual({ name: 'First volley', text: 'Spent' });
  expect(about.rows).toContainEqual({ name: 'Strength', text: '23 figures, 680 men', more: '40 men lost' });
});

test('a messenger has the colour of his side', () => {
  const orders = { one: { side: 'french', order: 'defend' }, other: { side: 'austrian', order: 'defend' } };
  const riders = ['one', 'other'].map((to, n) => ({ to, order: 'attack', from: [600 + 300 * n, 600] }));
  const state = board({ battalion: line() }, {}, { now: { orders, riders } });
  const sides = marksOf(state).flatMap((mark) => (mark.kind === 'model' ? [mark.side] : []));
  expect(sides).toEqual(['first', 'second']);
});
