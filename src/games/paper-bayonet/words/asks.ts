import { capital, listed, plural, proper } from '../../contract/sentences.ts';
import { nameOf, people, says } from '../names.ts';
import { candidates } from '../pointing/options.ts';
import { unitsIn, type Placing, type State } from '../state.ts';
import { AGREED_IN_ORDER, DEPLOY_DEPTH, OBJECTIVES, type Phase, type Topic } from '../tables.ts';

type Asks = (state: State) => string;

const Side = ({ side }: State): string => capital(people(side));

/** The end of the sentence about the next topic to agree on. */
const TOPICS: Readonly<Record<Topic, string>> = {
  map: 'on which map you play',
  rounds: 'how many rounds you play',
  points: 'how many points each army has',
  victory: 'what the game is played for',
};

const agreement: Asks = (state) => {
  const next = AGREED_IN_ORDER.find((topic) => state.preparing?.agreed.includes(topic) !== true);
  return next === undefined ? 'Both players agree on the terms.' : `Both players agree ${TOPICS[next]}.`;
};

const armies: Asks = (state) => {
  const left = (state.agreement?.points ?? 0) - (state.preparing?.spent[state.side] ?? 0);
  return `${Side(state)} choose their army: ${plural(left, 'point')} may still be spent.`;
};

const edges: Asks = (state) =>
  `${Side(state)} won the roll-off, and so they choose their edge of the board and who deploys first. The other side gets the opposite edge.`;

const objectives: Asks = (state) =>
  `${Side(state)} place marker ${state.objectives.length + 1} of ${OBJECTIVES.markers} on a highlighted square: one that is more than ${OBJECTIVES.apart} squares from every edge of the board and from every other marker.`;

const deployment: Asks = (state) => {
  const { brigade } = state.preparing ?? { brigade: null };
  const whom = brigade === null ? 'their next brigade' : `the rest of ${proper(brigade)}’s brigade`;
  const edge = state.sides[state.side]?.edge ?? '';
  return `${Side(state)} place ${whom}, unit by unit, on the highlighted squares: up to ${DEPLOY_DEPTH} squares from their ${edge} edge, where the ground lets a unit stand and none stands yet.`;
};

const activation: Asks = (state) => {
  const names = state.activated.map((brigade) => `${proper(brigade)}’s`);
  const act =
    names.length === 0
      ? 'no brigade may act'
      : `${listed(names)} ${names.length === 1 ? 'brigade' : 'brigades'} may act`;
  return `${Side(state)} have rolled for their brigades: ${act} this turn. End the phase to go on.`;
};

/** Whether the only order left is to end the phase. */
const isIdle = (state: State): boolean => candidates(state).every(({ order }) => order.type === 'end-phase');

/** The unit that all orders are for, selected without a click; null if there are other orders. */
function onlyUnit(state: State): string | null {
  const [first, ...others] = candidates(state).map(({ order }) => ('unit' in order ? order.unit : null));
  return first !== undefined && others.every((each) => each === first) ? first : null;
}

/** What each phase asks of the side to move. */
const PHASE: Readonly<Record<Phase, Asks>> = {
  agreement,
  armies,
  'roll-off': () =>
    'Each side rolls one die: the higher die chooses an edge and who deploys first. Equal dice are rolled again.',
  edges,
  objectives,
  deployment,
  activation,
  artillery: (state) =>
    isIdle(state)
      ? `${Side(state)} have no gun with a target: end the phase.`
      : `${Side(state)} may fire each gun that has a ring, once. Then end the phase.`,
  movement: (state) =>
    isIdle(state)
      ? `${Side(state)} have no unit that may still move: end the phase.`
      : `${Side(state)} may move, form or charge with each unit that has a ring. Then end the phase.`,
  fighting(state) {
    if (isIdle(state)) return `${Side(state)} can attack nobody: end the phase.`;
    const only = onlyUnit(state);
    return only === null
      ? `${Side(state)} attack: choose a unit that has a ring, and then an enemy that it touches.`
      : `${Side(state)} attack with ${nameOf(state, only)}: choose a marked enemy.`;
  },
  rally: (state) =>
    unitsIn(state).some(({ side, condition }) => side === state.side && condition === 'routed')
      ? `${Side(state)} end the phase; then their routed units roll to rally, if their brigade may act.`
      : `${Side(state)} have no routed unit: end the phase.`,
};

/** Why a unit must be placed, and where. */
const PLACING: Readonly<Record<Placing['why'], (about: { readonly unit: string }, state: State) => string>> = {
  routed: says('{Unit:flees|flee}: choose one of the highlighted squares, which are the nearest that are free.'),
  displaced: says(
    '{Unit:makes|make} room: choose one of the highlighted squares, which are the nearest that are free.',
  ),
  back: says('{Unit:goes|go} back: choose one of the highlighted squares, to which the way back leads.'),
};
const rolls = says('{Unit} may roll one die again, or keep the dice as they are.');
const steps = says('{Unit} won the fight, and may step into the square that was left, or stay.');

/**
 * Whose turn it is and what is asked, in one or two sentences. If a square is to be chosen: which
 * one, and why. Empty once the game is over.
 */
export function asks(state: State): string {
  if (state.awaits === null) return '';
  const [placing] = state.placing;
  if (placing !== undefined) return PLACING[placing.why](placing, state);
  const rolling = state.fight?.due[0];
  if (rolling !== undefined) return rolls({ unit: rolling }, state);
  return state.advance === null ? PHASE[state.phase](state) : steps(state.advance, state);
}
