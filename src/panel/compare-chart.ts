import { multiple, parseFraction, share, shortText, written, type Fraction } from '../core/fraction.ts';
import type { ClauseId, GameId } from '../core/ids.ts';
import type { Standing } from '../core/standings.ts';
import { balanceMarkup } from './compare-bar.ts';
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
  readonly game: GameId;
  readonly name: string;
  readonly told: GameChances;
  /** Sentences on what its odds count, and on the choices that it does not know. */
  readonly notes: readonly string[];
}

/** What the words of the shared scale mean, below a chart with these rows. */
export const scaleMarkup = (standings: readonly Standing[]): string =>
  [
    'One scale for all games:',
    standings.some((standing) => standing.endsWith('-thinned')) ? '<i>thinned</i> has lost men and stands;' : '',
    '<i>shaken</i> is in disorder, or stopped, where it stands; <i>driven back</i> has had to give ground;',
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

/** What a game counts, as opposed to why it does not come to that. */
type Weighed = Extract<GameChances, { readonly chances: unknown }>;

function chanceOf({ chances }: Weighed, standing: Standing): Fraction {
  const read = parseFraction(chances[standing] ?? '0/1');
  return read.ok ? read.value : NEVER;
}

const sum = (chances: readonly Fraction[]): Fraction =>
  chances.reduce((all, { ways, of }) => {
    const most = multiple(all.of, of);
    return { ways: all.ways * (most / all.of) + ways * (most / of), of: most };
  }, NEVER);

/** A chance with its fraction, if that is short and says more: `75 % 161/216`, but `0 %`. */
function chanceMarkup(chance: Fraction): string {
  const least = simplest(chance);
  const fraction = chance.ways === 0n ? null : least === null ? shortText(chance) : written(least);
  return `<b>${percent(share(chance))}</b>${fraction === null ? '' : ` <small>${fraction}</small>`}`;
}

/** A row of the table: one standing, or several together. */
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

/** How often this side comes off worse in a game. */
const worseFor = (told: Weighed, side: keyof Sides, standings: readonly Standing[]): Fraction =>
  sum(standings.filter((each) => each.startsWith(`${side}-`)).map((each) => chanceOf(told, each)));

const NOT_SO = 'It does not come to that.';

/** A game's bar, with what it comes to for each side. */
function gameMarkup({ game, name, told }: ChartColumn, sides: Sides, standings: readonly Standing[]): string {
  const head = `<h3>${escape(name)}</h3>`;
  if ('says' in told)
    return `<li class="not-so" data-of="${game}">${head}<p>${NOT_SO} ${escape(told.says)} ${clauseMarkup(told.clause, () => told.title)}</p></li>`;
  const shares = Object.fromEntries(standings.map((each) => [each, share(chanceOf(told, each))]));
  const [ofTarget, ofActor] = (['target', 'actor'] as const).map((side) =>
    chanceMarkup(worseFor(told, side, standings)),
  );
  return `<li data-of="${game}">${head}${balanceMarkup(shares, standings)}<p><span class="odds-bad">${escape(sides.actor)} worse in ${ofActor}</span> <span class="odds-good">${escape(sides.target)} worse in ${ofTarget}</span></p></li>`;
}

function cellMarkup({ game, name, told }: ChartColumn, standings: readonly Standing[]): string {
  const of = `data-of="${game}" data-name="${escape(name)}"`;
  if ('says' in told) return `<td ${of} class="never">${NOT_SO}</td>`;
  const chance = sum(standings.map((standing) => chanceOf(told, standing)));
  return chance.ways === 0n ? `<td ${of} class="never">–</td>` : `<td ${of}>${chanceMarkup(chance)}</td>`;
}

/** All numbers as a table: a row for each standing, a column for each game. */
function tableMarkup(columns: readonly ChartColumn[], sides: Sides, standings: readonly Standing[]): string {
  const rows = rowsOf(standings, sides).map(
    ({ says, group, standings: own }) =>
      `<tr class="${group}"><th scope="row">${escape(says)}</th>${columns.map((each) => cellMarkup(each, own)).join('')}</tr>`,
  );
  const heads = columns.map(({ game, name }) => `<th scope="col" data-of="${game}">${escape(name)}</th>`).join('');
  return `<details class="numbers"><summary>All numbers as a table</summary><table class="compared in-columns" data-columns="${columns.length}"><thead><tr><th scope="col">What becomes of them</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

/** What is said of a game below the chart, with what its odds assume. */
function noteMarkup({ game, name, told, notes }: ChartColumn): string {
  const said = [...notes, ...('assumes' in told && told.assumes !== null ? [told.assumes] : [])];
  return said.length === 0 ? '' : `<li data-of="${game}"><b>${escape(name)}:</b> ${said.map(escape).join(' ')}</li>`;
}

/** What the colours of the bars mean, in their order. */
function legendMarkup(standings: readonly Standing[]): string {
  const entries = [...standings].reverse().map((standing) => {
    const word = standing === 'level' ? 'nothing decided' : standing.split('-').slice(1).join(' ');
    return `<li><svg width="14" height="14" aria-hidden="true"><rect class="${standing}" width="14" height="14"/></svg> ${word}</li>`;
  });
  return `<ul class="legend">${entries.join('')}</ul>`;
}

/**
 * The chances of all games, one bar below the other on the same scale: to the left where the acting
 * side comes off worse, to the right where the other does, and across the middle where neither
 * does. Below it are all numbers as a table. Of `all`, which are those of all sets of choices, only
 * those are told that may come about in some game.
 */
export function compareChart(columns: readonly ChartColumn[], sides: Sides, all: readonly Standing[]): string {
  const standings = all.filter((each) =>
    columns.some(({ told }) => 'chances' in told && chanceOf(told, each).ways > 0n),
  );
  const ends = `<p class="ends"><span>◀ the ${escape(sides.actor)} comes off worse</span> <span>the ${escape(sides.target)} comes off worse ▶</span></p>`;
  const bars = columns.map((each) => gameMarkup(each, sides, standings)).join('');
  const notes = columns.map(noteMarkup).join('');
  return `${ends}<ul class="balances">${bars}</ul>${legendMarkup(standings)}${notes === '' ? '' : `<ul class="notes">${notes}</ul>`}${tableMarkup(columns, sides, standings)}`;
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
