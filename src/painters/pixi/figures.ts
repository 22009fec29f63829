import { Container } from '#pixilib/scene/container/Container';
import { Graphics } from '#pixilib/scene/graphics/shared/Graphics';
import type { GraphicsContext } from '#pixilib/scene/graphics/shared/GraphicsContext';
import type { Picture, Shape, Stamp } from '../shapes/shape.ts';
import type { Palette } from './palette.ts';

/** A mark on the canvas. */
export interface Figure {
  readonly body: Container;
  /** What it shows, apart from where it stands and how its stamps are turned. */
  readonly look: string;
  readonly stamps: readonly Container[];
  /** What is drawn for it alone, and goes with it. */
  readonly own: readonly GraphicsContext[];
}

/** Where a figure stands, and where its stamps lie in it. */
export interface Stand {
  readonly at: readonly [x: number, y: number];
  readonly stamps: readonly (readonly [x: number, y: number, turn: number])[];
}

const ORIGIN = [0, 0] as const;
const isStamp = (part: Picture['parts'][number]): part is Stamp => 'use' in part;

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

/** A picture as a figure. */
export function figureOf(picture: Picture, palette: Palette): Figure {
  const body = new Container();
  const own: GraphicsContext[] = [];
  const drawn = (shape: Shape): Graphics => {
    const context = palette.ink(shape);
    own.push(context);
    return new Graphics(context);
  };
  const stamps = picture.parts.flatMap((part) => {
    if (isStamp(part)) {
      const child = body.addChild(new Graphics(palette.stamp(part.use)));
      child.scale.x = part.mirrored === true ? -1 : 1;
      return [child];
    }
    const child = body.addChild(drawn('text' in part ? part.shape : part));
    // Writing stays SVG's own: the canvas, which lies above it, has a hole where its slip is.
    if ('text' in part) child.blendMode = 'erase';
    return [];
  });
  const figure = { body, look: look(picture), stamps, own };
  stand(figure, standOf(picture));
  return figure;
}

/** Takes a figure away for good; the stamps stay for the others. */
export function discard({ body, own }: Figure): void {
  body.removeFromParent();
  body.destroy({ children: true });
  for (const context of own) context.destroy();
}
