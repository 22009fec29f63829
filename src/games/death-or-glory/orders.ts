import { ordersOf, type OrdersOf } from '../contract/orders.ts';
import { listed } from '../contract/sentences.ts';
import type { OfType } from '../contract/words.ts';
import { endOf, legTexts, type Leg } from '../table/orders/legs.ts';
import { brigadeName, orderOf, orderSaid, woundedName } from './command/names.ts';
import { baseOf } from './figures/base.ts';
import { reshapingFor } from './moving/walk.ts';
import { nameOf, PHASE_NAMES } from './names.ts';
import type { State } from './state.ts';
import type { Label } from './command/tables.ts';

/** The kinds of fields that orders have. */
export interface FieldKinds {
  unit: string;
  legs: readonly Leg[];
  flag: boolean;
  /** One target, or several together. */
  targets: readonly string[];
  /** A brigade that has an order sheet. */
  brigade: string;
  /** What a brigade is to do. */
  label: Label;
  /** A place or a piece of ground. */
  place: string;
  /** A general who was wounded in a battle that is over. */
  wounded: string;
  /** The side that gives an order about a unit or a brigade, which is not written. */
  owner: string;
}

const { order } = ordersOf<FieldKinds, State>();

interface Moving {
  readonly unit: string;
  readonly legs: readonly Leg[];
}

/** Where a unit stands after the legs of its order. */
const endOfMove = ({ unit: id, legs }: Moving, state: State) => {
  const unit = state.units[id]!;
  return endOf(baseOf(state, unit), legs, reshapingFor(state, unit));
};

/** The legs of an order in words, from where its unit stands. */
function legsSaid({ unit: id, legs }: Moving, state: State): string {
  const unit = state.units[id];
  return unit === undefined ? '' : legTexts(legs, baseOf(state, unit), 'mm').join(', ');
}

