import { createRequire } from 'node:module';
import { seeded } from '../../../core/seeded.ts';
import type { Bench } from '../bench.ts';
import { measured, type Measured, type Position } from '../positions.ts';
import type { Measurement } from '../measurement.ts';
import { ensureRivals, RIVALS } from '../rivals.ts';
import { median, rate, timed } from '../statistics.ts';

const POSITIONS = 1000;
/**
 * The number of positions copied at a time: few enough to stay in the processor's cache, as in
 * play, and enough for the clock.
 */
const BATCH = 20;
/**
 * Milliseconds of work before the sides swap. If the machine slows down, it slows down both sides.
 */
const SLICE = 100;
/**
 * The number of move sequences of three moves from the start of a game of chess, a well-known
 * figure.
 */
const DEPTH = 3;
const MOVES = 8902;

interface Chess {
  perft(depth: number): number;
}

/**
 * How many orders per second are judged, resolved with random dice and applied event by event, in
 * each game. Compared with the moves that chess.js generates, makes and takes back. Both alternate
 * in this process.
 */
export async function orders({ runs, games, say }: Bench): Promise<readonly Measurement[]> {
  ensureRivals();
  const { Chess } = createRequire(`${RIVALS}package.json`)('chess.js') as { readonly Chess: new () => Chess };
  const chess = new Chess();
  if (chess.perft(DEPTH) !== MOVES) throw new Error('chess.js does not count the moves of chess');
  const theirs = () => timed(() => chess.perft(DEPTH));
  const found: Measurement[] = [];
  for (const game of games) {
    say(`Orders of ${game} beside chess.js`);
    const playing = await measured(game);
    const given = playing.positions(POSITIONS);
    const batches = Array.from({ length: POSITIONS / BATCH }, (_, i) => given.slice(i * BATCH, (i + 1) * BATCH));
    let next = 0;
    const ours = () => {
      const fresh = batches[next++ % batches.length]!.map(afresh);
      return timed(() => playAll(playing, fresh));
    };
    // Warms up both sides, so that their code is compiled before it is measured.
    for (const warm of [ours, theirs, ours, theirs]) rate(warm, 20 * SLICE);
    const pairs = Array.from({ length: 5 * runs }, () => [rate(ours, SLICE), rate(theirs, SLICE)] as const);
    found.push({
      id: 'orders.rate',
      game,
      value: median(pairs.map(([own]) => own)),
      rival: { name: 'chess.js perft', value: median(pairs.map(([, other]) => other)) },
      ratio: median(pairs.map(([own, other]) => own / other)),
      note: `${POSITIONS} positions on the boards and of the kinds that the game has chosen`,
    });
  }
  return found;
}

/**
 * A copy, this many levels deep, made by spreading objects as the engine does. Reading objects made
 * by `structuredClone` is half as fast.
 */
function copied<T>(value: T, levels: number): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const copy = { ...value };
  if (levels > 1) for (const key of Object.keys(copy) as (keyof T)[]) copy[key] = copied(copy[key], levels - 1);
  return copy;
}

/**
 * The same position in new objects, so that the engine cannot use anything that it cached for a
 * board.
 */
const afresh = ({ state, order }: Position): Position => ({ state: copied(state, 3), order: copied(order, 1) });

const dice = seeded(1815);

/** Judges, resolves and applies each order on its own board. Returns the number of orders. */
function playAll({ engine }: Measured, given: readonly Position[]): number {
  let reasons = 0;
  for (const { state, order } of given) {
    if (!engine.judge(state, order).ok)
      throw new Error(`An order of the engine's own options is refused: ${JSON.stringify(order)}`);
    let now = state;
    for (const event of engine.carryOut(state, order, dice)) {
      now = engine.apply(now, event);
      reasons += event.reasons?.length ?? 0;
    }
    if (now === state) throw new Error(`An order has changed nothing: ${JSON.stringify(order)}`);
  }
  if (reasons === 0) throw new Error('No event has reasons');
  return given.length;
}
