import { capital } from '../../contract/sentences.ts';
import { length, nameOf, people } from '../names.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { ENTRY, isStep, type Phase, POINTS, ZONE } from '../tables.ts';
import { spentBy } from './deployment.ts';
import { judgeReinforce, nextOn } from './reinforce.ts';
import { calledAt, pointsOf } from './state.ts';

const People = (state: State, side: string): string => capital(people(state, side));

/**
 * The side that is to act, and what it is asked to do; empty on a board that is no whole battle,
 * and once the battle is over.
 */
export function asks(state: State): string {
  const { phase, awaits, battle } = state;
  if (awaits === null || battle === null) return '';
  return isStep(phase) ? asksBefore(state) : (answerTo(state) ?? inPhase(state, phase));
}

/** What is asked before the first turn. */
function asksBefore(state: State): string {
  const { phase, side } = state;
  const battle = state.battle!;
  if (phase === 'roles') return 'Each side rolls a die: the higher attacks. Level dice are rolled again.';
  if (phase === 'terrain')
    return battle.zone === null && Object.keys(battle.box).length > 0
      ? `${People(state, side)} roll for the zone of the next feature.`
      : Object.keys(battle.box).length > 0
        ? `${People(state, side)} put a feature into zone ${battle.zone!}.`
        : 'Both players agree on the terrain as it lies.';
  if (phase === 'points') {
    const edge = state.sides[side]!.edge;
    const flank = battle.attacker === side ? ', or on a flank' : '';
    return `${People(state, side)} choose a point on their ${edge} edge${flank}, and who waits there: point ${pointsOf(battle, side).length + 1} of ${POINTS}.`;
  }
  const left = battle.allowance - spentBy(state, side);
  return `${People(state, side)} deploy within ${length(ZONE.depth)} of their edge, but ${length(ZONE.margin)} from the sides of the table: ${left} AP may still start.`;
}

/** What is asked of the side that an order has stopped for; null if none has. */
function answerTo(state: State): string | null {
  const { pending, awaits } = state;
  if (pending === null) return null;
  const who = People(state, awaits!.sides[0]!);
  if (pending.kind === 'naming') return `${who} name the unit that fights.`;
  if (pending.kind === 'follow-up') return `${who} have won this fight: follow the loser, or hold.`;
  return `${who} answer the charge of ${nameOf(state, pending.charger)}.`;
}

const WITH_A_RING = 'each unit that has a ring';

/** What each phase asks of the side to act. */
const IN_PHASE: Readonly<Record<Phase, (state: State, who: string) => string>> = {
  move: (state, who) =>
    `${who} ${isRollLeft(state) ? 'may roll for reinforcements, and ' : ''}may move ${WITH_A_RING}. Then end the phase.`,
  rally: (_state, who) => `${who} may rally ${WITH_A_RING}. Then end the phase.`,
  shoot: (_state, who) => `${who} may shoot with ${WITH_A_RING}. Then end the phase.`,
  melee: (_state, who) => `${who} choose who fights next: a unit that has a ring. Then end the phase.`,
};

const isRollLeft = (state: State): boolean =>
  pointsOf(state.battle!, state.side).some((_, n) => judgeReinforce(state, { type: 'reinforce', point: n + 1 }).ok);

const inPhase = (state: State, phase: Phase): string =>
  toPlace(state) ?? IN_PHASE[phase](state, People(state, state.side));

/**
 * The unit that must come on next, and where; null if there is none.
 * @clause tt.reinforce.entry @ruling tt-043
 */
function toPlace(state: State): string | null {
  const id = nextOn(state);
  if (state.phase !== 'move' || id === undefined) return null;
  const { index } = calledAt(state.battle!, id)!;
  const number = pointsOf(state.battle!, state.side).findIndex((point) => point.index === index) + 1;
  const moves = read(state, 'tt-043') === 'placed' ? '' : ', and move on from there';
  return `Place ${nameOf(state, id)}: at most ${length(ENTRY)} from point ${number}${moves}. They must come on.`;
}
