import type { Token } from '../theme.ts';

/** The colours that hold on the page now. */
export interface Palette {
  /** What tells it from the palettes of other schemes. */
  readonly scheme: string;
  readonly colour: (token: Token) => string;
}

let probe: HTMLElement | undefined;

/** The colour that a custom property has on the page now. Read as the browser sees it, it can never differ from the SVG's. */
function colourOf(token: Token): string {
  if (probe === undefined) {
    probe = document.createElement('i');
    probe.hidden = true;
    document.body.append(probe);
  }
  probe.style.setProperty('color', `var(--${token})`);
  return getComputedStyle(probe).color;
}

function newPalette(scheme: string): Palette {
  const colours = new Map<Token, string>();
  return {
    scheme,
    colour: (token) => {
      const known = colours.get(token) ?? colourOf(token);
      colours.set(token, known);
      return known;
    },
  };
}

const palettes = new Map<string, Palette>();

/** The palette of the scheme that holds now; two of its colours are enough to know it by. */
export function currentPalette(): Palette {
  const scheme = colourOf('edge') + colourOf('hollow');
  const palette = palettes.get(scheme) ?? newPalette(scheme);
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
