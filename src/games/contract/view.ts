import { partsOf, type Rolled } from '../../core/dice.ts';
import { givenBy } from './due.ts';
import type { AnyRules, Awaiting, EventLike, OrderLike } from './engine.ts';

/** An event with its sentence. */
export interface NarratedEvent {
  readonly event: EventLike;
  /** Empty if the reader learns nothing of the event. */
  readonly says: string;
}

/**
 * The side whose eyes see a board: it depends on the board, because sides have names of its own.
 */
export type Eyes = (state: Awaiting) => string;

/** The reader of a teaching board: its first side. */
export const readerOf =
  (rules: Pick<AnyRules, 'sides'>): Eyes =>
  (state) =>
    rules.sides(state)[0]!;

/** The sides whose hands this side may not see. For `seenBy` of a game with hidden hands. */
export const closedTo = (sides: readonly string[], { open = [] }: Pick<Awaiting, 'open'>, eyes: string) =>
  sides.filter((side) => side !== eyes && !open.includes(side));

/** Rules whose answers are made from what one pair of eyes sees. */
export interface SeenRules extends AnyRules {
  /** Whose eyes they are. */
  readonly eyes: Eyes;
  /** A board as these eyes see it. */
  readonly seen: (state: Awaiting) => Awaiting;
  /** The rules as they are, which play on. */
  readonly unseen: AnyRules;
}

/**
 * The rules that play on and count: what is supposed to lie in a hidden hand is played from there.
 */
export const unseen = (rules: AnyRules | SeenRules): AnyRules => ('unseen' in rules ? rules.unseen : rules);

/**
 * The rules as one pair of eyes sees a game: the only door to what a page shows, tells or offers.
 * Judgments, candidates, probes and words are made from `seenBy`, and words also from `seenEvent`
 * and `seenOrder`. What plays on, that is `carryOut`, `resolve` and `apply`, gets the true state.
 */
export function seenThrough(rules: AnyRules, eyes: Eyes = readerOf(rules)): SeenRules {
  const seen = (state: Awaiting): Awaiting => rules.seenBy(state, eyes(state));
  const { words } = rules;
  const own = <Given extends { readonly order: OrderLike }>(state: Awaiting, given: readonly Given[]) =>
    givenBy(rules, state, given, eyes(state));
  return {
    ...rules,
    eyes,
    seen,
    unseen: rules,
    options(state) {
      const all = rules.options(seen(state));
      return all === null ? null : own(state, all);
    },
    candidates: (state, unit) => own(state, rules.candidates(seen(state), unit)),
    probe: (state, intent) => own(state, rules.probe(seen(state), intent)),
    intent: (state, order) => rules.intent(seen(state), order),
    ...(rules.typed && { typed: (state, order) => rules.typed!(seen(state), order) }),
    judge: (state, order) => rules.judge(judgedOn(rules, state, order, eyes(state)), order),
    moment: (state) => rules.moment(seen(state)),
    ...(rules.beside && { beside: (state) => rules.beside!(seen(state), eyes(state)) }),
    words: {
      ...words,
      event(event, state, isOpen) {
        const shown = seenEvent(rules, event, eyes(state));
        return shown === null ? '' : words.event(shown, seen(state), isOpen);
      },
      order(order, state) {
        const shown = seenOrder(rules, order, eyes(state));
        return shown === null ? words.sealed(order, seen(state)) : words.order(shown, seen(state));
      },
      refusal: (refused, state) => words.refusal(refused, seen(state)),
      roll: (purpose, state) => words.roll(purpose, seen(state)),
      outcome: (word, shared, events, state) => words.outcome(word, shared, events, seen(state)),
      headline: (events, state) => words.headline(events, seen(state)),
      unit: (id, state) => words.unit(id, seen(state)),
      name: (id, state) => words.name(id, seen(state)),
      waiting: (id, state) => words.waiting(id, seen(state)),
      side: (id, state) => words.side(id, seen(state)),
      moment: (state) => words.moment(seen(state)),
      asks: (state) => words.asks(seen(state)),
      aim: (state) => words.aim(seen(state)),
      standing: (state) => words.standing(seen(state)),
    },
  };
}

/** An event as a side may know it; null if the side learns nothing of it. */
const seenEvent = (rules: AnyRules, event: EventLike, eyes: string): EventLike | null =>
  rules.seenEvent === undefined ? event : rules.seenEvent(event, eyes);

/** An order as a side may know it; null if it is sealed. */
export const seenOrder = (rules: AnyRules, order: OrderLike, eyes: string): OrderLike | null =>
  rules.seenOrder === undefined ? order : rules.seenOrder(order, eyes);

/**
 * The board on which an order is judged and its odds are counted: what these eyes see, and the
 * hidden cards that the order itself shows.
 */
export const judgedOn = (rules: AnyRules, state: Awaiting, order: OrderLike, eyes: string): Awaiting =>
  rules.shownBy?.(state, order, eyes) ?? rules.seenBy(state, eyes);

/** The events that a side learns of, as it may know them. */
export const seenEvents = (rules: AnyRules, events: readonly NarratedEvent[], eyes: string): readonly NarratedEvent[] =>
  events.flatMap(({ event, says }) => {
    const shown = seenEvent(rules, event, eyes);
    return shown === null ? [] : [{ event: shown, says }];
  });

/** What is shown of a drawn card that lies face down. */
const FACE_DOWN = 'face down';

/** Whether a roll or a draw is hidden from some side, perhaps not from the one that looks. */
export const isHidden = (rules: Pick<AnyRules, 'secretTo'>, purpose: string): boolean =>
  (rules.secretTo?.(purpose) ?? null) !== null;

/**
 * Rolls as a side may see them: a card that only another side sees lies face down. Dice in stages
 * are a roll for each stage.
 */
export const seenRolls = (rules: AnyRules, rolls: readonly Rolled[], eyes: string): readonly Rolled[] =>
  rolls.flatMap(partsOf).map((rolled) => {
    const whose = rules.secretTo?.(rolled.purpose) ?? null;
    return whose === null || whose === eyes ? rolled : { ...rolled, faces: [FACE_DOWN], result: FACE_DOWN };
  });
