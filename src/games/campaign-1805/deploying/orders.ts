import type { Direction } from '../../../geometry/facings.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { ordersOf } from '../../contract/orders.ts';
import { people, placeText } from '../names.ts';
import type { State } from '../state.ts';
import type { Deployment, Objective } from './battle.ts';
import { areaName, DEPLOYMENT_NAMES, OBJECTIVE_NAMES, waitingName } from './names.ts';

/** The kinds of fields that orders of a whole battle have. */
export interface BattleKinds {
  side: string;
  point: Point;
  facing: Direction;
  files: number;
  /** A body that is not on the table. */
  waiting: string;
  /** A piece of ground that is still to be put down. */
  piece: string;
  /** A body or a piece of ground that is not on the table. */
  either: string;
  /** A part of the table. */
  area: string;
  deployment: Deployment;
  objective: Objective;
  turns: number;
}

const { order } = ordersOf<BattleKinds, State>();

/**
 * Every order of a whole battle: those before the first turn, of landings, and to agree on a draw.
 */
export const BATTLE_ORDERS = {
  'roll-ground': order({
    fields: {},
    written: '{ roll: ground }',
    says: 'See who puts down the first piece of ground',
    deed: 'seeing who begins with the ground',
  }),
  lay: order({
    fields: { piece: 'piece', to: 'point', facing: 'facing?' },
    written: '{ lay: piece, to, facing }',
    says: ({ piece, to }, state) => `Put ${waitingName(piece, state)} down at ${placeText(to, state)}`,
    deed: 'putting ground down',
    target: ({ to }) => ({ point: to }),
  }),
  declare: order({
    fields: { deployment: 'deployment', objective: 'objective', turns: 'turns?' },
    written: '{ declare: objective, deployment, turns }',
    says: ({ deployment, objective, turns }) =>
      `Declare ${OBJECTIVE_NAMES[objective]}, deployed as ${DEPLOYMENT_NAMES[deployment]}${turns === undefined ? '' : `, turns: ${turns}`}`,
    deed: 'declaring the battle',
  }),
  'roll-placing': order({
    fields: {},
    written: '{ roll: placing }',
    says: 'Roll for who places first',
    deed: 'rolling for who places first',
  }),
  take: order({
    fields: { area: 'area' },
    written: '{ take: area }',
    says: ({ area }) => `Take ${areaName(area)}`,
    deed: 'taking a part of the table',
  }),
  'roll-areas': order({
    fields: {},
    written: '{ roll: areas }',
    says: 'See which part of the table each side has',
    deed: 'rolling for parts of the table',
  }),
  first: order({
    fields: { by: 'side' },
    written: '{ first: by }',
    says: ({ by }, state) => `Have ${people(by, state)} place the first body`,
    deed: 'choosing who places first',
  }),
  mark: order({
    fields: { to: 'point' },
    written: '{ mark: to }',
    says: ({ to }, state) => `Put a point down at ${placeText(to, state)}`,
    deed: 'putting points down',
    target: ({ to }) => ({ point: to }),
  }),
  /** A body is put on the table: before the first turn, or as it comes ashore. */
  place: order({
    fields: { unit: 'waiting', to: 'point', facing: 'facing?', files: 'files?' },
    written: '{ place: unit, to, facing, files }',
    says: ({ unit, to, files }, state) =>
      `Place ${waitingName(unit, state)} at ${placeText(to, state)}${files === undefined ? '' : `, ${files} files wide`}`,
    deed: 'placing bodies',
    target: ({ to, facing }) => ({ point: to, ...(facing !== undefined && { facing }) }),
  }),
  leave: order({
    fields: { what: 'either' },
    written: '{ leave: what }',
    says: ({ what }, state) => `Leave ${waitingName(what, state)} out, as there is no room`,
    deed: 'leaving out what finds no room',
  }),
  'roll-landing': order({
    fields: {},
    written: '{ roll: landing }',
    says: 'Roll for who comes ashore',
    deed: 'rolling for a landing',
  }),
  draw: order({
    fields: { by: 'side' },
    written: '{ draw: by }',
    says: ({ by }, state) => `Offer a draw for ${people(by, state)}`,
    deed: 'offering a draw',
  }),
};
