/**
 * What screen readers announce for a frame: its heading, narration and result, without the tables.
 */
const SPOKEN = 'h3,.way,.say,.question,.order,.headline,tfoot th,.event';

/**
 * Joins the parts as sentences, so that a screen reader pauses between them. What is folded away,
 * such as what a battle did, is for readers to open.
 */
export function spoken(panel: ParentNode): string {
  const parts = Array.from(panel.querySelectorAll(SPOKEN))
    .filter((part) => part.closest('details') === null)
    .map(({ textContent }) => textContent.trim());
  return parts.map((part) => (/[.?!]$/.test(part) ? part : `${part}.`)).join(' ');
}
