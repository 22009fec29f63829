/*
 * What the page to write by asks of the dev server. The text is a draft of its file, so that all
 * that reads the file reads the draft.
 */
import { basename, dirname } from 'node:path';
import { textOf } from '../cli/scenario/file.ts';
import { playAsTested } from '../cli/scenario/plays.ts';
import { problemText } from '../core/result.ts';
import { everyFault } from '../library/every-fault.ts';
import { boardProblems, chaptersIn, type Chapters } from '../library/chapters.ts';
import { BadContent } from '../library/files.ts';
import { library, shownGames, type Library } from '../library/plays.ts';
import { isGame } from '../register/index.ts';
import type { Fault } from '../scenario/files/source.ts';
import type { Play, Played } from '../scenario/play/played.ts';

/** An error at its place in a text. */
export interface DeskFault {
  readonly line: number;
  readonly column: number;
  readonly says: string;
}

/** A step as it was just played: what was ordered, and what came of it, in sentences. */
export interface DeskStep {
  readonly id: string;
  readonly title: string;
  readonly says: readonly string[];
}

/** What stands beside a text. */
export interface DeskAnswer {
  readonly faults: readonly DeskFault[];
  readonly steps: readonly DeskStep[];
  /** The id of the board whose preview is shown. Null for a chapter, and if there is none. */
  readonly board: string | null;
}

const toldOf = (faults: readonly Fault[]): readonly DeskFault[] =>
  faults.map((fault) => ({ line: fault.line, column: fault.column, says: problemText(fault) }));

const stepOf = ({ id, title, orderSays, refusalSays, events }: Played): DeskStep => ({
  id,
  title,
  says: [orderSays, refusalSays, ...events.map(({ says }) => says)].filter((each) => each !== null),
});

/** All errors of the draft of a file, and how its board plays. */
export const deskAnswer = (file: string): Promise<DeskAnswer> =>
  file.endsWith('.mdx') ? chapterAnswer(file) : boardAnswer(file);

async function boardAnswer(file: string): Promise<DeskAnswer> {
  const text = textOf(file);
  if (!text.ok) return { faults: [{ line: 1, column: 1, says: text.error.join('\n') }], steps: [], board: null };
  const { isRuling } = text.value;
  const plays: { readonly board: string; readonly play: Play }[] = [];
  const { malformed, unmet } = await everyFault(text.value, isRuling, (game, whole) => {
    const by = { leads: shownGames().includes(game.id), teaches: !isRuling };
    const { shown, judged } = playAsTested(game, whole, by);
    plays.push({ board: whole.scenario.id, play: shown });
    return judged;
  });
  // The first play is that of the file as it is.
  const [first] = plays;
  return {
    faults: toldOf([...malformed, ...unmet]),
    steps: (first?.play.steps ?? []).map(stepOf),
    board: first?.board ?? null,
  };
}

async function chapterAnswer(file: string): Promise<DeskAnswer> {
  const game = basename(dirname(dirname(file)));
  if (!isGame(game)) throw new Error(`${file} is not in the folder of a game`);
  return { faults: chapterFaults(file, chaptersIn(game), await library(game)), steps: [], board: null };
}

/** The errors of a chapter's file. A board that cannot be played tells its own, on its own page. */
export function chapterFaults(file: string, { found, faults }: Chapters, all: Library): readonly DeskFault[] {
  const chapter = found.find((each) => each.file === file);
  const own = faults.filter((fault) => fault.file === file);
  try {
    return toldOf([...own, ...(chapter === undefined ? [] : boardProblems(chapter, all))]);
  } catch (fault) {
    if (fault instanceof BadContent) return toldOf(own);
    throw fault;
  }
}
