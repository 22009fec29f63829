import { unseen } from '../../games/contract/view.ts';
import { rollMarkup } from '../../panel/roll.ts';
import { countRolled } from '../../scenario/play/count-rolled.ts';
import { decode, type Encoded } from '../../sent/boards.ts';
import { rollBoardId, type RollBoards } from '../../sent/rolls.ts';
import { withOwnCharts } from '../charts/door.ts';
import { fetchPart } from '../old-page.ts';
import { session } from '../orders/session.ts';

/** What a set of choices comes to by the reader's own charts, as HTML; null where it stays ours. */
export type Recount = (roll: string, place: number, heading: string) => string | null;

/**
 * What counts the rolls of a page again with the reader's own charts; null if they have none, or
 * play with ours. `path` is the file of the boards.
 */
export async function recounting(path: string): Promise<Recount | null> {
  const boards = decode<RollBoards>((await (await fetchPart(path)).json()) as Encoded<RollBoards>);
  const { series } = await withOwnCharts(boards);
  if (series.frames.every(({ state }) => state.charts === undefined)) return null;
  const { rules, clauseTitle } = (await session({ game: series.game })).game;
  const known = new Map<string, string | null>();
  return (roll, place, heading) => {
    const id = rollBoardId(roll, place);
    const board = series.frames.find((each) => each.id === id);
    const came = board === undefined || known.has(id) ? null : countRolled(unseen(rules), board.state, board.order);
    if (!known.has(id)) known.set(id, came && rollMarkup({ words: rules.words, title: clauseTitle }, heading, came));
    return known.get(id) ?? null;
  };
}
