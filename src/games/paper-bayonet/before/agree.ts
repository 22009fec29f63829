import { allowed, type PbClauseId, refused, type Verdict } from '../reasons.ts';
import type { Event } from '../events.ts';
import type { OrderOf } from '../orders.ts';
import { LARGEST } from '../../../core/numbers.ts';
import { hasRoomForMarkers } from './markers.ts';
import { read } from '../rulings.ts';
import type { Agreement, State } from '../state.ts';
import { AGREED_IN_ORDER, GAME_POINTS, GAME_ROUNDS, MAP_INCHES, type Phase, type Topic, VICTORIES } from '../tables.ts';

/** The topic that the players must agree on next; undefined once all are agreed. */
const nextTopic = ({ preparing }: State): Topic | undefined => AGREED_IN_ORDER[preparing!.agreed.length];

/**
 * Judges a term. The topics have a fixed order: map, round limit, points, victory condition.
 * Refused: a topic out of order; a map size that the reading forbids; numbers below 1 or above the
 * largest; objectives on a map without room for a marker.
 * @clause pb.setup.agreement-order pb.setup.pick-map pb.rounds.limit-required pb.points.spend
 * pb.victory.choose-one pb.victory.objectives.placement
 */
export function judgeAgree(state: State, order: OrderOf<'agree'>): Verdict {
  const next = nextTopic(state)!;
  if (order.on !== next) return refused('pb.setup.agreement-order', 'agree-first', { next, on: order.on });
  if (order.on === 'map') return sizeBarred(state) ?? allowed('pb.setup.agreement-order', ...about(order));
  if (order.on === 'rounds' && !isCount(order.rounds))
    return refused('pb.rounds.limit-required', 'no-limit', { rounds: order.rounds });
  if (order.on === 'points' && !isCount(order.points))
    return refused('pb.points.spend', 'no-points', { points: order.points });
  if (order.on === 'victory' && order.victory === 'objectives' && !hasRoomForMarkers(state))
    return refused('pb.victory.objectives.placement', 'no-room-for-markers', {});
  return allowed('pb.setup.agreement-order', ...about(order));
}

/**
 * Refuses a wrong map size. By the default reading a map may have any size; the other readings each
 * require one size.
 * @clause pb.components.map-size pb.setup.map-size @ruling pb-001
 */
function sizeBarred(state: State): Verdict | null {
  const reading = read(state, 'pb-001');
  if (reading === 'map-decides') return null;
  const [files, ranks] = MAP_INCHES[reading];
  const { size } = state;
  if (size.files === files && size.ranks === ranks) return null;
  const clause = reading === 'inch-squares-18x24' ? 'pb.setup.map-size' : 'pb.components.map-size';
  return refused(clause, 'wrong-size', { files, ranks });
}

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= LARGEST;

/**
 * The clauses about a term. A clause with recommended values is cited only for one of these values.
 * @clause pb.components.grid pb.setup.map-other-sizes pb.rounds.limit-recommended
 * pb.points.game-sizes pb.victory.labels
 */
function about(order: OrderOf<'agree'>): readonly PbClauseId[] {
  if (order.on === 'map') return ['pb.setup.pick-map', 'pb.setup.map-other-sizes', 'pb.components.grid'];
  if (order.on === 'victory') return ['pb.victory.choose-one', 'pb.victory.labels'];
  if (order.on === 'points') {
    const { learning, standard, large } = GAME_POINTS;
    const usual = order.points === learning || order.points === standard || order.points >= large;
    return usual ? ['pb.points.spend', 'pb.points.game-sizes'] : ['pb.points.spend'];
  }
  const { beginner, standard, long } = GAME_ROUNDS;
  const usual = order.rounds === beginner || order.rounds === standard || order.rounds >= long;
  return [
    'pb.rounds.limit-required',
    ...(usual ? (['pb.rounds.limit-recommended'] as const) : []),
    ...(order.extension ? (['pb.rounds.extension'] as const) : []),
  ];
}

/**
 * Records one term. After the last term the armies are mustered.
 * @clause pb.setup.agreement-order
 */
export function agree(state: State, order: OrderOf<'agree'>): readonly Event[] {
  const last = state.preparing!.agreed.length === AGREED_IN_ORDER.length - 1;
  const phase: Phase = last ? 'armies' : 'agreement';
  return [{ type: 'term-agreed', on: order.on, terms: termsOf(order), phase, clauses: about(order) }];
}

function termsOf(order: OrderOf<'agree'>): Partial<Agreement> {
  if (order.on === 'rounds') return { rounds: order.rounds, extension: order.extension };
  if (order.on === 'points') return { points: order.points };
  return order.on === 'victory' ? { victory: order.victory } : {};
}

/**
 * The terms that the booklet recommends for the next topic.
 * @clause pb.rounds.limit-recommended pb.points.game-sizes pb.victory.choose-one
 */
export function usualTerms(state: State): readonly OrderOf<'agree'>[] {
  const on = nextTopic(state);
  if (on === 'map') return [{ type: 'agree', on }];
  if (on === 'rounds')
    return Object.values(GAME_ROUNDS).flatMap((rounds) =>
      [false, true].map((extension): OrderOf<'agree'> => ({ type: 'agree', on, rounds, extension })),
    );
  if (on === 'points') return Object.values(GAME_POINTS).map((points) => ({ type: 'agree', on, points }));
  return VICTORIES.map((victory) => ({ type: 'agree', on: 'victory', victory }));
}
