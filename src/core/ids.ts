/** The prefix of a game: the first part of each of its public ids. */
export type Prefix = 'pb' | 'rr' | 'dg' | 'tt' | 'cf';

/** A clause of a rulebook, as in the ledger: `pb.artillery.hit-number`. */
export type ClauseId = `${Prefix}.${string}.${string}`;

/** A ruling, as in the ledger: `pb-051`. */
export type RulingId = `${Prefix}-${string}`;

/** A scenario, a public link for ever: `pb.clear-at-last`. */
export type ScenarioId = `${Prefix}.${string}`;

/** One reading of a ruling: `two-or-more`. */
export type ReadingKey = string;

/** Plain JSON values that a sentence or a state may carry. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** Which reading is played, for each ruling that is not left at the chosen one. */
export type Readings = Readonly<Partial<Record<RulingId, ReadingKey>>>;

/** Names that each object of JavaScript has from birth, or that its libraries pass over: no key and no id may be one of them. */
export const isReserved = (name: string): boolean => name in Object.prototype || name === 'prototype';
