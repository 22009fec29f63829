import type { ClauseId, RulingId } from '../../core/ids.ts';

const ID = /((?:pb|rr|dg|tt|cf)(?:-\d{3}\b|(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){2,}))/;

/** Is this the id of a ruling, and not of a clause? */
export const isRulingId = (id: ClauseId | RulingId): id is RulingId => /^[a-z]{2}-\d{3}$/.test(id);

/** A text in parts: words as they are, and the ids in it that are known, to be linked. */
export const parts = (
  text: string,
  known: ReadonlySet<string>,
): readonly (string | { readonly id: ClauseId | RulingId })[] =>
  text.split(ID).map((part, i) => (i % 2 === 1 && known.has(part) ? { id: part as ClauseId | RulingId } : part));
