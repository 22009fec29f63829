import { seeded, seedFrom } from '../../core/seeded.ts';
import { isBeforePlay, type Awaiting } from '../../games/contract/engine.ts';
import { idleEnd } from '../../games/contract/idle.ts';
import type { LoadedGame } from '../../register/index.ts';
import { standing } from './looking.ts';
import { boldPlayer } from './player.ts';

/** A random battle. */
export interface CountedBattle {
  /** The orders of both sides from the first turn on; null if it did not end within the limit. */
  readonly orders: number | null;
  /** The units of each side that were on the board at some time. */
  readonly units: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Fights a battle at random, from the board before it to its end or to `limit` orders. The same
 * seed gives the same battle. The ends of phases in which there is nothing to do are no orders:
 * pages give them by themselves. Nor is what is done before the first turn.
 */
export function countBattle(
  game: LoadedGame,
  from: Awaiting,
  { seed, limit }: { readonly seed: number; readonly limit: number },
): CountedBattle {
  const { engine } = game;
  const dice = seeded(seedFrom(seed, 'dice'));
  const player = boldPlayer(game, seeded(seedFrom(seed, 'player')));
  const units = new Map<string, Set<string>>();
  let state = from;
  let orders = 0;
  while (state.awaits !== null && orders < limit) {
    const idle = idleEnd(engine, state);
    const order = idle ?? player(state);
    if (idle === null && !isBeforePlay(state)) orders += 1;
    state = engine.resolve(state, order, dice).reduce((now, event) => engine.apply(now, event), state);
    for (const { unit, side } of standing(game, state)) units.set(side, (units.get(side) ?? new Set()).add(unit));
  }
  return { orders: state.awaits === null ? orders : null, units };
}
