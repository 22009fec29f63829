import { allowed, atLeast, type Dice, die, refused, sum, type Verdict } from '../reasons.ts';
import { onBoard, place, square } from '../../../geometry/grid.ts';
import { apply } from '../turn/apply.ts';
import { opposite } from './recording.ts';
import { DEPLOY_DEPTH, EDGES, OBJECTIVES, type Phase } from '../tables.ts';
import type { Event } from '../events.ts';
import { usualTerms } from './agree.ts';
import { groundBars } from '../moving/ground.ts';
import { edgeDistance, objectiveSquares } from './markers.ts';
import { musters } from './muster.ts';
import { rollOff as rolled } from '../../contract/roll-off.ts';
import { proper } from '../../contract/sentences.ts';
import type { Order, OrderOf } from '../orders.ts';
import { before } from '../fighting/rout.ts';
import { read } from '../rulings.ts';
import { enemyOf, type Preparing, type State, type Unit, unitsOn } from '../state.ts';
import { beginTurn } from '../turn/phases.ts';

const preparing = (state: State): Preparing => state.preparing!;
const inMarkerGame = (state: State): boolean => state.agreement?.victory === 'objectives';

/**
 * Rolls one die for each side. If the dice are equal, the players give the order again (pb-007).
 * @clause pb.deploy.roll-off @ruling pb-093
 */
export function rollOff(state: State, _order: OrderOf<'roll-off'>, dice: Dice): readonly Event[] {
  const [one, other] = Object.keys(state.sides) as [string, string];
  const { faces, winner } = rolled(dice, 'roll-off', [one, other]);
  const test = atLeast(
    die('pb.deploy.roll-off', `${proper(other)} die`, faces[1]),
    winner === null ? 'tied' : winner === one ? 'won' : 'lost',
  );
  const reasons = [sum(one, [die('pb.deploy.roll-off', `${proper(one)} die`, faces[0])], test)] as const;
  if (winner === null) return [{ type: 'roll-off-tied', reasons, clauses: ['pb.deploy.roll-off'] }];
  const markersOwn = markersNow(state, 'own-roll');
  const phase: Phase = markersOwn ? 'objectives' : 'edges';
  return [{ type: 'roll-off-won', side: winner, phase, reasons, clauses: ['pb.deploy.roll-off'] }];
}

/**
 * Whether the markers are still to be placed, and the ruling places them at this time.
 * @clause pb.victory.objectives.number-and-turns @ruling pb-093
 */
const markersNow = (state: State, reading: 'own-roll' | 'after-roll-before-deployment' | 'after-deployment'): boolean =>
  inMarkerGame(state) && state.objectives.length === 0 && read(state, 'pb-093') === reading;

/** @clause pb.deploy.winner-chooses */
export const judgeEdges = (state: State, { first }: OrderOf<'choose-edges'>): Verdict =>
  Object.hasOwn(state.sides, first)
    ? allowed('pb.deploy.winner-chooses')
    : refused('pb.deploy.winner-chooses', 'no-such-side', { side: first });

/**
 * The winner takes an edge and names the side that deploys first. The other side gets the opposite
 * edge (pb-099).
 * @clause pb.deploy.winner-chooses
 */
export function chooseEdges(state: State, { edge, first }: OrderOf<'choose-edges'>): readonly Event[] {
  const winner = preparing(state).winner!;
  const edges = { [winner]: edge, [enemyOf(state, winner)]: opposite(edge).edge };
  const markers = markersNow(state, 'after-roll-before-deployment');
  return [
    {
      type: 'edges-chosen',
      edges,
      first,
      phase: markers ? 'objectives' : 'deployment',
      next: markers ? winner : first,
      clauses: ['pb.deploy.winner-chooses'],
    },
  ];
}

/**
 * Places a marker. The sides take turns until there are four markers, or fewer if no square is left
 * for another.
 * @clause pb.victory.objectives.number-and-turns
 */
export function placeObjective(state: State, { at }: OrderOf<'objective'>): readonly Event[] {
  const clauses = ['pb.victory.objectives.number-and-turns', 'pb.victory.objectives.placement'] as const;
  const there = { ...state, objectives: [...state.objectives, at] };
  const more = there.objectives.length < OBJECTIVES.markers && objectiveSquares(there).length > 0;
  if (more) return [{ type: 'objective-placed', at, phase: 'objectives', next: enemyOf(state, state.side), clauses }];
  const { firstDeployer, winner, reserve } = preparing(state);
  if (firstDeployer === null) return [{ type: 'objective-placed', at, phase: 'edges', next: winner!, clauses }];
  const placed: Event = { type: 'objective-placed', at, phase: 'deployment', next: firstDeployer, clauses };
  return Object.keys(reserve).length > 0 ? [placed] : [placed, ...ready(apply(state, placed))];
}

