import { Container } from '#pixilib/scene/container/Container';
import { Sprite } from '#pixilib/scene/sprite/Sprite';
import type { Drawing, Picture, Shape, Slip, Stamp } from '../shapes/shape.ts';
import type { Press } from './press.ts';
import { discardPrint, type Print } from './print.ts';

/** A mark on the canvas. At rest it is one print; while it moves, its stamps are laid down one by one. */
export interface Figure {
  readonly body: Container;
  /** What it shows, apart from where it stands and how its stamps are turned. */
  readonly look: string;
  /** Where its stamps lie, and how they are turned. */
  readonly stamps: readonly Container[];
  /** Lets its stamps move. */
  readonly loosen: () => void;
  /** Makes it one print that stands as the picture says. */
  readonly settle: (picture: Picture) => void;
  /** Takes it away for good; the prints of its stamps stay for the others. */
  readonly discard: () => void;
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
export function stand({ body, stamps }: Pick<Figure, 'body' | 'stamps'>, { at, stamps: places }: Stand): void {
  body.position.set(...at);
  stamps.forEach((stamp, index) => {
    const [x, y, turn] = places[index] ?? [0, 0, 0];
    stamp.position.set(x, y);
    stamp.angle = turn;
  });
}

/** A print as it lies around the origin of its shapes. */
function laid({ texture, density, corner }: Print): Sprite {
  const sprite = new Sprite(texture);
  sprite.pivot.set(-corner[0], -corner[1]);
  sprite.scale.set(1 / density);
  return sprite;
}

/** Parts from the lowest to the highest; what lies between two slips is one drawing. */
const layers = (parts: Picture['parts']): readonly (Slip | Drawing)[] =>
  parts.reduce<readonly (Slip | Drawing)[]>((found, part) => {
    if (isSlip(part)) return [...found, part];
    const last = found.at(-1);
    return last === undefined || 'text' in last ? [...found, [part]] : [...found.slice(0, -1), [...last, part]];
  }, []);

/** A picture as a figure in its place, still without a print. */
export function figureOf(picture: Picture, press: Press): Figure {
  const [body, still, loose] = [new Container(), new Container(), new Container()];
  const drawn = picture.parts.filter(isStamp);
  const stamps = drawn.map(() => loose.addChild(new Container()));
  let prints: readonly (Print | null)[] = [];
  loose.visible = false;
  body.addChild(still, loose);
  stand({ body, stamps }, standOf(picture));

  const wipe = (): void => {
    for (const sprite of still.removeChildren()) sprite.destroy();
    prints.forEach(discardPrint);
    prints = [];
  };
  const inked = (drawing: readonly Shape[] | Drawing, at: Stand['at'], blendMode: 'normal' | 'erase'): Print | null => {
    const print = press.still(drawing, at);
    if (print !== null) still.addChild(laid(print)).blendMode = blendMode;
    return print;
  };
  return {
    body,
    look: look(picture),
    stamps,
    loosen: () => {
      if (loose.visible || drawn.length === 0) return;
      loose.visible = true;
      still.visible = false;
      stamps.forEach((stamp, index) => {
        const { use = '', mirrored = false } = drawn[index] ?? {};
        const print = stamp.children.length === 0 ? press.stamp(use) : null;
        if (print !== null) stamp.addChild(laid(print)).scale.x *= mirrored ? -1 : 1;
      });
    },
    settle: (next) => {
      const stands = standOf(next);
      wipe();
      // Writing stays SVG's own: the canvas, which lies above it, has a hole where its slip is.
      prints = layers(next.parts).map((layer) =>
        'text' in layer ? inked([layer.shape], stands.at, 'erase') : inked(layer, stands.at, 'normal'),
      );
      stand({ body, stamps }, stands);
      loose.visible = false;
      still.visible = true;
    },
    discard: () => {
      body.removeFromParent();
      wipe();
      body.destroy({ children: true });
    },
  };
}
