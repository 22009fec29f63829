import type { Awaiting } from '../../games/contract/engine.ts';
import type { About } from '../../scene/about.ts';
import type { BareScene } from '../../scene/scene.ts';
import type { Session } from '../orders/session.ts';

/** Lights units on a map, and draws the chains that connect them. */
export interface Light {
  readonly show: (at: Session, scene: BareScene, state: Awaiting, lit: Lit) => void;
  readonly clear: () => void;
}

/** The units that are lit, and the pairs of units that a chain connects. */
export type Lit = Pick<About, 'units' | 'links'>;

/** Adds a layer for lit units below the units themselves, so that canvas and SVG show it alike. */
export function lightUnder(svg: SVGSVGElement): Light {
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  layer.dataset['layer'] = 'lit';
  svg.querySelector('[data-layer=live]')!.before(layer);
  return {
    show({ game, tools }, scene, state, { units, links }) {
      const all = units.flatMap((unit) => game.input.locate(state, unit) ?? []);
      // The units of a group have one place, which is lit once.
      const places = new Map(all.map((place) => [JSON.stringify(place), place])).values();
      const marks = Array.from(places, (place, i) => game.input.highlight(state, `lit-${i}`, place, 'light'));
      layer.innerHTML = tools.svgLive({ ...scene, marks }) + tools.chainMarkup(game.scene(state, []), links);
    },
    clear: () => layer.replaceChildren(),
  };
}
