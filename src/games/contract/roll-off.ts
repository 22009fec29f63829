import { D6, type Dice, type Die } from '../../core/dice.ts';

/** The dice of two sides, and which side is ahead; `winner` is null if the dice are level. */
export interface RolledOff {
  readonly faces: readonly [one: number, other: number];
  readonly winner: string | null;
}

/**
 * Rolls one die for each of two sides, for the purpose `purpose.<side>`; the higher one is ahead.
 * The game decides what level dice mean, and whether they are rolled again at once.
 */
export function rollOff<Purpose extends string>(
  dice: Pick<Dice<Purpose | `${Purpose}.${string}`>, 'roll'>,
  purpose: Purpose,
  [one, other]: readonly [string, string],
  of: Die = D6,
): RolledOff {
  const faces = [dice.roll(`${purpose}.${one}`, of), dice.roll(`${purpose}.${other}`, of)] as const;
  const [mine, theirs] = faces;
  return { faces, winner: mine === theirs ? null : mine > theirs ? one : other };
}
