import { capital } from '../games/contract/sentences.ts';
import type { Awaiting, Target } from '../games/contract/engine.ts';
import type { PlayModule } from './module.ts';

/**
 * What a game tells about a place of its board and about who stands there: the text of a pop-up.
 */
export interface About {
  /** The name of the unit or of the ground. */
  readonly title: string;
  /** What kind of thing it is, and whose. */
  readonly kind?: string;
  readonly rows: readonly AboutRow[];
  /** The units that it is about; none for an empty place. */
  readonly units: readonly string[];
  /** Pairs of units by which orders reach these ones. */
  readonly links: readonly (readonly [from: string, to: string])[];
}

/** One line of a pop-up: `Moves: 2`. `more` is a second, quieter line. */
export interface AboutRow {
  readonly name: string;
  readonly text: string;
  readonly more?: string;
}

/**
 * What there is to know about a place. A game that tells nothing of its own has the sentence that
 * screen readers speak.
 */
export const aboutOf = (game: PlayModule, state: Awaiting, target: Target): About =>
  game.about?.(state, target) ?? {
    title: capital(game.input.says(state, target)),
    rows: [],
    units: 'unit' in target ? [target.unit] : [],
    links: [],
  };
