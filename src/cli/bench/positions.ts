import { seeded } from '../../core/seeded.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { engineOf } from '../../register/index.ts';
import { benchConfig, GAME } from './config.ts';

/** A position from a randomly played game, and the order given in it. */
export interface Position {
  readonly state: Awaiting;
  readonly order: OrderLike;
}

/** The engine of the measured game. */
export const engine: AnyEngine = await engineOf(GAME);

const { orders: kinds, odds, turns, boards } = benchConfig(GAME);

/** The type of order whose odds are measured. */
export const ROLLED = odds;

/**
 * Collects positions from games in which both players choose at random among the engine's
 * candidates: first a type of order, then an order of that type, each with equal chances. Every
 * board and every type of order occurs equally often. Positions with only one possible order are
 * left out. The same seed gives the same positions.
 */
export function positions(count: number, seed = 1805): readonly Position[] {
  const sources = Object.keys(boards).flatMap((board, i) =>
    kinds.map((kind, j) => ({ kind, game: game(board, seed + 10 * i + j) })),
  );
  return Array.from({ length: count }, (_, i) => {
    const { kind, game } = sources[i % sources.length]!;
    let position = game.next().value;
    while (position.order.type !== kind) position = game.next().value;
    return position;
  });
}

/** An endless series of positions, from one game after another on the same board. */
function* game(board: string, seed: number): Generator<Position, never> {
  const dice = seeded(seed);
  const started = engine.start(boards[board], {});
  if (!started.ok) throw new Error(`${board}: ${JSON.stringify(started.error)}`);
  for (;;) {
    let state = started.value;
    let { side } = engine.moment(state);
    for (let turn = 1; turn <= turns && state.awaits !== null;) {
      const orders = engine.candidates(state).map((option) => option.order);
      const kind = dice.draw('kind', [...new Set(orders.map(({ type }) => type))]);
      const alike = orders.filter(({ type }) => type === kind);
      const order = dice.draw('order', alike);
      if (orders.length > 1) yield { state, order };
      for (const event of engine.resolve(state, order, dice)) state = engine.apply(state, event);
      const now = engine.moment(state).side;
      if (now !== side) turn += 1;
      side = now;
    }
  }
}
