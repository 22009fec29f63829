import { createRequire } from 'node:module';
import { seeded } from '../../../core/seeded.ts';
import type { Bench } from '../bench.ts';
import { rate, timed } from '../clock.ts';
import { engine, positions, type Position } from '../positions.ts';
import type { Reading } from '../reading.ts';
import { ensureRivals, RIVALS } from '../rivals.ts';
import { median } from '../statistics.ts';

const POSITIONS = 1000;
/** As many positions are made anew at a time: few enough to lie at hand as they do in play, enough for the clock. */
const BATCH = 20;
/** Milliseconds of work between two looks at the other side: the machine may be slower in the next second, but for both. */
const SLICE = 100;
/** The moves of chess three deep from its beginning, as everybody counts them. */
const DEPTH = 3;
const MOVES = 8902;

interface Chess {
  perft(depth: number): number;
}

/**
 * Orders of the game that are judged, resolved with real dice and applied, event by event, in a second, beside the moves that chess.js
 * generates, makes and takes back; by turns in this process.
 */
export function orders({ runs, say }: Bench): readonly Reading[] {
  ensureRivals();
  const { Chess } = createRequire(`${RIVALS}package.json`)('chess.js') as { readonly Chess: new () => Chess };
  const game = new Chess();
  if (game.perft(DEPTH) !== MOVES) throw new Error('chess.js does not count the moves of chess');
  const given = positions(POSITIONS);
  const batches = Array.from({ length: POSITIONS / BATCH }, (_, i) => given.slice(i * BATCH, (i + 1) * BATCH));
  let next = 0;
  const ours = () => {
    const fresh = batches[next++ % batches.length]!.map(afresh);
    return timed(() => playAll(fresh));
  };
  const theirs = () => timed(() => game.perft(DEPTH));

  say('Orders beside chess.js');
  // Both are measured when their code has long been compiled.
  for (const warm of [ours, theirs, ours, theirs]) rate(warm, 20 * SLICE);
  const pairs = Array.from({ length: 5 * runs }, () => [rate(ours, SLICE), rate(theirs, SLICE)] as const);
  return [
    {
      id: 'orders.rate',
      value: median(pairs.map(([own]) => own)),
      rival: { name: 'chess.js perft', value: median(pairs.map(([, other]) => other)) },
      ratio: median(pairs.map(([own, other]) => own / other)),
      note: `${POSITIONS} positions on the boards and of the kinds that the game has chosen`,
    },
  ];
}

/** A copy so many levels deep, spread as play spreads its boards: what `structuredClone` makes is read half as fast. */
function copied<T>(value: T, levels: number): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const copy = { ...value };
  if (levels > 1) for (const key of Object.keys(copy) as (keyof T)[]) copy[key] = copied(copy[key], levels - 1);
  return copy;
}

/** The same position in new objects: nothing that the engine may remember of a board helps it the next time round. */
const afresh = ({ state, order }: Position): Position => ({ state: copied(state, 3), order: copied(order, 1) });

const dice = seeded(1815);

/** Judges, resolves and applies each order in its own position; counts them. */
function playAll(given: readonly Position[]): number {
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
