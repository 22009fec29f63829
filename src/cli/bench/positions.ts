import { seeded } from '../../core/seeded.ts';
import { problemText } from '../../core/result.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { engineOf } from '../../register/index.ts';
import { boardFile } from '../../library/files.ts';
import { expandBoard } from '../../scenario/files/boards.ts';
import type { Plain } from '../../core/ids.ts';
import { playedConfig } from './config.ts';

/** A position from a randomly played game, and the order given in it. */
export interface Position {
  readonly state: Awaiting;
  readonly order: OrderLike;
}

/** A game whose orders and odds are measured. */
export interface Measured {
  readonly engine: AnyEngine;
  /** The type of order whose odds are measured; undefined if those of `counted` alone are. */
  readonly rolled: string | undefined;
  /**
   * Positions from games in which both players choose at random among the engine's candidates:
   * first a type of order, then an order of that type, each with equal chances. Every board and
   * every type of order occurs equally often. Positions with only one possible order are left out.
   * The same seed gives the same positions.
   */
  readonly positions: (count: number, seed?: number) => readonly Position[];
  /** The orders that its `bench.yaml` has counted by themselves, by their figures. */
  readonly counted: Readonly<Record<string, Position>>;
}

/** Loads a game to measure. Throws if one of the boards in its `bench.yaml` cannot be begun. */
export async function measured(game: string): Promise<Measured> {
  const engine = await engineOf(game);
  const { orders: kinds, odds: rolled, turns, boards, counted } = playedConfig(game);
  const starts = Object.entries(boards).map(([name, board]) => begun(game, engine, { name, board: board as Plain }));
  return {
    engine,
    rolled,
    counted: Object.fromEntries(
      Object.entries(counted).map(([name, { board, order }]) => {
        const state = begun(game, engine, { name, board: board as Plain });
        const read = engine.order(order, state);
        if (!read.ok) throw new Error(`${game}, ${name}: ${read.error.map(problemText).join('; ')}`);
        return [name, { state, order: read.value }];
      }),
    ),
    positions(count, seed = 1805) {
      const sources = starts.flatMap((start, i) =>
        kinds.map((kind, j) => ({ kind, games: played(engine, start, { turns, seed: seed + 10 * i + j }) })),
      );
      return Array.from({ length: count }, (_, i) => {
        const { kind, games } = sources[i % sources.length]!;
        let position = games.next().value;
        while (position.order.type !== kind) position = games.next().value;
        return position;
      });
    },
  };
}

interface Named {
  readonly name: string;
  readonly board: Plain;
}

function begun(game: string, engine: AnyEngine, { name, board }: Named): Awaiting {
  const whole = expandBoard(board, boardFile(game));
  const started = whole.ok ? engine.start(whole.value, {}) : whole;
  if (!started.ok) throw new Error(`${game}, ${name}: ${started.error.map(problemText).join('; ')}`);
  return started.value;
}

interface Random {
  readonly turns: number;
  readonly seed: number;
}

/** A game has no more orders than this: once a side has nobody left, the turn may never pass. */
const MOST = 300;

/** An endless series of positions, from one game after another on the same board. */
function* played(engine: AnyEngine, start: Awaiting, { turns, seed }: Random): Generator<Position, never> {
  const dice = seeded(seed);
  for (;;) {
    let state = start;
    let { side } = engine.moment(state);
    for (let turn = 1, given = 0; turn <= turns && given < MOST && state.awaits !== null; given += 1) {
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
