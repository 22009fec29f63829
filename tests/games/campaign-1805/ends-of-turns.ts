import { expect } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import type { State } from '../../../src/games/campaign-1805/index.ts';
import { battle, play } from './battlefield.ts';

export const LINE = { type: 'infantry', ranks: { files: 4, ranks: 2 }, facing: 'north' };
export const LED = { ...LINE, ranks: ['oCoo', 'oooo'], commander: 'colonel' };
export const routing = (body: object): object => ({ ...body, condition: 'routing' });
export const NOW = { turn: 2, side: 'french', phase: 'melee' };

export interface Bodies {
  readonly french?: object;
  readonly allied?: object;
}

/** A battle at the end of its second turn. */
export const standing = (given: object, units: Bodies, readings: Readings = {}, now: object = NOW): State =>
  battle(given, { units, now }, readings);

/** The clauses of each objective: by which points are counted, and by which its battles end. */
const CLAUSES = {
  'take-the-field': { counted: [], ends: ['take-the-field'] },
  assassination: { counted: [], ends: ['assassination'] },
  'capture-and-hold': {
    counted: ['capture-hold.win', 'capture-hold.both'],
    ends: ['capture-hold.win', 'capture-hold.turns'],
  },
  siege: { counted: ['siege.attacker-win'], ends: [] },
  'capture-and-control': {
    counted: ['capture-control.win'],
    ends: ['capture-control.win', 'capture-control.turns'],
  },
} as const;

/** The clauses of those ends that a battle of any objective, or of several kinds, may come to. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  'nobody-left': ['one-of-five'],
  'fort-taken': ['siege.attacker-win'],
  'army-routed': ['siege.defender-win'],
  'held-out': ['siege.defender-win', 'siege.turns'],
};

/** Who has won at the end of this turn, and why; null while it goes on. */
export function over(state: State) {
  const { state: after, events } = play(state, [{ end: 'phase' }]);
  const { counted, ends } = CLAUSES[state.battle!.objective!];
  for (const event of events) {
    const named = event.clauses.map((clause) => clause.replace('cf.objective.', ''));
    if (event.type === 'points-counted') expect(named).toEqual(counted);
    if (event.type === 'battle-over') expect(named).toEqual(ENDS[event.because] ?? ends);
  }
  expect(after.awaits === null).toBe(after.battle!.over !== null);
  expect(events.some(({ type }) => type === 'battle-over')).toBe(after.awaits === null);
  return after.battle!.over;
}

/** The same battle one turn later, in which nobody has done anything. */
export function nextTurn(state: State): State {
  const { state: after } = play(state, [{ end: 'phase' }]);
  return { ...after, phase: 'melee', awaits: state.awaits };
}
