import { forget, keep, kept, watch } from './storage.ts';
import { merged, readProgress, written, type Progress } from './record.ts';

const one = (within: ParentNode, name: string): HTMLElement =>
  within.querySelector<HTMLElement>(`[data-part=${name}]`)!;

/** `1 chapter`, `3 chapters`. */
const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** What of a chapter is done, in words; nothing where nothing is. */
function formatDone({ read, solved }: Progress, chapter: string, tasks: readonly string[]): string {
  const done = tasks.filter((id) => solved.includes(id)).length;
  const parts = [read.includes(chapter) ? 'read' : '', done > 0 ? `${done} of ${tasks.length} solved` : ''];
  return parts.filter(Boolean).join(', ');
}

const tasksOf = ({ dataset }: HTMLElement): readonly string[] => dataset['tasks']!.split(' ').filter(Boolean);

/** Shows beside each chapter what its reader has done, and answers the buttons by which it is handed out, taken in and forgotten. */
export function contents(section: HTMLElement): void {
  const [sum, said] = [one(section, 'sum'), one(section, 'said')];
  const file = section.querySelector('input')!;
  const chapters = Array.from(document.querySelectorAll<HTMLElement>('[data-tasks]'));

  function show() {
    const { progress, unreadable, isBlocked } = kept();
    for (const chapter of chapters)
      one(chapter, 'done').textContent = formatDone(progress, chapter.dataset['chapter']!, tasksOf(chapter));
    const tasks = chapters.flatMap(tasksOf);
    const read = chapters.filter(({ dataset }) => progress.read.includes(dataset['chapter']!)).length;
    const solved = tasks.filter((id) => progress.solved.includes(id)).length;
    sum.textContent = isBlocked
      ? 'This browser lets the site keep nothing, so it cannot remember what you have done.'
      : `${read} of ${count(chapters.length, 'chapter')} read, ${solved} of ${count(tasks.length, 'task')} and questions solved. It is kept in this browser alone.`;
    one(section, 'broken').hidden = unreadable === null;
  }
  const say = (text: string) => {
    said.textContent = text;
    show();
  };

  async function take(chosen: File) {
    const text = await chosen.text().catch(() => null);
    if (text === null) {
      say(`${chosen.name} could not be read. See that it is still where it was, and choose it again.`);
      return;
    }
    const found = readProgress(text);
    if (!found.ok) {
      say(`${chosen.name} was not taken in. ${found.error} Choose a file that was saved here with «Save as a file».`);
      return;
    }
    const before = kept().progress;
    const after = merged(before, found.value);
    const added = after.read.length + after.solved.length - before.read.length - before.solved.length;
    const isKept = keep(found.value);
    say(
      isKept
        ? `${chosen.name}: ${added === 0 ? 'nothing new' : `${count(added, 'entry').replace('entrys', 'entries')} added`}. What was here is kept.`
        : 'Nothing could be kept in this browser.',
    );
  }

  const actions: Readonly<Record<string, () => void>> = {
    save: () => hand('drill-square-progress.json', written(kept().progress)),
    take: () => file.click(),
    clear() {
      if (
        !confirm(
          'Forget all chapters read and tasks solved in this browser? Save them as a file first if you may want them back.',
        )
      )
        return;
      forget('all');
      say('Forgotten.');
    },
    'save-broken': () => hand('drill-square-unreadable.txt', kept().unreadable ?? ''),
    'drop-broken'() {
      forget('unreadable');
      say('Dropped.');
    },
  };
  section.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) actions[target.dataset['do'] ?? '']?.();
  });
  const chosen = () => {
    const [first] = file.files ?? [];
    if (first !== undefined) void take(first);
    file.value = '';
  };
  file.addEventListener('change', chosen);
  for (const button of section.querySelectorAll('button')) button.disabled = false;
  chosen();
  watch(show);
  show();
}

/** Hands out a file. */
function hand(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
