import { GraphicsContext } from '#pixilib/scene/graphics/shared/GraphicsContext';
import { GraphicsPath } from '#pixilib/scene/graphics/shared/path/GraphicsPath';
import type { Token } from '../theme.ts';
import { liveStamp } from '../shapes/live/stamps.ts';
import type { Shape } from '../shapes/shape.ts';

/** The colours that hold on the page now, and the stamps inked with them. */
export interface Palette {
  /** A context of its own for a shape that is drawn once. */
  ink(...shapes: readonly Shape[]): GraphicsContext;
  /** The context that all uses of a stamp share. */
  stamp(id: string): GraphicsContext;
}

/** The colour that a custom property has on the page now. Read as the browser sees it, it can never differ from the SVG's. */
function colourOf(token: Token): string {
  const probe = document.createElement('i');
  probe.style.setProperty('color', `var(--${token})`);
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function newPalette(): Palette {
  const stamps = new Map<string, GraphicsContext>();
  const colours = new Map<Token, string>();
  const colour = (token: Token): string => {
    const known = colours.get(token) ?? colourOf(token);
    colours.set(token, known);
    return known;
  };
  const ink = (...shapes: readonly Shape[]): GraphicsContext => {
    const context = new GraphicsContext();
    for (const shape of shapes) {
      const alpha = 'opacity' in shape ? (shape.opacity ?? 1) : 1;
      context.beginPath().path(new GraphicsPath(shape.d));
      if ('fill' in shape) context.fill({ color: colour(shape.fill), alpha });
      if ('stroke' in shape) {
        const cap = 'cut' in shape && shape.cut === true ? 'butt' : 'round';
        context.stroke({ color: colour(shape.stroke), alpha, width: shape.width, cap, join: 'round' });
      }
    }
    return context;
  };
  const stamp = (id: string): GraphicsContext => {
    const known = stamps.get(id) ?? ink(...liveStamp(id));
    stamps.set(id, known);
    return known;
  };
  return { ink, stamp };
}

const palettes = new Map<string, Palette>();

/** The palette of the scheme that holds now; two of its colours are enough to know it by. */
export function currentPalette(): Palette {
  const scheme = colourOf('edge') + colourOf('hollow');
  const palette = palettes.get(scheme) ?? newPalette();
  palettes.set(scheme, palette);
  return palette;
}

/** Calls back when the reader's system or the page itself changes the scheme. Returns the way to end it. */
export function onSchemeChange(then: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const page = new MutationObserver(then);
  system.addEventListener('change', then);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', then);
    page.disconnect();
  };
}
