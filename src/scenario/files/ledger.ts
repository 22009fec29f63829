import * as v from 'valibot';
import { isPrefix, type Plain } from '../../core/ids.ts';
import { type Problem, type Result, failure, success } from '../../core/result.ts';
import { strict, whole } from '../../core/shape.ts';
import type { Loaded } from './load.ts';
import { clauseId, rulingId } from './words-schema.ts';
import { readSource, shaped, type Fault } from './source.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'some text'));

/** The kinds of clause, the same for all games. */
const KINDS = ['definition', 'equipment', 'modifier', 'procedure', 'restriction', 'setup', 'table', 'victory'] as const;

const clause = strict({
  id: clauseId,
  /** A few words that name it on a page: `Charge: not uphill`. */
  title: text,
  /** Where it is in the rulebook. */
  section: text,
  phase: text,
  kind: v.picklist(KINDS, KINDS.join(', ')),
  /**
   * True if the engine plays the clause. False if there is nothing to play. `via` if the clause
   * matters only through a ruling. `waits` names what is missing before it can be played.
   */
  engine: v.union(
    [v.boolean(), strict({ via: rulingId }), strict({ waits: text })],
    'true, false or { via: prefix-019 }',
  ),
  says: text,
  values: v.optional(
    v.custom<Readonly<Record<string, Plain>>>((input) => typeof input === 'object' && input !== null, 'values by name'),
  ),
  rulings: v.optional(v.array(rulingId), []),
});

/** A file of clauses. */
export const clausesSchema = strict({
  game: text,
  clauses: v.pipe(v.array(clause), v.minLength(1, 'one clause or more')),
});

const game = strict({
  id: text,
  /** The prefix of all ids of this game. */
  prefix: v.pipe(v.string(), v.check(isPrefix, 'two lower-case letters or more')),
  name: text,
  short: text,
  edition: text,
  /** What its rules are printed in, within a sentence: `booklet`, `sheet`. */
  printed: v.pipe(text, v.regex(/^[a-z ]+$/, 'one or two words in small letters, such as booklet')),
  scale: text,
  sheet: v.picklist(['grid-paper', 'white-board', 'baize', 'earth', 'sand'], 'the look of its table'),
  /** The phases of a turn, in order. */
  phases: v.array(text),
  /** More headings for clauses: what comes before the first turn and after the last. */
  around: v.optional(v.array(text), []),
  /**
   * The phases that the site shows. Every clause of these phases that the engine plays must be
   * exercised and taught.
   */
  onSite: v.array(text),
  /** How many rulings the game has, numbered from 001. Only those with a file are on the site. */
  rulings: whole,
  character: text,
  credit: text,
});

/** A word that a game uses in its own sense. */
const term = strict({
  id: v.pipe(text, v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'an id in small letters and hyphens')),
  term: text,
  /** Other words for it. The search finds it by them too. */
  also: v.optional(v.array(text), []),
  /** Its meaning in this game, in a sentence or two. */
  means: text,
  clauses: v.optional(v.array(clauseId), []),
});

/** A glossary. */
export const glossarySchema = strict({ terms: v.array(term) });

/** A map to play on, drawn with characters. */
const map = strict({
  id: text,
  title: text,
  /** The size of game that it suits, and what makes it worth playing. */
  says: text,
  map: v.string('the map as characters, one a square'),
  /** The terrain for each character. */
  legend: v.record(v.string(), v.string()),
});

export type Clause = v.InferOutput<typeof clause>;
export type Term = v.InferOutput<typeof term>;
export type GameMap = v.InferOutput<typeof map>;
export type Game = v.InferOutput<typeof game>;

/**
 * Reads the clauses of a game. Refuses a malformed file, a repeated id and the id of another game,
 * with the lines.
 */
export function loadClauses(yaml: string, file: string): Result<Loaded<readonly Clause[]>, readonly Fault[]> {
  const source = readSource(yaml, file);
  if (!source.ok) return source;
  const ledger = shaped(source.value, clausesSchema);
  if (!ledger.ok) return ledger;
  const ids = ledger.value.clauses.map((each) => each.id);
  const prefix = ids[0]!.split('.')[0];
  const faults = ids.flatMap((id, i) => {
    const at = (found: string, wanted: string) => [source.value.at({ path: `clauses.${i}.id`, found, wanted })];
    if (ids.indexOf(id) !== i) return at(`${id} again`, 'a different id for each clause');
    return id.startsWith(`${prefix}.`) ? [] : at(id, `an id that begins with ${prefix}.`);
  });
  return faults.length > 0 ? failure(faults) : success({ value: ledger.value.clauses, source: source.value });
}

/** The words of all terms, each with its term and its path in the file. */
const wordsOf = (terms: readonly Term[]) =>
  terms.flatMap(({ id, term: name, also }, i) => [
    { id, word: name, path: `terms.${i}.term` },
    ...also.map((word, k) => ({ id, word, path: `terms.${i}.also.${k}` })),
  ]);

/** Words that a glossary has a second time, as a term or under `also`, in any letter case. */
const repeatedWords = (terms: readonly Term[]): readonly Problem[] =>
  wordsOf(terms).flatMap(({ word, path }, i, all) => {
    const first = all.findIndex((each) => each.word.toLowerCase() === word.toLowerCase());
    if (first === i) return [];
    const found = `${word}, as in the term ${all[first]!.id}`;
    return [{ path, found, wanted: 'each word only once in a glossary' }];
  });

/**
 * Parses a game's glossary. Refuses a malformed file, a repeated id and a repeated word, with the
 * lines.
 */
export function loadGlossary(yaml: string, file: string): Result<Loaded<readonly Term[]>, readonly Fault[]> {
  const source = readSource(yaml, file);
  if (!source.ok) return source;
  const read = shaped(source.value, glossarySchema);
  if (!read.ok) return read;
  const { terms } = read.value;
  const repeatedIds = terms.flatMap(({ id }, i): readonly Problem[] =>
    terms.findIndex((each) => each.id === id) === i
      ? []
      : [{ path: `terms.${i}.id`, found: `${id} again`, wanted: 'a different id for each term' }],
  );
  const faults = [...repeatedIds, ...repeatedWords(terms)].map((problem) => source.value.at(problem));
  return faults.length > 0 ? failure(faults) : success({ value: terms, source: source.value });
}

/**
 * Reads a map. Refuses a malformed file, with the lines. Only the game's engine can tell whether
 * the game can be played on it.
 */
export function loadMap(yaml: string, file: string): Result<Loaded<GameMap>, readonly Fault[]> {
  const source = readSource(yaml, file);
  if (!source.ok) return source;
  const read = shaped(source.value, map);
  return read.ok ? success({ value: read.value, source: source.value }) : read;
}

/**
 * Reads the description of a game. Refuses a malformed file, and phases under `onSite` that the
 * game does not have, with the lines.
 */
export function loadGame(yaml: string, file: string): Result<Loaded<Game>, readonly Fault[]> {
  const source = readSource(yaml, file);
  if (!source.ok) return source;
  const read = shaped(source.value, game);
  if (!read.ok) return read;
  const { phases, around, onSite } = read.value;
  const all = [...phases, ...around];
  const faults = onSite.flatMap((phase, i) =>
    all.includes(phase)
      ? []
      : [source.value.at({ path: `onSite.${i}`, found: phase, wanted: `a phase of the game: ${all.join(', ')}` })],
  );
  return faults.length > 0 ? failure(faults) : success({ value: read.value, source: source.value });
}
