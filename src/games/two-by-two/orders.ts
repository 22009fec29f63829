import { ordersOf, type OrdersOf } from '../contract/orders.ts';
import type { OfType } from '../contract/words.ts';
import { endOf, legTexts, type Leg } from '../table/orders/legs.ts';
import { BATTLE_ORDERS, type BattleKinds } from './battle/orders.ts';
import { FORMATION_NAMES, nameOf } from './names.ts';
import { baseOf, type Formation, type State } from './state.ts';

/** One shot: the unit that shoots, and its target. */
export interface Shot {
  readonly unit: string;
  readonly at: string;
}

/** The kinds of fields that orders of 2 by 2 have. */
export interface FieldKinds extends BattleKinds {
  /**
   * A unit on the table or off it: a shot by or at a unit that is still to come can be written, and
   * the rules refuse it.
   */
  anyone: string;
  legs: readonly Leg[];
  /** Legs into contact with the enemy of the order; if none are written, straight at it. */
  'legs-to-contact': readonly Leg[];
  formation: Formation;
  effect: 'pinned' | 'disrupted';
  shots: readonly Shot[];
}

const { order } = ordersOf<FieldKinds, State>();

/** The legs of an order in words, from where its unit stands. */
function legs(going: { readonly unit: string; readonly legs: readonly Leg[] }, { units }: State): string {
  const unit = units[going.unit];
  return unit === undefined ? '' : legTexts(going.legs, baseOf(unit), '[1]').join(', ');
}

const atEnemy = ({ at }: { readonly at: string }) => ({ unit: at });

/** Every order that a player of 2 by 2 can give. */
export const ORDERS = {
  move: order({
    fields: { unit: 'unit', legs: 'legs' },
    written: '{ move: unit, legs }',
    says: (move, state) => `Move ${nameOf(state, move.unit)}: ${legs(move, state)}`,
    deed: 'moves',
    target(move, { units }) {
      const { at: point, facing } = endOf(baseOf(units[move.unit]!), move.legs);
      return { point, facing };
    },
  }),
  /** A move into contact with an enemy. */
  charge: order({
    fields: { unit: 'unit', at: 'unit', legs: 'legs-to-contact' },
    written: '{ charge: unit, at, legs }',
    says: (charge, state) =>
      `Charge ${nameOf(state, charge.at)} with ${nameOf(state, charge.unit)}: ${legs(charge, state)}`,
    deed: 'charges',
    target: atEnemy,
  }),
  /** A charge by cavalry in the middle of the enemy’s half of the turn. */
  'counter-charge': order({
    fields: { unit: 'unit', at: 'unit', legs: 'legs-to-contact' },
    written: '{ counter-charge: unit, at, legs }',
    says: (charge, state) =>
      `Counter-charge ${nameOf(state, charge.at)} with ${nameOf(state, charge.unit)}: ${legs(charge, state)}`,
    deed: 'counter-charges',
    target: atEnemy,
  }),
  /** A unit that is charged stays as it is. */
  stand: order({
    fields: { unit: 'unit' },
    written: '{ stand: unit }',
    says: '{Unit:stands|stand} fast',
    deed: 'standing one’s ground',
  }),
  /** A unit routs of its own free will. */
  rout: order({
    fields: { unit: 'unit' },
    written: '{ rout: unit }',
    says: '{Unit:runs|run} for it',
    deed: 'running away',
  }),
  /** Charged infantry turns to face the enemy that touches it. */
  face: order({
    fields: { unit: 'unit' },
    written: '{ face: unit }',
    says: '{Unit:turns|turn} to face',
    deed: 'turning to face',
  }),
  /** A unit changes its formation. */
  form: order({
    fields: { unit: 'unit', into: 'formation' },
    written: '{ form: unit, into }',
    says: ({ unit, into }, state) => `Form ${nameOf(state, unit)} in ${FORMATION_NAMES[into]}`,
    deed: 'formations',
  }),
  /** A unit tries to lose an effect. `of` says which, if it has both. */
  rally: order({
    fields: { unit: 'unit', of: 'effect?' },
    written: '{ rally: unit, of }',
    says: ({ unit, of }, state) => `Rally ${nameOf(state, unit)}${of === undefined ? '' : ` from being ${of}`}`,
    deed: 'rallies',
  }),
  /** The side whose melees are resolved names the unit that fights. */
  fight: order({
    fields: { unit: 'unit' },
    written: '{ fight: unit }',
    says: 'Fight with {unit}',
    deed: 'melees',
  }),
  /** The other side names the unit that fights against it, if there are several. */
  name: order({
    fields: { unit: 'unit' },
    written: '{ name: unit }',
    says: 'Name {unit} to fight',
    deed: 'naming who fights',
  }),
  /** A winner takes the ground of the beaten enemy. */
  follow: order({
    fields: { unit: 'unit' },
    written: '{ follow: unit }',
    says: 'Take the ground with {unit}',
    deed: 'following up',
  }),
  /** A winner does not take the ground. */
  hold: order({
    fields: { unit: 'unit' },
    written: '{ hold: unit }',
    says: '{Unit:stays|stay} in place',
    deed: 'leaving the ground',
  }),
  shoot: order({
    fields: { unit: 'anyone', at: 'anyone' },
    written: '{ shoot: unit, at }',
    says: 'Shoot at {at} with {unit}',
    deed: 'shots',
    target: atEnemy,
  }),
  /** All shots of a phase at once, under one reading of tt-035. */
  declare: order({
    fields: { shots: 'shots' },
    written: '{ declare: shots }',
    says({ shots }, state) {
      const all = shots.map(({ unit, at }) => `${nameOf(state, unit)} at ${nameOf(state, at)}`);
      return all.length === 0 ? 'Name no shot' : `Shoot ${all.join(', ')}`;
    },
    deed: 'naming shots',
  }),
  /** Puts out a screen of skirmishers, or calls it in; under one reading of tt-009. */
  screen: order({
    fields: { unit: 'unit' },
    written: '{ screen: unit }',
    says: 'Put out or call in the skirmishers of {unit}',
    deed: 'skirmishers',
  }),
  'end-phase': order({
    fields: {},
    written: '{ end: phase }',
    says: (_end, { phase }) => `End the ${phase} phase`,
    deed: 'ending the phase',
  }),
  ...BATTLE_ORDERS,
};

/** An order of 2 by 2. */
export type Order = OrdersOf<typeof ORDERS>;

/** The order of one type. */
export type OrderOf<T extends Order['type']> = OfType<Order, T>;
