import type { Awaiting } from '../games/contract/engine.ts';
import type { BareScene } from '../scene/scene.ts';
import type { Series } from './boards.ts';

/** A board of a battle from which it can be played on. */
export interface Start {
  /** The id of the step that shows this board. */
  readonly id: string;
  readonly title: string;
  /** The chapter of the battle to which it belongs: `Round 2`. */
  readonly chapter: string;
  /** Whether it is offered in the list of starts. Others are reached by a link from their step. */
  readonly listed: boolean;
  readonly state: Awaiting;
}

/**
 * A battle as it is fetched: every board from which it can be played on. The first board is the
 * beginning of the battle.
 */
export interface BattleData extends Series<Start> {
  /** The same for all its boards: a battle does not change its map. */
  readonly scene: BareScene;
  /** The page on which the battle can be watched. */
  readonly home: string;
}
