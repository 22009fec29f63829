import type { Dice } from '../../core/dice.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';

/**
 * What is needed to play a part of a step, and the path of that part in the file: `steps.2.ask`.
 */
export interface Run {
  readonly engine: AnyEngine;
  readonly dice: Dice;
  readonly path: string;
}

/** The same for a part inside this one. */
export const inside = (run: Run, part: string): Run => ({ ...run, path: `${run.path}.${part}` });
