import { capital } from '../games/contract/sentences.ts';
import type { Awaiting, Target } from '../games/contract/engine.ts';
import type { PlayModule } from './module.ts';

/** The content of a pop-up: what a game says about a place on its board and the units there. */
export interface About {
  /** The name of the unit, or of the ground. */
  readonly title: string;
  /** The kind of thing, and for a unit its side. */
  readonly kind?: string;
  readonly rows: readonly AboutRow[];
  /** The units that the pop-up is about; none for an empty place. */
  readonly units: readonly string[];
  /** Pairs of units: the links of the chain of command through which orders reach these units. */
  readonly links: readonly (readonly [from: string, to: string])[];
}

/** One row of a pop-up: `Moves: 2`. `more` is a second, quieter line. */
export interface AboutRow {
  readonly name: string;
  readonly text: string;
  readonly more?: string;
}

/**
 * The content of the pop-up for a place. If the game has no `about`, the title is the sentence that
 * screen readers speak.
 */
export const aboutOf = (game: PlayModule, state: Awaiting, target: Target): About =>
  game.about?.(state, target) ?? {
    title: capital(game.input.says(state, target)),
    rows: [],
    units: 'unit' in target ? [target.unit] : [],
    links: [],
  };
