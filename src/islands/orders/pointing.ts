import type { Annotation } from '../../core/annotations.ts';
import type { ChosenBeside } from '../../games/contract/beside.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { Mark } from '../../scene/scene.ts';
import type { FrameData } from '../../sent/boards.ts';
import { listening } from './listening.ts';
import type { Deed, Input, Ordering } from './ordering.ts';
import { begun, replyTo } from './replying.ts';
import { buttons, type Offer } from './selection.ts';
import { highlights, preview } from './highlights.ts';
import type { Session } from './session.ts';

/**
 * What a reader may still drop: an order of several parts that he has begun, or orders that a first
 * tap has shown; null if there is neither.
 */
export type OpenOrder = 'begun' | 'shown' | null;

/** A board that takes pointer and keyboard input, and the callbacks for the results. */
export interface Pointing {
  readonly board: HTMLElement;
  readonly frame: FrameData;
  readonly order: (order: OrderLike) => void;
  /**
   * Whether the board shows where something may be placed. In a task it does not: finding the place
   * is the question.
   */
  readonly isOpen?: boolean;
  /** Called with the marks of a unit that has just been selected: its place, and its targets. */
  readonly selected: ((marks: readonly Mark[]) => void) | undefined;
  /** Shows these offers as buttons. */
  readonly offers: (offers: readonly Offer[]) => void;
  /** Shows a note, and announces it to screen readers, as `spoken` if that is given. */
  readonly says: (text: string, spoken?: string) => void;
  /** Announces a text to screen readers. */
  readonly spoken: (text: string) => void;
  /** Called when an order is begun or shown that is not given, and when none is any longer. */
  readonly opened: (open: OpenOrder) => void;
  /** Takes back the answer on the board; false if there is none. */
  readonly takeBack: () => boolean;
  /** What may go with the next order, what chooses it, and what hears what goes with it now. */
  readonly beside: {
    readonly now: () => ChosenBeside | null;
    readonly choose: (items: readonly string[]) => void;
    readonly foresee: (going: readonly string[]) => void;
  };
}

/** The pointer and keyboard input of a board. */
export interface Pointer {
  /**
   * Continues from this state, with nothing selected. If `answer` is given, the state shows an
   * answer, annotated with these reasons, and it must be taken back before the next order.
   */
  readonly on: (state: Awaiting, answer?: readonly Annotation[]) => void;
  /** Looks again at what is chosen to go with the next order. */
  readonly bring: () => void;
  /** Drops the order that is begun and not confirmed. Returns false if there is none. */
  readonly drop: () => boolean;
  /** Does what the button of an offer says. */
  readonly choose: (offer: Offer) => void;
  /**
   * Highlights the units of a hint and draws its annotations; with two empty lists it removes them.
   */
  readonly hint: (name: string, units: readonly string[], shows: readonly Annotation[]) => void;
  readonly end: () => void;
}

/** What each deed does. */
type Deeds = { readonly [Kind in Deed['do']]: (deed: Extract<Deed, { readonly do: Kind }>) => void };

/**
 * Lets a reader give orders on a board by mouse, touch or keyboard. The reducer of the board
 * replies to every input; its replies are carried out and drawn here. `order` is called with each
 * order.
 */
