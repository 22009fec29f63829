import { taken } from '../../contract/hands.ts';
import { discarded, renewed } from '../cards/deck.ts';
import { formationOf, stillParted } from '../formations/formation.ts';
import type { Event, EventOf } from '../events.ts';
import type { State, Meeting } from '../state.ts';
import { read } from '../rulings.ts';
import { broughtOn } from '../battle/recording.ts';
import { attacked, rideDue } from '../attacks/recording.ts';
import { broke, eightDue, hasRun, ran, recovered } from '../morale/recording.ts';
import { changed, conditioned, gone, placed, withAll } from './changes.ts';
import { wildOf } from '../moving/chargers.ts';
import { settled } from './awaiting.ts';
import { began } from './began.ts';

/** Records one event; decides nothing. */
export const apply = (state: State, event: Event): State => settled(joined(hasRun(recorded(state, event), event)));

/**
 * Parts that were booked as two formations, and have left each other, are so no more.
 * @ruling rr-012
 */
function joined(state: State): State {
  if (state.apart === undefined) return state;
  const { apart: _before, ...others } = state;
  const apart = stillParted(state);
  return apart.length === 0 ? others : { ...others, apart };
}

/** Nothing is awaited any more. */
const over = (state: State): State => ({ ...state, pending: null });

/** Rolls that only tell what the next events do. */
type Told = EventOf<'march-rolled' | 'morale-tested' | 'stand-rolled' | 'charge-failed'>;

const TOLD: readonly string[] = [
  'march-rolled',
  'morale-tested',
  'stand-rolled',
  'charge-failed',
] satisfies readonly Told['type'][];

const isTold = (event: Event): event is Told => TOLD.includes(event.type);

/** What an order stops for. */
type Due = EventOf<
  'announced' | 'dice-thrown' | 'between-due' | 'march-due' | 'evasion-due' | 'rout-due' | 'overrun-due'
>;

const DUE: readonly string[] = [
  ...(['announced', 'dice-thrown', 'between-due', 'march-due', 'evasion-due'] as const),
  ...(['rout-due', 'overrun-due'] as const),
] satisfies readonly Due['type'][];

const isDue = (event: Event): event is Due => DUE.includes(event.type);

/** What is awaited after an order has stopped. @ruling rr-024 rr-032 */
function dueBy({ pending }: State, event: Due): State['pending'] {
  switch (event.type) {
    case 'announced':
      return { kind: 'cards', what: event.what, laid: [], asked: event.asked };
    case 'dice-thrown': {
      const laid = pending?.kind === 'cards' ? pending.laid : [];
      return { kind: 'cards', what: event.what, laid, asked: event.asked };
    }
    case 'between-due':
      return { kind: 'between', side: event.side };
    case 'march-due':
      return { kind: 'march', what: event.what, going: event.going };
    case 'evasion-due':
      return {
        kind: 'evade',
        units: event.units,
        from: event.from,
        ...(event.onward !== undefined && { onward: event.onward }),
      };
    case 'rout-due':
      return eightDue(event);
    case 'overrun-due':
      return rideDue(event);
  }
}

function recorded(state: State, event: Event): State {
  if (event.type === 'break-rolled') return { ...state, tested: withAll(state.tested, event.formation ?? []) };
  if (event.type === 'bayonets-fixed') return { ...state, bayonets: withAll(state.bayonets, event.units) };
  if (isDue(event)) return { ...state, pending: dueBy(state, event) };
  if (event.type === 'flight-due')
    return { ...state, fleeing: { units: event.units, cause: event.cause, riding: event.riding } };
  if (isTold(event)) return state;
  switch (event.type) {
    case 'phase-began':
      return began(state, event);
    case 'card-drawn':
      return { ...state, ...taken(state, event.side, event.card) };
    case 'deck-renewed':
      return renewed(state);
    case 'cards-discarded':
      return { ...state, ...discarded(state, event.side, event.cards) };
    case 'card-played':
      return played(state, event);
    case 'card-passed':
      return state.pending?.kind === 'cards'
        ? { ...state, pending: { ...state.pending, asked: event.asked ?? null } }
        : over(state);
    case 'asking-changed':
      return { ...state, isAlwaysAsked: event.isAlways };
    case 'negated':
      return stopped(state, event);
    case 'control-due':
      return { ...state, wild: event.units };
    case 'pin-lifted':
      return freed(state, event);
    case 'formation-moved':
      return moved(over(state), event);
    case 'formation-stayed':
      return stayed(over(state), event);
    case 'formation-reshaped':
      return reshaped(state, event);
    case 'control-rolled':
      return { ...over(state), wild: state.wild.filter((id) => id !== event.unit) };
    case 'guns-fired':
    case 'volley-fired':
    case 'charge-made':
      return over(attacked(state, event));
    case 'unit-disrupted':
      return conditioned(state, 'disrupted', event.unit);
    case 'unit-retreated':
      return conditioned(placed(state, { [event.unit]: event.to }), 'disrupted', event.unit);
    case 'unit-routed':
      return conditioned(over(state), 'routing', event.unit);
    case 'unit-fled':
      return ran(state, event);
    case 'unit-left':
    case 'unit-destroyed':
      return gone(state, event.unit);
    case 'formation-broke':
      return broke(state, event);
    case 'evasion-left':
    case 'overrun-left':
      return over(state);
    case 'formation-split':
      return event.apart === undefined
        ? placed(state, event.units)
        : { ...state, apart: [...(state.apart ?? []), event.apart] };
    case 'overrun-ridden':
      return placed(state, event.units);
    case 'recovery-rolled':
    case 'rally-rolled':
      return recovered(over(state), event);
    case 'first-rolled':
    case 'first-named':
    case 'formation-placed':
    case 'deployment-ended':
    case 'reinforcements-rolled':
    case 'arrival-rolled':
    case 'column-due':
    case 'column-waits':
      return broughtOn(state, event);
    case 'battle-over':
      return { ...over(state), winner: event.winner };
  }
}

