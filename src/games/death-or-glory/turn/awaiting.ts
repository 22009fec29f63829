import { blankIn, recoveringIn, unratedIn } from '../command/outside-turns.ts';
import type { Awaits } from '../../contract/engine.ts';
import type { State } from '../state.ts';
import type { DgClauseId, Phase } from '../tables.ts';

/** The clause that asks for the orders of each phase, and their types. */
const DUE: Readonly<Record<Phase, readonly [by: DgClauseId, orders: readonly string[]]>> = {
  initiative: ['dg.sequence.initiative', ['end-phase']],
  'command-rally': ['dg.sequence.command-rally-actions', ['rally', 'send', 'call-out', 'end-phase']],
  'charges-declared': ['dg.charge.declare-order', ['charge', 'assault', 'end-phase']],
  firing: ['dg.fire.optional', ['fire', 'end-phase']],
  movement: ['dg.move.optional', ['move', 'send-out', 'call-in', 'end-phase']],
  melee: ['dg.melee.contact', ['fight', 'end-phase']],
  'compulsory-moves': ['dg.sequence.compulsory-moves', ['end-phase']],
};

/** The answers to a charge. */
const ANSWERS = ['stand', 'form-square', 'turn-to-meet', 'counter-charge', 'evade'];

/** Those of one side of whom something is awaited. */
const awaitedOf = (side: string, order: string, by: DgClauseId): Awaits<DgClauseId> => ({
  sides: [side],
  kind: 'phase',
  orders: [order],
  by,
});

/**
 * What is awaited outside the turns: before the first roll the orders of the brigades and the
 * ratings of generals, and after a battle nothing, or what becomes of the wounded.
 * @clause dg.orders.general-order dg.command.unlisted-roll dg.general.recovery @ruling dg-103
 */
function awaitedBefore(state: Omit<State, 'awaits'>): Awaits<DgClauseId> | null | undefined {
  const { battle, phase, first } = state;
  if (battle !== undefined && battle.over !== null) {
    const [hurt] = recoveringIn(state);
    return hurt === undefined ? null : awaitedOf(hurt.side, 'recover', 'dg.general.recovery');
  }
  if (phase !== 'initiative' || first !== null) return undefined;
  const [blank] = blankIn(state);
  if (blank !== undefined) return awaitedOf(blank[1].side, 'write', 'dg.orders.general-order');
  const [unrated] = unratedIn(state);
  return unrated === undefined ? undefined : awaitedOf(unrated.side, 'rate', 'dg.command.unlisted-roll');
}

/**
 * The board with what it awaits: the roll of a turn, the answers of those who are charged, or
 * the orders of a phase.
 * @clause dg.sequence.initiative dg.sequence.order dg.fire.optional dg.move.optional
 */
export function settled(state: Omit<State, 'awaits'>): State {
  const { phase, side, first, charging, units } = state;
  const [charged] = charging.due;
  if (charged !== undefined)
    return {
      ...state,
      awaits: { sides: [units[charged]!.side], kind: 'reaction', orders: ANSWERS, by: 'dg.reaction.who-tests' },
    };
  if (charging.isAnswering)
    return {
      ...state,
      awaits: {
        sides: [side],
        kind: 'phase',
        orders: DUE['charges-declared'][1],
        by: 'dg.reaction.initiative-answers',
      },
    };
  const before = awaitedBefore(state);
  if (before !== undefined) return { ...state, awaits: before };
  const [by, orders] = DUE[phase];
  const isRoll = phase === 'initiative' && first === null;
  const awaits: Awaits<DgClauseId> = { sides: [side], kind: 'phase', orders: isRoll ? ['roll'] : orders, by };
  return { ...state, awaits };
}
