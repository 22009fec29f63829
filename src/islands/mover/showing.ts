import { middleOf } from '../../geometry/bases.ts';
import { annotationMarks } from '../../scene/module.ts';
import { afterFrame } from '../board/later.ts';
import type { Held, Pull } from '../orders/in-hand.ts';
import type { HandView, MoverBoard } from '../orders/mover.ts';
import type { Input } from '../orders/ordering.ts';
import { floatingOver, type Floating } from './floating.ts';
import { moverLayer, type MoverLayer } from './layer.ts';
import { moverPanel, type MoverPanel } from './panel.ts';
import { onPaper } from './paper.ts';
import { reaching } from './reaching.ts';
import { rulerSaid, whyNot } from './wording.ts';

/** What shows the unit in hand. */
interface Parts {
  readonly layer: MoverLayer;
  readonly floating: Floating;
  readonly panel: MoverPanel;
}

/**
 * Shows the unit in hand: its order on the map, what floats over it while it is pulled, and the
 * panel.
 */
export function handView(place: MoverBoard): HandView {
  const { svg } = place;
  const parts: Parts = { layer: moverLayer(place), floating: floatingOver(svg), panel: panelOf(place) };
  const { layer, floating, panel } = parts;
  let held: Held | null = null;
  const standing = standingView(place, parts, ({ march }) => march === held?.march);

  function resized() {
    if (held === null) return;
    layer.measure();
    layer.draw(held.taken, held.march, false);
  }
  const sizes = new ResizeObserver(resized);
  sizes.observe(svg);
  const pane = svg.parentElement!;
  const scrolled = () => layer.measure();
  pane.addEventListener('scroll', scrolled, { passive: true });
  return {
    show(before, now) {
      const [was, ended] = [held, now.pull === null ? (before?.pull ?? null) : null];
      ({ held } = now);
      if (ended !== null) floating.hide();
      if (held === null) {
        if (was !== null) standing.putDown();
      } else if (held.taken !== was?.taken) standing.takeUp(held);
      else if (now.pull === null) standing.change(held, was, ended);
      else if (before?.pull !== now.pull) grabbed(svg, layer);
      else if (held !== was) pulled(place, parts, now.pull, [was, held]);
    },
    end() {
      sizes.disconnect();
      pane.removeEventListener('scroll', scrolled);
      held = null;
      layer.end();
      floating.end();
      panel.end();
    },
  };
}

/** The panel of the unit in hand. After its buttons the keyboard goes on at the map. */
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
  });
}

/** The order of a unit that is not pulled. */
interface StandingView {
  readonly takeUp: (now: Held) => void;
  readonly putDown: () => void;
  /** Shows what is new since what was shown last, or since a pull that has ended. */
  readonly change: (now: Held, was: Held, ended: Pull | null) => void;
}

/** Shows an order. `isNow` tells whether it is still the one in hand. */
function standingView({ game }: MoverBoard, parts: Parts, isNow: (order: Held) => boolean): StandingView {
  const { layer, floating, panel } = parts;
  /** Whether the map has been looked at since the unit was taken up. */
  let isMeasured = false;
  const reach = reaching((of, outline) => isNow(of) && layer.reach(of.taken, outline));

  function show(now: Held) {
    const { taken, march, refused } = now;
    if (!isMeasured) layer.measure();
    isMeasured = true;
    layer.draw(taken, march, false);
    layer.refusal(refused === null ? [] : annotationMarks(game, taken.state, refused.shows));
    reach(now);
    panel.show(now, whyNot(game, now));
  }
  return {
    takeUp(now) {
      layer.clear();
      isMeasured = false;
      // The click is answered by the ring around the unit. What it is moved by comes once that is
      // seen.
      afterFrame(() => isNow(now) && show(now));
    },
    putDown() {
      reach(null);
      layer.clear();
      floating.hide();
      panel.show(null, null);
    },
    change(now, was, ended) {
      if (now === (ended?.held ?? was)) return;
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

/** The order follows the pointer, and what the ruler says floats beside it. */
function pulled({ game }: MoverBoard, parts: Parts, { held, isTouch }: Pull, [was, now]: readonly [Held, Held]): void {
  const { layer, floating, panel } = parts;
  // What was refused before is no longer wanted.
  if (was === held) {
    layer.refusal([]);
    panel.noWhy();
  }
  const { taken, march, snapped } = now;
  layer.draw(taken, march, true);
  const paper = layer.paper();
  const spot = onPaper(paper, middleOf(march.end, 'front'));
  const at = { ...layer.onSheet(spot), spot, px: paper.px, isTouch };
  floating.say(rulerSaid(taken, march, snapped), whyNot(game, now), at);
}
