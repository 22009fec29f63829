import { capital, sentences, toldAlike } from '../contract/sentences.ts';
import { purposeOf } from './cards/purpose.ts';
import { rankOf } from './cards/ranks.ts';
import { cardName, flankName, length, nameOf, partText, people } from './names.ts';
import { ORDERS, type Order } from './orders.ts';
import type { State } from './state.ts';

const says = sentences<State>()({
  ...toldAlike(['at', 'foe', 'friend', 'other', 'unit'], (id: string, state: State) => nameOf(state, id)),
  ...toldAlike(['distance', 'length', 'move'], length),
  card: cardName,
  count: String,
  order: (order: Order['type']) => ORDERS[order].deed,
  side: (side: string, state: State) => people(state, side),
  where: flankName,
  terrain: (id: string, { terrain }: State) => terrain[id]?.name ?? id,
});

const notTheTime = says('This is not the time for {order}');

/** Tells whose part it is. An order that is awaited was given to a figure of another side. */
const notNow = (given: { readonly order: Order['type'] }, state: State): string =>
  state.awaits?.orders.includes(given.order) === true
    ? `${capital(partText(state))}, and not the other side.`
    : `${notTheTime(given, state)}: ${partText(state)}.`;

const purposes = (cards: readonly string[]): string =>
  cards.map((card) => `${capital(cardName(card))}: ${purposeOf(rankOf(card))}`).join(' ');

/** A refusal of a card, and what the card is for. */
const withPurpose =
  (refusal: (given: { readonly card: string }, state: State) => string) =>
  (given: { readonly card: string }, state: State): string =>
    `${refusal(given, state)} ${purposeOf(rankOf(given.card))}`;

const onlyFaces = says('{Unit:charges|charge} with the bayonet only for a Jack, a Queen or a King.');

/** Refuses a bayonet charge, and says what the cards that go with it instead are for. */
const noFaceCard = (given: { readonly unit: string; readonly cards: readonly string[] }, state: State): string =>
  `${onlyFaces(given, state)} ${purposes(given.cards)}`.trim();

