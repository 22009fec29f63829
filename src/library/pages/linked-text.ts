import { ID_IN_TEXT, type ClauseId, type RulingId } from '../../core/ids.ts';

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
