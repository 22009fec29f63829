import { ordersOf, type OrdersOf } from '../../../../src/games/contract/orders.ts';
import { lengthText } from '../../../../src/geometry/lengths.ts';
import type { Point } from '../../../../src/geometry/vectors.ts';
import { endOf, legTexts, type Leg } from '../../../../src/games/table/orders/legs.ts';
import { frame } from './bodies/bases.ts';
import { CARDS, kindOf } from './cards/hands.ts';
import type { State } from './state.ts';

/** The kinds of fields that orders of Picket have. */
export interface FieldKinds {
  unit: string;
  side: string;
  plan: 'advance' | 'hold';
  point: Point;
  legs: readonly Leg[];
  cards: readonly string[];
}

const { order } = ordersOf<FieldKinds, State>();

const nameOf = (id: string, { units }: State): string => units[id]?.name ?? id;
export const placeText = (at: Point): string => at.map((length) => lengthText(length, 'mm')).join(', ');

/** The cards that go with an order, in words. */
const withCards = (cards: readonly string[]): string =>
  cards.length === 0 ? '' : ` with ${cards.map((card) => CARDS[kindOf(card)].name).join(' and ')}`;

/** Every order of Picket. */
export const ORDERS = {
  write: order({
    fields: { plan: 'plan', by: 'side' },
    written: '{ write: plan, by }',
    says: 'Write {plan} for {by}',
    deed: 'write a plan',
  }),
  move: order({
    fields: { unit: 'unit', to: 'point' },
    written: '{ move: unit, to }',
    says: ({ unit, to }, state) => `Move ${nameOf(unit, state)} to ${placeText(to)}`,
    deed: 'move',
    target: ({ to }) => ({ point: to }),
  }),
  slip: order({
    fields: { unit: 'unit', to: 'point' },
    written: '{ slip: unit, to }',
    says: ({ unit, to }, state) => `Slip away with ${nameOf(unit, state)} to ${placeText(to)}`,
    deed: 'slip away',
    target: ({ to }) => ({ point: to }),
  }),
  post: order({
    fields: { unit: 'unit', to: 'point', by: 'side' },
    written: '{ post: unit, to, by }',
    says: ({ unit, to }, state) => `Write that ${nameOf(unit, state)} go to ${placeText(to)}`,
    deed: 'write where an outpost goes',
    target: ({ to }) => ({ point: to }),
  }),
  march: order({
    fields: { unit: 'unit', legs: 'legs', with: 'cards' },
    written: '{ march: unit, legs, with }',
    says: ({ unit, legs, with: cards }, state) =>
      `March ${state.units[unit]?.row?.name ?? nameOf(unit, state)}: ${legTexts(legs, frame(state, unit), 'mm').join(', ')}${withCards(cards)}`,
    deed: 'march',
    target: ({ unit, legs }, state) => ({ point: endOf(frame(state, unit), legs).at }),
  }),
  fire: order({
    fields: { unit: 'unit', at: 'unit' },
    written: '{ fire: unit, at }',
    says: 'Fire {unit} at {at}',
    deed: 'fire',
    target: ({ at }) => ({ unit: at }),
  }),
  volley: order({
    fields: { unit: 'unit', at: 'unit', with: 'cards' },
    written: '{ volley: unit, at, with }',
    says: ({ unit, at, with: cards }, state) =>
      `Fire a volley of ${nameOf(unit, state)} at ${nameOf(at, state)}${withCards(cards)}`,
    deed: 'fire a volley',
    target: ({ at }) => ({ unit: at }),
  }),
  charge: order({
    fields: { unit: 'unit', at: 'unit' },
    written: '{ charge: unit, at }',
    says: 'Charge {at} with {unit}',
    deed: 'charge',
    target: ({ at }) => ({ unit: at }),
  }),
  close: order({ fields: {}, written: '{ give: close }', says: 'Close with them', deed: 'close' }),
  meet: order({ fields: {}, written: '{ give: meet }', says: 'Meet the charge', deed: 'meet the charge' }),
  keep: order({ fields: {}, written: '{ give: keep }', says: 'Keep the card', deed: 'keep the card' }),
  lay: order({
    fields: { with: 'cards' },
    written: '{ lay: with }',
    says: ({ with: cards }) => `Answer the volley${withCards(cards)}`,
    deed: 'play a card',
  }),
  lead: order({ fields: {}, written: '{ give: lead }', says: 'Go first', deed: 'go first' }),
  wait: order({ fields: {}, written: '{ give: wait }', says: 'Go second', deed: 'go second' }),
  duck: order({ fields: {}, written: '{ give: duck }', says: 'Duck', deed: 'duck' }),
  stand: order({ fields: {}, written: '{ give: stand }', says: 'Stand', deed: 'stand' }),
  'end-phase': order({
    fields: {},
    written: '{ give: end-phase }',
    says: 'Do nothing',
    deed: 'end the phase',
  }),
};

/** An order of Picket. */
export type Order = OrdersOf<typeof ORDERS>;
