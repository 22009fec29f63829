import type { Ranks } from '../../table/boards/ranks.ts';
import { read } from '../rulings.ts';
import type { Reading } from '../state.ts';

/** A model that may be taken: its rank and its file. */
type Place = readonly [rank: number, file: number];

/**
 * Which of these files of a rank fall first, if their owner picks nobody: from the right end while
 * the number of those left is even, from the left end while it is odd. @ruling cf-065
 */
function endsFirst(files: readonly number[]): readonly number[] {
  const left = [...files];
  const order: number[] = [];
  while (left.length > 0) order.push(left.length % 2 === 0 ? left.pop()! : left.shift()!);
  return order;
}

/** The files of a rank in which these kinds of models stand. */
const filesOf = (rank: string, kinds: string): readonly number[] =>
  [...rank].flatMap((kind, file) => (kinds.includes(kind) ? [file] : []));

const placesIn = (ranks: Ranks, rank: number, kinds: string): readonly Place[] =>
  endsFirst(filesOf(ranks[rank]!, kinds)).map((file) => [rank, file] as const);

/**
 * In which order the models of a body fall to shots: the front rank first, and officers and colours
 * after all others, or by one reading never.
 * @clause cf.fire.remove-front cf.fire.officers-spared @ruling cf-065 cf-066
 */
function shotFirst(state: Reading, ranks: Ranks): readonly Place[] {
  const all = ranks.map((_, rank) => rank);
  const men = all.flatMap((rank) => placesIn(ranks, rank, 'o'));
  const spared = all.flatMap((rank) => placesIn(ranks, rank, 'Cs'));
  return read(state, 'cf-066') === 'last-to-go' ? [...men, ...spared] : men;
}

/**
 * In which order they fall in melee: the last rank first, officers and colours after the others of
 * their rank. @clause cf.melee.remove-back @ruling cf-065 cf-067
 */
const cutFirst = (ranks: Ranks): readonly Place[] =>
  ranks
    .map((_, rank) => rank)
    .toReversed()
    .flatMap((rank) => [...placesIn(ranks, rank, 'o'), ...placesIn(ranks, rank, 'Cs')]);

/** How models of a body fall. */
export type Fall = 'shot' | 'melee';

/**
 * The ranks of a body after so many wounds; a model falls for each, as long as any may be taken.
 * Gaps stay. @clause cf.fire.remove-number cf.melee.remove-number @ruling cf-065
 */
export function ranksWithout(state: Reading, ranks: Ranks, wounds: number, fall: Fall): Ranks {
  const places = fall === 'shot' ? shotFirst(state, ranks) : cutFirst(ranks);
  const fallen = places.slice(0, wounds);
  return ranks.map((places, rank) =>
    [...places].map((kind, file) => (fallen.some(([r, f]) => r === rank && f === file) ? '.' : kind)).join(''),
  );
}
