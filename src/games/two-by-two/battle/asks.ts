import { capital, filled } from '../../contract/sentences.ts';
import { length, nameOf, people } from '../names.ts';
import { ORDERS } from '../orders.ts';
import { read } from '../rulings.ts';
import { unitsIn, type State, type Unit } from '../state.ts';
import { candidates } from '../pointing/options.ts';
import { ENTRY, isStep, type Phase, POINTS, ROLLS, ZONE } from '../tables.ts';
import { mayStart, spentBy } from './deployment.ts';
import { judgeReinforce, nextOn } from './reinforce.ts';
import { calledAt, pointsOf, unplaced } from './state.ts';

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
  if (phase === 'roles') return 'Each side rolls a die: the higher attacks. Equal dice are rolled again.';
  if (phase === 'terrain')
    return battle.zone === null && Object.keys(battle.box).length > 0
      ? `${People(state, side)} roll for the zone of the next feature.`
      : Object.keys(battle.box).length > 0
        ? `${People(state, side)} put a feature into zone ${battle.zone!}.`
        : 'Both players agree on the terrain as it lies.';
  if (phase === 'points') {
    const edge = state.sides[side]!.edge;
    const flank = battle.attacker === side ? ', or on a flank' : '';
    const whom = unplaced(battle, side).length === 0 ? '' : ', and who waits there';
    return `${People(state, side)} choose a point on their ${edge} edge${flank}${whom}: point ${pointsOf(battle, side).length + 1} of ${POINTS}.`;
  }
  const left = battle.allowance - spentBy(state, side);
  if (!unplaced(battle, side).some(({ id }) => mayStart(state, id)))
    return `${People(state, side)} have placed all that may start: end the deployment.`;
  return `${People(state, side)} deploy within ${length(ZONE.depth)} of their ${state.sides[side]!.edge} edge, but ${length(ZONE.margin)} from the sides of the table: ${left} AP may still start.`;
}

/** What is asked of the side that an order has stopped for; null if none has. */
function answerTo(state: State): string | null {
  const { pending, awaits } = state;
  if (pending === null) return null;
  const who = People(state, awaits!.sides[0]!);
  if (pending.kind === 'naming') return `${who} name the unit that fights.`;
  if (pending.kind === 'follow-up') return `${who} have won this fight, and choose: ${choices(state, pending.unit)}.`;
  return `${who} answer the charge of ${nameOf(state, pending.charger)}.`;
}

/** Taking the ground of a beaten enemy and leaving it, in the words of their buttons. */
const choices = (state: State, unit: string): string =>
  [ORDERS.follow, ORDERS.hold]
    .map(({ says }) => (typeof says === 'string' ? filled(says, () => nameOf(state, unit)) : says({ unit }, state)))
    .map((says) => `“${capital(says)}”`)
    .join(' or ');

/** What the units that have a ring may do in each phase. */
const RINGED: Readonly<Record<Phase, string>> = {
  move: 'move each unit with a ring',
  rally: 'rally each unit with a ring',
  shoot: 'shoot with each unit with a ring',
  melee: 'choose who fights next, of the units with a ring',
};

/** The units on the table that may be given an order: they have a ring. */
const ringed = (state: State): readonly Unit[] =>
  unitsIn(state).filter(({ id, side }) => state.awaits!.sides.includes(side) && candidates(state, id).length > 0);

/** What those units may do; a pinned one may turn, but not move. @clause tt.state.pinned */
function ringedText(state: State, phase: Phase): readonly string[] {
  const units = ringed(state);
  const isAnyPinned = phase === 'move' && units.some(({ pinned }) => pinned);
  return units.length === 0 ? [] : [`${RINGED[phase]}${isAnyPinned ? ' (a pinned one may only turn)' : ''}`];
}

/** What a phase asks of the side to act: what it may still do there. */
function inTurn(state: State, phase: Phase, who: string): string {
  const may = [
    ...ringedText(state, phase),
    ...(phase === 'move' && isRollLeft(state) ? [`roll for reinforcements${leftOf(state)}`] : []),
  ];
  return may.length === 0
    ? `${who} have nothing left to do: end the phase.`
    : `${who} may ${may.join(', and ')}. Then end the phase.`;
}

/** That it is the last roll of two, if it is. @clause tt.reinforce.two-rolls */
const leftOf = ({ battle }: State): string => (battle!.rolled.length === ROLLS - 1 ? ' once more' : '');

const isRollLeft = (state: State): boolean =>
  pointsOf(state.battle!, state.side).some((_, n) => judgeReinforce(state, { type: 'reinforce', point: n + 1 }).ok);

const inPhase = (state: State, phase: Phase): string =>
  toPlace(state) ?? inTurn(state, phase, People(state, state.awaits!.sides[0]!));

/**
 * The unit that must come on next, and where; null if there is none.
 * @clause tt.reinforce.entry @ruling tt-043
 */
function toPlace(state: State): string | null {
  const id = nextOn(state);
  if (state.phase !== 'move' || id === undefined) return null;
  const { index } = calledAt(state.battle!, id)!;
  const number = pointsOf(state.battle!, state.side).findIndex((point) => point.index === index) + 1;
  // The limit is that of the place at the edge. The move from there has a length of its own.
  const moves = read(state, 'tt-043') === 'placed' ? '' : '; the move from there may be longer';
  return `Place ${nameOf(state, id)} on the edge, at most ${length(ENTRY)} from point ${number}${moves}. They must come on.`;
}
