import { middleOf } from '../../geometry/bases.ts';
import { afterFrame } from '../board/scheduling.ts';
import type { MoveDraft, Pull } from '../orders/move-draft.ts';
import type { DraftView, MoverBoard } from '../orders/mover.ts';
import type { Input } from '../orders/ordering.ts';
import { floatingOver, type Floating } from './floating.ts';
import { moverLayer, type MoverLayer } from './layer.ts';
import { moverPanel, type MoverPanel } from './panel.ts';
import { onDrawing } from './map-view.ts';
import { reachInSlices } from './reach-in-slices.ts';
import { rulerSaid, whyNot } from './wording.ts';

/** The parts that show the moving unit. */
interface Parts {
  readonly layer: MoverLayer;
  readonly floating: Floating;
  readonly panel: MoverPanel;
}

/**
 * Shows the moving unit: its order on the map, the text that floats over it while it is pulled, and
 * the panel.
 */
export function draftView(place: MoverBoard): DraftView {
  const { svg } = place;
  const parts: Parts = { layer: moverLayer(place), floating: floatingOver(svg), panel: panelOf(place) };
  const { layer, floating, panel } = parts;
  let draft: MoveDraft | null = null;
  const standing = standingView(place, parts, ({ march }) => march === draft?.march);

  function resized() {
    if (draft === null) return;
    layer.measure();
    layer.draw(draft.moving, draft.march, false);
  }
  const sizes = new ResizeObserver(resized);
  sizes.observe(svg);
  svg.addEventListener('drill:viewed', resized);
  return {
    show(before, now) {
      const [was, ended] = [draft, now.pull === null ? (before?.pull ?? null) : null];
      ({ draft } = now);
      if (ended !== null) floating.hide();
      if (draft === null) {
        if (was !== null) standing.putDown();
      } else if (draft.moving !== was?.moving && now.pull !== null) standing.seized(svg);
      else if (draft.moving !== was?.moving) standing.takeUp(draft);
      else if (now.pull === null) standing.change(draft, was, ended);
      else if (before?.pull !== now.pull) grabbed(svg, layer);
      else if (draft !== was) pulled(place, parts, now.pull, [was, draft]);
    },
    end() {
      sizes.disconnect();
      svg.removeEventListener('drill:viewed', resized);
      draft = null;
      layer.end();
      floating.end();
      panel.end();
    },
  };
}

/**
 * The panel of the moving unit. After a button is pressed the map gets the focus, so that its keys
 * go on working.
 */
function panelOf({ board, svg, tell }: MoverBoard): MoverPanel {
  const pressed = (input: Input) => {
    tell(input);
    svg.focus({ preventScroll: true });
  };
  return moverPanel(board, {
    confirm: () => pressed({ kind: 'confirm' }),
    undo: () => pressed({ kind: 'undo' }),
    drop: () => pressed({ kind: 'put-down' }),
    read: (text) => tell({ kind: 'write', text }),
    form: (into) => pressed({ kind: 'form', into }),
  });
}

/** Shows the order of a unit that is not being pulled. */
interface StandingView {
  readonly takeUp: (now: MoveDraft) => void;
  /** A unit is taken up by a pull: it is drawn with the pull. */
  readonly seized: (svg: SVGSVGElement) => void;
  readonly putDown: () => void;
  /**
   * Shows what has changed since the draft that was shown last, or since the pull that has ended.
   */
  readonly change: (now: MoveDraft, was: MoveDraft, ended: Pull | null) => void;
}

/** Creates the view of an order. `isNow` says whether a draft is still the current one. */
function standingView({ game }: MoverBoard, parts: Parts, isNow: (order: MoveDraft) => boolean): StandingView {
  const { layer, floating, panel } = parts;
  /** Whether the map has been measured since the unit was taken up. */
  let isMeasured = false;
  /** Whether the draft is drawn as it stands. A unit that was taken up by a pull is not yet. */
  let isDrawn = false;
  const reach = reachInSlices((of, outline) => isNow(of) && layer.reach(of.moving, outline, of.legs.length === 0));

  function show(now: MoveDraft) {
    const { moving, march, refused } = now;
    if (!isMeasured) layer.measure();
    isMeasured = isDrawn = true;
    layer.draw(moving, march, false);
    layer.refusal(refused === null ? [] : game.shown(moving.state, refused.shows));
    reach(now);
    panel.show(now, whyNot(game, now));
  }
  return {
    takeUp(now) {
      layer.clear();
      isMeasured = false;
      // The ring around the unit answers the click at once. The pads and the panel follow once the
      // ring is on the screen.
      afterFrame(() => isNow(now) && show(now));
    },
    seized(svg) {
      reach(null);
      layer.clear();
      panel.show(null, null);
      grabbed(svg, layer);
      isMeasured = true;
      isDrawn = false;
    },
    putDown() {
      reach(null);
      layer.clear();
      floating.hide();
      panel.show(null, null);
    },
    change(now, was, ended) {
      if (isDrawn && now === (ended?.draft ?? was)) return;
      const isSame = ended === null && now.march === was.march && now.refused === was.refused;
      if (isSame) panel.show(now, whyNot(game, now));
      else show(now);
    },
  };
}

function grabbed(svg: SVGSVGElement, layer: MoverLayer): void {
  layer.measure();
  svg.dispatchEvent(new CustomEvent('drill:pulled', { bubbles: true }));
}

/** Draws the order while the pointer pulls it, with the text of the ruler beside it. */
function pulled(
  { game }: MoverBoard,
  parts: Parts,
  { draft, isTouch }: Pull,
  [was, now]: readonly [MoveDraft, MoveDraft],
): void {
  const { layer, floating, panel } = parts;
  // A new pull replaces the order that was refused.
  if (was === draft) {
    layer.refusal([]);
    panel.noWhy();
  }
  const { moving, march, snapped } = now;
  layer.draw(moving, march, true);
  const view = layer.view();
  const spot = onDrawing(view, middleOf(march.end, 'front'));
  const at = { ...layer.onSheet(spot), spot, px: view.px, isTouch };
  floating.say(rulerSaid(moving, march, snapped), whyNot(game, now), at);
}
