import { walked, type Leg } from '../../table/orders/legs.ts';
import { sideOf } from '../../../geometry/bases.ts';
import { gapToStretches } from '../../../geometry/gaps.ts';
import { touching } from '../../../geometry/lengths.ts';
import type { Event, EventOf } from '../events.ts';
import { marchesInColumn } from './move.ts';
import type { Order, OrderOf } from '../orders.ts';
import { allowed, refused, type Refused, type TtClauseId, type Verdict } from '../reasons.ts';
import { isInRoadColumn } from './roads.ts';
import { read } from '../rulings.ts';
import { isFoot } from '../units/unit.ts';
import { baseOf, type Formation, FORMATIONS, friendsOf, type State, type Unit, unitsIn } from '../state.ts';

const formationOf = ({ formation }: Unit): Formation => formation ?? 'line';

/**
 * Is this infantry in column of attack? Under one reading it is if it has formed one and not given
 * it up; under others, if it has charged in this half of the turn, or if friendly infantry touches
 * its rear.
 * @clause tt.melee.attack-column @ruling tt-006 tt-022
 */
export function isInAttackColumn(state: State, unit: Unit): boolean {
  if (!isFoot(state, unit)) return false;
  const reading = read(state, 'tt-022');
  if (reading === 'charging-infantry')
    return state.contacts.some(({ unit: id, by }) => id === unit.id && by === 'charge');
  if (reading === 'declared-until-pinned') return unit.formation === 'attack-column';
  const rear = [sideOf(baseOf(unit), 'rear')];
  return friendsOf(state, unit).some(
    (friend) => isFoot(state, friend) && touching(gapToStretches(baseOf(friend), rear)),
  );
}

/**
 * May this unit change its formation? Infantry that is neither pinned nor disrupted may form column
 * of attack, or line again, in its own Move phase, before or after its move and at no cost. A unit
 * forms road column only under the reading in which it is declared; otherwise it gets into one by
 * marching.
 * @clause tt.melee.attack-column tt.move.road-column @ruling tt-021 tt-022
 */
export function judgeForm(state: State, { unit: id, into }: OrderOf<'form'>): Verdict {
  const unit = state.units[id]!;
  const barred = unableToForm(state, unit) ?? strangeFormation(state, unit, into);
  if (barred !== null) return barred;
  return allowed('tt.sequence.move-phase', clauseOf(into === 'line' ? formationOf(unit) : into));
}

const clauseOf = (formation: Formation): TtClauseId =>
  formation === 'road-column' ? 'tt.move.road-column' : 'tt.melee.attack-column';

/** @clause tt.state.pinned tt.state.disrupted tt.move.road-column @ruling tt-021 */
function unableToForm(state: State, unit: Unit): Refused | null {
  if (unit.disrupted) return refused('tt.state.disrupted', 'disrupted-forms', { unit: unit.id });
  if (unit.pinned) return refused('tt.state.pinned', 'pinned', { unit: unit.id });
  // A unit that has marched by the road stays in road column until its next move.
  const isOnMarch = unit.formation === 'road-column' && (state.moved.includes(unit.id) || read(state, 'tt-021') !== 'declared'); // prettier-ignore
  return isOnMarch ? refused('tt.move.road-column', 'on-the-march', { unit: unit.id }) : null;
}

/** @clause tt.melee.attack-column tt.move.road-column @ruling tt-021 tt-022 */
function strangeFormation(state: State, unit: Unit, into: Formation): Refused | null {
  const params = { unit: unit.id };
  const isDeclared = read(state, 'tt-022') === 'declared-until-pinned';
  if (into === 'road-column' && read(state, 'tt-021') !== 'declared')
    return refused('tt.move.road-column', 'marched-not-formed', params);
  if (into === 'attack-column' && !isDeclared) return refused('tt.melee.attack-column', 'not-formed', params);
  if (into === 'attack-column' && !isFoot(state, unit))
    return refused('tt.melee.attack-column', 'only-foot-columns', params);
  return formationOf(unit) === into ? refused(clauseOf(into), 'formed-already', params) : null;
}

const changed = ({ id }: Unit, to: Formation, clauses: readonly TtClauseId[]): EventOf<'formation-changed'> => ({
  type: 'formation-changed',
  unit: id,
  formation: to,
  clauses,
});

/** @clause tt.melee.attack-column tt.move.road-column */
export function form(state: State, { unit: id, into }: OrderOf<'form'>): readonly Event[] {
  const unit = state.units[id]!;
  return [changed(unit, into, [clauseOf(into === 'line' ? formationOf(unit) : into)])];
}

/**
 * A move that has a change of formation among its legs: first the change, and then the other legs,
 * if there are any.
 */
export interface FormThenMove {
  readonly form: OrderOf<'form'>;
  readonly then: Order | null;
}

/**
 * The first change of formation among the legs of an order; null if there is none. It does not
 * matter at which point of the move it is made.
 * @ruling tt-022
 */
export function drilledFirst(order: Order): FormThenMove | null {
  // A unit that comes on is not on the table yet, and cannot change its formation.
  if (!('legs' in order) || order.type === 'enter') return null;
  const nth = order.legs.findIndex(({ go }) => go === 'form');
  const leg = order.legs[nth];
  if (leg?.go !== 'form') return null;
  const into = FORMATIONS.find((each) => each === leg.into);
  if (into === undefined) throw new Error(`There is no formation ${leg.into}`);
  const rest = order.legs.filter((_, n) => n !== nth);
  return { form: { type: 'form', unit: order.unit, into }, then: rest.length === 0 ? null : { ...order, legs: rest } };
}

/**
 * Puts a unit into road column, if its march was one by the road.
 * @clause tt.move.road-column tt.move.road-bonus tt.move.bridge-road-column @ruling tt-021
 */
export const marched = (state: State, unit: Unit, legs: readonly Leg[]): readonly Event[] =>
  unit.formation !== 'road-column' && marchesInColumn(state, unit, legs)
    ? [changed(unit, 'road-column', ['tt.move.road-column'])]
    : [];

/** A unit moves along its legs. @clause tt.units.move-column */
export function move(state: State, { unit: id, legs }: OrderOf<'move'>): readonly Event[] {
  const unit = state.units[id]!;
  const through = walked(baseOf(unit), legs).map(({ at, facing }) => ({ at, facing }));
  const moved: Event = { type: 'unit-moved', unit: id, through, clauses: ['tt.units.move-column'] };
  return [moved, ...marched(state, unit, legs)];
}

/**
 * Ends the road columns of a side whose Move phase begins, unless columns are declared.
 * @clause tt.move.road-column @ruling tt-021
 */
export const columnsOver = (state: State, side: string): readonly Event[] =>
  unitsIn(state)
    .filter((unit) => unit.side === side && unit.formation === 'road-column' && read(state, 'tt-021') !== 'declared')
    .map((unit) => changed(unit, 'line', ['tt.move.road-column']));

/** The formation in which a unit is shown; null for line. @ruling tt-021 tt-022 */
export function formationSeen(state: State, unit: Unit): Exclude<Formation, 'line'> | null {
  if (isInRoadColumn(state, unit)) return 'road-column';
  return unit.formation === 'attack-column' ? 'attack-column' : null;
}
