import type { Awaits } from '../../contract/engine.ts';
import { isReinforcing } from '../battle/columns.ts';
import type { RrClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import { foeOf, type State } from '../state.ts';
import { PHASE_CLAUSE, type Phase } from '../tables.ts';

/** The orders that are due in each phase; a Joker or a Queen may be played in any of them. */
const DUE: Readonly<Record<Phase, readonly string[]>> = {
  reinforcement: [],
  strategy: [],
  'grand-maneuver': ['march', 'reshape', 'split', 'disengage'],
  bombardment: ['bombard'],
  volley: ['volley'],
  charge: ['charge'],
  rally: ['recover', 'rally'],
  logistics: ['discard'],
};

type Unsettled = Omit<State, 'awaits'>;

/** The board with what it awaits: an answer, or else the orders of the phase. */
export const settled = (state: Unsettled): State => ({ ...state, awaits: awaited(state) });

function awaited(state: Unsettled): Awaits<RrClauseId> | null {
  if (state.winner !== null) return null;
  if (state.battle !== null && state.battle.step !== null) return setUp(state, state.battle.step);
  return answer(state) ?? before(state) ?? phaseOrders(state);
}

/**
 * @clause rr.turn.phases rr.cards.queen-draw rr.cards.joker-missed-opportunity @ruling rr-032
 */
function phaseOrders(state: Unsettled): Awaits<RrClauseId> {
  const { phase, side, owner, battle } = state;
  const own = side === owner || read(state, 'rr-032') === 'any-turn' ? ['play'] : [];
  const due = phase === 'reinforcement' && isReinforcing({ battle, owner }) ? ['reinforce'] : DUE[phase];
  return { sides: [side], kind: 'phase', orders: [...due, ...own, 'end-phase'], by: PHASE_CLAUSE[phase] };
}

/** What is due before the first turn. @clause rr.turn.alternate rr.setup.own-half */
const setUp = ({ side }: Unsettled, step: 'roll-off' | 'deployment'): Awaits<RrClauseId> =>
  step === 'roll-off'
    ? { sides: [side], kind: 'set-up', orders: ['roll-off'], by: 'rr.turn.alternate' }
    : { sides: [side], kind: 'set-up', orders: ['deploy', 'end-deployment'], by: 'rr.setup.own-half' };

/**
 * What comes before any other order: those who rout run on, where their owner decides in which
 * order; cavalry that charged last turn is rolled for.
 * @ruling rr-074 rr-093 rr-094
 */
function before({ wild, owner, phase, fleeing, units }: Unsettled): Awaits<RrClauseId> | null {
  const [first] = fleeing?.units ?? [];
  const controls = wild.length > 0 && phase === 'grand-maneuver' ? ['control'] : [];
  if (first !== undefined) {
    const { side } = units[first]!;
    const orders = ['run', ...(side === owner ? controls : [])];
    return { sides: [side], kind: 'choice', orders, by: 'rr.rout.continues' };
  }
  return controls.length === 0
    ? null
    : { sides: [owner], kind: 'choice', orders: controls, by: 'rr.uncontrolled.trigger' };
}

/** What is awaited once an order has stopped: cards, or whether cavalry rides on or withdraws. */
function answer(state: Unsettled): Awaits<RrClauseId> | null {
  const { pending, units } = state;
  const sideOf = (id: string): string => units[id]!.side;
  switch (pending?.kind) {
    case undefined:
      return null;
    case 'cards':
      // Nobody is asked: it is carried out within the same order.
      if (pending.asked === null) return null;
      return {
        sides: [pending.asked],
        kind: 'reaction',
        orders: ['play', 'pass'],
        by: 'rr.cards.discard-to-play',
      };
    case 'between':
      return { sides: [pending.side], kind: 'reaction', orders: ['play', 'pass'], by: 'rr.cards.discard-to-play' };
    case 'rout':
      return {
        sides: [sideOf(pending.unit)],
        kind: 'reaction',
        orders: ['play', 'pass'],
        by: 'rr.cards.eight-orderly-withdrawal',
      };
    case 'arrival':
      return { sides: [state.owner], kind: 'choice', orders: ['roll-arrival'], by: 'rr.reinforcement.arrival-roll' };
    case 'column':
      return { sides: [state.owner], kind: 'choice', orders: ['arrive', 'wait'], by: 'rr.reinforcement.placement' };
    case 'march':
      return {
        sides: [sideOf(pending.what.unit)],
        kind: 'choice',
        orders: ['go-on', 'call-off'],
        by: 'rr.maneuver.fail-to-march',
      };
    case 'overrun':
      return { sides: [sideOf(pending.unit)], kind: 'choice', orders: ['ride', 'halt'], by: 'rr.overrun.next-unit' };
    case 'evade':
      return {
        sides: [foeOf(state, state.owner)],
        kind: 'reaction',
        orders: ['evade', 'stay'],
        by: 'rr.maneuver.cavalry-evade',
      };
  }
}
