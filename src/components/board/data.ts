import type { BoardData } from '../../islands/data.ts';
import type { Framed } from './framed.ts';

/** A board's scenes, states and orders as plain data. */
export function boardData({ id, title, game, frames, played }: Framed): BoardData {
  const { steps } = played.play;
  return {
    id,
    title,
    game,
    frames: frames.map((frame) => {
      const step = steps[frame.step]!;
      const answered = frame.kind === 'step' || frame.kind === 'answer';
      const goal = frame.kind === 'task' ? (played.scenario.steps[frame.step]?.task?.goal ?? null) : null;
      return {
        id: frame.id,
        scene: frame.scene,
        before: step.before,
        order: answered ? step.order : null,
        rolls: frame.rolls,
        goal,
      };
    }),
  };
}
