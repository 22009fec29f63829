import { countOdds } from '../../../games/contract/odds.ts';
import { engineOf } from '../../../register/index.ts';
import { ordersOnBoards } from '../board-orders.ts';
import { isFigure } from '../budgets.ts';
import { playedConfig } from '../config.ts';
import type { Measurement } from '../measurement.ts';
import { timed } from '../statistics.ts';

/** How long a step waits for odds, in milliseconds. */
interface Slow {
  readonly name: string;
  readonly ms: number;
}

/**
 * Exact odds of the orders that a reader may give on the boards of a game, as its `bench.yaml`
 * names them: the slowest of all, and of each board in a note.
 */
export async function oddsOnBoards(game: string, runs: number): Promise<readonly Measurement[]> {
  const engine = await engineOf(game);
  const found: Measurement[] = [];
  for (const [id, { orders: types, horizon }] of Object.entries(playedConfig(game).onBoards)) {
    if (!isFigure(id)) throw new Error(`${game}: the bench has no figure ${id}`);
    if (!(engine.horizons ?? []).some((each) => each.id === horizon))
      throw new Error(`${game}: there is no horizon ${horizon}`);
    const all = (await ordersOnBoards(game, types)).map(({ name, state, orders }): Slow => {
      const ms = (n: number): number =>
        timed(() => {
          countOdds(engine, state, orders[n]!, { horizon });
          return 1;
        }).ms;
      const first = orders.map((_, n) => ms(n));
      const slowest = first.indexOf(Math.max(...first));
      // Other work on the machine can only slow it down.
      return { name, ms: Math.min(...Array.from({ length: runs }, () => ms(slowest))) };
    });
    const worst = all.toSorted((a, b) => b.ms - a.ms);
    const [slowest] = worst;
    if (slowest === undefined) throw new Error(`${game}: no board has an order for ${id}`);
    const lines = worst.map(({ name, ms }) => `\n  ${ms.toFixed(1).padStart(7)} ms  ${name}`);
    found.push({ id, game, value: slowest.ms, note: `each step, the slowest order first${lines.join('')}` });
  }
  return found;
}
