import { faceCounts, FEW_DICE, formatRoll, hasPips, isKite, kindOf, pips } from './faces.ts';
import { conclusion, result, rows, type ReasonRow, type Uncounted } from './sums.ts';
import { partsOf, type Rolled } from '../core/dice.ts';
import type { Reason } from '../core/reasons.ts';
import type { AnyRules, Awaiting } from '../games/contract/engine.ts';
import { citedMarkup, escape } from './markup.ts';

/** A roll with the game's caption for it: `to hit`. */
export interface CaptionedRoll {
  readonly rolled: Rolled;
  readonly caption: string;
  /** What a drawn card is called, in place of what names it in a link: `Seven`. */
  readonly drawn?: string;
}

/** Rolls with their captions; dice in stages are a roll for each stage. */
export const captioned = (
  { words }: Pick<AnyRules, 'words'>,
  state: Awaiting,
  rolls: readonly Rolled[],
): readonly CaptionedRoll[] =>
  rolls.flatMap(partsOf).map((rolled) => ({
    rolled,
    caption: words.roll(rolled.purpose, state),
    ...(rolled.kind === 'draw' && { drawn: words.drawn(String(rolled.result)) }),
  }));

const drawing = (rolled: Rolled, kind: string, drawn: string): string =>
  `<svg class="${kind}" viewBox="0 0 24 24" role="img" aria-label="${formatRoll(rolled)}">${drawn}</svg>`;

/** A roll that is no pool: a single D6 and a single D10 are drawn, anything else is written. */
function dieMarkup({ rolled, drawn }: CaptionedRoll, isMixed: boolean): string {
  if (drawn !== undefined) return `<b class="die">${escape(drawn)}</b>`;
  if (hasPips(rolled)) return drawing(rolled, 'die', `<path d="${pips(Number(rolled.result))}"/>`);
  if (isKite(rolled))
    return drawing(rolled, 'kite', `<path d="M12 1 23 13 12 23 1 13z"/><text x="12" y="16.5">${rolled.result}</text>`);
  return `<b class="die">${escape(formatRoll(rolled, isMixed))}</b>`;
}

/** A die of a pool with its face; one that scores is marked. */
const faceMarkup = (face: number | string, atLeast: number | undefined): string =>
  atLeast !== undefined && Number(face) >= atLeast ? `<b>${face}</b>` : `<span>${face}</span>`;

/**
 * The dice of a pool, one by one in the order in which they fell; many as each face with how often
 * it fell, from the highest to the lowest.
 */
function facesMarkup(faces: readonly (number | string)[], atLeast: number | undefined): string {
  const isMany = faces.length > FEW_DICE;
  const items = isMany
    ? faceCounts(faces).map(([face, times]) => `${faceMarkup(face, atLeast)}×${times}`)
    : faces.map((face) => faceMarkup(face, atLeast));
  return `<ul class="faces${isMany ? ' counted' : ''}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/**
 * A pool: how many dice scored and what for, the number that each needs, and its faces. The number
 * stands here, because the sum that it comes from may be folded.
 */
function poolMarkup({ rolled, caption }: CaptionedRoll, isMixed: boolean): string {
  const { faces, atLeast } = rolled;
  const says = formatRoll({ ...rolled, faces: null }, isMixed);
  const needs = atLeast === undefined ? '' : `, on ${atLeast}+`;
  return `<li class="pool"><b class="die">${escape(says)}</b>${escape(caption)}${needs}${faces === null ? '' : facesMarkup(faces, atLeast)}</li>`;
}

/** Whether these dice are of different kinds, of which only some are drawn. */
const areMixed = (dice: readonly CaptionedRoll[]): boolean =>
  new Set(dice.flatMap(({ rolled: { die } }) => (die === null ? [] : [kindOf(die)]))).size > 1;

/**
 * The dice in the order in which they were rolled; a single D6 or D10 is drawn, and many dice are
 * counted by their faces.
 */
export function diceMarkup(dice: readonly CaptionedRoll[]): string {
  if (dice.length === 0) return '';
  const isMixed = areMixed(dice);
  const items = dice.map((each) =>
    each.rolled.kind === 'pool'
      ? poolMarkup(each, isMixed)
      : `<li>${dieMarkup(each, isMixed)}${escape(each.caption)}</li>`,
  );
  return `<ul class="dice">${items.join('')}</ul>`;
}

/** A reason and its conclusion. */
export interface Reasoned {
  readonly reason: Reason;
  /** The conclusion in a sentence. */
  readonly says: string;
  /**
   * What several pools for the same thing came to together, for the last of them: `3 of 4`. Its own
   * result then has a row.
   */
  readonly together?: string;
}

/**
 * What the pools of an event came to together, if there are several for the same thing: a shell
 * that covers some men wholly and others in part. Null for anything else.
 */
export function togetherOf(reasons: readonly Reason[]): string | null {
  const pools = reasons.filter((reason) => reason.kind === 'pool');
  const isAlike = pools.length > 1 && pools.length === reasons.length && new Set(pools.map(({ stage }) => stage)).size === 1; // prettier-ignore
  if (!isAlike) return null;
  const [scored, dice] = [pools.map((each) => each.scored), pools.map((each) => each.dice)];
  return `${added(scored)} of ${added(dice)}`;
}

const added = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The rows of a reason; a pool to which nothing is added has its number beside its dice. */
function rowsOf(reason: Reason): readonly ReasonRow[] {
  const [first, second, more] = rows(reason);
  if (reason.kind !== 'pool' || first === undefined || second === undefined || more !== undefined) return rows(reason);
  return [{ ...first, value: `${first.value}, each ${second.value}` }];
}

/**
 * A reason as a table of what counted: the number needed, the dice and the modifiers, each with a
 * link to its clause. A single row is merged with the total.
 */
export function reasonMarkup({ reason, says, together }: Reasoned): string {
  const own = { label: conclusion(reason), value: result(reason) };
  const counted: readonly ReasonRow[] = together === undefined ? rowsOf(reason) : [...rowsOf(reason), own];
  const total = together ?? own.value;
  const [only, more] = counted;
  const noted = (note?: string): string => (note === undefined ? '' : ` <small>${escape(note)}</small>`);
  const foot = (beside: string): string =>
    `<tfoot><tr><th scope="row">${escape(says)}${beside}</th><td>${escape(total)}</td></tr></tfoot></table>`;
  if (only?.value === total && more === undefined)
    return `<table class="sum">${foot(` <small>${citedMarkup(only.label, only.clause)}</small>${noted(only.note)}`)}`;
  const body = counted.map(({ label, clause, value, note }) => {
    return `<tr><th scope="row">${citedMarkup(label, clause)}${noted(note)}</th><td>${escape(value)}</td></tr>`;
  });
  return `<table class="sum"><tbody>${body.join('')}</tbody>${foot('')}`;
}

/** The terms that did not apply, folded. */
export function uncountedMarkup(all: readonly Uncounted[]): string {
  if (all.length === 0) return '';
  const items = all.map(({ label, clause }) => `<li>${citedMarkup(label, clause)}</li>`);
  return `<details class="fold"><summary>What did not apply (${all.length})</summary><ul>${items.join('')}</ul></details>`;
}
