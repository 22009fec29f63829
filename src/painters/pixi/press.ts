import type { Spot } from '../../scene/scene.ts';
import { liveStamp } from '../shapes/live/stamps.ts';
import type { Drawing } from '../shapes/shape.ts';
import type { Fit } from './overlay.ts';
import type { Palette } from './palette.ts';
import { discardPrint, type Inking, type Print, printOf, type Sketch } from './print.ts';

/** What inks the shapes of one board, in the colours and at the size in which they are seen now. */
export interface Press {
  /** The print that all uses of a stamp share while they move. */
  readonly stamp: (id: string) => Print | null;
  /** A print of its own for what stands at a spot: inked on the very pixels of the canvas, it is what the SVG shows there. */
  readonly still: (drawing: Drawing, at: Spot) => Print | null;
  /** Gives back what no other board uses. */
  readonly close: () => void;
}

/** The stamps of all boards that are seen at one size. */
interface Stock {
  readonly stamps: Map<string, Print | null>;
  boards: number;
}

/** What turns and walks is inked twice as finely as it is seen, so that it is as sharp between the pixels as on them. */
const FINE = 2;

const stocks = new Map<string, Stock>();

const sketchesOf = (drawing: Drawing): readonly Sketch[] =>
  drawing.map((part) => ('use' in part ? { ...part, shapes: liveStamp(part.use) } : { shapes: [part] }));

/** A press for a board. */
export function openPress({ scheme, colour }: Palette, { scale, origin, view }: Fit): Press {
  const moving: Inking = { colour, density: scale * FINE, origin: [0, 0] };
  const key = `${scale} ${scheme}`;
  const stock = stocks.get(key) ?? { stamps: new Map<string, Print | null>(), boards: 0 };
  stocks.set(key, stock);
  stock.boards += 1;
  return {
    stamp: (id) => {
      const print = stock.stamps.get(id) ?? printOf([{ shapes: liveStamp(id) }], moving);
      stock.stamps.set(id, print);
      return print;
    },
    still: (drawing, [x, y]) => {
      const { left, top, right, bottom } = view;
      return printOf(sketchesOf(drawing), {
        colour,
        density: scale,
        origin: [origin[0] + x * scale, origin[1] + y * scale],
        within: { left: left - x, top: top - y, right: right - x, bottom: bottom - y },
      });
    },
    close: () => {
      stock.boards -= 1;
      if (stock.boards > 0) return;
      stock.stamps.forEach(discardPrint);
      stocks.delete(key);
    },
  };
}
