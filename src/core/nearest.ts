/*
 * What an author may have meant by a word that does not exist: the nearest of the words that do.
 */

/**
 * How many letters differ between two words: each letter that is missing, added or another counts
 * one, and so do two letters that have changed places.
 */
function distance(one: string, other: string): number {
  let twoBack: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const now: number[] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now.push(
        Math.min(
          last[column]! + 1,
          now[column - 1]! + 1,
          last[column - 1]! + (isSame ? 0 : 1),
          isSwapped ? twoBack[column - 2]! + 1 : Infinity,
        ),
      );
    }
    [twoBack, last] = [last, now];
  }
  return last[other.length]!;
}

/** How alike two words are: 1 if they are the same, 0 if they have nothing in common. */
const likeness = (one: string, other: string): number =>
  1 - distance(one, other) / Math.max(one.length, other.length, 1);

/** One letter in three may be wrong, and one letter in a short word. */
const isNear = (one: string, other: string): boolean => {
  const longer = Math.max(one.length, other.length);
  return longer > 2 && distance(one, other) <= Math.max(1, Math.floor(longer / 3));
};

/** Does one of two names only say more than the other: `certain` and `certain-no-range`? */
const isFuller = (one: string, other: string): boolean =>
  one.length > 2 && (other.startsWith(`${one}-`) || one.startsWith(`${other}-`));

const ranked = (known: Iterable<string>, score: (word: string) => number): readonly string[] =>
  [...new Set(known)].toSorted((a, b) => score(b) - score(a));

/** A second word is only worth telling if it is as near as the first, or almost. */
const ALMOST = 0.04;

/** The best of these ranked words, and the second if it is almost as good. */
const best = (all: readonly string[], score: (word: string) => number): readonly string[] =>
  all.slice(0, 2).filter((word) => score(all[0]!) - score(word) < ALMOST);

/** The known words that this word may stand for, the nearest first. Empty if none is near. */
export function nearest(word: string, known: Iterable<string>): readonly string[] {
  const small = word.trim().toLowerCase();
  const near = [...known].filter((each) => isNear(small, each.toLowerCase()) || isFuller(small, each));
  const score = (each: string): number => likeness(small, each.toLowerCase());
  return best(ranked(near, score), score);
}

const partsOf = (id: string): readonly string[] => id.toLowerCase().split(/[.-]/).filter(Boolean);

/** Parts that are less alike than this have nothing to do with each other. */
const ALIKE = 0.6;

/**
 * How well an id answers to another, part by part; a little less for each part that it has more.
 */
function fit(parts: readonly string[], id: string): number {
  const others = partsOf(id);
  const found = parts.map((part) => Math.max(...others.map((other) => likeness(part, other))));
  const shared = found.reduce((sum, each) => sum + (each >= ALIKE ? each : 0), 0) / Math.max(parts.length, 1);
  return shared - 0.02 * Math.max(0, others.length - parts.length);
}

const scoreFor =
  (id: string) =>
  (other: string): number =>
    fit(partsOf(id), other) + likeness(id, other) / 10;

/** The known ids with the most parts in common with this one, the likeliest first. */
export function likeliestIds(id: string, known: Iterable<string>, count: number): readonly string[] {
  return ranked(known, scoreFor(id)).slice(0, count);
}

/** An id of which less than this is found in another was not meant to be that one. */
const MEANT = 0.7;

/** The known ids that this id may stand for, the likeliest first. Empty if none is near. */
export const nearestIds = (id: string, known: Iterable<string>): readonly string[] =>
  best(likeliestIds(id, known, 2), scoreFor(id)).filter((each) => fit(partsOf(id), each) >= MEANT);
