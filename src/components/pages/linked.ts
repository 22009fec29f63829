import { ID_IN_TEXT, type ClauseId, type RulingId } from '../../core/ids.ts';

/** A text in parts: words as they are, and the ids in it that are known, to be linked. */
export const parts = (
  text: string,
  known: ReadonlySet<string>,
): readonly (string | { readonly id: ClauseId | RulingId })[] =>
  text
    .split(ID_IN_TEXT)
    .map((part, i) => (i % 2 === 1 && known.has(part) ? { id: part as ClauseId | RulingId } : part));
