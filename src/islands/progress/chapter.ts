import { tickSidebar } from './sidebar.ts';
import { save, stored, watch } from './storage.ts';

/** The public ids of the tasks and questions that were solved on this page. */
const solved = (): readonly string[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-solved]'), ({ id, dataset }) =>
    dataset['solved']!.split(' ').map((step) => `${id}:${step}`),
  ).flat();

/** Stores which tasks of a chapter are solved, and that it was read as soon as its end comes into view. Marks boards that are solved. */
export function chapter(end: HTMLElement): void {
  const mark = () => {
    tickSidebar(stored().progress);
    const known = new Set([...stored().progress.solved, ...solved()]);
    for (const board of document.querySelectorAll<HTMLElement>('[data-tasks]')) {
      const tasks = board.dataset['tasks']!.split(' ');
      const done = tasks.filter((step) => known.has(`${board.id}:${step}`)).length;
      const old = board.querySelector('.done');
      if (done === 0) old?.remove();
      else {
        const says = old ?? board.querySelector('.below')!.appendChild(document.createElement('b'));
        says.className = `done${done === tasks.length ? ' yes' : ''}`;
        says.textContent = done === tasks.length ? 'Solved' : `${done} of ${tasks.length} solved`;
      }
    }
  };
  const note = () => {
    save({ solved: solved() });
    mark();
  };
  document.addEventListener('drill:solved', note);
  watch(mark);
  note();
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry!.isIntersecting) return;
    seen.disconnect();
    save({ read: [end.dataset['chapter']!] });
    mark();
  });
  seen.observe(end);
}