/** @clause pb.deploy.zone pb.deploy.alternate-brigades @ruling pb-009 pb-010 */
export function judgeDeploy(state: State, { unit: id, to }: OrderOf<'deploy'>): Verdict {
  const { reserve, brigade } = preparing(state);
  const waiting = reserve[id];
  const params = { unit: id, square: to };
  if (waiting === undefined) return refused('pb.deploy.alternate-brigades', 'deployed-already', params);
  if (waiting.side !== state.side)
    return refused('pb.deploy.alternate-brigades', 'not-your-turn', { ...params, side: state.side });
  if (brigade !== null && waiting.brigade !== brigade)
    return refused('pb.deploy.alternate-brigades', 'brigade-by-brigade', { ...params, brigade });
  if (!onBoard(state.size, place(to))) return refused('pb.deploy.zone', 'off-board', params);
  if (edgeDistance(state, before(state, state.sides[waiting.side]!.edge, to)) > DEPLOY_DEPTH)
    return refused('pb.deploy.zone', 'too-deep', { ...params, depth: DEPLOY_DEPTH });
  const [there] = unitsOn(state, to);
  if (there !== undefined) return refused('pb.deploy.zone', 'occupied', { ...params, by: there.id });
  const unit: Unit = { ...waiting, at: to };
  return groundBars(state, unit, to) ?? allowed('pb.deploy.zone', 'pb.deploy.alternate-brigades');
}

/**
 * Places a unit. After the last unit of a brigade, the other side places next if it has units left.
 * @clause pb.deploy.alternate-brigades
 */
export function deploy(state: State, { unit: id, to }: OrderOf<'deploy'>): readonly Event[] {
  const { reserve } = preparing(state);
  const { brigade } = reserve[id]!;
  const rest = Object.values(reserve).filter((each) => each.id !== id);
  const goesOn = rest.some((each) => each.brigade === brigade);
  const other = enemyOf(state, state.side);
  const next = goesOn || !rest.some((each) => each.side === other) ? state.side : other;
  const placed: Event = {
    type: 'unit-deployed',
    unit: id,
    to,
    next,
    brigade: goesOn ? brigade : null,
    phase: 'deployment',
    clauses: ['pb.deploy.zone', 'pb.deploy.alternate-brigades'],
  };
  if (rest.length > 0) return [placed];
  const { winner } = preparing(state);
  if (markersNow(state, 'after-deployment')) return [{ ...placed, phase: 'objectives', next: winner! }];
  return [placed, ...ready(apply(state, placed))];
}

/**
 * Ends the preparation: names the side that takes the first turn.
 * @clause pb.turn.alternate @ruling pb-008
 */
function ready(state: State): readonly Event[] {
  const { firstDeployer, winner } = preparing(state);
  const reading = read(state, 'pb-008');
  const first =
    reading === 'roll-winner-first'
      ? winner!
      : reading === 'first-deployer-first'
        ? firstDeployer!
        : enemyOf(state, firstDeployer!);
  return [{ type: 'armies-ready', first, clauses: ['pb.turn.alternate'] }];
}

/** The orders to consider before the first turn. Some of them may be refused. */
export function preparations(state: State): readonly Order[] {
  const { reserve } = preparing(state);
  if (state.phase === 'agreement') return usualTerms(state);
  if (state.phase === 'armies') return musters(state);
  if (state.phase === 'roll-off') return [{ type: 'roll-off' }];
  if (state.phase === 'edges')
    return EDGES.flatMap((edge) =>
      Object.keys(state.sides).map((first): Order => ({ type: 'choose-edges', edge, first })),
    );
  if (state.phase === 'objectives') return objectiveSquares(state).map((at) => ({ type: 'objective', at }));
  const squares = Array.from({ length: state.size.files * state.size.ranks }, (_, i) =>
    square({ file: i % state.size.files, rank: Math.floor(i / state.size.files) }),
  );
  return Object.keys(reserve).flatMap((unit) =>
    squares
      .map((to): OrderOf<'deploy'> => ({ type: 'deploy', unit, to }))
      .filter((order) => judgeDeploy(state, order).ok),
  );
}

/**
 * If these events complete the preparation, adds the start of the first turn.
 * @clause pb.turn.alternate
 */
export const begin = (state: State, events: readonly Event[], dice: Dice): readonly Event[] =>
  events.some((event) => event.type === 'armies-ready')
    ? [...events, ...beginTurn(events.reduce(apply, state), dice)]
    : events;
