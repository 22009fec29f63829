/** A rectangle of the page, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a pop-up must be placed among. */
export interface Surroundings {
  /** What the pop-up is about. It never lies on this if there is any other room. */
  readonly subject: Box;
  /**
   * The pieces of the map and what is drawn for the step, and how important it is that each stays
   * in sight.
   */
  readonly pieces: readonly (readonly [Box, weight: number])[];
  /** The text and the buttons around the map. */
  readonly texts: readonly Box[];
  /** Where the pop-up may lie. */
  readonly bounds: Box;
}

/** The space between the pop-up and its subject, and between the pop-up and the edge. */
const [GAP, RIM] = [12, 8];

/**
 * Pieces with a greater weight than this are part of the action. The pop-up may be placed beyond
 * all of them.
 */
const PLAIN = 1;

/** The cost if the whole pop-up covers text; covering a whole piece of the map costs its weight. */
const TEXT = 25;

/** The area that two boxes share. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const area = (box: Box): number => Math.max(1, (box.right - box.left) * (box.bottom - box.top));

/**
 * Where a pop-up of this size covers least: never its subject, then as little as possible of the
 * action, of the other pieces and of the text; then as close to its subject as possible.
 */
export function placed(width: number, height: number, { subject, pieces, texts, bounds }: Surroundings): Box {
  const middle = (subject.left + subject.right) / 2;
  const centre = (subject.top + subject.bottom) / 2;
  const [farLeft, farRight] = [bounds.left + RIM, bounds.right - width - RIM];
  const [farUp, farDown] = [bounds.top + RIM, bounds.bottom - height - RIM];
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  const action = [subject, ...pieces.flatMap(([piece, weight]) => (weight > PLAIN ? [piece] : []))];
  const lefts = [
    subject.right + GAP,
    subject.left - width - GAP,
    middle - width / 2,
    farLeft,
    farRight,
    Math.max(...action.map(({ right }) => right)) + GAP,
    Math.min(...action.map(({ left }) => left)) - width - GAP,
  ];
  const tops = [
    Math.min(...action.map(({ top }) => top)) - height - GAP,
    Math.max(...action.map(({ bottom }) => bottom)) + GAP,
    subject.top - 20,
    centre - height / 2,
    subject.top - height - GAP,
    subject.bottom + GAP,
    farUp,
    farDown,
  ];
  const boxes = lefts.flatMap((x) =>
    tops.map((y): Box => {
      const [left, top] = [within(x, farLeft, farRight), within(y, farUp, farDown)];
      return { left, top, right: left + width, bottom: top + height };
    }),
  );
  const cost = (box: Box): number =>
    (shared(box, subject) > 0 ? 1000 : 0) +
    pieces.reduce((sum, [piece, weight]) => sum + (weight * shared(box, piece)) / area(piece), 0) +
    texts.reduce((sum, text) => sum + (TEXT * shared(box, text)) / area(box), 0) +
    Math.hypot((box.left + box.right) / 2 - middle, (box.top + box.bottom) / 2 - centre) / 400;
  const costs = boxes.map(cost);
  return boxes[costs.indexOf(Math.min(...costs))]!;
}
