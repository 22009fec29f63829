import type { Annotation } from '../core/annotations.ts';
import type { ClauseId, GameId } from '../core/ids.ts';
import { isApart } from '../games/contract/due.ts';
import type { Awaiting, EventLike, OrderLike, Rules, Target } from '../games/contract/engine.ts';
import { readerOf, seenThrough, type Eyes, type SeenRules } from '../games/contract/view.ts';
import type { About } from './about.ts';
import { listingOnce, type InputAdapter } from './input.ts';
import type { Mark, Scene } from './scene.ts';

/** What a page needs to play a game on a board: everything except parsing content files. */
export interface PlayModule<
  State extends Awaiting = Awaiting,
  Order extends OrderLike = OrderLike,
  Event extends EventLike = EventLike,
> {
  readonly id: GameId;
  readonly rules: Rules<State, Order, Event>;
  readonly input: InputAdapter<State>;
  /**
   * The board as plain data, with the annotations of a step. `aimed` is the board that the
   * annotations refer to, if it is not `state`.
   */
  scene(state: State, shows: readonly Annotation[], aimed?: State): Scene;
  /** The marks that annotations alone add to a board. */
  shown(state: State, shows: readonly Annotation[]): readonly Mark[];
  /** The content of the pop-up for a place; null if the sentence of screen readers says it all. */
  about?(state: State, target: Target): About | null;
}

/**
 * A game as pages play it: what one pair of eyes sees of it, and the titles of its clauses, which
 * panels show. Everything that a page shows, tells, offers or counts comes from here.
 */
export interface PlayableGame extends PlayModule {
  readonly rules: SeenRules;
  /** The title of a clause: `Charge: not uphill`. */
  readonly clauseTitle: (id: ClauseId) => string;
  /**
   * The same game for other eyes. While `isOpen`, all hands lie open for them, and secret orders
   * stay hidden; if it is left out, hands lie open as before.
   */
  readonly through: (eyes: Eyes, isOpen?: () => boolean) => PlayableGame;
}

/** A game whose hands all lie open while `isOpen`. A game without hidden hands stays as it is. */
const opened = (rules: PlayModule['rules'], isOpen: () => boolean): PlayModule['rules'] =>
  rules.secretTo === undefined
    ? rules
    : {
        ...rules,
        seenBy: (state, side) => rules.seenBy(isOpen() ? { ...state, open: rules.sides(state) } : state, side),
      };

/**
 * Pointing as these eyes see the board: it tells nothing that is hidden from them, and only units
 * of their own can be taken while each side is offered its own.
 */
function ofEyes(input: InputAdapter, rules: SeenRules): InputAdapter {
  const { mover } = input;
  const { seen } = rules;
  const isOthers = (state: Awaiting, unit: string): boolean =>
    isApart(state) && rules.sideOf(state, unit) !== rules.eyes(state);
  return {
    ...input,
    reach: (state, unit) => input.reach(seen(state), unit),
    name: (state, target) => input.name(seen(state), target),
    says: (state, target) => input.says(seen(state), target),
    selectable: (state, target) => input.selectable(state, target).filter((unit) => !isOthers(state, unit)),
    ...(mover && {
      mover: { ...mover, handles: (state, unit) => (isOthers(state, unit) ? [] : mover.handles(state, unit)) },
    }),
  };
}

/** A game as pages play it, for the eyes of a board's reader. */
export function playable(game: PlayModule, clauseTitle: PlayableGame['clauseTitle']): PlayableGame {
  const module = listingOnce(game);
  const through = (eyes: Eyes, isOpen: () => boolean): PlayableGame => {
    const rules = seenThrough(opened(module.rules, isOpen), eyes);
    const { seen } = rules;
    return {
      ...module,
      rules,
      input: ofEyes(module.input, rules),
      clauseTitle,
      through: (others, isOpenThen = isOpen) => through(others, isOpenThen),
      scene: (state, shows, aimed) => module.scene(seen(state), shows, aimed && seen(aimed)),
      shown: (state, ...rest) => module.shown(seen(state), ...rest),
      ...(module.about && { about: (state: Awaiting, target: Target) => module.about!(seen(state), target) }),
    };
  };
  return through(readerOf(module.rules), () => false);
}
