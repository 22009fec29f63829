import type { Ranks } from '../../table/boards/ranks.ts';
import { read } from '../rulings.ts';
import type { Reading } from '../state.ts';
import type { Body } from './body.ts';
import { modelsOf, rangeBetween, type Model } from './models.ts';

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

/** Models that fall before others, each in the order in which its owner takes them. */
type Group = readonly Place[];

const placesIn = (ranks: Ranks, rank: number, kinds: string): Group =>
  endsFirst(filesOf(ranks[rank]!, kinds)).map((file) => [rank, file] as const);

/** Whether officers or colours are among the models of some ranks. */
const hasSpecial = (ranks: Ranks): boolean => ranks.some((rank) => /[Cs]/.test(rank));

/**
 * In which order the models of a body fall to shots: the front rank first, and officers and colours
 * after all others, or by one reading never.
 * @clause cf.fire.remove-front cf.fire.officers-spared @ruling cf-065 cf-066
 */
function shotFirst(state: Reading, ranks: Ranks): readonly Group[] {
  const men = ranks.map((_, rank) => placesIn(ranks, rank, 'o'));
  const spared = ranks.map((_, rank) => placesIn(ranks, rank, 'Cs'));
  return hasSpecial(ranks) && read(state, 'cf-066') === 'never-by-shooting' ? men : [...men, ...spared];
}

/**
 * In which order they fall in melee: the last rank first, officers and colours after the others of
 * their rank. In a battery, and by one reading everywhere, they fall after all others.
 * @clause cf.melee.remove-back @ruling cf-065 cf-067 cf-122
 */
function cutFirst(state: Reading, ranks: Ranks, isBesideGun: boolean): readonly Group[] {
  const back = ranks.map((_, rank) => rank).toReversed();
  const men = (rank: number): Group => placesIn(ranks, rank, 'o');
  const special = (rank: number): Group => placesIn(ranks, rank, 'Cs');
  if (isBesideGun || (hasSpecial(ranks) && read(state, 'cf-067') === 'everywhere'))
    return [...back.map(men), ...back.map(special)];
  return back.flatMap((rank) => [men(rank), special(rank)]);
}

/** How models of a body fall. */
type Fall = 'shot' | 'melee';

/** How, and by whom. */
export interface Cause {
  readonly fall: Fall;
  readonly by: () => readonly Model[];
}

/** Each group of the places of a body with the nearest to those who strike first. */
function nearestFirst(
  body: Pick<Body, 'at' | 'facing' | 'arm' | 'ranks' | 'gun'>,
  groups: readonly Group[],
  by: readonly Model[],
): readonly Group[] {
  const far = new Map(modelsOf(body).map((model) => [`${model.rank}.${model.file}`, rangeBetween([model], by)]));
  return groups.map((group) => group.toSorted((a, b) => far.get(a.join('.'))! - far.get(b.join('.'))!));
}

/** Each file of some ranks closed up to the front: whoever is behind a gap steps forward. */
function closedUp(ranks: Ranks): Ranks {
  const files = [...ranks[0]!].map((_, file) => ranks.map((rank) => rank[file]!).filter((kind) => kind !== '.'));
  return ranks.map((_, rank) => files.map((file) => file[rank] ?? '.').join(''));
}

/**
 * The ranks of a body after so many wounds; a model falls for each, as long as any may be taken.
 * Gaps stay; by one reading the nearest fall first, and files close up at once.
 * @clause cf.fire.remove-number cf.melee.remove-number @ruling cf-065
 */
export function ranksWithout(
  state: Reading,
  body: Pick<Body, 'at' | 'facing' | 'arm' | 'ranks' | 'gun'>,
  wounds: number,
  { fall, by }: Cause,
): Ranks {
  const { ranks } = body;
  const isNearest = read(state, 'cf-065') === 'nearest-first';
  const all = fall === 'shot' ? shotFirst(state, ranks) : cutFirst(state, ranks, body.gun !== undefined);
  const fallen = (isNearest ? nearestFirst(body, all, by()) : all).flat().slice(0, wounds);
  const left = ranks.map((places, rank) =>
    [...places].map((kind, file) => (fallen.some(([r, f]) => r === rank && f === file) ? '.' : kind)).join(''),
  );
  return isNearest ? closedUp(left) : left;
}
