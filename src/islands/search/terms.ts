import { stemsOf, wordsOf, type Synonyms } from '../../sent/search.ts';

/** The most words of a query that are searched for. No question is longer. */
export const MOST_WORDS = 24;
/** The most characters of a query that are read. */
const MOST_LETTERS = 1000;

/** The words of a query that are searched for: the first ones. */
export const searched = (query: string): readonly string[] =>
  wordsOf(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);

/** Whether a query has more words than are searched for. */
export const isTooLong = (query: string): boolean => query.length > MOST_LETTERS || wordsOf(query).length > MOST_WORDS;

/**
 * Words that almost every text contains. They are indexed, because a query may have no others, but
 * “How do I win?” asks about winning. Words that may be terms of a game (first, after, off) are not
 * among them; `s` and `t` are what is left of “it’s” and “don’t”.
 */
const COMMON = new Set(
  wordsOf(
    `a an the this that these those there here and or but if so than then as at by for from in into of on to with about own
     i me my we us our you your he him his she her it its they them their who whom whose which what when where why how
     is am are was were be been being do does did doing done has have had can could may might will would shall should
     s t d m re ve ll please`,
  ),
);

/**
 * Words of questions that say little beside others: “When does a unit rally?” asks about rallying,
 * “What units are there?” about units.
 */
const VAGUE = new Set(
  wordsOf('unit units rule rules happen happens work works mean means need needs get gets allowed explain any some'),
);

const without = (left: ReadonlySet<string>, words: readonly string[]): readonly string[] => {
  const found = words.filter((word) => !left.has(word));
  return found.length > 0 ? found : words;
};

/** Words without the common and the vague ones, unless there are no others. */
export const telling = (words: readonly string[]): readonly string[] => without(VAGUE, without(COMMON, words));

/** Words and phrases as they are compared, without their endings. */
export const stemmed = (text: string): string => stemsOf(text).join(' ');

/** A text as it is compared with others if common words do not count. */
export const gist = (text: string): string => stemmed(telling(wordsOf(text)).join(' '));

/**
 * A word or a phrase that is searched for in place of another, in a game or, without one, in all.
 */
interface Other {
  readonly words: string;
  readonly game: string;
}

/** The other words and phrases that are searched for with this one. */
export const othersFor = (term: string, synonyms: readonly Synonyms[]): readonly Other[] =>
  synonyms
    .filter(({ words }) => words.some((each) => gist(each) === gist(term)))
    .flatMap(({ words, game }) =>
      words.filter((each) => gist(each) !== gist(term)).map((each) => ({ words: each, game })),
    );

/**
 * The words of a query; several words that are one entry of the synonyms stay together: `line of
 * sight`. The longest such entry counts.
 */
export function phrasesOf(words: readonly string[], synonyms: readonly Synonyms[]): readonly string[] {
  const stems = words.map(stemmed);
  const all = synonyms.flatMap((group) => group.words).map(stemmed);
  const [phrase] = all
    .filter((each) => each.includes(' ') && ` ${stems.join(' ')} `.includes(` ${each} `))
    .toSorted((one, other) => other.length - one.length);
  if (phrase === undefined) return words;
  const count = phrase.split(' ').length;
  const at = stems.findIndex((_, i) => stems.slice(i, i + count).join(' ') === phrase);
  const phrased = words.slice(at, at + count).join(' ');
  return [...words.slice(0, at), phrased, ...phrasesOf(words.slice(at + count), synonyms)];
}
