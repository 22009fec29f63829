import type { BoardData } from '../../sent/boards.ts';

/** Marks that lie under the units; the others lie over them. */
const UNDER = 'area,arc,disc';

/** Marks among those of the map: what lies under the units first, the rest last. */
function among(live: string, added: string): string {
  const layer = () => document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const [marks, under] = [layer(), layer()];
  marks.innerHTML = added;
  for (const each of [...marks.children])
    if (UNDER.split(',').includes(each.getAttribute('data-k') ?? '')) under.append(each);
  return under.innerHTML + live + marks.innerHTML;
}

/**
 * Draws the line of each answer to a question on the map while that answer is open, whether it is
 * right or wrong. Returns a function that ends it.
 */
export function drawChoices(board: HTMLElement, { frames }: BoardData): () => void {
  const panel = board.querySelector<HTMLElement>('[data-panel]')!;
  const svg = board.querySelector('.sheet svg')!;
  /** The map without an answer, and the answer on it. */
  let plain = '';
  let shown = -1;
  const look = () => {
    const drawings = frames.find(({ id }) => id === panel.dataset['frame'])?.choices ?? [];
    const open = [...panel.querySelectorAll('.ask .choice')].findIndex((each) => each.hasAttribute('open'));
    if (drawings.length === 0 || open === shown) return;
    const live = svg.querySelector('[data-layer=live]')!;
    if (shown < 0) plain = live.innerHTML;
    shown = open;
    const detail = { live: among(plain, drawings[open] ?? ''), alt: svg.getAttribute('aria-label') ?? '' };
    board.dispatchEvent(new CustomEvent('drill:draw', { detail, bubbles: true }));
  };
  const turned = () => {
    shown = -1;
    look();
  };
  board.addEventListener('toggle', look, true);
  board.addEventListener('drill:turned', turned);
  look();
  return () => {
    board.removeEventListener('toggle', look, true);
    board.removeEventListener('drill:turned', turned);
  };
}