export function pointing({ game, tools, mover }: Session, at: Pointing): Pointer {
  const { board, frame } = at;
  const svg = board.querySelector<SVGSVGElement>('.sheet svg')!;
  const replies = mover?.replyTo ?? replyTo;
  const draftView = mover?.draftView({ game, tools, board, svg, scene: frame.scene, tell });
  const layer = layerOn(svg);
  const { seen } = game.rules;
  const start = seen(frame.before);
  let now = begun({ game, state: start, isOpen: at.isOpen === true, beside: at.beside.now() });
  /** The ordering that was drawn last. */
  let drawn: Ordering | null = null;

  const focus = () => svg.focus({ preventScroll: true });
  function draw() {
    const before = drawn;
    if (before === now) return;
    drawn = now;
    draftView?.show(before, now);
    if (openOn(before) !== openOn(now)) at.opened(openOn(now));
    at.beside.foresee(goingWith(now));
    if (isPointedElsewhere(before, now))
      layer.innerHTML = tools.svgLive({ ...frame.scene, marks: marksOf(now, start) });
    if (isNewlySelected(before, now)) at.selected?.(chosenMarks(now));
    if (isOfferedElse(before, now)) at.offers(now.answered === null ? buttons(now.field, now.selection) : []);
  }
  const deeds: Deeds = {
    order: ({ order }) => at.order(order),
    note: ({ text, spoken }) => at.says(text, spoken),
    speak: ({ text }) => at.spoken(text),
    look({ at: detail }) {
      board.dispatchEvent(new CustomEvent('drill:cursor', { detail }));
    },
    'take-back'({ otherwise }) {
      if (!at.takeBack()) tell(otherwise);
    },
    bring({ items, otherwise }) {
      at.beside.choose(items);
      tell(otherwise);
    },
    focus,
  };
  /** Replies to an input; false if it means nothing here. */
  function tell(input: Input): boolean {
    const reply = replies(now, input);
    if (reply === null) return false;
    ({ now } = reply);
    // These may change the board, so drawing comes last.
    for (const deed of reply.does) (deeds[deed.do] as (deed: Deed) => void)(deed);
    draw();
    return true;
  }
  tell({ kind: 'begin' });
  const means = (input: Input): boolean => replies(now, input) !== null;
  const release = listening(board, svg, { scene: frame.scene, tell, means, hasGrips: mover !== undefined });
  return {
    on: (state, answer) =>
      void tell({ kind: 'board', state: seen(state), answered: answer ?? null, beside: at.beside.now() }),
    bring: () => void tell({ kind: 'beside', beside: at.beside.now() }),
    drop: () => openOn(now) !== null && tell({ kind: 'put-down' }),
    choose(offer) {
      tell({ kind: 'choose', offer });
      // The button that was pressed may be gone.
      focus();
    },
    hint: (name, units, shows) => void tell({ kind: 'hint', name, units, shows }),
    end() {
      release();
      draftView?.end();
      layer.remove();
    },
  };
}

/** What is open on a board before an order is given. */
function openOn(on: Ordering | null): OpenOrder {
  const { draft, selection } = on ?? {};
  if (draft && (draft.legs.length > 0 || draft.unfit !== null)) return 'begun';
  return (selection?.offers ?? []).length > 0 ? 'shown' : null;
}

/** What goes with the order that is begun or shown, whoever has chosen it: the cards that pay. */
export function goingWith({ field, draft, selection: { offers } }: Pick<Ordering, 'field' | 'draft' | 'selection'>) {
  if (draft !== null && draft.legs.length > 0 && draft.unfit === null) return draft.march.with ?? [];
  const [shown] = offers;
  if (shown?.isMain !== true || !('order' in shown)) return [];
  return field.game.rules.intent(field.state, shown.order).with ?? [];
}

const isPointedElsewhere = (before: Ordering | null, now: Ordering): boolean =>
  before?.field !== now.field ||
  before.answered !== now.answered ||
  before.selection !== now.selection ||
  before.hints !== now.hints;

const isNewlySelected = (before: Ordering | null, { selection: { unit } }: Ordering): boolean =>
  unit !== null && unit !== before?.selection.unit;

/** The marks of the selected unit alone, without those of others that may act. */
const chosenMarks = ({ field, selection }: Ordering): readonly Mark[] =>
  highlights({ ...field, choices: field.choices.filter(({ unit }) => unit === selection.unit) }, selection, []);

const isOfferedElse = (before: Ordering | null, now: Ordering): boolean =>
  before?.field !== now.field ||
  before.answered !== now.answered ||
  before.selection.unit !== now.selection.unit ||
  before.selection.offers !== now.selection.offers;

/**
 * The marks of the cursor, the selected unit, its reach, the preview of the order, and the hints.
 * Hints are about the board at the start.
 */
function marksOf({ field, answered, selection, hints }: Ordering, start: Awaiting): readonly Mark[] {
  const { game, state } = field;
  if (answered !== null) return game.shown(state, answered);
  const open = Object.values(hints);
  const places = open.flatMap(({ units }) => units.map((unit) => game.input.locate(start, unit)));
  const lit = places.filter((place) => place !== null);
  const shown = open.flatMap(({ shows }) => shows);
  return [
    ...highlights(field, selection, lit),
    ...game.shown(start, shown),
    ...game.shown(state, preview(field, selection)?.shows ?? []),
  ];
}

/**
 * The layer of what the reader points at, under the units and their names: a canvas paints these
 * over the whole SVG. Like them it ends at the ground of a free table.
 */
function layerOn(svg: SVGSVGElement): SVGGElement {
  const live = svg.querySelector('[data-layer=live]')!;
  const layer = svg.insertBefore(document.createElementNS('http://www.w3.org/2000/svg', 'g'), live);
  layer.dataset['layer'] = 'selection';
  const clip = live.getAttribute('clip-path');
  if (clip !== null) layer.setAttribute('clip-path', clip);
  return layer;
}
