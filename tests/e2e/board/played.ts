import type { GameId } from '../../../src/core/ids.ts';
import type { Awaiting } from '../../../src/games/contract/engine.ts';
import type { State, Unit } from '../../../src/games/paper-bayonet/state.ts';
import { gameFile, gameFiles, type GameFiles } from '../../../src/library/files.ts';
import { shownGames } from '../../../src/library/plays.ts';
import { engineOf } from '../../../src/register/index.ts';
import { playReading, playScenario } from '../../../src/scenario/play/play.ts';
import type { Play, Played } from '../../../src/scenario/play/played.ts';
import type { Scenario } from '../../../src/scenario/files/schema.ts';

/** A board and its play. */
export interface PlayedBoard {
  readonly game: GameId;
  readonly scenario: Scenario;
  readonly play: Play;
}

/**
 * A frame of a board. An answer follows a question or a task; the step itself follows a decision or
 * the board before an order.
 */
export interface Shown {
  readonly step: Played;
  readonly kind: 'before' | 'step' | 'ask' | 'task' | 'answer';
  /** The end of the link to the frame. */
  readonly id: string;
}

const filesOf = new Map<GameId, GameFiles>();

/** The game of a board, by the prefix of its id, and its files, which are read once. */
function gameOf(id: string): readonly [game: GameId, files: GameFiles] {
  const game = shownGames().find((each) => id.startsWith(`${gameFile(each).value.prefix}.`));
  if (game === undefined) throw new Error(`no game has a board ${id}`);
  const files = filesOf.get(game) ?? gameFiles(game);
  filesOf.set(game, files);
  return [game, files];
}

/**
 * The scenario of a board, such as `pb.clear-at-last`; for another reading
 * `pb.one-tree-one-house@any-one`. Only this scenario is played, because playing all boards of a
 * game takes longer than most tests. Throws if there is none.
 */
export async function scenario(id: string): Promise<PlayedBoard> {
  const [game, { scenarios, rulings }] = gameOf(id);
  const engine = await engineOf(game);
  const own = scenarios.found.find(({ value }) => value.id === id);
  if (own !== undefined) return { game, scenario: own.value, play: playScenario(engine, own.value) };
  const [name, key] = id.split('@');
  for (const { value: ruling } of rulings.found) {
    const { scenario: given } = ruling;
    const shown = typeof given === 'string' ? scenarios.found.find(({ value }) => value.id === given)?.value : given;
    const isOne = key === undefined || ruling.readings.some((each) => each.key === key);
    if (shown !== undefined && shown.id === name && isOne)
      return { game, scenario: shown, play: playReading(engine, ruling, shown, key ?? ruling.ruling) };
  }
  throw new Error(`no scenario ${id}`);
}

/** The frames that its board shows, in order. */
export const shown = ({ play }: Pick<PlayedBoard, 'play'>): readonly Shown[] =>
  play.steps.flatMap((step, at): readonly Shown[] => {
    const answer: Shown = { step, kind: 'answer', id: `${step.id}.answer` };
    if (step.ask !== null) return [{ step, kind: 'ask', id: step.id }, answer];
    if (step.task !== null) return [{ step, kind: 'task', id: step.id }, answer];
    const own: Shown = { step, kind: 'step', id: step.id };
    if (step.decision !== null) return [{ step, kind: 'task', id: `${step.id}.before` }, own];
    const isUnseen = step.order !== null && (at === 0 || step.lead !== null);
    return isUnseen ? [{ step, kind: 'before', id: `${step.id}.before` }, own] : [own];
  });

/** The units in a state of Paper Bayonet. */
export const unitsOf = (state: Awaiting): readonly Unit[] => Object.values((state as State).units);