/** Every reason to refuse an order, in words a player would use. */
export const REFUSALS = {
  over: says('The battle is over.'),
  'not-now': notNow,
  gone: says('{Unit:is|are} not on the board any more.'),
  'no-legs': says('{Unit:has|have} no way to go: a march has one leg or more.'),
  'no-turning': says('{Unit} cannot turn on a march: a march goes straight on, and turning is a change of shape.'),
  'has-moved': says('{Unit:has|have} moved in this turn: only a Jack moves them again.'),
  'moved-twice': says('{Unit:has|have} moved twice in this turn, and a Jack gives no third move.'),
  pinned: says('{Unit:touches|touch} {foe}, and infantry in contact with an enemy cannot move.'),
  'pinned-part': says('{Unit:touches|touch} an enemy, and so cannot be the part that is shifted.'),
  routing: says('{Unit:is|are} routing, and can only run.'),
  'no-card': says('That needs a card, and none goes with the order.'),
  'no-number-card': withPurpose(says('{Card} does not pay for that: a card from Two to Ten does.')),
  'one-card': says('One card is enough: {card} would be spent for nothing.'),
  'not-held': says('You do not hold {card}.'),
  'not-theirs': says('Only {side} may play a card now, and they do not hold {card}.'),
  'no-use': withPurpose(says('{Card} is of no use here.')),
  'too-far': says('That takes {length} of a move, and {unit:has|have} {move}.'),
  'enemy-between': says('{Foe:stands|stand} in the way: nobody goes through an enemy.'),
  'friend-in-way': says('{Other:stands|stand} in the way: nobody goes through anybody.'),
  'forward-only': says('A march of {unit} can only go forward: all else is a change of shape.'),
  'ends-on': says('{Other:stands|stand} there: one may pass through friends, but not stop on them.'),
  'off-board': says('That would put a part of {unit} over the edge of the board.'),
  'two-parts': says('A split makes two parts of the formation of {unit}, and each has somebody in it.'),
  'not-connected': says('Not all of the figures of {unit} would touch each other.'),
  'no-gap': says('There is no room to open a gap there for {unit}.'),
  'not-of-it': says('{Other:is|are} not of the formation of {unit}.'),
  'nobody-stays': says('In a change of shape one figure of the formation of {unit} keeps its place.'),
  'front-stays': says('In a change of shape the front figure of the formation of {unit} keeps its place.'),
  'row-too-short': says('The row of {unit} has only {count} places.'),
  'no-change': says('{Unit:stands|stand} so already.'),
  'has-reshaped': says('{Unit:has|have} changed shape already in this turn.'),
  'new-contact': says('{Unit} would come to touch {foe}, and only a march does that.'),
  'no-three': says('It takes a Three to let {unit} disengage.'),
  'not-pinned': says('{Unit:is|are} not pinned.'),
  'not-first': says('{Unit} cannot run yet: others who rout are farther from the enemy.'),
  'not-due': says('{Unit} need not roll for control now.'),
  'not-an-enemy': says('{At:is|are} on your own side.'),
  'has-acted': says('{Unit:has|have} attacked already in this phase: once is all.'),
  'guns-moved': says('{Unit:has|have} moved in this turn, and so cannot fire in it.'),
  'has-fired': says('{Unit:has|have} fired in this turn, and so cannot charge in it.'),
  'no-guns': says('{Unit:has|have} no guns.'),
  'no-muskets': says('{Unit:has|have} no muskets: only infantry fires volleys.'),
  'out-of-range': says('{At:is|are} {distance} off, and guns reach 1½ inches.'),
  'friend-between': says('{Friend:stands|stand} on the line to {at}: guns fire neither through friends nor over them.'),
  'ground-between': says('{Terrain} hides {at}.'),
  'foe-between': says('{Foe:stands|stand} on the line to {at}: guns fire at the nearest enemy on it only.'),
  'friend-in-contact': says('{At:touches|touch} {friend}: guns do not fire into a fight that they are not in.'),
  'not-faced': says('{At:is|are} not in the quarter before {unit}.'),
  'not-touching': says('{Unit:does|do} not touch {at}, and musketry and charges need contact.'),
  'mover-second': says('{Unit:has|have} come up in this turn: the infantry that they have met fires first.'),
  'part-over': says('{Unit} could have fired before: now it is only for those who came up in this turn.'),
  'guns-never-charge': says('{Unit} cannot charge: guns never do.'),
  'foot-at-horse': says('{Unit} cannot charge {at}: infantry never charges cavalry.'),
  'no-face-card': noFaceCard,
  'other-turn': says('{Unit:charges|charge} with the bayonet only in a turn of the own side.'),
  'came-along': says('{Unit:has|have} come along with an Overrun, and touched no enemy when the phase began.'),
  'must-charge': says('{Unit:touches|touch} an enemy, and cavalry in contact must charge.'),
  'not-asked': says('{Unit:is|are} not asked now.'),
  'not-next': says('{At:is|are} not the next of that formation for {unit}.'),
  'no-way-out': says('{Unit:has|have} no free way to withdraw.'),
  'no-eight': says('Only an Eight turns the rout of {unit} into a retreat.'),
  'not-disrupted': says('{Unit:is|are} not disrupted.'),
  'not-routing': says('{Unit:is|are} not routing.'),
  'in-contact': says('{Unit:touches|touch} {foe}, and nobody reforms in contact with an enemy.'),
  'was-attacked': says('{Unit:has|have} been attacked in this turn, and so cannot reform yet.'),
  'has-rolled': says('{Unit:has|have} tried already in this phase.'),
  'no-hq-near': says('The HQ is more than 6 inches from {unit}.'),
  'unlike-columns': says('The columns of {side} are not alike: in each type they may differ by one figure at most.'),
  'too-few': says('That is no formation to be placed: {unit} would need {count} of their type in a row.'),
  'leaves-too-few': says(
    'That would leave fewer than {count} of the type of {unit} in the column, and they could never be placed.',
  ),
  taken: says('{Other:stands|stand} there already, and two figures never share a place.'),
  'no-row': says('{Unit} would stand in no column and in no line.'),
  'not-of-column': says('Those are not figures of one type and of one column that waits.'),
  'not-own-half': says('{Unit} would stand in the other side’s half of the board.'),
  'far-from-end': says('{Unit} would stand more than 6 inches from their own end of the board.'),
  'hq-alone': says('{Unit} must join a row of cavalry, so that it has {count} or more.'),
  'no-horse': says('That column has no cavalry for the HQ of {side} to join.'),
  'part-too-small': says('The part of {unit} would have fewer than {count}.'),
  'not-all-placed': says('{Side} have not set up the whole of one column: {count} figures are left.'),
  'no-hq': says('{Unit} must be set up as well.'),
  'too-far-apart': says('{Unit:stands|stand} too far from the others: an inch is the most.'),
  'no-reinforcements': says('{Side} have no column to bring on now.'),
  'queen-and-shift': says('A Queen shifts the arrival roll by two, up or down, and nothing else does.'),
  'far-from-edge': says('{Unit} would stand more than an inch from the edge.'),
  'far-from-others': says('{Unit} would stand more than an inch from the others of the column.'),
  'not-there': says('{Unit} would not stand in the {where}.'),
  'there-is-room': says('There is room for the column.'),
  'hand-too-large': says('{Side} hold more than four cards: {count} must go.'),
  'wrong-count': says('{Side} must discard {count}, and no more.'),
};

/** The reasons, each with its parameters: ids of figures and terrain, cards, and lengths in µm. */
export type Refusals = { readonly [Reason in keyof typeof REFUSALS]: Parameters<(typeof REFUSALS)[Reason]>[0] };
