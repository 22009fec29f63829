import type { GameId, Readings } from '../../core/ids.ts';
import type { ContentFile, OtherFile } from '../../library/content-file.ts';
import { everyFault, inOrder } from '../../library/every-fault.ts';
import { shownGames } from '../../library/plays.ts';
import { loadGame } from '../../register/index.ts';
import type { Play } from '../../scenario/play/played.ts';
import { fail } from '../arguments.ts';
import { textOf } from './file.ts';
import { formatStep } from './format.ts';
import { complete, lacking, type PlacedFile } from './place.ts';
import { playAsTested, playUnder } from './plays.ts';
import { formatFile, wrongFormat, type Report, type Wish } from './report.ts';

/** A wish for a file with a board. */
export interface BoardWish extends Wish {
  readonly what: Exclude<ContentFile, OtherFile>;
  /** The readings under which it is played; null if it is checked as the tests do. */
  readonly readings: Readings | null;
  readonly isJson: boolean;
}

interface Shown {
  readonly game: GameId;
  readonly id: string;
  readonly play: Play;
  /** The id of the first step that could not be played; null if all were. */
  readonly stoppedAt: string | null;
}

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/** The last line of a printed play that ends before the file does. */
const stopText = (step: string): string =>
  `The play ends before the step “${step}”, which could not be played. What is wrong is told below.`;

/** A play as it is printed. */
async function printed({ game, id, play, stoppedAt }: Shown, isJson: boolean): Promise<readonly string[]> {
  if (isJson) return [JSON.stringify({ id, ...play }, plain, 1)];
  const loaded = await loadGame(game);
  const steps = play.steps.map((step) => formatStep(loaded, step));
  return stoppedAt === null ? steps : [...steps, stopText(stoppedAt)];
}

/**
 * Checks the file of a scenario, a rule test or a ruling, and plays it. Exits with 2 if it cannot
 * be read.
 */
export async function checkBoard(wish: BoardWish): Promise<Report> {
  const { file, what, readings, isJson, completes } = wish;
  const isPlaced = what.kind !== 'draft';
  const said = isPlaced && readings === null ? [...(await formatFile(wish))] : [];
  const text = textOf(file);
  if (!text.ok) fail(2, text.error);
  const isRuling = isPlaced ? what.kind === 'ruling' : text.value.isRuling;
  const plays: Shown[] = [];
  const isForReaders = what.kind === 'scenario' || what.kind === 'ruling';
  const { malformed, unmet, source, game } = await everyFault(text.value, isRuling, (loaded, whole) => {
    const by = { leads: isForReaders && shownGames().includes(loaded.id), teaches: !isRuling };
    const { shown, judged } = readings === null ? playAsTested(loaded, whole, by) : playUnder(loaded, whole, readings);
    const { id, steps } = whole.scenario;
    const stoppedAt = steps[shown.steps.length]?.id ?? null;
    plays.push({ game: loaded.id, id, play: shown, stoppedAt });
    return judged;
  });
  // The first play is that of the file as it is.
  const [first] = plays;
  const out = first === undefined ? [] : await printed(first, isJson);
  if (first === undefined && readings !== null && malformed.length === 0)
    fail(2, [`${file} has no scenario that could be played under another reading`]);
  if (!isPlaced || readings !== null || source === null || game === null) return { said: out, malformed, unmet };
  const placed: PlacedFile = { kind: what.kind, game: what.game, file, source, loaded: game };
  const isPlayed = malformed.length === 0;
  if (completes && isPlayed) said.push(...complete(placed));
  const around = [...lacking(placed, isPlayed), ...(await wrongFormat(file))];
  return { said: isJson ? out : [...out, ...said], malformed, unmet: inOrder([...unmet, ...around]) };
}
