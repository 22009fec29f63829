import { liveStamp } from '../shapes/live/stamps.ts';
import type { Shape } from '../shapes/shape.ts';
import type { Fit } from './overlay.ts';
import type { Palette } from './palette.ts';
import { type Inking, type Print, printOf } from './print.ts';

/** What inks the shapes of one board, in the colours and at the size in which they are seen now. */
export interface Press {
  /** The print that all uses of a stamp share. */
  readonly stamp: (id: string) => Print | null;
  /** A print of its own for shapes that are seen once; those that never move are inked on the very pixels of the canvas. */
  readonly ink: (shapes: readonly Shape[], how: { readonly isFixed: boolean }) => Print | null;
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

/** Throws a print away. */
export const discardPrint = (print: Print | null): void => print?.texture.destroy(true);

/** A press for a board. */
export function openPress({ scheme, colour }: Palette, { scale, origin, view }: Fit): Press {
  const moving: Inking = { colour, density: scale * FINE, origin: [0, 0] };
  const fixed: Inking = { colour, density: scale, origin, within: view };
  const key = `${scale} ${scheme}`;
  const stock = stocks.get(key) ?? { stamps: new Map<string, Print | null>(), boards: 0 };
  stocks.set(key, stock);
  stock.boards += 1;
  return {
    stamp: (id) => {
      const print = stock.stamps.get(id) ?? printOf(liveStamp(id), moving);
      stock.stamps.set(id, print);
      return print;
    },
    ink: (shapes, { isFixed }) => printOf(shapes, isFixed ? fixed : moving),
    close: () => {
      stock.boards -= 1;
      if (stock.boards > 0) return;
      stock.stamps.forEach(discardPrint);
      stocks.delete(key);
    },
  };
}
