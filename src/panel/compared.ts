import { termsOfNumber, type Reason, type Sum, type Term } from '../core/reasons.ts';
import { citedMarkup, escape } from './markup.ts';
import { plain } from './sums.ts';

/**
 * Whether a reason compares two rolls, for example when both sides roll for who chooses. Such a
 * roll has no number to reach.
 */
export const isCompared = (reason: Reason): reason is Sum =>
  reason.kind === 'sum' && reason.test?.is === 'at-least' && termsOfNumber(reason).some(({ how }) => how === 'die');

/** One side's roll: the die that names it, its total, and how it compares with the other. */
interface Side {
  readonly die: Term;
  readonly total: number;
  readonly stands: string;
}

const sideMarkup = ({ die: { label, clause }, total, stands }: Side): string =>
  `<tr><th scope="row">${citedMarkup(label, clause)} <small>${stands}</small></th><td>${escape(plain(total))}</td></tr>`;

/** Two rolls one below the other, and which of them is higher. */
export function comparedMarkup(sum: Sum): string {
  const { test, terms, total } = sum;
  const other = test?.is === 'at-least' ? test.number : total;
  const stands = (own: number, against: number) =>
    own === against ? 'equal' : own > against ? 'higher: wins' : 'lower';
  const sides = [
    { die: terms[0]!, total, stands: stands(total, other) },
    { die: termsOfNumber(sum)[0]!, total: other, stands: stands(other, total) },
  ];
  const foot = total === other ? 'Tied: nobody has won' : 'The higher die wins';
  const against = [total, other].sort((a, b) => b - a).map(plain);
  return `<table class="sum"><tbody>${sides.map(sideMarkup).join('')}</tbody><tfoot><tr><th scope="row">${foot}</th><td>${against.join(' to ')}</td></tr></tfoot></table>`;
}
