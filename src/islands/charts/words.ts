import { valueIn, type Charted, type ChartValue, type OurCharts } from '../../core/charts.ts';
import { endsOf } from '../../core/charts.ts';
import { plain } from '../../core/signs.ts';
import { listed } from '../../games/contract/sentences.ts';
import { cellsIn, END, own, type ChangedCell, type Changes } from './changes.ts';
import { fingerprintOf, type OwnCharts } from './stored.ts';

const titleOf = (ours: OurCharts, id: string): string => `“${own(ours, id)?.title ?? id}”`;

const named = (ours: OurCharts, ids: readonly string[]): string => listed(ids.map((id) => titleOf(ours, id)));

const several = (ids: readonly string[], one: string, more: string): string => (ids.length === 1 ? one : more);

/** What is said above every board that plays with a reader's own charts. */
const WRITTEN_FOR_OURS = 'The text is written for our charts.';

/**
 * What a board says about the charts that its reader has stored: which are played with, and which
 * do not fit. Empty if there are none.
 */
export function chartsNote(ours: OurCharts, { charts, unfit }: OwnCharts, isBattle = false): string {
  const used = Object.keys(charts);
  const plays =
    used.length === 0
      ? ''
      : [
          ...(isBattle ? [] : [WRITTEN_FOR_OURS]),
          `Your own ${several(used, 'chart', 'charts')} ${named(ours, used)} ${several(used, 'counts', 'count')} in whatever this ${isBattle ? 'battle' : 'board'} plays and counts.`,
          ...(isBattle ? [] : ['Each step begins on the board as our charts leave it.']),
        ].join(' ');
  const leftOut =
    unfit.length === 0
      ? ''
      : `Your own ${several(unfit, 'chart', 'charts')} ${named(ours, unfit)} cannot be played with as ${several(unfit, 'it is', 'they are')} and ${several(unfit, 'is', 'are')} left out.`;
  return [plays, leftOut].filter(Boolean).join(' ');
}

/** What is said at a step that asks for a chance or for what happens. */
export const STAYS_OURS = 'This step asks for what comes of our charts, and so it stays on them.';

const shown = (value: ChartValue): string => (typeof value === 'number' ? plain(value) : 'out of range');

/** A changed cell in words: `“Nerve”, outpost, nerve: 100 in place of 70`. */
function cellSaid(ours: OurCharts, { id, row, column, value }: ChangedCell): string {
  const chart = ours[id]!;
  const place = chart.columns.length === 1 && column !== END ? row : `${row}, ${column === END ? 'its end' : column}`;
  const was = column === END ? endsOf(row)[1] : valueIn(chart, row, column);
  return `${titleOf(ours, id)}, ${place}: ${shown(value)} in place of ${shown(was)}`;
}

/** The most changed cells of a link that are named. */
const MOST_NAMED = 6;

/** What is said of a link that brings charts of its own, other than those that its reader has. */
export function broughtNote(ours: OurCharts, changes: Changes): string {
  const cells = cellsIn(ours, changes);
  const first = cells.slice(0, MOST_NAMED).map((cell) => cellSaid(ours, cell));
  const more = cells.length > MOST_NAMED ? `; and ${cells.length - MOST_NAMED} more cells` : '';
  const rest = 'It plays with them here; everywhere else your own choice counts.';
  return cells.length === 0
    ? `This link was made with our charts, and not with yours. ${rest}`
    : `This link was made with charts of its player’s own (${first.join('; ')}${more}). ${rest} ${WRITTEN_FOR_OURS}`;
}

/** What is said of a link that tells only that it was made with other charts. */
export const UNKNOWN_CHARTS =
  'This link was made with other charts than this page plays with, and does not tell which: the same orders and dice may come out differently.';

/**
 * Says that a stored game was played with other charts than the page plays with now; empty if they
 * are the same. `made` is the fingerprint that it names.
 */
export function otherCharts(made: string, { charts }: Charted): string {
  const now = fingerprintOf(charts);
  if (made === now) return '';
  const [was, is] = [made === '' ? 'our charts' : 'a chart of the player’s own', now === '' ? 'ours' : 'yours'];
  const other = made !== '' && now !== '' ? 'another chart than yours' : was;
  return `This game was made with ${other}, and this page plays with ${is}: the same orders and dice may come out differently.`;
}
