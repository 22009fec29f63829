import { middleOf } from '../../geometry/bases.ts';
import { gapTo } from '../../geometry/gaps.ts';
import { aim, kept, ledTo } from './aiming.ts';
import type { Floating } from './floating.ts';
import { wanting, type Held } from './held.ts';
import type { MoverLayer } from './layer.ts';
import { endOf } from './leg-list.ts';
import { onPaper, umPerPixel } from './paper.ts';
import { magnetOf, type Pull } from './pull.ts';
import type { Pulls } from './pulling.ts';
import { rulerSaid, type Why } from './wording.ts';

/** The mover whose unit is pulled. */
export interface Gripping {
  readonly layer: MoverLayer;
  readonly floating: Floating;
  readonly held: () => Held | null;
  /** Takes the order as it stands while the unit is pulled; nothing is told of it yet. */
  readonly follow: (held: Held) => void;
  /** Sets and tells the order once the unit is let go. */
  readonly told: (held: Held) => void;
  readonly whyNot: (held: Held) => Why | null;
  /** Called as a grip is taken hold of. */
  readonly begins: () => void;
  /** Called once it is pulled: what was refused before is no longer wanted. */
  readonly changes: () => void;
}

/** Pulls the selected unit by a pad or by its base: it follows the pointer, and what the ruler says floats beside it. */
export function gripping({
  layer,
  floating,
  held,
  follow,
  told,
  whyNot,
  begins,
  changes,
}: Gripping): Omit<Pulls, 'isMeant'> {
  let pull: Pull | null = null;
  return {
    measure() {
      layer.measure();
      return layer.paper();
    },
    grab(at, point, isTouch) {
      const now = held();
      if (now === null) return false;
      const { taken, legs } = now;
      // A pad that the edge of the table pushes over the base leaves the base to be pulled.
      const grip = gapTo(point, endOf(taken, legs)).length === 0 ? 'base' : at;
      begins();
      const before = kept(taken, legs, grip);
      pull = { grip, before, from: point, end: endOf(taken, legs), isTouch, held: now };
      return true;
    },
    pull(to) {
      const now = held();
      if (now === null || pull === null) return;
      if (now === pull.held) changes();
      const { taken } = now;
      const { grip, before, from, end, isTouch } = pull;
      const paper = layer.paper();
      const magnet = magnetOf(isTouch, umPerPixel(paper));
      const { legs, says } = aim(taken, { grip, before, to: ledTo(taken, end, grip, [from, to]), magnet });
      const next = wanting(taken, legs, says);
      follow(next);
      layer.draw(taken, next.march, true);
      const spot = onPaper(paper, middleOf(next.march.end, 'front'));
      const on = layer.onSheet(spot);
      floating.say(rulerSaid(taken, next.march, says), whyNot(next), { ...on, spot, px: paper.px, isTouch });
    },
    drop() {
      const before = pull?.held;
      const now = held();
      pull = null;
      floating.hide();
      // A pad that is only pressed changes nothing.
      if (now !== null && now !== before) told(now);
    },
  };
}
