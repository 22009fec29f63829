import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/games/death-or-glory/index.ts';
import { board, judged, play } from './playing.ts';
import { across, FIRING, GUNS, LINE, SPENT } from './units.ts';

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

test('the end of each phase is ordered as in the other games', () => {
  const said = (phase: string) => engine.words.order({ type: 'end-phase' }, board({}, {}, { now: { phase } }));
  expect(['charges-declared', 'melee', 'compulsory-moves'].map(said)).toEqual([
    'End the charges phase',
    'End the melee phase',
    'End the compulsory moves phase',
  ]);
});

test('what a unit has spent and begun is said with what it has suffered', () => {
  const line = (more: object) => ({ ...LINE, name: 'the line', condition: undefined, ...more });
  const said = (more: object) => engine.words.unit('unit', board({ unit: line(more) }));
  expect(said({ condition: ['tired', 'volley-spent'] })).toMatch(/, tired, first volley spent$/);
  expect(said({ changing: { into: 'square', left: 2 } })).toMatch(/, changing into square for half a turn more$/);
});

describe('the outcomes of the odds name', () => {
  const start = board(
    { unit: { ...SPENT, name: 'the line' }, second: { ...SPENT, name: 'the guard', at: [700, 450] } },
    { foe: across(75, { name: 'the foe' }) },
  );
  const said = (word: string, events: readonly object[]) => engine.words.outcome(word, engine.outcomes[word]!, events as never, start); // prettier-ignore
  const pressed = [{ type: 'charge-pressed', unit: 'unit', at: 'foe', meets: 'comes-home' }];
  const round = (units: readonly string[]) => [
    ...units.map((unit) => ({ type: 'side-scored', unit, at: 'foe', side: 'french' })),
    { type: 'round-won', side: 'french', by: 2, against: 1, units: [...units, 'foe'] },
  ];

  test('the charger and whom it charges', () => {
    expect(said('meets-retiring', pressed)).toEqual({ says: 'the foe falls back and is reached', favours: 'actor' });
    expect(said('actor-halts', pressed)).toEqual({ says: 'the line halts', favours: 'target' });
    expect(said('actor-routs', pressed).says).toBe('the line breaks');
    expect(said('misses', pressed)).toEqual({ says: 'the line reaches nobody', favours: 'neither' });
  });

  test('those who fight a round; several by their side', () => {
    expect(said('actor-routs', round(['unit'])).says).toBe('the line breaks');
    expect(said('target-retires', round(['unit'])).says).toBe('the foe falls back');
    expect(said('actor-retires', round(['unit', 'second'])).says).toBe('the French fall back');
    expect(said('melee-goes-on', round(['unit'])).says).toBe('the melee goes on');
  });

  test('nobody where no charge and no round is among the events', () => {
    expect(said('actor-routs', []).says).toBe('the attackers break');
    expect(said('losses', [])).toEqual({ says: 'losses', favours: 'actor' });
  });
});
