import type * as core from '../../core/dice.ts';

export { D6 } from '../../core/dice.ts';

/** What is rolled for. */
export type Roll =
  | 'hit'
  | 'effect'
  | 'attack'
  | 'defence'
  | 'reroll'
  | 'extension'
  | 'activation'
  | 'rally'
  | 'river'
  | 'road'
  | 'roll-off';

/** Dice that are rolled for nothing else: a roll without a caption does not compile. */
export type Dice = core.Dice<Roll | `${Roll}.${string}`>;