/** Every order that a player can give. */
export const ORDERS = {
  /** Both sides roll for the initiative of the turn. */
  roll: order({
    fields: {},
    written: '{ roll: initiative }',
    says: 'Roll for the initiative',
    deed: 'rolling for the initiative',
  }),
  /**
   * A unit fires at one target, or at several that lie together in its arc. By some readings it
   * claims its first volley, or spares generals. @ruling dg-054 dg-059
   */
  fire: order({
    fields: { unit: 'unit', at: 'targets', claims: 'flag?', spares: 'flag?' },
    written: '{ fire: unit, at, claims, spares }',
    says: ({ unit, at, claims, spares }, state) =>
      [
        `Fire with ${nameOf(unit, state)} at ${listed(at.map((id) => nameOf(id, state)))}`,
        ...(claims === true ? ['its first volley'] : []),
        ...(spares === true ? ['sparing the generals'] : []),
      ].join(', '),
    deed: 'fire',
    target: ({ at }) => (at[0] === undefined ? null : { unit: at[0] }),
  }),
  move: order({
    fields: { unit: 'unit', legs: 'legs' },
    written: '{ move: unit, legs }',
    says: (move, state) => `Move ${nameOf(move.unit, state)}: ${legsSaid(move, state)}`,
    deed: 'moves',
    target(move, state) {
      const { at: point, facing } = endOfMove(move, state);
      return { point, facing };
    },
  }),
  /** A company of skirmishers comes out of a unit. */
  'send-out': order({
    fields: { unit: 'unit' },
    written: '{ send-out: unit }',
    says: 'Send out a company of {unit}',
    deed: 'sending out skirmishers',
  }),
  /** A company goes back into its parent, which it touches. */
  'call-in': order({
    fields: { unit: 'unit' },
    written: '{ call-in: unit }',
    says: 'Call in {unit}',
    deed: 'calling in skirmishers',
  }),
  /** A unit charges an enemy: straight ahead, or by the legs that are named. */
  charge: order({
    fields: { unit: 'unit', at: 'unit', legs: 'legs?' },
    written: '{ charge: unit, at, legs }',
    says: ({ unit, at }, state) => `Charge ${nameOf(at, state)} with ${nameOf(unit, state)}`,
    deed: 'charging',
    target: ({ at }) => ({ unit: at }),
  }),
  /** The same without impact, where a charge cannot go. @clause dg.charge.infantry-obstacles */
  assault: order({
    fields: { unit: 'unit', at: 'unit', legs: 'legs?' },
    written: '{ assault: unit, at, legs }',
    says: ({ unit, at }, state) => `Assault ${nameOf(at, state)} with ${nameOf(unit, state)}`,
    deed: 'assaulting',
    target: ({ at }) => ({ unit: at }),
  }),
  /** A charged unit stands, and fires if it can: at the charger that is named, if several come. */
  stand: order({
    fields: { unit: 'unit', at: 'unit?' },
    written: '{ stand: unit, at }',
    says: ({ unit, at }, state) =>
      `Stand with ${nameOf(unit, state)}${at === undefined ? '' : `, and fire at ${nameOf(at, state)}`}`,
    deed: 'standing',
    target: ({ at }) => (at === undefined ? null : { unit: at }),
  }),
  'form-square': order({
    fields: { unit: 'unit' },
    written: '{ form-square: unit }',
    says: 'Form square with {unit}',
    deed: 'forming square',
  }),
  'turn-to-meet': order({
    fields: { unit: 'unit' },
    written: '{ turn-to-meet: unit }',
    says: 'Turn {unit} to meet the charge',
    deed: 'turning to meet a charge',
  }),
  'counter-charge': order({
    fields: { unit: 'unit', at: 'unit?' },
    written: '{ counter-charge: unit, at }',
    says: ({ unit, at }, state) =>
      `Counter-charge ${at === undefined ? '' : `${nameOf(at, state)} `}with ${nameOf(unit, state)}`,
    deed: 'counter-charging',
    target: ({ at }) => (at === undefined ? null : { unit: at }),
  }),
  /** A charged unit evades; skirmishers may fire a volley first. */
  evade: order({
    fields: { unit: 'unit', fires: 'flag?' },
    written: '{ evade: unit, fires }',
    says: ({ unit, fires }, state) => `Evade with ${nameOf(unit, state)}${fires === true ? ', after a volley' : ''}`,
    deed: 'evading',
  }),
  /** A round of the melee in which a unit is, with all who are in it. */
  fight: order({
    fields: { unit: 'unit', at: 'unit?' },
    written: '{ fight: unit, at }',
    says: ({ unit, at }, state) =>
      `Fight the melee of ${nameOf(unit, state)}${at === undefined ? '' : `, at ${nameOf(at, state)}`}`,
    deed: 'fighting',
    target: ({ at }) => (at === undefined ? null : { unit: at }),
  }),
  /** A routing unit tries to rally. */
  rally: order({
    fields: { unit: 'unit' },
    written: '{ rally: unit }',
    says: 'Try to rally {unit}',
    deed: 'rallying',
  }),
  /** The first order of a brigade is written on its sheet. */
  write: order({
    fields: { brigade: 'brigade', order: 'label', at: 'place?', by: 'owner' },
    written: '{ write: order, for: brigade, at }',
    says: (given, state) => `Write for ${brigadeName(given.brigade, state)}: ${orderSaid(orderOf(given), state)}`,
    deed: 'writing orders',
  }),
  /** An officer sends a messenger with a new order to a brigade. */
  send: order({
    fields: { unit: 'unit', order: 'label', brigade: 'brigade', at: 'place?', by: 'owner' },
    written: '{ send: unit, order, to: brigade, at }',
    says: (given, state) =>
      `Send a messenger from ${nameOf(given.unit, state)} to ${brigadeName(given.brigade, state)}: ${orderSaid(orderOf(given), state)}`,
    deed: 'sending orders',
  }),
  /** An officer who is with a brigade calls a new order out. */
  'call-out': order({
    fields: { unit: 'unit', order: 'label', brigade: 'brigade', at: 'place?', by: 'owner' },
    written: '{ call-out: unit, order, to: brigade, at }',
    says: (given, state) =>
      `Call out with ${nameOf(given.unit, state)} to ${brigadeName(given.brigade, state)}: ${orderSaid(orderOf(given), state)}`,
    deed: 'calling out orders',
  }),
  /** A fire die gives a general his rating. */
  rate: order({
    fields: { unit: 'unit' },
    written: '{ rate: unit }',
    says: 'Roll for the rating of {unit}',
    deed: 'rolling for a rating',
  }),
  /** A wounded general lives or dies, after a battle of a campaign. */
  recover: order({
    fields: { general: 'wounded' },
    written: '{ recover: general }',
    says: ({ general }, state) => `Roll for the wounds of ${woundedName(general, state)}`,
    deed: 'rolling for the wounded',
  }),
  'end-phase': order({
    fields: {},
    written: '{ end: phase }',
    says: (_end, { phase }) => `End the ${PHASE_NAMES[phase].toLowerCase()} phase`,
    deed: 'ending the phase',
  }),
};

/** An order of Death or Glory! */
export type Order = OrdersOf<typeof ORDERS>;

/** The order of one type. */
export type OrderOf<T extends Order['type']> = OfType<Order, T>;
