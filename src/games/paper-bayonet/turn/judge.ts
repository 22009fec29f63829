import { allowed, refused, type Verdict } from '../reasons.ts';
import { isSilent, isWithinReach, judgeDeclare, judgeFire, judgeShot } from '../artillery/fire.ts';
import { judgeAttack, owed } from '../fighting/attack.ts';
import { judgeCharge } from '../formations/charge.ts';
import {
  judgeFormColumn,
  judgeFormSquare,
  judgeLeaveColumn,
  judgeLeaveSquare,
} from '../formations/column-and-square.ts';
import { judgeMove } from '../moving/move.ts';
import type { Order, OrderOf } from '../orders.ts';
import { judgeAgree } from '../before/agree.ts';
import { judgeObjective } from '../before/markers.ts';
import { judgeMuster, judgeMustered } from '../before/muster.ts';
import { judgeDeploy, judgeEdges } from '../before/deployment.ts';
import { WAITS_BY } from './awaiting.ts';
import { body, isArtillery, type State, type Unit, unitsIn } from '../state.ts';

/**
 * Is this order allowed now? Checks first that the game waits for this type of order and from this side, then the rules of the order type.
 */
export function judge(state: State, order: Order): Verdict {
  const due = wrongMoment(state, order) ?? wrongOwner(state, order);
  if (due !== null) return due;
  const rules = RULES[order.type] as (state: State, order: Order) => Verdict;
  return rules(state, order);
}

const RULES: { readonly [T in Order['type']]: (state: State, order: OrderOf<T>) => Verdict } = {
  fire: judgeFire,
  declare: judgeDeclare,
  move: judgeMove,
  charge: judgeCharge,
  'form-column': judgeFormColumn,
  'leave-column': judgeLeaveColumn,
  'form-square': judgeFormSquare,
  'leave-square': judgeLeaveSquare,
  attack: judgeAttack,
  reroll: judgeReroll,
  keep: judgeKeep,
  advance: judgeFollow,
  stay: judgeFollow,
  place: judgePlace,
  'end-phase': judgeEnd,
  concede: judgeConcede,
  agree: judgeAgree,
  muster: judgeMuster,
  mustered: judgeMustered,
  'roll-off': () => allowed('pb.deploy.roll-off'),
  'choose-edges': judgeEdges,
  objective: judgeObjective,
  deploy: judgeDeploy,
};

/**
 * @clause pb.turn.phase-order pb.victory.game-end pb.fighting.result.routed pb.fighting.result.disrupted pb.brigadier.displaced
 * @ruling pb-066 pb-062 pb-038
 */
function wrongMoment(state: State, order: Order): Verdict | null {
  if (state.awaits === null) return refused('pb.victory.game-end', 'game-over', {});
  if (order.type === 'concede' || state.awaits.orders.includes(order.type)) return null;
  const [waits] = state.placing;
  if (waits !== undefined) return refused(WAITS_BY[waits.why], 'place-first', { unit: waits.unit });
  const decides = state.fight?.due[0];
  if (decides !== undefined) return refused('pb.fighting.heavy-reroll-order', 'reroll-first', { unit: decides });
  if (state.advance !== null) return refused('pb.fighting.result-table', 'advance-first', { unit: state.advance.unit });
  if (order.type === 'place') return refused('pb.fighting.result.routed', 'nothing-to-place', { unit: order.unit });
  if (order.type === 'reroll' || order.type === 'keep')
    return refused('pb.fighting.heavy-reroll', 'nothing-to-reroll', { unit: order.unit });
  return refused('pb.turn.phase-order', 'wrong-phase', { order: order.type, phase: state.phase });
}

/** The order types that a player gives to units of the active side. */
const GIVEN: readonly Order['type'][] = [
  'fire',
  'charge',
  'attack',
  'form-column',
  'move',
  'leave-column',
  'form-square',
  'leave-square',
];

/** The ids of the units an order is given to, and of the other units it names. */
function named(order: Order): readonly [mine: readonly string[], others: readonly string[]] {
  if (order.type === 'declare') return [order.shots.map((shot) => shot.unit), order.shots.map((shot) => shot.at)];
  if (!GIVEN.includes(order.type) || !('unit' in order)) return NOBODY;
  if (order.type === 'fire' || order.type === 'charge') return [[order.unit], [order.at]];
  if (order.type === 'attack') return [[order.unit], [order.enemy]];
  return [[order.unit], order.type === 'form-column' ? [order.other] : []];
}

const NOBODY = [[], []] as const;

