import type { Direction } from '../../geometry/facings.ts';
import type { Um } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import { ordersOf, type OrdersOf } from '../contract/orders.ts';
import type { OfType } from '../contract/words.ts';
import { listed } from '../contract/sentences.ts';
import { endOf, legTexts, type Leg } from '../table/orders/legs.ts';
import { BATTLE_ORDERS, type BattleKinds } from './battle/orders.ts';
import { rankOf } from './cards/ranks.ts';
import { baseOf } from './formations/contact.ts';
import { cardNames, compass, length, nameOf, PHASE_NAMES, withCards } from './names.ts';
import { isAlone, marching, ofFormation } from './moving/named.ts';
import type { State } from './state.ts';

/** The kinds of fields that orders have. */
export interface FieldKinds extends BattleKinds {
  unit: string;
  /** A side, of an order that is not given to a figure. */
  side: string;
  legs: readonly Leg[];
  /** A place in a row, counted from 1. */
  nth: number;
  /** Some figures of a formation. */
  figures: readonly string[];
  /** New places of figures. */
  places: Readonly<Record<string, Point>>;
  length: Um;
}

const { order, form, either } = ordersOf<FieldKinds, State>();

function legs(going: { readonly unit: string; readonly legs: readonly Leg[] }, state: State): string {
  const unit = state.units[going.unit];
  if (unit === undefined) return '';
  // “In” is a word, too.
  return legTexts(going.legs, baseOf(state, unit), 'in')
    .map((text) => text.replace(/(\S+) in\b/, (_all, count: string) => `${count} inch${count === '1' ? '' : 'es'}`))
    .join(', ');
}

const atEnemy = ({ at }: { readonly at: string }) => ({ unit: at });

/** The row that a formation is to form. */
interface Row {
  readonly unit: string;
  readonly into: 'column' | 'line';
  readonly facing: Direction;
  readonly nth?: number;
  readonly with: readonly string[];
}

/** New places of the figures of a formation, each facing as it does. */
interface Places {
  readonly unit: string;
  readonly places: Readonly<Record<string, Point>>;
  readonly with: readonly string[];
}

/** What forms in a row, in which, and how it faces; a figure by itself only turns. */
const rowText = (row: Row, state: State): string =>
  isAlone(row.unit, state)
    ? `Turn ${nameOf(state, row.unit)} to face ${compass(row)}`
    : `Form ${ofFormation(row.unit, state)} in ${row.into}, facing ${compass(row)}`;

/** What a Joker or a Queen does that is played by itself. */
function ownUse([card = '']: readonly string[]): string {
  const rank = rankOf(card);
  return rank === 'queen' ? ': draw two cards' : rank === 'joker' ? ': the enemy loses two cards' : '';
}

