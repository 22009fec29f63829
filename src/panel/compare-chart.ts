import { multiple, parseFraction, reduced, share, written, type Fraction } from '../core/fraction.ts';
import type { ClauseId } from '../core/ids.ts';
import type { Standing } from '../core/standings.ts';
import { clauseMarkup, escape } from './markup.ts';
import { percent, simplest } from './shares.ts';

/**
 * The odds of a situation in one game: chances as text, `58/216`, by standing; or why the situation
 * does not arise.
 */
export type GameChances =
  | { readonly chances: Readonly<Record<Standing, string>>; readonly assumes: string | null }
  | { readonly says: string; readonly clause: ClauseId; readonly title: string };

/** A game in the chart. */
export interface ChartColumn {
  readonly name: string;
  readonly told: GameChances;
  /** Sentences on the choices that this game does not know. */
  readonly unknown: readonly string[];
}

/** What the words of the shared scale mean, below a chart with these rows. */
export const scaleMarkup = (standings: readonly Standing[]): string =>
  [
    'One scale for all games:',
    standings.some((standing) => standing.endsWith('-thinned')) ? '<i>thinned</i> has lost men and stands;' : '',
    '<i>shaken</i> is in disorder where it stands, or nearly so; <i>driven back</i> has had to give ground;',
    '<i>routed</i> runs; <i>destroyed</i> is gone. What a game calls these is on its board.',
  ]
    .filter(Boolean)
    .join(' ');

/** The names of the two sides: */
export interface Sides {
  readonly actor: string;
  readonly target: string;
}

const GROUPS = [
  { good: 'good', of: 'target-' },
  { good: 'level', of: 'level' },
  { good: 'bad', of: 'actor-' },
] as const;

const words = (standing: Standing, sides: Sides): string => {
  if (standing === 'level') return 'Neither has the better of it';
  const [side = '', ...outcome] = standing.split('-');
  return `The ${sides[side as keyof Sides]} is ${outcome.join(' ')}`;
};

const NEVER: Fraction = { ways: 0n, of: 1n };

function chanceOf({ chances }: Extract<GameChances, { readonly chances: unknown }>, standing: Standing): Fraction {
  const read = parseFraction(chances[standing] ?? '0/1');
  return read.ok ? read.value : NEVER;
}

const sum = (chances: readonly Fraction[]): Fraction =>
  chances.reduce((all, { ways, of }) => {
    const most = multiple(all.of, of);
    return { ways: all.ways * (most / all.of) + ways * (most / of), of: most };
  }, NEVER);

const bar = (part: number): string =>
  `<svg class="share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round(part * 1000) / 10}" height="6"/></svg>`;

/** A row of the chart: one standing, or several together. */
interface ChartRow {
  readonly says: string;
  readonly group: string;
  readonly standings: readonly Standing[];
}

/**
 * A row for each standing. If several are worse for the same side, a row for all of them comes
 * before.
 */
const rowsOf = (standings: readonly Standing[], sides: Sides): readonly ChartRow[] =>
  GROUPS.flatMap(({ good, of }) => {
    const own = standings.filter((standing) => standing.startsWith(of));
    const rows = own.map((standing) => ({
      says: words(standing, sides),
      group: `odds-${good}`,
      standings: [standing],
    }));
    if (own.length < 2) return rows;
    const side = sides[of.slice(0, -1) as keyof Sides];
    return [{ says: `The ${side} comes off worse`, group: `odds-${good} total`, standings: own }, ...rows];
  });

function cellMarkup({ told }: ChartColumn, standings: readonly Standing[], n: number, count: number): string {
  if ('says' in told)
    return n > 0
      ? ''
      : `<td class="refused" rowspan="${count}"><b>It does not come to that.</b> ${escape(told.says)} ${clauseMarkup(told.clause, () => told.title)}</td>`;
  const chance = sum(standings.map((standing) => chanceOf(told, standing)));
  const part = share(chance);
  if (part === 0) return '<td class="never">–</td>';
  return `<td>${bar(part)}<b>${percent(part)}</b> <small>${written(simplest(chance) ?? reduced(chance))}</small></td>`;
}

/** The note below a column: the choices that the game does not know, and what its odds assume. */
function noteMarkup({ name, told, unknown }: ChartColumn): string {
  const said = [...unknown, ...('assumes' in told && told.assumes !== null ? [told.assumes] : [])];
  return said.length === 0 ? '' : `<li><b>${escape(name)}:</b> ${said.map(escape).join(' ')}</li>`;
}

/**
 * The chances of all games side by side, as a table with numbers and bars. `standings` are those of
 * its rows.
 */
export function compareChart(columns: readonly ChartColumn[], sides: Sides, standings: readonly Standing[]): string {
  const all = rowsOf(standings, sides);
  const rows = all.map(
    (row, n) =>
      `<tr class="${row.group}"><th scope="row">${escape(row.says)}</th>${columns
        .map((column) => cellMarkup(column, row.standings, n, all.length))
        .join('')}</tr>`,
  );
  const heads = columns.map(({ name }) => `<th scope="col">${escape(name)}</th>`).join('');
  const notes = columns.map(noteMarkup).join('');
  return `<table class="compared"><thead><tr><th scope="col">What becomes of them</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>${notes === '' ? '' : `<ul class="notes">${notes}</ul>`}`;
}

/**
 * Everything that the chart of a topic can show: its rows, and its columns by the text of the
 * choices, `horse=heavy&foot=line`.
 */
export interface CompareData {
  readonly sides: Sides;
  readonly standings: readonly Standing[];
  readonly columns: Readonly<Record<string, readonly ChartColumn[]>>;
}