function played(state: State, { side, cards, asked }: EventOf<'card-played'>): State {
  const now = { ...state, ...discarded(state, side, cards) };
  const { pending } = now;
  if (pending?.kind === 'rout' || pending?.kind === 'between') return over(now);
  // A card that is played as an order of its own ends what an Ace or a Jack still pays for.
  if (pending?.kind !== 'cards') return { ...now, credit: null };
  return { ...now, pending: { ...pending, laid: [...pending.laid, ...cards], asked } };
}

/**
 * A Three has lifted a pin; under one reading it pays for the march of those it frees as well.
 * @ruling rr-028
 */
const freed = (state: State, { units, paid }: EventOf<'pin-lifted'>): State => ({
  ...state,
  freed: withAll(state.freed, units),
  ...(paid !== undefined && { credit: { but: [], only: units, card: paid } }),
});

/**
 * Of the two marches of an Ace or a Jack, a card stops one: the other is still paid for.
 * @ruling rr-027
 */
function stopped(state: State, { what }: EventOf<'negated'>): State {
  return what.kind === 'march' ? { ...over(state), credit: creditOf(state, what) } : over(state);
}

/**
 * An Ace or a Jack pays for one more move, of any formation but this one as it stands.
 * @ruling rr-101
 */
const creditOf = (
  state: State,
  { unit, paid }: { readonly unit: string; readonly paid: string | null },
): State['credit'] =>
  paid === null ? null : { but: formationOf(state, state.units[unit]!).map(({ id }) => id), only: null, card: paid };

/**
 * Nobody has gone. The card of a march is spent all the same; wild cavalry that stays with those it
 * touches has had its move of the turn.
 * @ruling rr-045 rr-073 rr-074
 */
function stayed(state: State, event: EventOf<'formation-stayed'>): State {
  if (event.how === 'evasion') return state;
  if (event.how !== 'wild') return { ...state, credit: creditOf(state, event) };
  return {
    ...state,
    moved: withAll(
      state.moved,
      wildOf(state, state.units[event.unit]!).map(({ id }) => id),
    ),
  };
}

function moved(state: State, { unit, units, how, met, paid }: EventOf<'formation-moved'>): State {
  const ids = Object.keys(units);
  const ends = Object.fromEntries(Object.entries(units).map(([id, path]) => [id, path.at(-1)!]));
  const there = placed(state, ends);
  if (how === 'evasion') return there;
  const isInfantry = (meeting: Meeting) =>
    state.units[meeting.unit]?.arm === 'infantry' && state.units[meeting.at]?.arm === 'infantry';
  return {
    ...there,
    moved: withAll(state.moved, ids),
    met: [...state.met, ...met.filter(isInfantry)],
    again: how === 'second' ? withAll(state.again, ids) : state.again,
    credit: creditOf(state, { unit, paid }),
  };
}

/**
 * Figures stand otherwise; by one reading their formation has had its move.
 * @ruling rr-041 rr-103
 */
function reshaped(state: State, { unit, units }: EventOf<'formation-reshaped'>): State {
  const isMove = read(state, 'rr-041') === 'counts-as-move';
  const all = formationOf(state, state.units[unit]!).map(({ id }) => id);
  return {
    ...changed(state, units),
    reshaped: withAll(state.reshaped, Object.keys(units)),
    moved: isMove ? withAll(state.moved, all) : state.moved,
  };
}
