import type { Awaiting } from '../../games/contract/engine.ts';
import { afterFrame } from '../board/later.ts';
import type { Session } from '../orders/session.ts';
import { rangesIn, type Named, type NamedRange } from './names.ts';

/** What the names on a panel are looked up in, and what they do. */
export interface Naming {
  readonly load: () => Promise<Session>;
  readonly shown: () => Awaiting;
  /** Lights these units on the map. */
  readonly light: (units: readonly string[]) => void;
  /** Opens the pop-up of a unit. */
  readonly ask: (unit: string) => void;
  readonly away: () => void;
  readonly popup: HTMLElement;
}

/** The first of these within a board shows that its names are wanted. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** The names of all boards on the page, for the style sheet. Without the API they are not underlined, but light their pieces all the same. */
const marked = typeof Highlight === 'undefined' ? null : new Highlight();
if (marked !== null) CSS.highlights.set('unit-name', marked);

/**
 * Lets the names of units in a board's panel light their pieces when they are pointed at, tapped, or in what has the focus; and the lines of
 * the text description open their pop-ups. The names are ranges: the document stays as it is, so screen readers notice nothing.
 */
export function namesOnPanel(board: HTMLElement, { load, shown, light, ask, away, popup }: Naming): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const beside = board.querySelector<HTMLElement>('.beside')!;
  const list = board.querySelector<HTMLElement>('.description ul')!;
  let ranges: readonly NamedRange[] = [];
  let session: Session | null = null;
  let lit = '';

  const unmark = () => ranges.forEach(({ range }) => marked?.delete(range));
  /** Finds the names anew: the panel is replaced at each step. */
  function mark() {
    if (session === null) return;
    unmark();
    ranges = rangesIn(beside, unitsOf(session));
    ranges.forEach(({ range }) => marked?.add(range));
    describe(session);
  }
  function unitsOf({ game }: Session): readonly Named[] {
    const ids = game
      .scene(shown(), [])
      .marks.flatMap((each) => (each.kind === 'base' && each.ghost !== true ? [each.id] : []));
    const here = ids.filter((id) => game.input.locate(shown(), id) !== null);
    return here.map((id) => ({ id, name: game.rules.words.name(id, shown()) }));
  }
  /** The lines that describe a unit can have the focus, so that the keyboard reaches every pop-up. */
  function describe({ game }: Session) {
    const units = new Map(game.scene(shown(), []).description.map(({ id, text }) => [text, id]));
    for (const item of list.querySelectorAll('li')) {
      const id = units.get(item.textContent.trim());
      if (!(item instanceof HTMLElement) || id === undefined || game.input.locate(shown(), id) === null) continue;
      item.dataset['unit'] = id;
      item.tabIndex = 0;
    }
  }
  function turnTo(units: readonly string[]) {
    if (units.join() === lit) return;
    lit = units.join();
    if (units.length === 0) away();
    else light(units);
  }
  function pointed({ clientX: x, clientY: y, pointerType }: PointerEvent) {
    const isUnder = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
    const under = ranges.filter(({ range }) => Array.from(range.getClientRects()).some(isUnder));
    if (pointerType === 'mouse' || under.length > 0) turnTo(under.map(({ id }) => id));
  }
  function focused({ target }: Event) {
    const holds = ({ range }: NamedRange) => (target as Node).contains(range.startContainer);
    if (target !== board.querySelector('[data-panel]')) turnTo([...new Set(ranges.filter(holds).map(({ id }) => id))]);
  }
  function listed({ target, type }: Event) {
    const unit = target instanceof HTMLElement ? target.dataset['unit'] : undefined;
    if (unit === undefined) return;
    ask(unit);
    if (type === 'focusin') (target as HTMLElement).setAttribute('aria-describedby', popup.id);
  }
  function left() {
    lit = '';
    away();
  }
  let isDue = false;
  // What changed is seen first; a change in several places is looked through once.
  const changes = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    afterFrame(() => {
      isDue = false;
      if (!signal.aborted) mark();
    });
  });
  const parts = [beside, list, board.querySelector<HTMLElement>('.sheet')!];
  const asks = (to: (part: HTMLElement, type: (typeof INTENTS)[number]) => void) =>
    parts.forEach((part) => INTENTS.forEach((type) => to(part, type)));
  const wanted = () => {
    asks((part, type) => part.removeEventListener(type, wanted));
    load().then((at) => {
      if (signal.aborted) return;
      session = at;
      changes.observe(beside, { childList: true, subtree: true, characterData: true });
      changes.observe(list, { childList: true });
      mark();
    }, listen);
  };
  function listen() {
    asks((part, type) => part.addEventListener(type, wanted, { signal, passive: true }));
  }
  // The intent that loaded the player may have been there.
  if (parts.some((part) => part.matches(':hover, :focus-within'))) wanted();
  else listen();
  beside.addEventListener('pointermove', pointed, { signal });
  beside.addEventListener('pointerdown', pointed, { signal });
  beside.addEventListener('pointerleave', () => lit !== '' && left(), { signal });
  beside.addEventListener('focusin', focused, { signal });
  beside.addEventListener('focusout', () => lit !== '' && left(), { signal });
  list.addEventListener('pointerover', listed, { signal });
  list.addEventListener('focusin', listed, { signal });
  list.addEventListener('pointerleave', left, { signal });
  list.addEventListener('focusout', left, { signal });
  return () => {
    listeners.abort();
    changes.disconnect();
    unmark();
  };
}
