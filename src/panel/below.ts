import type { RulingId } from '../core/ids.ts';
import { escape, questionMarkup, rulingMarkup } from './markup.ts';
import type { OrderReport, OtherTable } from './order-report.ts';

/* What stands below the result of an order: clauses, other readings, rulings. */

/** So many clauses are listed below the result; more are folded. */
const FEW_CLAUSES = 5;

/** A reading may be a whole sentence; in the middle of another one it has no full stop. */
const otherwiseOf = ({ ruling, asks, reading, says }: OtherTable): string =>
  `${questionMarkup(ruling, asks)} If your table answers “${escape(reading.replace(/\.$/, ''))}”, ${escape(says)}`;

/**
 * Says which other readings would change the result, and how; several are folded. A ruling that the
 * reader was told of before is only among the rulings used.
 */
export function otherwiseMarkup(otherwise: OrderReport['otherwise']): string {
  const news = otherwise.filter(({ again }) => !again);
  const [first, more] = news;
  if (first === undefined) return '';
  const head = 'Your table may differ';
  if (more === undefined) return `<p class="by"><b>${head}.</b> ${otherwiseOf(first)}</p>`;
  const items = news.map((each) => `<li>${otherwiseOf(each)}</li>`).join('');
  return `<details class="fold"><summary>${head} (${news.length})</summary><ul>${items}</ul></details>`;
}

/** The clauses that decided; many are folded. */
export function clausesMarkup(clauses: readonly string[]): string {
  if (clauses.length === 0) return '';
  const all = clauses.join(' · ');
  return clauses.length <= FEW_CLAUSES
    ? `<p class="by">Rules: ${all}</p>`
    : `<details class="fold"><summary>Rules (${clauses.length})</summary><p>${all}</p></details>`;
}

/** The rulings that the step used and that are not told above it, folded. */
export const readMarkup = (rulings: readonly RulingId[]): string =>
  rulings.length === 0
    ? ''
    : `<details class="fold"><summary>Rulings used here (${rulings.length})</summary><p>${rulings.map(rulingMarkup).join(', ')}</p></details>`;
