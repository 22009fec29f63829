import { expect, test } from 'vitest';
import { engine } from '../../../src/games/death-or-glory/index.ts';
import { board, judged, play } from './playing.ts';
import { across, FIRING, GUNS, SPENT } from './units.ts';

/** What is said of the events of some orders. */
function told(start: ReturnType<typeof board>, orders: readonly object[], dice: readonly object[] = []) {
  const { events } = play(start, orders as never, dice as never);
  return events.map((event) => engine.words.event(event, start));
}

test('guns are unlimbered, troops are in column', () => {
  const guns = { ...GUNS, name: 'the guns', type: 'french-horse-battery', formation: 'limbered' };
  expect(told(board({ unit: guns }), [{ move: 'unit', legs: ['form deployed'] }])).toEqual([
    'The guns are unlimbered.',
  ]);
  const line = { ...SPENT, name: 'the line' };
  expect(told(board({ unit: line }), [{ move: 'unit', legs: ['form column'] }])).toEqual(['The line is in column.']);
});

test('guns begin to limber, troops to form line', () => {
  const guns = { ...GUNS, name: 'the guns', type: 'austrian-foot-battery' };
  expect(told(board({ unit: guns }), [{ move: 'unit', legs: ['form limbered'] }])).toEqual([
    'The guns begin to limber: half a turn more.',
  ]);
  const column = { ...SPENT, name: 'the column', type: 'austrian-line', formation: 'column' };
  expect(told(board({ unit: column }), [{ move: 'unit', legs: ['form line'] }])).toEqual([
    'The column begins to form line: half a turn more.',
  ]);
});

test('exhausted troops spend what was left', () => {
  const worn = { ...SPENT, name: 'the battalion', condition: ['volley-spent', 'exhausted'] };
  const start = board({ unit: worn }, { foe: across(75) }, FIRING);
  const said = told(start, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 1 }]);
  expect(said).toContain('The battalion spends half of what was left.');
});

test('whoever stands in the way leaves no clear line', () => {
  const own = { type: 'french-line', at: [900, 550], facing: 'north' };
  const start = board(
    { unit: { ...GUNS, name: 'the battery' }, own },
    { foe: across(300, { name: 'the foe' }) },
    FIRING,
  );
  const verdict = judged(start, { fire: 'unit', at: 'foe' });
  expect(verdict.ok ? null : engine.words.refusal(verdict, start)).toBe(
    'There is no clear line from the battery to the foe.',
  );
});

test('one unit or several have fought a round, and are out of a melee', () => {
  const line = { ...SPENT, name: 'the line' };
  const start = board({ unit: line, horse: { ...SPENT, at: [300, 300], name: 'the hussars' } });
  const says = (type: string, units: readonly string[]) =>
    engine.words.event({ type, units, clauses: [], shows: [] } as never, start);
  expect(says('round-over', ['unit'])).toBe('The line has fought a round.');
  expect(says('round-over', ['unit', 'horse'])).toBe('The line and the hussars have fought a round.');
  expect(says('melee-left', ['horse'])).toBe('The hussars are out of the melee.');
  expect(says('melee-left', ['unit'])).toBe('The line is out of the melee.');
});
