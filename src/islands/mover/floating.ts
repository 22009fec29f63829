import type { Spot } from '../../scene/scene.ts';
import type { Why } from './wording.ts';

/**
 * What floats over a map while a unit is pulled: the text of the ruler, and on touch a loupe,
 * because the finger covers the unit.
 */
export interface Floating {
  /**
   * Shows the text of the ruler, and the reason if something is not allowed. With a mouse they
   * stand near a spot of the drawing, on touch at the top.
   */
  readonly say: (ruler: string, why: Why | null, at: Pointed) => void;
  readonly hide: () => void;
  readonly end: () => void;
}

/**
 * The pulled spot: its place on the drawing, its distance in pixels from the left and the top of
 * the map, and the width of the map.
 */
interface Pointed {
  readonly spot: Spot;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly px: number;
  readonly isTouch: boolean;
}

/**
 * The side of the loupe in pixels, its magnification, and how far the text stands from the pulled
 * spot, in pixels.
 */
const [SIDE, TIMES, OFF] = [148, 2.2, 84];

/** The greatest width of the text in pixels; a longer text wraps. */
const WIDEST = 270;

/** Gives each layer of a map an id, so that the loupe can show it too. Returns the ids. */
function names(svg: SVGSVGElement): readonly string[] {
  const figure = svg.closest('[data-board]')?.id ?? 'board';
  return Array.from(svg.querySelectorAll<SVGGElement>(':scope > [data-layer]'), (layer) => {
    if (layer.id === '') layer.id = `${figure}-${layer.dataset['layer']!}`;
    return layer.id;
  });
}

/** Creates the bubble and the loupe. The loupe shows the layers of the map itself. */
export function floatingOver(svg: SVGSVGElement): Floating {
  const sheet = svg.closest<HTMLElement>('.sheet')!;
  const bubble = sheet.appendChild(document.createElement('p'));
  bubble.className = 'mover-bubble';
  bubble.hidden = true;
  const lines = (['b', 'span', 'small'] as const).map((kind) => bubble.appendChild(document.createElement(kind)));
  const loupe = sheet.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  loupe.setAttribute('class', 'mover-loupe');
  loupe.setAttribute('aria-hidden', 'true');
  loupe.dataset['sheet'] = svg.dataset['sheet'] ?? '';
  loupe.setAttribute('hidden', '');

  return {
    say(ruler, why, { spot: [x, y], left, top, width, px, isTouch }) {
      const texts = [ruler, why?.says ?? '', why?.clause?.title ?? ''];
      for (const [n, line] of lines.entries()) if (line.textContent !== texts[n]) line.textContent = texts[n]!;
      bubble.hidden = texts.every((text) => text === '');
      bubble.classList.toggle('refused', why !== null);
      bubble.classList.toggle('top', isTouch);
      const isRight = left > width / 2;
      // On touch the text stands beside the loupe, on the side of the map where the finger is not.
      const across = isTouch ? (isRight ? SIDE + 12 : 6) : isRight ? left - OFF : left + OFF;
      const room = isTouch ? width - SIDE - 18 : isRight ? across - 6 : width - across - 6;
      // With a mouse a text to the left ends beside the spot, so that a short text is not far away.
      const back = isRight && !isTouch ? ' translateX(-100%)' : '';
      const down = isTouch ? 6 : Math.max(4, top - 14);
      bubble.style.transform = `translate(${across.toFixed(0)}px, ${down.toFixed(0)}px)${back}`;
      bubble.style.maxWidth = `${Math.max(120, Math.min(room, WIDEST)).toFixed(0)}px`;
      if (!isTouch) return;
      if (!loupe.hasChildNodes())
        loupe.innerHTML = names(svg)
          .map((name) => `<use href="#${name}"/>`)
          .join('');
      loupe.removeAttribute('hidden');
      loupe.style.transform = `translateX(${isRight ? 6 : width - SIDE - 6}px)`;
      const wide = (SIDE * px) / TIMES;
      loupe.setAttribute('viewBox', `${x - wide / 2} ${y - wide / 2} ${wide} ${wide}`);
    },
    hide() {
      bubble.hidden = true;
      loupe.setAttribute('hidden', '');
      loupe.replaceChildren();
    },
    end() {
      bubble.remove();
      loupe.remove();
    },
  };
}
