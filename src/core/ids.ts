/** A game, by the name of its folder. */
export type GameId = string;

/** The prefix of a game: the first part of each of its public ids. An open string, so that a further game touches no list. */
export type Prefix = string;

/** A clause of a rulebook, as in the ledger: `<prefix>.artillery.hit-number`. */
export type ClauseId = `${Prefix}.${string}.${string}`;

/** A ruling, as in the ledger: `<prefix>-051`. */
export type RulingId = `${Prefix}-${string}`;

/** A scenario, a public link for ever: `<prefix>.clear-at-last`. */
export type ScenarioId = `${Prefix}.${string}`;

const CLAUSE = /[a-z]{2,}(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){2,}/;
const RULING = /[a-z]{2,}-\d{3}/;
const whole = ({ source }: RegExp): RegExp => new RegExp(`^${source}$`);

/** Is this written as the id of a clause is? Whether there is such a clause, only the ledger knows. */
export const isClauseId = (text: string): text is ClauseId => whole(CLAUSE).test(text);

/** Is this written as the id of a ruling is? */
export const isRulingId = (text: string): text is RulingId => whole(RULING).test(text);

/** Is this written as the id of a scenario is? */
export const isScenarioId = (text: string): text is ScenarioId => /^[a-z]{2,}\.[a-z0-9-]+$/.test(text);

/** Is this written as the prefix of a game is? */
export const isPrefix = (text: string): text is Prefix => /^[a-z]{2,}$/.test(text);

/** Ids of clauses and rulings in a running text; what it captures is the id. */
export const ID_IN_TEXT = new RegExp(`\\b(${RULING.source}\\b|${CLAUSE.source})`);

/** One reading of a ruling: `two-or-more`. */
export type ReadingKey = string;

/** Plain JSON values that a sentence or a state may carry. */
export type Plain = string | number | boolean | null | readonly Plain[] | Keyed;

/** Plain values by their keys. */
export interface Keyed {
  readonly [key: string]: Plain;
}

/** Is this a mapping, and no list? */
export const isKeyed = (value: Plain | undefined): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which reading is played, for each ruling that is not left at the chosen one. */
export type Readings = Readonly<Partial<Record<RulingId, ReadingKey>>>;

/** Names that every JavaScript object already has, or that libraries skip: no key and no id may be one of them. */
export const isReserved = (name: string): boolean => name in Object.prototype || name === 'prototype';
