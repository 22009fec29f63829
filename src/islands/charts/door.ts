import type { Charts, OurCharts } from '../../core/charts.ts';
import type { GameId } from '../../core/ids.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import type { Series } from '../../sent/boards.ts';
import { storedText } from '../battle/texts.ts';
import { session } from '../orders/session.ts';
import { keyOf } from './key.ts';
import { linkedChanges } from './link.ts';
import { chartsInUse, chartsOf, fingerprintOf, readStored } from './stored.ts';
import { broughtNote, chartsNote } from './words.ts';

/** A frame or a start that a page plays from. */
interface PlayedFrom {
  readonly state: Awaiting;
  readonly before?: Awaiting;
  readonly staysOurs?: true;
}

/**
 * Puts the reader's own charts into every state of a fetched series, but for steps that stay on
 * ours. Everything that a page plays, counts or opens begins from one of these states, so this is
 * the only place that does it.
 */
export function charted<Whole extends Series<PlayedFrom>>(series: Whole, charts: Charts): Whole {
  if (Object.keys(charts).length === 0) return series;
  const frames = series.frames.map((frame) =>
    frame.staysOurs === true
      ? frame
      : {
          ...frame,
          state: { ...frame.state, charts },
          ...(frame.before !== undefined && { before: { ...frame.before, charts } }),
        },
  );
  return { ...series, frames };
}

/** Where charts are played with. */
interface Place {
  readonly game: GameId;
  readonly isBattle: boolean;
}

/** What a page plays with, and what it says about that. */
interface InUse {
  readonly charts: Charts;
  readonly note: string;
}

/**
 * The charts of a board that a link to a position opens: those that the link was made with, if it
 * brings them; otherwise the reader's own.
 */
function inUse({ game, isBattle }: Place, ours: OurCharts, linked: string | null): InUse {
  const own = chartsInUse(ours, readStored(storedText(keyOf(game)), ours));
  const brought = linked === null ? null : linkedChanges(ours, linked);
  const { charts } = brought === null ? own : chartsOf(ours, brought);
  return brought === null || fingerprintOf(charts) === fingerprintOf(own.charts)
    ? { charts: own.charts, note: chartsNote(ours, own, isBattle) }
    : { charts, note: broughtNote(ours, brought) };
}

/**
 * A fetched series with the reader's own charts, and what its board says about them. `linked` is
 * what the link that the board opens says of charts; null if there is no link. Only a reader who
 * has stored some, or follows such a link, waits here for the rules, which know our charts.
 */
export async function withOwnCharts<Whole extends Series<PlayedFrom>>(
  series: Whole,
  linked: string | null = null,
): Promise<{ readonly series: Whole; readonly note: string }> {
  if (storedText(keyOf(series.game)) === null && !linked) return { series, note: '' };
  const { rules } = (await session(series)).game;
  // The boards from which a battle can begin have nothing before them.
  const isBattle = series.frames.every(({ before }) => before === undefined);
  const { charts, note } = inUse({ game: series.game, isBattle }, rules.charts ?? {}, linked);
  return { series: charted(series, charts), note };
}
