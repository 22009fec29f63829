import { download } from './download.ts';
import { listedChapters, showContinue, type ListedChapter } from './listed.ts';
import { merged, readProgress, progressText, type Progress } from './record.ts';
import { forget, saveInTurn, stored, watch } from './storage.ts';

const one = (within: ParentNode, name: string): HTMLElement =>
  within.querySelector<HTMLElement>(`[data-part=${name}]`)!;

/** `1 chapter`, `3 chapters`. */
const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** The progress in a chapter, in words; empty if there is none. */
function formatDone({ read, solved }: Progress, { chapter, boards, tasks }: ListedChapter): string {
  const used = boards.filter((id) => read.includes(id)).length;
  const done = tasks.filter((id) => solved.includes(id)).length;
  const parts = [
    read.includes(chapter) ? 'read' : used > 0 ? `${used} of ${count(boards.length, 'board')}` : '',
    done > 0 ? `${done} of ${tasks.length} solved` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

const CONFIRM =
  'Erase what this browser knows of the chapters you read and the tasks you solved? Save it as a file first if you may want it back.';

/**
 * Shows the progress beside each chapter. In the section it shows the total, and whether something
 * unreadable was found.
 */
function showProgress(section: HTMLElement): void {
  const { progress, unreadable, isBlocked } = stored();
  const chapters = listedChapters(document);
  const isRead = ({ chapter }: ListedChapter) => progress.read.includes(chapter);
  for (const each of chapters) {
    one(each.element, 'done').textContent = formatDone(progress, each);
    each.element.toggleAttribute('data-read', isRead(each));
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-begin]')) showContinue(place, chapters);
  const tasks = chapters.flatMap((each) => each.tasks);
  const read = chapters.filter(isRead).length;
  const solved = tasks.filter((id) => progress.solved.includes(id)).length;
  one(section, 'sum').textContent = isBlocked
    ? 'This browser does not let the site save anything, so it cannot remember what you have done.'
    : `${read} of ${count(chapters.length, 'chapter')} read, ${solved} of ${count(tasks.length, 'task')} and questions solved. It is saved only in this browser.`;
  one(section, 'broken').hidden = unreadable === null;
}

/** Adds the progress in a file to the stored progress, and returns the result as a sentence. */
async function importFile(chosen: File): Promise<string> {
  const text = await chosen.text().catch(() => null);
  if (text === null) return `${chosen.name} could not be read. See that it is still where it was, and choose it again.`;
  const found = readProgress(text);
  if (!found.ok)
    return `${chosen.name} was not added. ${found.error} Choose a file that was saved here with «Save as a file».`;
  const before = stored().progress;
  const after = merged(before, found.value);
  const added = after.read.length + after.solved.length - before.read.length - before.solved.length;
  const saved = await saveInTurn(found.value);
  if (saved === 'full') return `${chosen.name} was not added: this browser has no room left for it.`;
  if (saved === 'blocked') return 'Nothing could be saved in this browser.';
  const entries = added === 1 ? '1 entry' : `${added} entries`;
  return `${chosen.name}: ${added === 0 ? 'nothing new' : `${entries} added`}. What was here is kept.`;
}

/**
 * Shows the reader's progress beside each chapter, and handles the buttons that save, load and
 * delete it.
 */
export function contents(section: HTMLElement): void {
  const file = section.querySelector('input')!;
  const show = () => showProgress(section);
  const say = (text: string) => {
    one(section, 'said').textContent = text;
    show();
  };
  const actions: Readonly<Record<string, () => void>> = {
    save: () => download('drill-square-progress.json', progressText(stored().progress)),
    take: () => file.click(),
    clear() {
      if (!confirm(CONFIRM)) return;
      forget('all');
      say('Erased.');
    },
    'save-broken': () => download('drill-square-unreadable.txt', stored().unreadable ?? ''),
    'drop-broken'() {
      forget('unreadable');
      say('Deleted.');
    },
  };
  section.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) actions[target.dataset['do'] ?? '']?.();
  });
  const chosen = () => {
    const [first] = file.files ?? [];
    if (first !== undefined) void importFile(first).then(say);
    file.value = '';
  };
  file.addEventListener('change', chosen);
  for (const button of section.querySelectorAll('button')) button.disabled = false;
  // A file may have been chosen before this script was loaded.
  chosen();
  watch(show);
  show();
}
