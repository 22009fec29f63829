import type { Charts } from '../../core/charts.ts';
import type { GameId } from '../../core/ids.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import type { Series } from '../../sent/boards.ts';
import { keep, storedText, type KeepResult } from '../battle/texts.ts';
import { session } from '../orders/session.ts';
import { chartsText, readCharts, withCell, type ChartCell, type OwnCharts } from './stored.ts';
import { chartsNote } from './words.ts';

const keyOf = (game: GameId): string => `drill-square.charts.1/${game}`;

/** The reader's own charts of a game with these charts of ours. */
export const ownCharts = (game: GameId, ours: Charts): OwnCharts => readCharts(storedText(keyOf(game)), ours);

/** Stores a number in a cell of the reader's own chart; null leaves the cell to ours again. */
export function keepCell(game: GameId, ours: Charts, cell: ChartCell, value: number | null): KeepResult {
  const last = storedText(keyOf(game));
  return keep(keyOf(game), last, chartsText(withCell(readCharts(last, ours).charts, ours, cell, value)));
}

/** A frame or a start that a page plays from. */
interface PlayedFrom {
  readonly state: Awaiting;
  readonly before?: Awaiting;
}

/**
 * Puts the reader's own charts into every state of a fetched series. Everything that a page plays,
 * counts or opens begins from one of these states, so this is the only place that does it.
 */
export function charted<Whole extends Series<PlayedFrom>>(series: Whole, charts: Charts): Whole {
  if (Object.keys(charts).length === 0) return series;
  const frames = series.frames.map((frame) => ({
    ...frame,
    state: { ...frame.state, charts },
    ...(frame.before !== undefined && { before: { ...frame.before, charts } }),
  }));
  return { ...series, frames };
}

/**
 * A fetched series with the reader's own charts, and what its board says about them. Only a reader
 * who has stored some waits here for the rules, which know the charts of the game.
 */
export async function withOwnCharts<Whole extends Series<PlayedFrom>>(
  series: Whole,
): Promise<{ readonly series: Whole; readonly note: string }> {
  if (storedText(keyOf(series.game)) === null) return { series, note: '' };
  const { rules } = (await session(series)).game;
  const own = ownCharts(series.game, rules.charts ?? {});
  return { series: charted(series, own.charts), note: chartsNote(own) };
}
