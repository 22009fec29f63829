import type { Charted } from '../../core/charts.ts';
import { capital, listed } from '../../games/contract/sentences.ts';
import { fingerprintOf, type OwnCharts } from './stored.ts';

const named = (ids: readonly string[]): string => listed(ids.map((id) => `“${capital(id.replaceAll('-', ' '))}”`));

const several = (ids: readonly string[], one: string, more: string): string => (ids.length === 1 ? one : more);

/**
 * What a board says about the charts that its reader has stored: which are played with, and which
 * do not fit. Empty if there are none.
 */
export function chartsNote({ charts, unfit }: OwnCharts): string {
  const used = Object.keys(charts);
  const plays =
    used.length === 0
      ? ''
      : `Your own ${several(used, 'chart', 'charts')} ${named(used)} ${several(used, 'counts', 'count')} wherever you roll or give orders here. What the page itself tells was rolled with ours.`;
  const leftOut =
    unfit.length === 0
      ? ''
      : `Your own ${several(unfit, 'chart', 'charts')} ${named(unfit)} cannot be read as ${several(unfit, 'a chart', 'charts')} of this game and ${several(unfit, 'is', 'are')} left out.`;
  return [plays, leftOut].filter(Boolean).join(' ');
}

/**
 * Says that a link or a stored game was made with other charts than the page plays with now; empty
 * if they are the same. `made` is the fingerprint that it names.
 */
export function otherCharts(what: 'link' | 'game', made: string, { charts }: Charted): string {
  const now = fingerprintOf(charts);
  if (made === now) return '';
  const [was, is] = [made === '' ? 'our charts' : 'a chart of the player’s own', now === '' ? 'ours' : 'yours'];
  const other = made !== '' && now !== '' ? 'another chart than yours' : was;
  return `This ${what} was made with ${other}, and this page plays with ${is}: the same orders and dice may come out differently.`;
}
