/** The id of a game: the name of its folder. */
export type GameId = string;

/**
 * The prefix that starts every public id of a game. It is an open string, so that adding a game
 * changes no list.
 */
export type Prefix = string;

/** A clause of a rulebook, as in the ledger: `<prefix>.artillery.hit-number`. */
export type ClauseId = `${Prefix}.${string}.${string}`;

/** A ruling, as in the ledger: `<prefix>-051`. */
export type RulingId = `${Prefix}-${string}`;

/** A scenario: `<prefix>.clear-at-last`. It is part of a public link and must never change. */
export type ScenarioId = `${Prefix}.${string}`;

const CLAUSE = /[a-z]{2,}(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){2,}/;
const RULING = /[a-z]{2,}-\d{3}/;
const whole = ({ source }: RegExp): RegExp => new RegExp(`^${source}$`);

/**
 * Does this text have the form of a clause id? Whether the clause exists is known only from the
 * game's list of clauses.
 */
export const isClauseId = (text: string): text is ClauseId => whole(CLAUSE).test(text);

/** Does this text have the form of a ruling id? */
export const isRulingId = (text: string): text is RulingId => whole(RULING).test(text);

/** Does this text have the form of a scenario id? */
export const isScenarioId = (text: string): text is ScenarioId => /^[a-z]{2,}\.[a-z0-9-]+$/.test(text);

/** Does this text have the form of a game's prefix? */
export const isPrefix = (text: string): text is Prefix => /^[a-z]{2,}$/.test(text);

/** Finds the ids of clauses and rulings in running text. The first group is the id. */
export const ID_IN_TEXT = new RegExp(`\\b(${RULING.source}\\b|${CLAUSE.source})`);

/**
 * Splits a text at the known ids in it, so that they can become links. Unknown ids stay part of the
 * text.
 */
export const splitAtIds = (
  text: string,
  known: ReadonlySet<string>,
): readonly (string | { readonly id: ClauseId | RulingId })[] =>
  text
    .split(ID_IN_TEXT)
    .map((part, i) => (i % 2 === 1 && known.has(part) ? { id: part as ClauseId | RulingId } : part));

/** The key of one reading of a ruling: `two-or-more`. */
export type ReadingKey = string;

/** A JSON value: it may stand in a state or fill a gap in a sentence. */
export type Plain = string | number | boolean | null | readonly Plain[] | Keyed;

/** A mapping of keys to plain values. */
export interface Keyed {
  readonly [key: string]: Plain;
}

/** Is this a mapping, and not a list? */
export const isKeyed = (value: Plain | undefined): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The chosen reading of each ruling that does not use its default. */
export type Readings = Readonly<Partial<Record<RulingId, ReadingKey>>>;

/**
 * Is this a name that every JavaScript object already has, or that libraries skip? Such a name
 * cannot be a key or an id.
 */
export const isReserved = (name: string): boolean => name in Object.prototype || name === 'prototype';
