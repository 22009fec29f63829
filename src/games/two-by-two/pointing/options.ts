import { total } from '../../../core/reasons.ts';
import { gap } from '../../../geometry/gaps.ts';
import type { Option } from '../../contract/engine.ts';
import { comingOn, preparations } from '../battle/options.ts';
import { modifiersOf } from '../melee/factors.ts';
import { judge } from '../turn/judge.ts';
import type { Order, Shot } from '../orders.ts';
import type { Answering } from '../turn/pending.ts';
import { effectsOf } from '../morale/rally.ts';
import { read } from '../rulings.ts';
import { isTouching, starterBarred } from '../charging/contact.ts';
import { isCavalry, isFoot } from '../units/unit.ts';
import { baseOf, enemiesOf, FORMATIONS, moveOf, type State, type Unit, unitsIn } from '../state.ts';
import { isStep } from '../tables.ts';
import { chargeTo, movesWorthTrying } from '../moving/way.ts';

const SAID = (order: Order): string => JSON.stringify(order);

/**
 * The orders that are worth trying for a unit in this phase: always the same few for the same
 * state.
 */
function worthTrying(state: State, unit: Unit): readonly Order[] {
  const { id } = unit;
  const enemies = enemiesOf(state, unit);
  if (state.phase === 'shoot')
    return [
      ...enemies.map((foe): Order => ({ type: 'shoot', unit: id, at: foe.id })),
      ...(isCavalry(state, unit) ? chargesAt(state, unit, 'counter-charge', enemies) : []),
      { type: 'face', unit: id },
      { type: 'rout', unit: id },
    ];
  if (state.phase === 'rally') {
    const effects = effectsOf(unit);
    if (effects.length === 1) return [{ type: 'rally', unit: id }];
    return effects.map((of): Order => ({ type: 'rally', unit: id, of }));
  }
  if (state.phase === 'melee') return [{ type: 'fight', unit: id }];
  const screen: readonly Order[] = read(state, 'tt-009') === 'deployed-in-move' ? [{ type: 'screen', unit: id }] : [];
  // No ways are searched for a unit that may not move.
  const others = [...screen, ...formationsFor(state, unit)];
  if (unit.disrupted || state.moved.includes(id)) return [...others, { type: 'rout', unit: id }];
  const moves = movesWorthTrying(state, unit, enemies).map((legs): Order => ({ type: 'move', unit: unit.id, legs }));
  const said = moves.map(SAID);
  const different = moves.filter((_, n) => said.indexOf(said[n]!) === n);
  return [...different, ...others, ...chargesAt(state, unit, 'charge', enemies), { type: 'rout', unit: id }];
}

/**
 * Is any unit of either side in a column? On other boards a change of formation is offered only to
 * units that have moved, and so can do nothing else; a player can still type it.
 */
const isAnyInColumn = (state: State): boolean => unitsIn(state).some(({ formation }) => formation !== undefined);

/**
 * The other formations that a unit may take, on boards where some unit is in a column, and after
 * its move.
 * @ruling tt-021 tt-022
 */
function formationsFor(state: State, unit: Unit): readonly Order[] {
  if (!isAnyInColumn(state) && !state.moved.includes(unit.id)) return [];
  const isColumn = isFoot(state, unit) && read(state, 'tt-022') === 'declared-until-pinned';
  const others = FORMATIONS.filter((into) => into !== (unit.formation ?? 'line'))
    .filter((into) => into !== 'attack-column' || isColumn)
    .filter((into) => into !== 'road-column' || read(state, 'tt-021') === 'declared');
  return others.map((into) => ({ type: 'form', unit: unit.id, into }));
}

/** A charge at each enemy that is near enough and that one turn and one straight march lead to. */
const chargesAt = (
  state: State,
  unit: Unit,
  type: 'charge' | 'counter-charge',
  enemies: readonly Unit[],
): readonly Order[] =>
  enemies
    .filter((foe) => isChargeable(state, unit, type, foe))
    .flatMap((foe) => {
      const order = { type, unit: unit.id, at: foe.id };
      const legs = chargeTo(state, order);
      return legs.length === 0 ? [] : [{ ...order, legs }];
    });

