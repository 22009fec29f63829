import { termsOfNumber, total as totalOf, type Reason, type Sum, type Term } from '../core/reasons.ts';
import { citedMarkup, escape } from './markup.ts';
import { plain, signed } from '../core/signs.ts';

/**
 * Whether a reason compares two rolls, for example when both sides roll for who chooses. Such a
 * roll has no number to reach.
 */
export const isCompared = (reason: Reason): reason is Sum =>
  reason.kind === 'sum' && reason.test?.is === 'at-least' && termsOfNumber(reason).some(({ how }) => how === 'die');

/**
 * Whether this holds the same two rolls against each other as another sum, from the other side: it
 * would show them once more.
 */
export const isMirrorOf = (one: Reason, other: Reason): boolean =>
  isCompared(one) &&
  isCompared(other) &&
  JSON.stringify(one.terms) === JSON.stringify(termsOfNumber(other)) &&
  JSON.stringify(other.terms) === JSON.stringify(termsOfNumber(one));

/** One side's roll: the die that names it, what else counts, and how it compares with the other. */
interface Side {
  readonly die: Term;
  readonly more: readonly Term[];
  readonly total: number;
  readonly stands: string;
}

/** What is added to a die, each with its clause: `+1 deployed first`. */
const moreMarkup = (more: readonly Term[]): string =>
  more
    .flatMap(({ label, clause, how, value, counted }) =>
      how === 'times' || !counted ? [] : [` <small>${signed(value)} ${citedMarkup(label, clause)}</small>`],
    )
    .join('');

const sideMarkup = ({ die: { label, clause }, more, total, stands }: Side): string =>
  `<tr><th scope="row">${citedMarkup(label, clause)}${moreMarkup(more)} <small>${stands}</small></th><td>${escape(plain(total))}</td></tr>`;

/** Two rolls one below the other, and which of them is higher; of equal ones also what decides. */
export function comparedMarkup(sum: Sum): string {
  const { terms, total, instead } = sum;
  const other = totalOf(termsOfNumber(sum));
  const stands = (own: number, against: number) =>
    own === against ? 'equal' : own > against ? 'higher: wins' : 'lower';
  const sideOf = ([die, ...more]: readonly Term[], own: number, against: number): Side => ({
    die: die!,
    more,
    total: own,
    stands: stands(own, against),
  });
  const sides = [sideOf(terms, total, other), sideOf(termsOfNumber(sum), other, total)];
  const level =
    instead === undefined ? 'Tied: nobody has won' : `Tied: won by ${citedMarkup(instead.label, instead.clause)}`;
  const higher = sides.some(({ more }) => more.length > 0) ? 'The higher total wins' : 'The higher die wins';
  const foot = total === other ? level : higher;
  const against = [total, other].sort((a, b) => b - a).map(plain);
  return `<table class="sum"><tbody>${sides.map(sideMarkup).join('')}</tbody><tfoot><tr><th scope="row">${foot}</th><td>${against.join(' to ')}</td></tr></tfoot></table>`;
}
