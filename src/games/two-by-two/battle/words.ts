import { capital, listed, sentences, toldAlike } from '../../contract/sentences.ts';
import type { Words } from '../../contract/words.ts';
import type { BattleFacts } from './events.ts';
import { standingOf } from './ending.ts';
import { nameOf, length } from '../names.ts';
import type { BattleOrder } from './orders.ts';
import { read } from '../rulings.ts';
import { pointsOf } from './state.ts';
import { atEdge, edgesAt } from './edges.ts';
import { spentBy } from './deployment.ts';
import type { State } from '../state.ts';
import { BASE, isStep, POINTS, type Step, ZONE } from '../tables.ts';
import type { TwoByTwo } from '../words.ts';
import { legTexts } from '../../table/orders/legs.ts';

type Tables = Words<TwoByTwo>;

/** The people of a side: `the French`. */
const people = ({ sides }: State, side: string): string => sides[side]?.name ?? side;
const People = (state: State, side: string): string => capital(people(state, side));

const names = (state: State, ids: readonly string[]): string => listed(ids.map((id) => nameOf(state, id)));

/** `the first point of the French`. */
const pointName = (state: State, side: string, index: number): string => {
  const own = state.battle === null ? [] : pointsOf(state.battle, side);
  return `the ${own[0]?.index === index || own.length === 0 ? 'first' : 'second'} point of ${people(state, side)}`;
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
export const BATTLE_EVENTS: Pick<Tables['events'], keyof BattleFacts> = {
  'roles-tied': ({ more }) =>
    more === 0
      ? 'The dice are level, and are rolled again.'
      : `The dice are level: each side may start with ${more} AP more, and they are rolled again.`,
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

const place = ([x, y]: readonly [number, number]): string => `${length(x)}, ${length(y)}`;

/** The sentence for each order of a whole battle. */
export const BATTLE_ORDERS: Pick<Tables['orders'], BattleOrder['type']> = {
  'roll-roles': 'Roll for who attacks',
  'agree-terrain': 'Agree on the terrain',
  'roll-zone': 'Roll for a zone',
  'place-feature': ({ feature, at }) => `Put the ${feature} at ${place(at)}`,
  deploy: ({ unit, to }, state) => `Deploy ${nameOf(state, unit)} at ${place(to.at)}`,
  'end-deployment': 'End the deployment',
  'choose-point': ({ edge, at, queue }, state) =>
    `Choose a point on the ${edge} edge at ${place(at)}${queue.length === 0 ? '' : ` for ${names(state, queue)}`}`,
  reinforce: ({ point }) => `Roll for reinforcements at point ${point}`,
  enter(order, state) {
    const [edge = 'south'] = edgesAt(order.from);
    const legs = legTexts(order.legs, { ...BASE, ...atEdge(edge, order.from, BASE.depth, 'front') }, '[1]');
    return [`Bring on ${nameOf(state, order.unit)} at ${place(order.from)}`, ...legs].join(', ');
  },
  concede: ({ side }, state) => `Concede the battle for ${people(state, side)}`,
};

/** The captions of the dice of a whole battle. */
export const BATTLE_ROLLS = {
  roles: (whose: string, state: State) => `role of ${people(state, whose)}`,
  zone: (whose: string, state: State) => `zone for ${people(state, whose)}`,
  reinforce: (whose: string, state: State) => `reinforcements of ${people(state, whose.replace(/-\d$/, ''))}`,
} as const;

const STEP: Readonly<Record<Step, string>> = {
  roles: 'who attacks',
  terrain: 'the terrain',
  deployment: 'deployment',
  points: 'reinforcement points',
};

/** Where a battle stands before its first turn; null once it has begun. */
export const stepText = (state: State): string | null =>
  isStep(state.phase)
    ? `Before the battle · ${STEP[state.phase]}${state.phase === 'roles' ? '' : ` · ${People(state, state.side)}`}`
    : null;

/** Whose turn it is and what is asked, where a battle has not begun; else empty. */
export function asks(state: State): string {
  const { phase, side, battle, awaits } = state;
  if (awaits === null || battle === null || !isStep(phase)) return '';
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
  return `${People(state, side)} deploy within ${length(ZONE.depth)} of their edge and not nearer than ${length(ZONE.margin)} to a side of the board: ${left} AP may still start.`;
}

/** How near each side is to losing, in sentences; empty where a board is no whole battle. @ruling tt-001 */
export function standing(state: State): readonly string[] {
  if (state.battle === null) return [];
  const isHalf = read(state, 'tt-001') === 'half-army-ap';
  return Object.keys(state.sides).map((side) => {
    const { lost, worth, breaks } = standingOf(state, side);
    return `${People(state, side)} have lost ${lost} of ${worth} AP${isHalf ? `, and are beaten at ${breaks}` : ''}.`;
  });
}