/** @clause pb.turn.active-side */
function wrongOwner(state: State, order: Order): Verdict | null {
  const [mine, others] = named(order);
  const isGone = (id: string): boolean => state.units[id] === undefined;
  const gone = mine.find(isGone) ?? others.find(isGone);
  if (gone !== undefined) return refused('pb.turn.active-side', 'not-on-board', { unit: gone });
  const foreign = mine.find((id) => state.units[id]!.side !== state.side);
  return foreign === undefined
    ? null
    : refused('pb.turn.active-side', 'not-your-turn', { unit: foreign, side: state.side });
}

/** @clause pb.fighting.result.routed pb.fighting.result.disrupted pb.brigadier.displaced @ruling pb-066 pb-062 pb-038 */
function judgePlace(state: State, { unit, to }: OrderOf<'place'>): Verdict {
  const [waits] = state.placing;
  const clause = WAITS_BY[waits?.why ?? 'routed'];
  if (waits?.unit === unit && waits.squares.includes(to)) return allowed(clause);
  return refused(clause, 'not-nearest', { unit, squares: waits?.squares ?? [] });
}

/** @clause pb.fighting.heavy-reroll pb.fighting.heavy-reroll-order */
function judgeReroll(state: State, { unit, die }: OrderOf<'reroll'>): Verdict {
  const { due, attacker, attack, defence, again } = state.fight!;
  if (!isDue(state, unit)) return refused('pb.fighting.heavy-reroll-order', 'reroll-first', { unit: due[0]! });
  const role = due[0] === attacker ? 'attack' : 'defence';
  const dice = role === 'attack' ? attack : defence;
  if (dice[die - 1] === undefined || !Number.isInteger(die))
    return refused('pb.fighting.heavy-reroll', 'no-such-die', { unit, die, dice: dice.length });
  if (again.includes(`${role}.${die}`)) return refused('pb.fighting.heavy-reroll', 'rerolled-already', { unit, die });
  return allowed('pb.fighting.heavy-reroll', 'pb.fighting.heavy-reroll-order');
}

/** @clause pb.fighting.heavy-reroll-order */
function judgeKeep(state: State, { unit }: OrderOf<'keep'>): Verdict {
  return isDue(state, unit)
    ? allowed('pb.fighting.heavy-reroll', 'pb.fighting.heavy-reroll-order')
    : refused('pb.fighting.heavy-reroll-order', 'reroll-first', { unit: state.fight!.due[0]! });
}

/** Is this the unit that decides now, or the other half of its column? */
const isDue = (state: State, unit: string): boolean =>
  body(state, state.units[state.fight!.due[0]!]!).some(({ id }) => id === unit);

/** @clause pb.fighting.result-table @ruling pb-024 */
function judgeFollow(state: State, { unit }: OrderOf<'advance' | 'stay'>): Verdict {
  const { unit: due } = state.advance!;
  return unit === due
    ? allowed('pb.fighting.result-table')
    : refused('pb.fighting.result-table', 'advance-first', { unit: due });
}

/** @clause pb.victory.game-end */
function judgeConcede(state: State, { side }: OrderOf<'concede'>): Verdict {
  return side in state.sides
    ? allowed('pb.victory.game-end')
    : refused('pb.victory.game-end', 'no-such-side', { side });
}

/**
 * A phase may be ended unless a fight must still take place. If a gun could still fire, the verdict also cites that firing is optional.
 * @clause pb.artillery.optional pb.fighting.contact @ruling pb-021
 */
function judgeEnd(state: State, _order: OrderOf<'end-phase'>): Verdict {
  const fight = state.phase === 'fighting' ? owed(state) : undefined;
  if (fight !== undefined)
    return refused('pb.fighting.contact', 'fight-owed', { unit: fight.unit, target: fight.enemy }, [
      { kind: 'light', units: [fight.unit] },
      { kind: 'light', units: [fight.enemy] },
    ]);
  return couldFire(state) ? allowed('pb.turn.phase-order', 'pb.artillery.optional') : allowed('pb.turn.phase-order');
}

/** Could a gun that has done nothing this turn still fire at something? */
function couldFire(state: State): boolean {
  if (state.phase !== 'artillery') return false;
  const units = unitsIn(state);
  const couldHit = (gun: Unit): boolean =>
    units.some((target) => isWithinReach(state, gun, target) && judgeShot(state, gun, target).ok);
  return units.some(
    (gun) =>
      gun.side === state.side &&
      isArtillery(gun) &&
      state.deeds[gun.id] === undefined &&
      !isSilent(state, gun) &&
      couldHit(gun),
  );
}
