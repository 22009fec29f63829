import type { ClauseId } from '../core/ids.ts';
import { termsOf, type Pool, type Reason, type Sum, type Term } from '../core/reasons.ts';
import { capital } from '../games/contract/sentences.ts';
import { kindOf } from './faces.ts';
import { citedMarkup, escape, type ClauseTitle } from './markup.ts';
import { plain, signed } from '../core/signs.ts';
import { modifierRows, neededRows, rows, type ReasonRow } from './sums.ts';

const rowMarkup = ({ label, clause, value, note }: ReasonRow): string => {
  const beside = note === undefined ? '' : ` <small>${escape(note)}</small>`;
  return `<tr><th scope="row">${citedMarkup(capital(label), clause)}${beside}</th><td>${escape(value)}</td></tr>`;
};

/** What two or more modifiers of a sum come to; nothing if one of them multiplies. */
function inAll({ terms }: Sum): readonly string[] {
  const counted = terms.filter(({ how, counted }) => how !== 'die' && counted);
  if (counted.length < 2 || counted.some(({ how }) => how === 'times')) return [];
  const total = counted.reduce((sum, { value }) => sum + Number(value), 0);
  return [total > 0 ? `+${total}` : plain(total)];
}

function sumMarkup(sum: Sum): string {
  const modifiers = modifierRows(sum);
  const body = [...neededRows(sum), ...modifiers].map(rowMarkup);
  const none = body.length === 0 ? ['<tr><th scope="row">Nothing is added or taken off.</th><td></td></tr>'] : [];
  const foot = inAll(sum).map((total) => `<tfoot><tr><th scope="row">In all</th><td>${total}</td></tr></tfoot>`);
  return `<tbody>${[...body, ...none].join('')}</tbody>${foot.join('')}`;
}

/** What gives a die of a later stage: a die that scored in the one before. */
const GIVES: Readonly<Record<Exclude<Pool['stage'], 'hits'>, string>> = { wounds: 'hit', saves: 'wound' };

/**
 * A pool. How many dice it has is known before the roll only in its first stage: those of a later
 * one are as many as scored before.
 */
function poolMarkup(pool: Pool): string {
  const [dice, ...others] = rows(pool);
  const first =
    pool.stage === 'hits' ? dice! : { ...dice!, value: `a ${kindOf(pool.die)} for each ${GIVES[pool.stage]}` };
  return `<tbody>${[first, ...others].map(rowMarkup).join('')}</tbody>`;
}

/** The clause by which a roll is read, if there is one. */
const readBy = (reason: Sum | Pool): ClauseId | undefined =>
  reason.kind === 'sum' ? reason.test?.clause : reason.clause;

/** What a term comes to, so that the same modifier twice as large is told apart. */
const numbered = ({ label, value }: Term): string =>
  `${label} (${typeof value === 'number' ? signed(value) : value.join('/')})`;

/**
 * What tells a roll from others of the same name: the modifiers that count in it and not in all of
 * them, `a quarter lost`; where none does, `otherwise`. Nothing for a roll with a name of its own.
 */
function casesOf(reason: Reason, alike: readonly Reason[]): readonly string[] {
  if (alike.length < 2) return [];
  const counted = (each: Reason): readonly Term[] =>
    termsOf(each).filter(({ how, counted: is }) => is && how !== 'die');
  const among = alike.map(counted);
  const isShared = (term: Term): boolean =>
    among.every((terms) => terms.some((each) => numbered(each) === numbered(term)));
  const isOfOneSize = (term: Term): boolean =>
    among.flat().every((each) => each.label !== term.label || numbered(each) === numbered(term));
  const own = counted(reason).filter((term) => !isShared(term));
  return own.length === 0 ? ['otherwise'] : own.map((term) => (isOfOneSize(term) ? term.label : numbered(term)));
}

/**
 * What counts for each of these rolls besides its dice: the number that is needed, and each
 * modifier that applies, with a link to its clause. `nameOf` names a unit or a side. Reasons
 * without dice are left out; those of the same name say what tells them apart.
 */
export function modifiersMarkup(
  reasons: readonly Reason[],
  nameOf: (id: string) => string,
  title: ClauseTitle,
): string {
  const rolled = reasons.filter(
    (reason) => reason.kind === 'pool' || (reason.kind === 'sum' && reason.terms.some(({ how }) => how === 'die')),
  ) as readonly (Sum | Pool)[];
  const captions = rolled.map((reason) => {
    const isAlone = rolled.filter(({ of }) => of === reason.of).length === 1;
    const clause = isAlone ? undefined : readBy(reason);
    const parts = [reason.of === null ? '' : nameOf(reason.of), clause === undefined ? '' : title(clause)];
    return capital(parts.filter(Boolean).join(': '));
  });
  const tables = rolled.map((reason, n) => {
    const alike = rolled.filter((_, other) => captions[other] === captions[n]);
    const caption = escape([captions[n], ...casesOf(reason, alike)].join(', '));
    const body = reason.kind === 'sum' ? sumMarkup(reason) : poolMarkup(reason);
    return `<table class="sum"><caption>${caption}</caption>${body}</table>`;
  });
  return tables.join('');
}
