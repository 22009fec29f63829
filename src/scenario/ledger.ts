import * as v from 'valibot';
import { isPrefix, type Plain } from '../core/ids.ts';
import type { Result } from '../core/result.ts';
import { failure, success } from '../core/result.ts';
import type { Loaded } from './load.ts';
import { clauseId, rulingId } from './schema.ts';
import { readSource, shaped, type Fault } from './source.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'some text'));

/** What a clause may be; the ledgers of all games have no other kinds. */
const KINDS = ['definition', 'equipment', 'modifier', 'procedure', 'restriction', 'setup', 'table', 'victory'] as const;

const clause = v.strictObject({
  id: clauseId,
  /** A few words by which pages name it: `Charge: not uphill`. */
  title: text,
  /** Where the booklet has it. */
  section: text,
  phase: text,
  kind: v.picklist(KINDS, KINDS.join(', ')),
  /** Played by the engine, nothing to play, or a passage that speaks only through a ruling. */
  engine: v.union([v.boolean(), v.strictObject({ via: rulingId })], 'true, false or { via: prefix-019 }'),
  says: text,
  values: v.optional(
    v.custom<Readonly<Record<string, Plain>>>((input) => typeof input === 'object' && input !== null, 'values by name'),
  ),
  rulings: v.optional(v.array(rulingId), []),
});

const clauses = v.strictObject({ game: text, clauses: v.pipe(v.array(clause), v.minLength(1, 'one clause or more')) });

const game = v.strictObject({
  id: text,
  /** With which each of its ids begins. */
  prefix: v.pipe(v.string(), v.check(isPrefix, 'two small letters or more')),
  name: text,
  short: text,
  edition: text,
  scale: text,
  sheet: v.picklist(['grid-paper', 'white-board', 'baize', 'earth', 'sand'], 'the look of its table'),
  /** Those of a turn, in their order. */
  phases: v.array(text),
  /** What else the ledger's clauses are about: what comes before the first turn and after the last. */
  around: v.optional(v.array(text), []),
  /** Phases of which every engine clause is exercised and taught, and that the site shows. */
  onSite: v.array(text),
  /** How many rulings its ledger has, numbered from 001; those that have a file are on the site. */
  rulings: v.pipe(v.number(), v.integer('a whole number')),
  character: text,
  credit: text,
});

/** A word that a game uses in a sense of its own. */
const term = v.strictObject({
  id: v.pipe(text, v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'an id in small letters and hyphens')),
  term: text,
  /** In this game, in a sentence or two. */
  means: text,
  clauses: v.optional(v.array(clauseId), []),
});

const glossary = v.strictObject({ terms: v.array(term) });

/** A map on which games are fought, drawn as characters. */
const map = v.strictObject({
  id: text,
  title: text,
  /** For what size of game, and why the fight there is worth having. */
  says: text,
  map: v.string('the map as characters, one a square'),
  /** The ground of each character. */
  legend: v.record(v.string(), v.string()),
});

export type Clause = v.InferOutput<typeof clause>;
export type Term = v.InferOutput<typeof term>;
export type GameMap = v.InferOutput<typeof map>;
export type Game = v.InferOutput<typeof game>;

/** A game's clauses; refuses a malformed file, an id that stands twice and an id of another game, with the line. */
export function loadClauses(yaml: string, file: string): Result<Loaded<readonly Clause[]>, readonly Fault[]> {
  const source = readSource(yaml, file);
  if (!source.ok) return source;
  const ledger = shaped(source.value, clauses);
  if (!ledger.ok) return ledger;
  const ids = ledger.value.clauses.map((each) => each.id);
  const prefix = ids[0]!.split('.')[0];
  const faults = ids.flatMap((id, i) => {
    const at = (found: string, wanted: string) => [source.value.at({ path: `clauses.${i}.id`, found, wanted })];
    if (ids.indexOf(id) !== i) return at(`${id} again`, 'an id of its own for each clause');
    return id.startsWith(`${prefix}.`) ? [] : at(id, `an id that begins with ${prefix}.`);
  });
  return faults.length > 0 ? failure(faults) : success({ value: ledger.value.clauses, source: source.value });
}

/** A game's glossary; refuses a malformed file and an id that stands twice, with the line. */
export function loadGlossary(yaml: string, file: string): Result<Loaded<readonly Term[]>, readonly Fault[]> {
  const source = readSource(yaml, file);
  if (!source.ok) return source;
  const read = shaped(source.value, glossary);
  if (!read.ok) return read;
  const { terms } = read.value;
  const faults = terms.flatMap(({ id }, i) =>
    terms.findIndex((each) => each.id === id) === i
      ? []
      : [source.value.at({ path: `terms.${i}.id`, found: `${id} again`, wanted: 'an id of its own for each term' })],
  );
  return faults.length > 0 ? failure(faults) : success({ value: terms, source: source.value });
}

/** A map; refuses a malformed file, with the line. Whether its game can be played on it, only that game's engine knows. */
export function loadMap(yaml: string, file: string): Result<Loaded<GameMap>, readonly Fault[]> {
  const source = readSource(yaml, file);
  if (!source.ok) return source;
  const read = shaped(source.value, map);
  return read.ok ? success({ value: read.value, source: source.value }) : read;
}

/** A game's description; refuses a malformed file, and phases on the site that the game does not have, with the line. */
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
