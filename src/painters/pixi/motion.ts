import { easeOut, mix, swing } from './tween.ts';
import type { Picture } from '../shapes/shape.ts';
import { type Figure, stand, type Stand } from './figures.ts';

/** What a figure does at a part of the way, 0 to 1. */
export type Motion = (part: number) => void;

/** Where a figure stands at this moment, which may be in the middle of a motion. */
const now = ({ body, stamps }: Figure): Stand => ({
  at: [body.x, body.y],
  stamps: stamps.map(({ x, y, angle }) => [x, y, angle]),
});

const isSame = (a: Stand, b: Stand): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A figure goes from where it is to where it belongs. */
export function walk(figure: Figure, to: Stand): Motion | null {
  const from = now(figure);
  if (isSame(from, to)) return null;
  return (part) => {
    const eased = easeOut(part);
    stand(figure, {
      at: [mix(from.at[0], to.at[0], eased), mix(from.at[1], to.at[1], eased)],
      stamps: to.stamps.map(([x, y, turn], index) => {
        const [fx, fy, fturn] = from.stamps[index] ?? [x, y, turn];
        return [mix(fx, x, eased), mix(fy, y, eased), swing(fturn, turn, eased)];
      }),
    });
  };
}

/** A new figure appears. */
export const appear = ({ body }: Figure): Motion => {
  body.alpha = 0;
  return (part) => {
    body.alpha = easeOut(part);
  };
};

/** A figure that is gone fades, and is discarded at the end. */
export const fade = (figure: Figure): Motion => {
  const from = figure.body.alpha;
  return (part) => {
    figure.body.alpha = from * (1 - part);
    if (part === 1) figure.discard();
  };
};

/** A figure that looks another way than before wavers for a moment. */
export const waver =
  ({ body }: Figure): Motion =>
  (part) => {
    body.angle = Math.sin(part * 4 * Math.PI) * (1 - part) * 7;
  };

/** A figure is loose while it moves, and one print when it has come to rest. */
export const settling =
  (figure: Figure, picture: Picture): Motion =>
  (part) => {
    if (part === 1) figure.settle(picture);
    else figure.loosen();
  };
