import type { BoardData, FrameData, TaskData } from '../../islands/data.ts';
import type { Decision } from '../../scenario/decide.ts';
import type { PlayedDecision, PlayedTask } from '../../scenario/played.ts';
import type { Step } from '../../scenario/schema.ts';
import { href } from '../paths.ts';
import { playPathOf } from '../play/battle.ts';
import type { BoardView } from './board-view.ts';

/** What a board's player needs, as plain data: the scene, state and order of each frame, without what the page already contains. */
export async function boardData({ id, title, game, frames, played }: BoardView): Promise<BoardData> {
  const play = await playPathOf(played);
  const { steps } = played.play;
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
        scene: { ...frame.scene, description: [] },
        before: step.before,
        order: answered ? step.order : null,
        rolls: frame.rolls,
        task: set === undefined ? null : taskData(set, step.task!),
        ...(decides && { decision: decisionData(step.decision) }),
        ...(play !== null && !isOver && { start: frame.id }),
      };
    }),
  };
}

/** A task with the hints that the engine worked out. */
function taskData({ orders }: NonNullable<Step['task']>, { goal, right, hints }: PlayedTask): TaskData {
  return { goal, orders, right: right[0]!.orders, units: hints.units, shows: hints.shows };
}

/** A decision without what its page already contains. */
const decisionData = ({ unit, order, then }: PlayedDecision): Decision => ({ unit, order, then });
