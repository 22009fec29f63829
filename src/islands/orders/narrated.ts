import type { Awaiting, EventLike } from '../../games/contract/engine.ts';
import { seenEvents, type NarratedEvent, type SeenRules } from '../../games/contract/view.ts';

/** An event, and the board on which it happened. */
export interface Happened {
  readonly event: EventLike;
  readonly on: Awaiting;
}

/**
 * Events as one pair of eyes may know them, each with its sentence; `isOpen`: without what would
 * have served better.
 */
export const narrated = (happened: readonly Happened[], rules: SeenRules, isOpen = false): readonly NarratedEvent[] =>
  happened.flatMap(({ event, on }) =>
    seenEvents(rules, [{ event, says: rules.words.event(event, on, isOpen) }], rules.eyes(on)),
  );
