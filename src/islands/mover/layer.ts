import type { March } from '../../games/table/moving/marching.ts';
import type { Base } from '../../geometry/bases.ts';
import type { Mark, Spot } from '../../scene/scene.ts';
import { projectionOf } from '../../painters/projection.ts';
import type { MovingUnit } from '../orders/move-draft.ts';
import type { MoverBoard } from '../orders/mover.ts';
import { reachMarkup, wantedMarkup, wayMarkup } from './drawing.ts';
import { padsMarkup } from './pads.ts';
import { moveBetween, type Box, type MapView } from './map-view.ts';
import { standingAround } from './moving-unit.ts';
import type { Point } from '../../geometry/vectors.ts';

/** The layer in which the mover draws over a map. */
export interface MoverLayer {
  readonly group: SVGGElement;
  /**
   * How the map is drawn and how large it is on the screen. Only `measure` reads the layout of the
   * page; it is called before a pull begins.
   */
  readonly view: () => MapView;
  readonly measure: () => void;
  /** Where a spot of the drawing lies on the sheet, in pixels, and the width of the sheet. */
  readonly onSheet: (spot: Spot) => { readonly left: number; readonly top: number; readonly width: number };
  /**
   * Draws a unit at the end of its order, with the ruler; the pads are left out while it is pulled.
   */
  readonly draw: (moving: MovingUnit, march: March, isPulled: boolean) => void;
  /**
   * Lights the ground that a unit can reach from the end of its order; `isFirst` before any leg.
   */
  readonly reach: (moving: MovingUnit, outline: readonly Point[], isFirst: boolean) => void;
  /** Draws the marks with which the rules explain a refusal. */
  readonly refusal: (marks: readonly Mark[]) => void;
  readonly clear: () => void;
  readonly end: () => void;
}

/** The names and labels of a map, and those of its ground. */
const [NAMES, GROUND_NAMES] = [':is(.name:not(.ground), .label)', '.name.ground'] as const;

/** Where texts of a kind stand on the drawing of a map. */
function textsOn(svg: SVGSVGElement, matrix: DOMMatrix | null, kind: string): readonly Box[] {
  if (matrix === null) return [];
  const { a: scale, e, f } = matrix;
  return Array.from(svg.querySelectorAll(`[data-layer=live] ${kind}`), (name) => {
    const { left, top, width, height } = name.getBoundingClientRect();
    return { x: (left - e) / scale, y: (top - f) / scale, width: width / scale, height: height / scale };
  });
}

const PARTS = ['reach', 'refusal', 'wanted', 'way', 'ghost', 'pads'] as const;

/** Writes markup only if it has changed. */
function write(part: SVGGElement, markup: string) {
  if (part.innerHTML !== markup) part.innerHTML = markup;
}

/** Makes the layer of the mover on a map. */
export function moverLayer({ game, tools, svg, scene }: MoverBoard): MoverLayer {
  const make = (): SVGGElement => document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const group = svg.appendChild(make());
  group.dataset['layer'] = 'mover';
  const parts = Object.fromEntries(
    PARTS.map((name) => {
      const part = group.appendChild(make());
      part.setAttribute('class', name);
      return [name, part];
    }),
  ) as Readonly<Record<(typeof PARTS)[number], SVGGElement>>;
  // The ghost is the selected unit itself.
  parts.ghost.dataset['grip'] = 'base';
  // Nothing beyond the part of the table that is drawn can be reached.
  const clip = svg.querySelector('[data-layer=live]')!.getAttribute('clip-path');
  if (clip !== null) parts.reach.setAttribute('clip-path', clip);
  const projection = projectionOf(scene);
  let view: MapView = { projection, px: 1 };
  /** Where the origin of the drawing lies on the sheet, and the width of the sheet. */
  let sheet = { left: 0, top: 0, width: 0 };
  /** The ghost of a single unit is drawn once for each size and after that only moved. */
  let ghost: { readonly of: MovingUnit; readonly base: Base } | null = null;

  function drawGhost(moving: MovingUnit, { end, company }: March) {
    const { held, state } = moving;
    const bases = company ?? [end];
    const isSameSize = ghost?.base.width === end.width && ghost.base.depth === end.depth;
    if (ghost?.of !== moving || !isSameSize || bases.length > 1) {
      const shows = bases.map((pose, n) => ({ kind: 'ghost', unit: held.ids[n]!, pose, size: pose }) as const);
      write(parts.ghost, tools.svgLive({ ...scene, marks: game.shown(state, shows) }));
      ghost = { of: moving, base: end };
    }
    parts.ghost.setAttribute('transform', moveBetween(view, ghost.base, end));
  }
  const layer: MoverLayer = {
    group,
    view: () => view,
    measure() {
      const [matrix, box] = [svg.getScreenCTM(), svg.closest('.sheet')!.getBoundingClientRect()];
      sheet = { left: (matrix?.e ?? 0) - box.left, top: (matrix?.f ?? 0) - box.top, width: box.width };
      // The drawing may be narrower than its element, so its scale is read from the matrix.
      // Pads and numbers keep to the part of the drawing that is in sight.
      const { x, y, width, height } = svg.viewBox.baseVal;
      const [names, groundNames] = [textsOn(svg, matrix, NAMES), textsOn(svg, matrix, GROUND_NAMES)];
      view = {
        projection: { ...projection, view: [x, y, width, height] },
        px: 1 / (matrix?.a ?? 1),
        names,
        groundNames,
      };
      group.style.setProperty('--px', String(view.px));
    },
    onSheet: ([x, y]) => ({ ...sheet, left: sheet.left + x / view.px, top: sheet.top + y / view.px }),
    draw(moving, march, isPulled) {
      drawGhost(moving, march);
      write(parts.way, wayMarkup(moving, view, march));
      write(parts.wanted, wantedMarkup(view, march));
      if (!isPulled) write(parts.pads, padsMarkup(view, moving.handles, march.end, standingAround(moving, march.end)));
    },
    reach(moving, outline, isFirst) {
      write(parts.reach, moving.mover.measures ? reachMarkup(moving, view, outline) : '');
      svg.dispatchEvent(new CustomEvent('drill:lit', { detail: { isFirst } }));
    },
    refusal: (marks) => write(parts.refusal, marks.length === 0 ? '' : tools.svgLive({ ...scene, marks })),
    clear() {
      ghost = null;
      for (const part of Object.values(parts)) part.replaceChildren();
    },
    end: () => group.remove(),
  };
  return layer;
}