/** Is it worth searching for a way to this enemy? */
function isChargeable(state: State, unit: Unit, type: 'charge' | 'counter-charge', foe: Unit): boolean {
  if (unit.disrupted || isTouching(unit, foe) || gap(baseOf(unit), baseOf(foe)) > moveOf(unit)) return false;
  if (starterBarred(state, unit, foe) !== null) return false;
  return type === 'charge' ? !unit.pinned && !state.moved.includes(unit.id) : state.moved.includes(foe.id);
}

/**
 * The possible answers for which an order has stopped, the likeliest first: to stand, to name the
 * unit that fights best, and to hold.
 */
function answersIn(state: State): readonly Order[] {
  const { pending, units } = state;
  if (pending === null) return [];
  if (pending.kind === 'follow-up') return (['hold', 'follow'] as const).map((type) => ({ type, unit: pending.unit }));
  if (pending.kind === 'reaction') {
    const [{ unit, may }] = pending.due as readonly [Answering];
    return [
      { type: 'stand', unit },
      ...may.map((type): Order => (type === 'shoot' ? { type, unit, at: pending.charger } : { type, unit })),
    ];
  }
  const foe = units[pending.unit]!;
  const worth = (id: string): number => total(modifiersOf(state, { unit: units[id]!, foe, isSubsequent: false }));
  const lead = (id: string): number =>
    worth(id) - total(modifiersOf(state, { unit: foe, foe: units[id]!, isSubsequent: pending.melees > 0 }));
  return pending.foes
    .toSorted((a, b) => lead(b) - lead(a) || (a < b ? -1 : 1))
    .map((unit): Order => ({ type: 'name', unit }));
}

const allowedOf = (state: State, orders: readonly Order[]): readonly Option<Order>[] =>
  orders.flatMap((order) => {
    const verdict = judge(state, order);
    return verdict.ok ? [{ order, clauses: verdict.clauses }] : [];
  });

/** The orders that are for one unit; all of them if none is named. */
const ofUnit = (orders: readonly Order[], unit: string | undefined): readonly Order[] =>
  unit === undefined ? orders : orders.filter((order) => 'unit' in order && order.unit === unit);

/** The orders that are worth trying now, allowed or not; only those of one unit, if it is named. */
export function tried(state: State, unit?: string): readonly Order[] {
  if (state.awaits === null) return [];
  if (isStep(state.phase)) return ofUnit(preparations(state), unit);
  if (state.pending !== null) return ofUnit(answersIn(state), unit);
  const own = unitsIn(state).filter(({ id, side }) => side === state.side && (unit === undefined || unit === id));
  return [...ofUnit(comingOn(state), unit), ...own.flatMap((each) => worthTrying(state, each))];
}

/**
 * Orders that are allowed now; only those of one unit, if it is named. They are not all: on a free
 * table the allowed orders are endless.
 * @ruling tt-035
 */
export function candidates(state: State, unit?: string): readonly Option<Order>[] {
  const own = allowedOf(state, tried(state, unit));
  if (state.awaits?.orders.includes('end-phase') !== true || unit !== undefined) return own;
  return [...own, ...allowedOf(state, [...together(own), { type: 'end-phase' }])];
}

/**
 * All shots at once, each at the first target that its unit may shoot at, for the reading in which
 * shots are named together.
 * @ruling tt-035
 */
function together(own: readonly Option<Order>[]): readonly Order[] {
  const all: readonly Shot[] = own.flatMap(({ order }) => (order.type === 'shoot' ? [order] : []));
  const shots = all
    .filter((shot, n) => all.findIndex(({ unit }) => unit === shot.unit) === n)
    .map(({ unit, at }) => ({ unit, at }));
  return shots.length < 2 ? [] : [{ type: 'declare', shots }];
}
