import type { Awaiting } from '../../games/contract/engine.ts';
import { afterFrame } from '../board/scheduling.ts';
import type { Session } from '../orders/session.ts';
import { rangesIn, type NamedUnit, type NamedRange } from './names.ts';

/** Where the names on a panel are looked up, and what they do. */
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

/** The first of these events within a board shows that its names are needed. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * The names on all boards of the page, for the style sheet. In browsers without this API the names
 * are not underlined, but still light their pieces.
 */
const marked = typeof Highlight === 'undefined' ? null : new Highlight();
if (marked !== null) CSS.highlights.set('unit-name', marked);

/** The names of units that stand on a board's panel now. */
interface Names {
  /** Finds the names again: each step replaces the panel. */
  readonly mark: (session: Session) => void;
  readonly unmark: () => void;
  /** The units with a name whose range passes this test. */
  readonly where: (isMeant: (range: Range) => boolean) => readonly string[];
}

function namesIn(beside: HTMLElement, list: HTMLElement, shown: () => Awaiting): Names {
  let ranges: readonly NamedRange[] = [];

  function unitsOf({ game }: Session): readonly NamedUnit[] {
    const ids = game
      .scene(shown(), [])
      .marks.flatMap((each) => (each.kind === 'base' && each.ghost !== true ? [each.id] : []));
    const here = ids.filter((id) => game.input.locate(shown(), id) !== null);
    return here.map((id) => ({ id, name: game.rules.words.name(id, shown()) }));
  }
  /**
   * The lines that describe a unit can get the focus, so that every pop-up can be reached by
   * keyboard.
   */
  function describe({ game }: Session) {
    const units = new Map(game.scene(shown(), []).description.map(({ id, text }) => [text, id]));
    for (const item of list.querySelectorAll('li')) {
      const id = units.get(item.textContent.trim());
      if (!(item instanceof HTMLElement) || id === undefined || game.input.locate(shown(), id) === null) continue;
      item.dataset['unit'] = id;
      item.tabIndex = 0;
    }
  }
  const unmark = () => ranges.forEach(({ range }) => marked?.delete(range));
  return {
    mark(session) {
      unmark();
      ranges = rangesIn(beside, unitsOf(session));
      ranges.forEach(({ range }) => marked?.add(range));
      describe(session);
    },
    unmark,
    where: (isMeant) => ranges.filter(({ range }) => isMeant(range)).map(({ id }) => id),
  };
}

/**
 * Calls back at the first of the `INTENTS` within these parts. If `then` rejects, the next one
 * calls it again.
 */
function atIntent(parts: readonly HTMLElement[], signal: AbortSignal, then: () => Promise<void>): void {
  const asks = (to: (part: HTMLElement, type: (typeof INTENTS)[number]) => void) =>
    parts.forEach((part) => INTENTS.forEach((type) => to(part, type)));
  const listen = () => asks((part, type) => part.addEventListener(type, wanted, { signal, passive: true }));
  const wanted = () => {
    asks((part, type) => part.removeEventListener(type, wanted));
    then().catch(listen);
  };
  // The event that loaded the player may have happened within these parts.
  if (parts.some((part) => part.matches(':hover, :focus-within'))) wanted();
  else listen();
}

/**
 * Calls back once the browser has painted a change of these parts. Several changes at once count as
 * one.
 */
function changesOf(beside: HTMLElement, list: HTMLElement, then: () => void): MutationObserver {
  let isDue = false;
  const changes = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    afterFrame(() => {
      isDue = false;
      then();
    });
  });
  changes.observe(beside, { childList: true, subtree: true, characterData: true });
  changes.observe(list, { childList: true });
  return changes;
}

/**
 * Lets the names of units in a board's panel light their pieces when the reader points at them,
 * taps them, or puts the focus on an element that contains them. The lines of the text description
 * open pop-ups. The names are ranges: the document does not change, so screen readers notice
 * nothing.
 */
export function namesOnPanel(board: HTMLElement, { load, shown, light, ask, away, popup }: Naming): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const beside = board.querySelector<HTMLElement>('.beside')!;
  const list = board.querySelector<HTMLElement>('.description ul')!;
  const names = namesIn(beside, list, shown);
  let changes: MutationObserver | null = null;
  let lit = '';

  function turnTo(units: readonly string[]) {
    if (units.join() === lit) return;
    lit = units.join();
    if (units.length === 0) away();
    else light(units);
  }
  function pointed({ clientX: x, clientY: y, pointerType }: PointerEvent) {
    const isUnder = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
    const under = names.where((range) => Array.from(range.getClientRects()).some(isUnder));
    if (pointerType === 'mouse' || under.length > 0) turnTo(under);
  }
  function focused({ target }: Event) {
    const held = names.where((range) => (target as Node).contains(range.startContainer));
    if (target !== board.querySelector('[data-panel]')) turnTo([...new Set(held)]);
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
  atIntent([beside, list, board.querySelector<HTMLElement>('.sheet')!], signal, async () => {
    const session = await load();
    if (signal.aborted) return;
    changes = changesOf(beside, list, () => signal.aborted || names.mark(session));
    names.mark(session);
  });
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
    changes?.disconnect();
    names.unmark();
  };
}
