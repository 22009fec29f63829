import type { Annotation } from '../../core/annotations.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { BoardData, FrameData, PlayedBefore, TaskData } from '../../sent/boards.ts';
import { svgLive } from '../../painters/live.ts';
import type { Frame } from '../../panel/frame.ts';
import { playModule } from '../../register/index.ts';
import type { Decision } from '../../scenario/ask/decide.ts';
import type { TypedGoal } from '../../scenario/ask/goal.ts';
import type { Played, PlayedDecision } from '../../scenario/play/played.ts';
import type { Step } from '../../scenario/files/schema.ts';
import type { PlayModule } from '../../scene/module.ts';
import { bareOf } from '../../scene/scene.ts';
import { href } from '../../register/paths.ts';
import { playPathOf } from './battle.ts';
import type { BoardView } from './view.ts';

/**
 * What a board's player needs, as plain data: the scene, state and order of each frame, without
 * what the page already contains.
 */
export async function boardData({ id, title, game, frames, played }: BoardView): Promise<BoardData> {
  const module = await playModule(game);
  const play = playPathOf(played);
  const { steps } = played.play;
  const hasCharts = module.rules.charts !== undefined;
  return {
    id,
    title,
    game,
    ...(play !== null && { play: href(play) }),
    frames: frames.map((frame): FrameData => {
      const step = steps[frame.step]!;
      const answered = frame.kind === 'step' || frame.kind === 'answer';
      const set = frame.kind === 'task' ? played.scenario.steps[frame.step]?.task : undefined;
      const decides = frame.kind === 'task' && step.decision !== null;
      const isOver = (decides ? step.before : step.state).awaits === null;
      return {
        id: frame.id,
        scene: bareOf(frame.scene),
        state: frame.state,
        before: step.before,
        order: answered ? step.order : null,
        rolls: frame.rolls,
        task: set === undefined ? null : taskData(set, step),
        choices:
          frame.kind === 'ask' ? step.ask!.choices.map(({ shows }) => drawn(module, frame, step.before, shows)) : [],
        ...(decides && { decision: decisionData(step.decision) }),
        ...(hasCharts && answered && step.order !== null && { played: playedBefore(step) }),
        ...(hasCharts && asksOfOurs(step) && { staysOurs: true as const }),
        ...(play !== null && !isOver && { start: frame.id }),
      };
    }),
  };
}

/** What makes the result of a step again. */
const playedBefore = ({ then, tried, rolls, drawn }: Played): PlayedBefore => ({ then, tried, rolls, drawn });

/** Whether a goal looks at a chance, alone or among others. */
const isChance = (goal: TypedGoal): boolean =>
  'chance' in goal || ('all' in goal && goal.all.some(isChance)) || ('any' in goal && goal.any.some(isChance));

/** Whether a step asks what comes of our charts: what will happen, or a chance. */
export const asksOfOurs = ({ ask, task }: Pick<Played, 'ask' | 'task'>): boolean =>
  ask !== null || (task !== null && isChance(task.goal));

/** The marks that an answer draws on the map of its question. */
function drawn(game: PlayModule, { scene }: Frame, before: Awaiting, shows: readonly Annotation[]): string {
  return svgLive({ ...scene, marks: game.shown(before, shows) });
}

/** A task with the engine's hints, as its player needs it. */
export function taskData({ says, orders }: NonNullable<Step['task']>, step: Played): TaskData {
  const { goal, hints } = step.task!;
  return { says, goal, orders, right: shownAnswer(step), units: hints.units, shows: hints.shows };
}

/**
 * The right answer that *Show me* plays: the orders that the lesson continues with, if they are a
 * right answer; otherwise the first.
 */
function shownAnswer({ task, order, orderSays, tried }: Played): readonly OrderLike[] {
  const { right } = task!;
  const isOwn = ({ says }: (typeof right)[number]) => says === orderSays?.replaceAll('. ', ', then ');
  const own = tried ? undefined : right.find(isOwn);
  if (own?.orders.length === 1 && order !== null) return [order];
  return (own ?? right[0]!).orders;
}

/** A decision without what its page already contains. */
const decisionData = ({ unit, order, then }: PlayedDecision): Decision => ({ unit, order, then });
