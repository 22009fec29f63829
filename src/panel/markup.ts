import { clausePath, href, rulingPath } from '../register/paths.ts';
import type { ClauseId, RulingId } from '../core/ids.ts';
import { escape } from '../painters/markup.ts';

export { escape };

/** Gives the words with which a panel names a clause. */
export type ClauseTitle = (id: ClauseId) => string;

/** A link to a clause, with its name as text; its id is only in the address. */
export const clauseMarkup = (id: ClauseId, title: ClauseTitle): string =>
  `<a class="clause" href="${escape(href(clausePath(id)))}">${escape(title(id))}</a>`;

/** A label that links to its clause, if it has one. */
export const citedMarkup = (label: string, id: ClauseId | undefined): string =>
  id === undefined ? escape(label) : clauseMarkup(id, () => label);

/** A link to a ruling that affected a result. */
export const rulingMarkup = (id: RulingId): string =>
  `<a class="clause" href="${escape(href(rulingPath(id)))}" translate="no">${escape(id)}</a>`;

/** The question of a ruling, as a link to it. */
export const questionMarkup = (id: RulingId, asks: string): string =>
  `<a class="clause" href="${escape(href(rulingPath(id)))}">${escape(asks)}</a>`;

/** Narration as HTML. Of Markdown it supports only paragraphs, `**bold**` and `*italic*`. */
export const proseMarkup = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        `<p>${escape(paragraph)
          .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
          .replace(/\*(.+?)\*/g, '<i>$1</i>')}</p>`,
    )
    .join('');
