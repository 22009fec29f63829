import type { CurrentFrame } from './current-frame.ts';
import type { BoardData } from '../../sent/boards.ts';
import { session } from '../orders/session.ts';

/**
 * While the text description of a board is open, writes it out in full. The page only counts what
 * has not changed since the frame before. Until the game is loaded, and if it cannot be loaded, the
 * count stays. Returns a function that ends this.
 */
export function describeWhole(board: HTMLElement, data: BoardData, { at, frame }: CurrentFrame): () => void {
  const details = board.querySelector<HTMLDetailsElement>('.description')!;
  const list = details.querySelector('ul')!;
  async function write() {
    const [now, before] = [frame(), data.frames[at() - 1]];
    if (!details.open || before === undefined) return;
    const loaded = await session(data).catch(() => null);
    if (loaded === null || frame() !== now) return;
    const { game, tools } = loaded;
    list.innerHTML = tools.descriptionItems(game.scene(now.state, []), game.scene(before.state, []));
  }
  const written = () => void write();
  details.addEventListener('toggle', written);
  board.addEventListener('drill:turned', written);
  written();
  return () => {
    details.removeEventListener('toggle', written);
    board.removeEventListener('drill:turned', written);
  };
}