/** Every order that a player can give. */
export const ORDERS = {
  /** The formation of a figure goes straight on, in one leg or several. */
  march: order({
    fields: { unit: 'unit', legs: 'legs', with: 'cards' },
    written: '{ march: unit, legs, with }',
    says: (going, state) => `March ${marching(going.unit, state)}: ${legs(going, state)}${withCards(going.with)}`,
    deed: 'marches',
    target(going, state) {
      const unit = state.units[going.unit];
      return unit === undefined ? null : { point: endOf(baseOf(state, unit), going.legs).at };
    },
  }),
  /** Those of a formation that can march go without those that cannot. */
  'go-on': order({
    fields: { unit: 'unit' },
    written: '{ go-on: unit }',
    says: ({ unit }, state) => `March ${ofFormation(unit, state)} without those who fail`,
    deed: 'going on',
  }),
  /** Nobody of a formation marches, because some cannot. */
  'call-off': order({
    fields: { unit: 'unit' },
    written: '{ call-off: unit }',
    says: ({ unit }, state) => `Call off the march of ${ofFormation(unit, state)}`,
    deed: 'calling off a march',
  }),
  /** The formation of a figure, which keeps its place, forms a row with a facing. */
  reshape: either<Row | Places>({
    forms: [
      form(
        { unit: 'unit', into: 'shape', facing: 'facing', nth: 'nth?', with: 'cards' },
        '{ reshape: unit, into, facing, nth, with }',
      ),
      form({ unit: 'unit', places: 'places', with: 'cards' }, '{ reshape: unit, places, with }'),
    ],
    says: (row, state) =>
      'places' in row
        ? `Place the figures of ${ofFormation(row.unit, state)} anew${withCards(row.with)}`
        : `${rowText(row, state)}${withCards(row.with)}`,
    deed: 'changes of shape',
  }),
  /** Some figures of a formation part from the others. */
  split: order({
    fields: { unit: 'unit', off: 'figures', with: 'cards' },
    written: '{ split: unit, off, with }',
    says: ({ unit, off, with: cards }, state) =>
      `Part ${listed(off.map((id) => nameOf(state, id)))} from ${ofFormation(unit, state)}${withCards(cards)}`,
    deed: 'splitting a formation',
  }),
  /** A Three lifts the pin from a formation. */
  disengage: order({
    fields: { unit: 'unit', with: 'cards' },
    written: '{ disengage: unit, with }',
    says: ({ unit, with: cards }, state) => `Let ${ofFormation(unit, state)} disengage${withCards(cards)}`,
    deed: 'disengaging',
  }),
  /** Cavalry that charged last turn rolls whether it stays in hand. */
  control: order({
    fields: { unit: 'unit', with: 'cards' },
    written: '{ control: unit, with }',
    says: ({ unit, with: cards }, state) => `Roll whether ${ofFormation(unit, state)} stay in hand${withCards(cards)}`,
    deed: 'rolling for control',
  }),
  bombard: order({
    fields: { unit: 'unit', at: 'unit', with: 'cards' },
    written: '{ bombard: unit, at, with }',
    says: ({ unit, at, with: cards }, state) =>
      `Fire ${nameOf(state, unit)} at ${nameOf(state, at)}${withCards(cards)}`,
    deed: 'shots of guns',
    target: atEnemy,
  }),
  volley: order({
    fields: { unit: 'unit', at: 'unit', with: 'cards' },
    written: '{ volley: unit, at, with }',
    says: ({ unit, at, with: cards }, state) =>
      `Fire a volley of ${nameOf(state, unit)} at ${nameOf(state, at)}${withCards(cards)}`,
    deed: 'volleys',
    target: atEnemy,
  }),
  charge: order({
    fields: { unit: 'unit', at: 'unit', with: 'cards' },
    written: '{ charge: unit, at, with }',
    says: ({ unit, at, with: cards }, state) =>
      `Charge ${nameOf(state, at)} with ${nameOf(state, unit)}${cards.length === 0 ? '' : `, and ${cardNames(cards)}`}`,
    deed: 'charges',
    target: atEnemy,
  }),
  /** Cavalry that has beaten its enemy charges the next one of that formation. */
  ride: order({
    fields: { unit: 'unit', at: 'unit', with: 'cards' },
    written: '{ ride: unit, at, with }',
    says: ({ unit, at, with: cards }, state) =>
      `Ride on at ${nameOf(state, at)} with ${nameOf(state, unit)}${cards.length === 0 ? '' : `, and ${cardNames(cards)}`}`,
    deed: 'riding on',
    target: atEnemy,
  }),
  /** One of several that have to run runs next. */
  run: order({ fields: { unit: 'unit' }, written: '{ run: unit }', says: '{Unit:runs|run} next', deed: 'running' }),
  /** Cavalry that has beaten its enemy does not ride on. */
  halt: order({ fields: { unit: 'unit' }, written: '{ halt: unit }', says: '{Unit:halts|halt}', deed: 'halting' }),
  /** Cavalry withdraws from infantry that has come up. */
  evade: order({
    fields: { unit: 'unit', far: 'length' },
    written: '{ evade: unit, by: far }',
    says: ({ unit, far }, state) => `Withdraw ${ofFormation(unit, state)} ${length(far)}`,
    deed: 'evading',
  }),
  /** Cavalry stays where infantry has come up to it. */
  stay: order({
    fields: { unit: 'unit' },
    written: '{ stay: unit }',
    says: ({ unit }, state) => `Stay with ${ofFormation(unit, state)}`,
    deed: 'staying',
  }),
  /**
   * Cards are played: beside what is announced, on a rout, or a Joker or Queen in one’s own turn.
   */
  play: order({
    fields: { with: 'cards' },
    written: '{ play: with }',
    says: ({ with: cards }, { pending }) =>
      `Play ${cardNames(cards)}${pending === null || pending.kind === 'between' ? ownUse(cards) : ''}`,
    deed: 'playing cards',
  }),
  /** From now on each side that holds a card is asked, whether one is of use or not. */
  'ask-always': order({
    fields: {},
    written: '{ ask: always }',
    says: 'Always ask whoever holds a card',
    deed: 'asking for cards',
  }),
  /** From now on only those are asked who hold a card of use. */
  'ask-holders': order({
    fields: {},
    written: '{ ask: holders }',
    says: 'Ask only those who hold a card of use',
    deed: 'asking for cards',
  }),
  pass: order({ fields: {}, written: '{ play: nothing }', says: 'Play no card', deed: 'passing' }),
  recover: order({
    fields: { unit: 'unit', with: 'cards' },
    written: '{ recover: unit, with }',
    says: ({ unit, with: cards }, state) => `Reform ${nameOf(state, unit)}${withCards(cards)}`,
    deed: 'reforming',
  }),
  rally: order({
    fields: { unit: 'unit', with: 'cards' },
    written: '{ rally: unit, with }',
    says: ({ unit, with: cards }, state) => `Rally ${nameOf(state, unit)}${withCards(cards)}`,
    deed: 'rallying',
  }),
  discard: order({
    fields: { with: 'cards' },
    written: '{ discard: with }',
    says: ({ with: cards }) => `Discard ${cardNames(cards)}`,
    deed: 'discarding',
  }),
  ...BATTLE_ORDERS,
  'end-phase': order({
    fields: {},
    written: '{ end: phase }',
    says: (_end, { phase }) => `End the ${PHASE_NAMES[phase]} phase`,
    deed: 'ending the phase',
  }),
};

/** An order of Regiments & Roundshot. */
export type Order = OrdersOf<typeof ORDERS>;

/** The order of one type. */
export type OrderOf<T extends Order['type']> = OfType<Order, T>;
