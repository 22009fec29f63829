import type { BoardData } from '../../sent/boards.ts';

/** Marks that lie under the units; the others lie over them. */
const UNDER = 'area,arc,disc';

/**
 * The marks of the map with these added: first the added ones that lie under the units, then the
 * map's own, then the rest.
 */
function among(live: string, added: string): string {
  const layer = () => document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const [marks, under] = [layer(), layer()];
  marks.innerHTML = added;
  for (const each of [...marks.children])
    if (UNDER.split(',').includes(each.getAttribute('data-k') ?? '')) under.append(each);
  return under.innerHTML + live + marks.innerHTML;
}

/**
 * While an answer to a question is open, right or wrong, draws its line on the map. Returns a
 * function that ends this.
 */
export function drawChoices(board: HTMLElement, { frames }: BoardData): () => void {
  const panel = board.querySelector<HTMLElement>('[data-panel]')!;
  const svg = board.querySelector('.sheet svg')!;
  /** The markup of the map without an answer, and the index of the answer that is drawn on it. */
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
