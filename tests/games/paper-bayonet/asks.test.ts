import { describe, expect, test } from 'vitest';
import { battlesOf, startsOf } from '../../../src/library/battles.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { carry, engine, stand, type State } from './field.ts';

const { words } = engine;
const [battle] = await battlesOf('paper-bayonet');
const starts = startsOf(battle!);

/** The board of a battle when one of these phases before the first turn begins. */
function upTo(phase: State['phase']): State {
  let state = starts[0]!.state as State;
  for (let i = 0; state.phase !== phase; i += 1) {
    const [first] = engine.candidates(state);
    state = engine.resolve(state, first!.order, seeded(i)).reduce((now, event) => engine.apply(now, event), state);
  }
  return state;
}

describe('what is asked before the first turn', () => {
  test('says what the roll-off decides, and that equal dice are rolled again', () => {
    expect(words.asks(upTo('roll-off'))).toBe(
      'Each side rolls one die: the higher die chooses an edge and who deploys first. Equal dice are rolled again.',
    );
  });

  test('says who chooses an edge', () => {
    expect(words.asks(upTo('edges'))).toMatch(/^The (French|Allies) won the roll-off, and so they choose their edge/);
  });

  test('says where a marker may lie, and which one it is', () => {
    expect(words.asks(upTo('objectives'))).toMatch(
      /^The (French|Allies) place marker 1 of 4 on a highlighted square: one that is more than 3 squares from every edge/,
    );
  });

  test('says where units are deployed', () => {
    const state = upTo('deployment');
    const { edge } = state.sides[state.side]!;
    expect(words.asks(state)).toContain(`on the highlighted squares: up to 3 squares from their ${edge} edge`);
  });
});

test('who attacks is named if it is one unit, which is selected already; otherwise rings tell', () => {
  const units = { general: 'french brigadier d3', one: 'french line-infantry d4', foe: 'allied line-infantry d5' };
  const given = { phase: 'fighting', activated: ['dubois'] } as const;
  expect(words.asks(stand(units, given))).toBe('The French attack with the one: choose a marked enemy.');
  expect(words.asks(stand({ ...units, other: 'french line-infantry e4' }, given))).toContain('a unit that has a ring');
});

test('a unit that may roll again, and one that must be placed, are named', () => {
  const heavies = stand(
    { general: 'french brigadier d3', guard: 'french heavy-infantry d4', foe: 'allied line-infantry d5' },
    { phase: 'fighting', activated: ['dubois'] },
  );
  const { state } = carry(
    heavies,
    [{ type: 'attack', unit: 'guard', enemy: 'foe' }],
    [{ 'attack.1': 2 }, { 'defence.1': 4 }],
  );
  expect(words.asks(state)).toBe('The guard may roll one die again, or keep the dice as they are.');
  const placing = [{ unit: 'foe', squares: ['d8', 'e8'], why: 'routed' }] as const;
  expect(words.asks({ ...state, placing })).toBe(
    'The foe flees: choose one of the highlighted squares, which are the nearest that are free.',
  );
});

test('every waiting of a whole game at random is told, in whole sentences that name nothing unknown', () => {
  const dice = seeded(7);
  let state = starts[0]!.state as State;
  const phases = new Set<string>();
  for (let i = 0; state.awaits !== null && i < 2000; i += 1) {
    const said = words.asks(state);
    expect(said).toMatch(/^[A-Z].*\.$/);
    expect(said).not.toMatch(/undefined|null|\[object|NaN|[{}]/);
    phases.add(state.phase);
    const from = engine.candidates(state);
    const { order } = from[dice.roll('choice', { sides: from.length, lowest: 1 }) - 1]!;
    state = engine.carryOut(state, order, seeded(i)).reduce((now, event) => engine.apply(now, event), state);
  }
  expect(phases.size).toBe(9);
  expect(words.asks({ ...state, awaits: null })).toBe('');
});
