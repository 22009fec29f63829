import { capital, listed, sentences, toldAlike } from '../../contract/sentences.ts';
import type { Lack, Sentence } from '../../contract/words.ts';
import type { EventOf } from '../events.ts';
import type { BattleFacts } from './events.ts';
import { standingOf } from './ending.ts';
import { nameOf, people } from '../names.ts';
import { read } from '../rulings.ts';
import { priceOf } from './army.ts';
import { mayStart, spentBy } from './deployment.ts';
import { pointsOf, unplaced } from './state.ts';
import { waitingUnit, type State, type WaitingUnit } from '../state.ts';
import { isStep, type SetupStep } from '../tables.ts';

const People = (state: State, side: string): string => capital(people(state, side));

const names = (state: State, ids: readonly string[]): string => listed(ids.map((id) => nameOf(state, id)));

/** `their first point`. */
const pointName = (state: State, side: string, index: number): string => {
  const own = state.battle === null ? [] : pointsOf(state.battle, side);
  return `their ${own[0]?.index === index || own.length === 0 ? 'first' : 'second'} point`;
};

const says = sentences<State>()(toldAlike(['unit'], (id: string, state: State) => nameOf(state, id)));

/** `the fusiliers and the hussars wait`. */
const waiting = (state: State, queue: readonly string[]): string =>
  queue.length === 1 ? says('{unit:waits|wait}')({ unit: queue[0]! }, state) : `${names(state, queue)} wait`;

const WHY = {
  'half-lost': 'half an army is lost',
  'turns-over': 'the last turn is over',
  'nobody-left': 'a side has no unit left',
  conceded: 'the other side concedes',
} as const;

/** The sentence for each event of a whole battle. */
export const BATTLE_EVENTS: { readonly [Type in keyof BattleFacts]: Sentence<EventOf<Type>, State> } = {
  'roles-tied': ({ more }) =>
    more === 0
      ? 'Both dice show the same, and are rolled again.'
      : `Both dice show the same: each side may start with ${more} AP more, and they are rolled again.`,
  'roles-rolled': ({ attacker }, state) =>
    `${People(state, attacker)} attack, and ${Object.keys(state.sides)
      .filter((side) => side !== attacker)
      .map((side) => people(state, side))
      .join()} defend.`,
  'terrain-agreed': 'The terrain is agreed on as it lies.',
  'zone-rolled': ({ zone }) => `The next feature goes into zone ${zone}.`,
  'feature-placed': ({ feature }, { terrain, battle }) =>
    `${capital(terrain[feature]?.name ?? battle?.box[feature]?.name ?? feature)} is put on the table.`,
  'unit-deployed': says('{Unit:deploys|deploy}.'),
  'army-deployed': ({ side, spent }, state) => `${People(state, side)} have deployed, with ${spent} AP on the table.`,
  'point-chosen': ({ side, edge, queue }, state) =>
    `${People(state, side)} choose a point on the ${edge} edge${queue.length === 0 ? ', where nobody waits' : `, where ${waiting(state, queue)}`}.`,
  'reinforcements-rolled': ({ side, point, called, reasons: [{ total }] }, state) =>
    `${People(state, side)} roll a ${total} at ${pointName(state, side, point)}: ${called.length === 0 ? 'nobody comes' : `${names(state, called)} may come on`}.`,
  'unit-entered': says('{Unit:comes|come} on.'),
  'battle-ended': ({ winner, because }, state) =>
    winner === null ? `The battle ends in a draw: ${WHY[because]}.` : `${People(state, winner)} win: ${WHY[because]}.`,
};

/** The captions of the dice of a whole battle. */
export const BATTLE_ROLLS = {
  roles: (whose: string, state: State) => `roll of ${people(state, whose)}`,
  zone: (whose: string, state: State) => `zone for ${people(state, whose)}`,
  reinforce: (whose: string, state: State) => `reinforcements of ${people(state, whose.replace(/-\d$/, ''))}`,
} as const;

const STEP: Readonly<Record<SetupStep, string>> = {
  roles: 'who attacks',
  terrain: 'the terrain',
  deployment: 'deployment',
  points: 'reinforcement points',
};

/** The step of a battle before its first turn; null once the turns have begun. */
export const stepText = (state: State): string | null =>
  isStep(state.phase)
    ? `Before the battle · ${STEP[state.phase]}${state.phase === 'roles' ? '' : ` · ${People(state, state.side)}`}`
    : null;

/** What the battle is won by. @clause tt.victory.destroyed-count @ruling tt-001 */
export function aim(state: State): string {
  if (state.battle === null) return '';
  const { turns } = state.battle;
  const reading = read(state, 'tt-001');
  if (reading === 'last-standing') return 'The side that has no unit left is beaten.';
  if (reading !== 'half-army-ap')
    return `After ${turns} turns, the side that has destroyed more army points (AP) wins.`;
  return 'The first side to lose half of its army points (AP) is beaten: each unit is worth some.';
}

/**
 * How near each side is to losing, in sentences; empty if the board is not a whole battle.
 * @ruling tt-001
 */
export function standing(state: State): readonly string[] {
  if (state.battle === null) return [];
  const isHalf = read(state, 'tt-001') === 'half-army-ap';
  return Object.keys(state.sides).map((side) => {
    const { lost, worth, breaks } = standingOf(state, side);
    return `${People(state, side)} have lost ${lost} of ${worth} army points (AP)${isHalf ? `, and are beaten at ${breaks}` : ''}.`;
  });
}

/**
 * What a goal still lacks in a battle: a unit that comes on, or another that should have deployed;
 * then how many AP stand on the table, and what could still follow.
 */
export function lacks(lack: Lack, state: State): string | null {
  if ('event' in lack) return lack.event === 'unit-entered' ? 'No unit came onto the table.' : null;
  const [top, id = ''] = lack.path.split('.');
  const waits = waitingUnit(state, id);
  const { battle, phase } = state;
  if (top !== 'units' || battle === null || waits === undefined || phase !== 'deployment') return null;
  const { side } = waits;
  const spent = spentBy(state, side);
  const told = `${spent} of ${battle.allowance} AP stand on the table`;
  const mayFollow = (unit: WaitingUnit) => priceOf(unit) <= battle.allowance - spent && mayStart(state, unit.id);
  const [next] = unplaced(battle, side)
    .filter((unit) => side === state.side && mayFollow(unit))
    .toSorted((a, b) => priceOf(a) - priceOf(b));
  return next === undefined
    ? `Only ${told}.`
    : `Now ${told}: ${nameOf(state, next.id)}, at ${priceOf(next)} AP, could still follow.`;
}
