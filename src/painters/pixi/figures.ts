import { Container } from '#pixilib/scene/container/Container';
import { Sprite } from '#pixilib/scene/sprite/Sprite';
import type { Picture, Shape, Slip, Stamp } from '../shapes/shape.ts';
import { discardPrint, type Press } from './press.ts';
import type { Print } from './print.ts';

/** A mark on the canvas. */
export interface Figure {
  readonly body: Container;
  /** What it shows, apart from where it stands and how its stamps are turned. */
  readonly look: string;
  readonly stamps: readonly Container[];
  /** What is inked for it alone, and goes with it. */
  readonly own: readonly (Print | null)[];
}

/** Where a figure stands, and where its stamps lie in it. */
export interface Stand {
  readonly at: readonly [x: number, y: number];
  readonly stamps: readonly (readonly [x: number, y: number, turn: number])[];
}

type Part = Picture['parts'][number];

const ORIGIN = [0, 0] as const;
const isStamp = (part: Part): part is Stamp => 'use' in part;
const isSlip = (part: Part): part is Slip => 'text' in part;

/** What a picture shows: two pictures of one look differ only in their stand. */
export const look = ({ parts }: Picture): string =>
  JSON.stringify(parts.map((part) => (isStamp(part) ? [part.use, part.mirrored === true] : part)));

/** The stand of a picture. */
export const standOf = ({ at = ORIGIN, parts }: Picture): Stand => ({
  at,
  stamps: parts.filter(isStamp).map(({ at: [x, y] = ORIGIN, turn = 0 }) => [x, y, turn]),
});

/** Puts a figure where it belongs. */
export function stand({ body, stamps }: Figure, { at, stamps: places }: Stand): void {
  body.position.set(...at);
  stamps.forEach((stamp, index) => {
    const [x, y, turn] = places[index] ?? [0, 0, 0];
    stamp.position.set(x, y);
    stamp.angle = turn;
  });
}

/** A print as it lies around the origin of its shapes. */
function laid(print: Print | null, isMirrored = false): Container {
  if (print === null) return new Container();
  const { texture, density, corner } = print;
  const sprite = new Sprite(texture);
  sprite.pivot.set(-corner[0], -corner[1]);
  sprite.scale.set((isMirrored ? -1 : 1) / density, 1 / density);
  return sprite;
}

/** Parts from the lowest to the highest; shapes that lie on one another are one print. */
const layers = (parts: Picture['parts']): readonly (Stamp | Slip | readonly Shape[])[] =>
  parts.reduce<readonly (Stamp | Slip | readonly Shape[])[]>((found, part) => {
    if (isStamp(part) || isSlip(part)) return [...found, part];
    const last = found.at(-1);
    return Array.isArray(last) ? [...found.slice(0, -1), [...(last as readonly Shape[]), part]] : [...found, [part]];
  }, []);

/** A picture as a figure. */
export function figureOf(picture: Picture, press: Press): Figure {
  const body = new Container();
  const own: (Print | null)[] = [];
  const stamps: Container[] = [];
  const inked = (shapes: readonly Shape[]): Container => {
    const print = press.ink(shapes, { isFixed: picture.at === undefined });
    own.push(print);
    return body.addChild(laid(print));
  };
  for (const layer of layers(picture.parts)) {
    if ('use' in layer) stamps.push(body.addChild(laid(press.stamp(layer.use), layer.mirrored)));
    // Writing stays SVG's own: the canvas, which lies above it, has a hole where its slip is.
    else if ('text' in layer) inked([layer.shape]).blendMode = 'erase';
    else inked(layer);
  }
  const figure = { body, look: look(picture), stamps, own };
  stand(figure, standOf(picture));
  return figure;
}

/** Takes a figure away for good; the stamps stay for the others. */
export function discard({ body, own }: Figure): void {
  body.removeFromParent();
  body.destroy({ children: true });
  own.forEach(discardPrint);
}
