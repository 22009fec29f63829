import { expect, test } from 'vitest';
import { engine, type State } from '../../../src/games/two-by-two/index.ts';
import { play } from '../../../src/scene/two-by-two/index.ts';
import { instructions } from '../../../src/panel/instructions.ts';
import { brackets } from '../../../src/games/two-by-two/tables.ts';

/**
 * A battle under way. At a point in the south the dice have called this many units, the hussars
 * first.
 */
function underWay(called = 1): State {
  const read = engine.start(
    {
      size: [32, 32],
      sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
      units: {
        french: { guard: { type: 'guard', at: [20, 8], facing: 'north' } },
        allied: { battery: { type: 'foot-artillery', at: [16, 24], facing: 'south' } },
      },
      battle: {
        attacker: 'allied',
        points: [
          { side: 'french', edge: 'south', at: 16, queue: { hussars: { type: 'light-cavalry' } }, called },
          { side: 'allied', edge: 'west', at: 16 },
        ],
      },
      now: { turn: 1, side: 'french', phase: 'move' },
    },
    {},
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

test('whoever waits beside the table is not taken up by hand, and is brought on by pointing at a place', () => {
  const state = underWay();
  expect(play.input.mover!.handles(state, 'hussars')).toEqual([]);
  expect(play.input.reach(state, 'hussars')).toMatchObject([{ kind: 'area', id: 'reach' }]);
  expect(play.input.locate(state, 'hussars')).toBeNull();
  expect(engine.words.unit('hussars', state)).toContain('beside the table');
  const [first] = engine.probe(state, { unit: 'hussars', target: { point: [brackets(16), brackets(5)] } });
  expect(first).toMatchObject({ order: { type: 'enter', unit: 'hussars' }, verdict: { ok: true } });
});

test('reinforcement points are drawn and described, with those who wait there', () => {
  const { marks, description } = play.scene(underWay(), []);
  const names = marks.flatMap((mark) => (mark.kind === 'label' ? [mark.text] : []));
  expect(names).toEqual(['French 1: 1 to come', 'Austrian 1']);
  const texts = description.map(({ text }) => text);
  expect(texts).toContain(
    'Point 1 of the French on the south edge at [16, 0]: in order of appearance wait the hussars',
  );
  expect(texts).toContain('Point 1 of the Austrians on the west edge at [0, 16]: nobody waits');
});

test('sides are called by the names that their board gives them', () => {
  const state = underWay();
  expect(['french', 'allied'].map((side) => engine.words.side(side, state))).toEqual(['French', 'Austrians']);
});

test('a battery deploys and waits; hussars come on, and two units wait, in the plural', () => {
  const state = underWay();
  const told = (event: unknown) => engine.words.event(event as Parameters<typeof engine.words.event>[0], state);
  expect(told({ type: 'unit-deployed', unit: 'battery' })).toBe('The battery deploys.');
  expect(told({ type: 'unit-entered', unit: 'hussars' })).toBe('The hussars come on.');
  const point = { type: 'point-chosen', side: 'french', edge: 'south' };
  expect(told({ ...point, queue: ['battery'] })).toBe(
    'The French choose a point on the south edge, where the battery waits.',
  );
  expect(told({ ...point, queue: ['battery', 'hussars'] })).toContain('the battery and the hussars wait.');
});

test('how to order whoever waits is told beside how the others are moved', () => {
  const how = (state: State) => instructions(play, state);
  expect(how(underWay())).toMatch(
    /^Select a unit, then drag or turn it.* Use the buttons below the map for units waiting off the table/,
  );
  expect(how(underWay(0))).not.toContain('waiting');
});
