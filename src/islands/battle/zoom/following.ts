import { crowded, openingView, widest, type Pane, type Subjects } from './framing.ts';
import {
  around,
  boxAt,
  contains,
  fitted,
  grown,
  inside,
  keptTo,
  middle,
  pushedTo,
  widthFor,
  type ViewBox,
} from './view-box.ts';

/** How many of these boxes a view shows. */
const seenIn = (view: ViewBox, boxes: readonly ViewBox[]): number => boxes.filter((box) => contains(view, box)).length;

/** The room that is left around what is brought into view, as a share of the view's width. */
const BROUGHT = 0.06;

/**
 * The view nearest to this one that shows these boxes: the same if it shows them already, otherwise
 * pushed, or made wider, but no wider than `most`. Boxes that no such view can show do not count;
 * if not all of the others fit into one view, it shows the most of them.
 */
export function bringing(view: ViewBox, boxes: readonly ViewBox[], most: number): ViewBox {
  const shape = view.width / view.height;
  const widest = Math.max(view.width, most);
  const shown = boxes.filter((box) => widthFor(box, shape) <= widest);
  const all = around(shown);
  if (all === null || contains(view, all)) return view;
  if (widthFor(all, shape) > widest) {
    const next = crowded(shown, widest, shape);
    return seenIn(view, shown) < seenIn(next, shown) ? next : view;
  }
  const room = BROUGHT * view.width;
  const width = Math.min(widest, Math.max(view.width, widthFor(grown(all, room), shape)));
  return pushedTo(boxAt(middle(view), width, shape), all, room);
}

/** The drawing of a map, its window, and what it is framed to. */
interface Framed {
  readonly subjects: Subjects;
  readonly whole: ViewBox;
  readonly pane: Pane;
}

/**
 * The view nearest to another that shows these boxes as far as they lie on the drawing. What is due
 * is still large enough to be tapped in it, unless `isWhole` asks for all of the boxes.
 */
export function shownIn(
  view: ViewBox,
  boxes: readonly ViewBox[],
  { subjects, whole, pane }: Framed,
  isWhole = false,
): ViewBox {
  const full = fitted(whole, pane.width / pane.height).width;
  const most = isWhole ? full : Math.min(widest(subjects, pane), full);
  return bringing(
    view,
    boxes.flatMap((each) => inside(whole, each) ?? []),
    most,
  );
}

/** A view that is wider than another by no more than this may only have been rounded. */
const ROUNDED = 1.005;

/**
 * Whether what is due is large enough to be tapped. A view that showed only ground may be too wide
 * for units.
 */
const isLargeIn = ({ width }: ViewBox, subjects: Subjects, pane: Pane): boolean =>
  subjects.due.length === 0 || width <= widest(subjects, pane) * ROUNDED;

/** A map as it is shown; `isOwn` if the reader has chosen the view. */
interface Shown extends Omit<Framed, 'subjects'> {
  readonly box: ViewBox;
  readonly isOwn: boolean;
}

/**
 * The view after an order: the same box if it already shows what it must. The result of the order
 * comes first; where it does not fit with all that is due, that is a push away.
 */
export function followed({ box, isOwn, whole, pane }: Shown, now: Subjects, result: readonly ViewBox[]): ViewBox {
  const next = openingView(now, pane, whole);
  const due = (view: ViewBox) => seenIn(view, now.due);
  const enough = isOwn ? Math.min(1, now.due.length) : due(keptTo(whole, next));
  const stays = (isOwn || isLargeIn(box, now, pane)) && due(box) >= enough;
  const view = isOwn ? boxAt(middle(next), box.width, pane.width / pane.height) : next;
  return shownIn(stays ? box : keptTo(whole, view), result, { subjects: now, whole, pane });
}
