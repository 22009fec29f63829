import type { BoardData, TaskData } from '../../islands/data.ts';
import type { PlayedTask } from '../../scenario/played.ts';
import type { Step } from '../../scenario/schema.ts';
import type { BoardView } from './board-view.ts';

/** What a board's player needs, as plain data: the scene, state and order of each frame, without what the page already contains. */
export function boardData({ id, title, game, frames, played }: BoardView): BoardData {
  const { steps } = played.play;
  return {
    id,
    title,
    game,
    frames: frames.map((frame) => {
      const step = steps[frame.step]!;
      const answered = frame.kind === 'step' || frame.kind === 'answer';
      const set = frame.kind === 'task' ? played.scenario.steps[frame.step]?.task : undefined;
      return {
        id: frame.id,
        scene: frame.scene,
        state: frame.state,
        before: step.before,
        order: answered ? step.order : null,
        rolls: frame.rolls,
        task: set === undefined ? null : taskData(set, step.task!),
      };
    }),
  };
}

/** A task with the hints that the engine worked out. */
function taskData({ orders }: NonNullable<Step['task']>, { goal, right, hints }: PlayedTask): TaskData {
  return { goal, orders, right: right[0]!.orders, units: hints.units, shows: hints.shows };
}
