import { allowedShowing } from '../../games/regiments-and-roundshot/reasons.ts';
import { baseOf } from '../../games/regiments-and-roundshot/formations/contact.ts';
import { formationOf } from '../../games/regiments-and-roundshot/formations/formation.ts';
import { moversOf, untilContact } from '../../games/regiments-and-roundshot/moving/march.ts';
import { hasMoved, measured } from '../../games/regiments-and-roundshot/moving/reach.ts';
import { payments } from '../../games/regiments-and-roundshot/pointing/payments.ts';
import type { State, Unit } from '../../games/regiments-and-roundshot/state.ts';
import { judge } from '../../games/regiments-and-roundshot/turn/judge.ts';
import { middleOfTerrain } from '../../games/table/boards/terrain.ts';
import { marched, type March } from '../../games/table/moving/marching.ts';
import { roadsAmong } from '../../games/table/orders/following.ts';
import { endOf, type Leg } from '../../games/table/orders/legs.ts';
import { frameOf } from '../../geometry/companies.ts';
import type { Handle, MoverRules } from '../mover.ts';

/** Those who go with a figure, the figure first. @clause rr.pinned.infantry */
function company(state: State, id: string): readonly Unit[] {
  const unit = state.units[id]!;
  const { going } = moversOf(state, unit, hasMoved(state, id));
  return [unit, ...going.filter((each) => each.id !== id)];
}

/**
 * The ways in which a formation can be moved in the Grand Manoeuvre phase of its side: straight on
 * in any direction, without a turn.
 * @clause rr.maneuver.move-order @ruling rr-039
 */
function handles(state: State, id: string): readonly Handle[] {
  const unit = state.units[id];
  if (unit === undefined || state.awaits?.orders.includes('march') !== true || unit.side !== state.side) return [];
  const { going } = moversOf(state, unit, hasMoved(state, id));
  return going.some((each) => each.id === id) ? ['march', 'back', 'oblique', 'charge'] : [];
}

/** The places that a figure’s centre comes through on these legs. */
const pathOf = (state: State, unit: Unit, legs: readonly Leg[]) =>
  [0, ...legs.map((_, n) => n + 1)].map((count) => endOf(baseOf(state, unit), legs.slice(0, count)).at);

/**
 * How far legs lead a formation. Without a chosen card, the one that is missed least goes with it;
 * the order names it.
 */
function march(state: State, id: string, legs: readonly Leg[], chosen: readonly string[] = []): March {
  const unit = state.units[id]!;
  const held = company(state, id);
  const bases = held.map((each) => baseOf(state, each));
  const formation = formationOf(state, unit) as readonly [Unit, ...(readonly Unit[])];
  const cards = chosen.length > 0 ? chosen : (payments(state, id)[0] ?? []);
  const orderOf = (each: readonly Leg[]) => ({ type: 'march', unit: id, legs: each, with: cards }) as const;
  const spentOn = (each: readonly Leg[]) =>
    measured(
      state,
      { formation, going: held },
      each.length === 0 ? [] : held.map((one) => ({ unit: one, path: pathOf(state, one, each) })),
    );
  return marched(
    {
      base: frameOf(bases),
      ...(bases.length > 1 && { company: bases }),
      allowed: spentOn(legs).length,
      measure: 'in',
      judge: (each) => (each.length === 0 ? allowedShowing([], 'rr.maneuver.move-order') : judge(state, orderOf(each))),
      spent: (each) => spentOn(each).used,
      order: (each) => (each.length === 0 ? null : orderOf(each)),
      isOfEnd: ({ reason }) => reason === 'ends-on',
      with: cards,
    },
    untilContact(state, unit, legs),
  );
}

/**
 * How formations are moved by hand. Nothing forbids measuring beforehand.
 * @clause rr.rulers.inches
 */
export const mover: MoverRules<State> = {
  measures: true,
  handles,
  march,
  held: (state, id) => company(state, id).map((each) => each.id),
  roads: ({ terrain }) => roadsAmong(terrain),
  places: ({ places, terrain }) => ({
    ...Object.fromEntries(Object.entries(terrain).map(([id, feature]) => [id, middleOfTerrain(feature)])),
    ...places,
  }),
};
