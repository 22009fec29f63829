import * as v from 'valibot';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import { handOf } from '../../contract/hands.ts';
import { asForm, fromForm, readOrder, type FieldReaders, type ReadField } from '../../contract/reading.ts';
import { unitNamed } from '../../table/boards/board.ts';
import { facing, tableSchemas } from '../../table/boards/schema.ts';
import { readLegs, type Leg } from '../../table/orders/legs.ts';
import { ALL_RANKS, WHOLE_DECK } from '../cards/ranks.ts';
import { baseOf } from '../formations/contact.ts';
import { ORDERS, type FieldKinds, type Order } from '../orders.ts';
import type { State } from '../state.ts';
import { fieldOf } from './standing.ts';

/**
 * The result for a field that cannot be read because an earlier field is wrong, which is told
 * there.
 */
const UNTOLD: ReadField<never> = failure([]);

const { length, point } = tableSchemas('in');
const LEGS = 'a list of legs, such as [forward 4, slide left 1]';

/** A figure on the board; the name of a row stands for its first figure. */
const figure = (state: State | null) => {
  const what = 'a figure on the board';
  if (state === null) return v.string(what);
  const known = [
    ...new Set(Object.values(state.units).flatMap(({ id, row }) => (row === undefined ? [id] : [id, row.id]))),
  ];
  return v.picklist(known, `${what}: ${known.join(', ')}`);
};

const CARD = `a card by its rank: ${ALL_RANKS.join(', ')}`;
const card = v.pipe(
  v.union([v.string(CARD), v.number(CARD)], CARD),
  v.transform(String),
  v.check((rank) => ALL_RANKS.some((each) => each === rank), CARD),
);
const oneOrMore = v.pipe(
  v.union([card, v.array(card, 'a card, or a list of cards')], 'a card, or a list of cards: [5, 7]'),
  v.transform((written) => [written].flat()),
);

/** The side whose cards an order spends. */
const giver = ({ awaits, side }: State): string => awaits?.sides[0] ?? side;

/**
 * The cards of these ranks in the hand of the side that is due; one that it does not hold is some
 * other card of the rank, which the rules refuse.
 */
function inHand(state: State, ranks: readonly string[]): readonly string[] {
  const hand = [...handOf(state, giver(state))];
  return ranks.map((rank) => {
    const held = hand.findIndex((each) => each.startsWith(`${rank}-`));
    if (held >= 0) return hand.splice(held, 1)[0]!;
    return WHOLE_DECK.find((each) => each.startsWith(`${rank}-`) && !handOf(state, giver(state)).includes(each))!;
  });
}

/** The figures that are not on the board yet. */
const waitingIds = ({ battle }: State): readonly string[] =>
  battle === null
    ? []
    : [
        ...Object.values(battle.columns).flatMap((columns) =>
          columns.flatMap(({ units }) => units.map(({ id }) => id)),
        ),
        ...Object.values(battle.generals).map(({ id }) => id),
      ];

/** The reader for each kind of field. */
export const READERS: FieldReaders<FieldKinds, State> = {
  unit: fromForm(figure, (written, { state }) => success(unitNamed(state.units, written))),
  side: asForm((state) => v.picklist(Object.keys(state?.sides ?? { side: null }), 'a side')),
  cards: fromForm(
    () => v.optional(oneOrMore, []),
    (written, { state }) => success(inHand(state, written)),
  ),
  legs: fromForm(
    () => v.array(v.string(LEGS), LEGS),
    (written, { state, fields }): ReadField<readonly Leg[]> => {
      const unit = fields['unit'];
      if (typeof unit !== 'string' || !Object.hasOwn(state.units, unit)) return UNTOLD;
      const read = readLegs(written, { unit, base: baseOf(state, state.units[unit]!) }, fieldOf(state));
      if ('legs' in read) return success(read.legs);
      const { at, wanted, meant = [] } = read;
      return failure([{ path: String(at), found: String(written[at]), wanted, ...meaning(meant) }]);
    },
  ),
  shape: asForm(() => v.picklist(['column', 'line'], 'column or line')),
  facing: asForm(() => facing),
  nth: asForm(() => v.pipe(v.number('a place in the row'), v.integer('a whole number'), v.minValue(1, '1 or more'))),
  figures: fromForm(
    (state) => v.array(figure(state), 'a list of figures'),
    (written, { state }) => success(written.map((each) => unitNamed(state.units, each))),
  ),
  places: fromForm(
    () => v.record(v.string(), point, 'a new place for each figure: { fusiliers-1: [12, 9] }'),
    (written, { state }) => {
      const strange = Object.keys(written).filter((id) => !Object.hasOwn(state.units, id));
      if (strange.length === 0) return success(written);
      return failure(strange.map((id) => ({ path: id, found: id, wanted: 'a figure on the board' })));
    },
  ),
  length: asForm(() => length),
  point: asForm(() => point),
  shift: asForm(() => v.picklist([2, -2], '2 or -2')),
  waiting: asForm((state) =>
    v.array(state === null ? v.string('a figure that waits') : v.picklist(waitingIds(state), 'a figure that waits')),
  ),
};

/**
 * Reads a written order: `{ march: dragoons-2, with: 6, legs: [forward 4] }`. A malformed order is
 * refused with all its problems.
 */
export const order = (input: unknown, state: State): Result<Order, readonly Problem[]> =>
  readOrder<FieldKinds, State, Order>(ORDERS, READERS, input, state);
