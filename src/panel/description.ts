import type { Scene } from '../scene/scene.ts';
import { escape } from './markup.ts';

const item = (text: string): string => `<li>${escape(text)}</li>`;

/**
 * What a text description shows for everything that did not change: one line with the count, or the
 * items themselves, folded.
 */
export type Unchanged = 'counted' | 'folded';

const unchanged = (items: readonly string[], how: Unchanged): string => {
  const count = items.length;
  if (count === 0) return '';
  if (how === 'counted')
    return item(count === 1 ? 'Nothing else has changed.' : `The other ${count} units and places have not changed.`);
  return `<li><details><summary>Unchanged (${count})</summary><ul>${items.map(item).join('')}</ul></details></li>`;
};

/**
 * The text description of a board, as HTML list items: first what changed since the frame before,
 * then what did not. For the first frame of a board (`before` is null) it lists everything in
 * order.
 */
export function descriptionItems(
  { description: now }: Pick<Scene, 'description'>,
  before: Pick<Scene, 'description'> | null = null,
  how: Unchanged = 'folded',
): string {
  if (before === null) return now.length === 0 ? item('Nothing yet') : now.map(({ text }) => item(text)).join('');
  const then = new Map(before.description.map(({ id, text }) => [id, text]));
  const isSame = ({ id, text }: Scene['description'][number]) => then.get(id) === text;
  const gone = before.description.filter(({ id }) => !now.some((each) => each.id === id));
  const changed = [
    ...now.filter((each) => !isSame(each)).map(({ text }) => text),
    ...gone.map(({ text }) => `No longer on the board: ${text}`),
  ];
  if (changed.length === 0 && how === 'counted') return item('Nothing has moved or changed.');
  const first = changed.length === 0 ? ['Nothing has moved or changed.'] : changed;
  return (
    first.map(item).join('') +
    unchanged(
      now.filter(isSame).map(({ text }) => text),
      how,
    )
  );
}
