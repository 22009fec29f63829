import type { Edge } from '../../../geometry/edges.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Target } from '../../contract/engine.ts';
import { ordersOf } from '../../contract/orders.ts';
import { listed } from '../../contract/sentences.ts';
import { legTexts, walked, type Leg } from '../../table/orders/legs.ts';
import { nameOf, people, placeText } from '../names.ts';
import { read } from '../rulings.ts';
import type { Pose, State } from '../state.ts';
import { BASE } from '../tables.ts';
import { atEdge, edgesAt } from './edges.ts';
import { pointsOf } from './state.ts';

/** The kinds of fields that orders of a whole battle have. */
export interface BattleKinds {
  /** A unit on the table. */
  unit: string;
  /** A unit that is still off the table. */
  waiting: string;
  side: string;
  /** A piece of terrain that is still to be placed. */
  feature: string;
  edge: Edge;
  /** A place on the table. */
  place: Point;
  /** A place on the edge that the order names. */
  'on-edge': Point;
  /** The place on an edge where a unit comes on. */
  entry: Point;
  /** The legs of a unit from that place. Without legs, it is only put down at the edge. */
  'entry-legs': readonly Leg[];
  /** Where a unit is put, and its facing: into the table if none is written. */
  pose: Pose;
  /** The units that wait at a point, the first one first; none if nothing is written. */
  queue: readonly string[];
  /** The number of a point among the side’s own points. */
  'nth-point': number;
}

const { order } = ordersOf<BattleKinds, State>();

const target = ({ at: point, facing }: Pose): Target => ({ point, facing });

/** A unit that comes on, as its order says: where, and by which legs. */
interface Entry {
  readonly from: Point;
  readonly legs: readonly Leg[];
}

const entering = ({ from }: Entry, stands: 'front' | 'rear') => {
  const [edge = 'south'] = edgesAt(from);
  return { ...BASE, ...atEdge(edge, from, BASE.depth, stands) };
};

/** The pose of a unit at the end of its coming on. @ruling tt-043 */
function endOfEntry(state: State, entry: Entry): Pose {
  const start = entering(entry, read(state, 'tt-043') === 'moves-on' ? 'front' : 'rear');
  return walked(start, entry.legs).at(-1) ?? start;
}

/** The orders of a whole battle: before the first turn, for reinforcements, and to give it up. */
export const BATTLE_ORDERS = {
  /** A die for each side: the higher attacks. */
  'roll-roles': order({
    fields: {},
    written: '{ roll: roles }',
    says: 'Roll for who attacks',
    deed: 'the roll for who attacks',
  }),
  /** The players accept the terrain of the board as it lies. */
  'agree-terrain': order({
    fields: {},
    written: '{ agree: terrain }',
    says: 'Agree on the terrain',
    deed: 'agreeing on the terrain',
  }),
  /** A die for the zone of the next feature, under one reading of tt-078. */
  'roll-zone': order({
    fields: {},
    written: '{ roll: zone }',
    says: 'Roll for a zone',
    deed: 'rolling for a zone',
  }),
  /** Puts a feature into the zone that the die has shown. */
  'place-feature': order({
    fields: { feature: 'feature', at: 'place' },
    written: '{ feature, at }',
    says: ({ feature, at }) => `Put the ${feature} at ${placeText(at)}`,
    deed: 'placing terrain',
    target: ({ at: point }) => ({ point }),
  }),
  /** Puts a unit of the side that deploys on the table. */
  deploy: order({
    fields: { unit: 'waiting', to: 'pose' },
    written: '{ deploy: unit, at: to, facing: to }',
    says: ({ unit, to }, state) => `Deploy ${nameOf(state, unit)} at ${placeText(to.at)}`,
    deed: 'deploying',
    target: ({ to }) => target(to),
  }),
  'end-deployment': order({
    fields: {},
    written: '{ end: deployment }',
    says: 'End the deployment',
    deed: 'ending a deployment',
  }),
  /** A reinforcement point, and the units that wait there. */
  'choose-point': order({
    fields: { edge: 'edge', at: 'on-edge', queue: 'queue' },
    written: '{ point: edge, at, queue }',
    says({ edge, at, queue }, state) {
      const names = listed(queue.map((id) => nameOf(state, id)));
      return `Choose a point on the ${edge} edge at ${placeText(at)}${queue.length === 0 ? '' : ` for ${names}`}`;
    },
    deed: 'choosing a reinforcement point',
    target: ({ at: point }) => ({ point }),
  }),
  /** A roll for the reinforcements at the side’s first or second point. */
  reinforce: order({
    fields: { point: 'nth-point' },
    written: '{ reinforce: point }',
    says: ({ point }) => `Roll for reinforcements at point ${point}`,
    deed: 'rolling for reinforcements',
    target({ point }, { battle, side }) {
      const chosen = pointsOf(battle!, side)[point - 1];
      return chosen === undefined ? null : { point: chosen.at };
    },
  }),
  /** A unit that the dice have called comes on. `at` is the enemy that it charges. */
  enter: order({
    fields: { unit: 'waiting', from: 'entry', legs: 'entry-legs', at: 'unit?' },
    written: '{ enter: unit, from, edge: from, legs, at }',
    says(entry, state) {
      const legs = legTexts(entry.legs, entering(entry, 'front'), '[1]').join(', ');
      const place = `Bring on ${nameOf(state, entry.unit)} at ${placeText(entry.from)}`;
      return legs === '' ? place : `${place}, and from there ${legs}`;
    },
    deed: 'coming on',
    target: (entry, state) => (entry.at === undefined ? target(endOfEntry(state, entry)) : { unit: entry.at }),
  }),
  concede: order({
    fields: { side: 'side' },
    written: '{ concede: side }',
    says: ({ side }, state) => `Concede the battle for ${people(state, side)}`,
    deed: 'conceding',
  }),
};
