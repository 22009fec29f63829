/** What decides most in a game. */
export const DECIDED_BY = ['dice', 'cards', 'charts'] as const;

/** What is known of a game to whoever chooses one. Lengths are in centimetres. */
export interface GameFacts {
  readonly game: string;
  readonly name: string;
  readonly table: readonly [long: number, short: number];
  /** How long a usual battle takes, in minutes, and the same in words. */
  readonly minutes: number;
  readonly time: string;
  readonly decides: { readonly by: (typeof DECIDED_BY)[number]; readonly says: string };
  readonly alone: { readonly well: boolean; readonly says: string };
}

/** What a reader may answer. `any` counts for every game alike, as does a missing answer. */
export const QUESTIONS = [
  {
    id: 'table',
    asks: 'Your table is',
    values: [
      { id: 'small', says: 'small, such as a desk' },
      { id: 'kitchen', says: 'a kitchen table' },
      { id: 'any', says: 'as large as need be' },
    ],
  },
  {
    id: 'time',
    asks: 'A battle may take',
    values: [
      { id: 'hour', says: 'an hour' },
      { id: 'evening', says: 'an evening' },
      { id: 'any', says: 'as long as it takes' },
    ],
  },
  {
    id: 'decides',
    asks: 'It is decided best by',
    values: [
      { id: 'dice', says: 'dice alone' },
      { id: 'cards', says: 'a hand of cards' },
      { id: 'charts', says: 'dice and charts' },
      { id: 'any', says: 'any of them' },
    ],
  },
  {
    id: 'players',
    asks: 'You play',
    values: [
      { id: 'alone', says: 'alone' },
      { id: 'two', says: 'with somebody' },
      { id: 'any', says: 'as it comes' },
    ],
  },
] as const;

type Question = (typeof QUESTIONS)[number];
export type Answers = { readonly [Q in Question as Q['id']]?: Q['values'][number]['id'] };

/** The largest table that fits each answer, in centimetres. */
const TABLES = { small: [95, 65], kitchen: [125, 125] } as const;
/** The longest battle that fits each answer, in minutes. */
const TIMES = { hour: 70, evening: 210 } as const;

/** Whether a game fits an answer, and the figure that tells. */
interface Fit {
  readonly fits: boolean;
  readonly says: string;
}

const metres = ([long, short]: GameFacts['table']): string =>
  `It needs a table of ${(long / 100).toFixed(1)} by ${(short / 100).toFixed(1)} m.`;

function fitsOf(facts: GameFacts, answers: Answers): readonly Fit[] {
  const { table = 'any', time = 'any', decides = 'any', players } = answers;
  const found: Fit[] = [];
  if (table !== 'any') {
    const [long, short] = TABLES[table];
    found.push({ fits: facts.table[0] <= long && facts.table[1] <= short, says: metres(facts.table) });
  }
  if (time !== 'any') found.push({ fits: facts.minutes <= TIMES[time], says: `A battle takes about ${facts.time}.` });
  if (decides !== 'any') found.push({ fits: facts.decides.by === decides, says: facts.decides.says });
  if (players === 'alone') found.push({ fits: facts.alone.well, says: facts.alone.says });
  if (players === 'two') found.push({ fits: true, says: 'It is a game for two.' });
  return found;
}

/** A game as it fits the answers, with its place; games that fit equally well share one. */
export interface RankedGame {
  readonly game: string;
  readonly name: string;
  readonly place: number;
  readonly fits: readonly string[];
  readonly against: readonly string[];
}

/**
 * The games, from the one that fits most of the answers to the one that fits fewest; among equals
 * the shorter battle comes first. Each has what speaks for it and against it.
 */
export function ranked(games: readonly GameFacts[], answers: Answers): readonly RankedGame[] {
  const weighed = games
    .map((facts) => ({ facts, all: fitsOf(facts, answers) }))
    .map(({ facts, all }) => ({ facts, all, count: all.filter(({ fits }) => fits).length }))
    .toSorted((a, b) => b.count - a.count || a.facts.minutes - b.facts.minutes);
  return weighed.map(({ facts: { game, name }, all, count }) => ({
    game,
    name,
    place: weighed.findIndex((each) => each.count === count) + 1,
    fits: all.flatMap(({ fits, says }) => (fits ? [says] : [])),
    against: all.flatMap(({ fits, says }) => (fits ? [] : [says])),
  }));
}
