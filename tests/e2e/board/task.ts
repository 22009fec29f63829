import { expect, type Page } from '@playwright/test';
import { type Answer, type Task, taskOf } from './answers.ts';
import { embedPath, type Board, boardOn } from './board.ts';
import { scenario } from './played.ts';

/** Boards with a task. */
export const TASKS = ['pb.a-knights-move', 'pb.from-the-hill', 'pb.clear-at-last'] as const;

/** Opens the task's step on its board. */
export async function open(page: Page, id: (typeof TASKS)[number]): Promise<readonly [Board, Task]> {
  const task = await taskOf(await scenario(id));
  await page.goto(`${embedPath(id)}#${id}:${task.step.id}`);
  const board = boardOn(page);
  await expect(board.panel).toHaveAttribute('data-kind', 'task');
  return [board, task];
}

/** Waits until the board takes pointer and keyboard input. */
export async function ready({ figure, map }: Board): Promise<void> {
  await figure.locator('.feedback').hover();
  await expect(map).toHaveAttribute('role', 'application');
}

/** Whether the order is allowed but does not meet the goal. */
export const isShort = ({ kind }: Answer): boolean => kind === 'short';
