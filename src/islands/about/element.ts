import type { About } from '../../scene/about.ts';
import { placed, type Surroundings } from './placement.ts';

/** The pop-up of a board: a small panel with what there is to know about a place of the map. */
export interface Popup {
  /** Shows the pop-up. `around` is called once the text is laid out. */
  readonly show: (about: About, around: () => Surroundings) => void;
  readonly hide: () => void;
  readonly isOpen: () => boolean;
  readonly element: HTMLElement;
}

const NARROW = '(max-width: 56rem)';

function textElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function filled({ title, kind, rows }: About): readonly HTMLElement[] {
  const list = document.createElement('dl');
  for (const { name, text, more } of rows) {
    const told = textElement('dd', text);
    if (more !== undefined) told.append(textElement('small', more));
    list.append(textElement('dt', name), told);
  }
  const head = [textElement('b', title), ...(kind === undefined ? [] : [textElement('p', kind)])];
  return rows.length === 0 ? head : [...head, list];
}

/** Adds an empty pop-up to a board. It never takes the pointer. */
export function createPopup(board: HTMLElement): Popup {
  const element = document.createElement('div');
  element.className = 'about';
  element.id = `${board.id}--about`;
  element.setAttribute('role', 'tooltip');
  element.hidden = true;
  board.append(element);

  /** Places the pop-up: below the map on a narrow screen, otherwise where it covers least. */
  function lay({ subject, pieces, texts, bounds }: Surroundings) {
    const frame = board.getBoundingClientRect();
    const map = board.querySelector('.sheet svg')!.getBoundingClientRect();
    if (matchMedia(NARROW).matches) {
      element.style.width = `${map.width}px`;
      element.style.maxWidth = 'none';
      const { height } = element.getBoundingClientRect();
      const lowest = Math.min(map.bottom + 6, innerHeight - height - 8);
      const top = lowest < subject.bottom ? Math.max(map.bottom + 6 - frame.top, 0) : lowest - frame.top;
      put(map.left - frame.left, top);
      return;
    }
    element.style.width = '';
    element.style.maxWidth = '';
    const { width, height } = element.getBoundingClientRect();
    const { left, top } = placed(width, height, { subject, pieces, texts, bounds });
    put(left - frame.left, top - frame.top);
  }
  function put(left: number, top: number) {
    element.style.left = `${left - board.clientLeft}px`;
    element.style.top = `${top - board.clientTop}px`;
  }
  return {
    element,
    show(about, around) {
      element.replaceChildren(...filled(about));
      element.hidden = false;
      lay(around());
    },
    hide: () => (element.hidden = true),
    isOpen: () => !element.hidden,
  };
}
