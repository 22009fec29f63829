import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Block, gap, overlap } from './free-space.ts';
import type { Candidate, LineBlocks } from './name-spots.ts';

/** The area that may be hidden without a visible effect, in square units of the drawing. */
export const UNSEEN = 0.01;
/** The cost of lying over ground that is a line, such as a road. */
const HIDES = 120;
/** How much nearer to its own unit than to another a name must stand, to be told whose it is. */
export const NEARER = 6;
/** The cost of a spot that is less than that nearer. */
const DOUBTFUL = 75;
/**
 * The cost of a spot that a reader would take for the name of another unit, or that an arrow
 * crosses.
 */
const [MISTAKEN, CROSSED] = [700, 2000] as const;
/** Only the name of a unit that acts or is hit may stand at a spot that costs as much as this. */
const TOO_MUCH = 1500;

/** A text for a name, its size, and the possible spots. */
export interface Writing {
  readonly text: string;
  readonly half: Spot;
  readonly spots: readonly Candidate[];
  /** Spots to try if none of these will do. */
  readonly farther: () => readonly Candidate[];
}

/** A name to place. */
export interface NameToPlace {
  readonly id: string;
  readonly subject: Mark;
  /** The unit or the group that it names; null if it names ground. */
  readonly body: string | null;
  /** Whether its unit acts or is hit. */
  readonly leads: boolean;
  /** How it may be written; the best first. */
  readonly writings: readonly [Writing, ...Writing[]];
}

export const hidden = (block: Block, by: readonly Block[]): number =>
  by.reduce((sum, each) => sum + overlap(block, each), 0);

/** The rectangle in which a text of this size lies at any of these spots. */
export function aroundSpots(spots: readonly Candidate[], [w, h]: Spot): Block {
  const [xs, ys] = [spots.map(({ at: [x] }) => x), spots.map(({ at: [, y] }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { at: [(left + right) / 2, (top + bottom) / 2], half: [(right - left) / 2 + w, (bottom - top) / 2 + h] };
}

/** What is already on a map while names are placed. */
interface Around {
  readonly solid: readonly Block[];
  readonly lines: LineBlocks;
  readonly units: ReadonlyMap<string, Block>;
  readonly closer: number;
  /** Whether a line leads from the name to its unit, so that nobody takes it for another’s. */
  readonly isLed?: boolean;
}

/** At how many places a line is looked at. */
const LOOKS = 16;

/** Whether the line from a name to its unit would lead over another one. */
function leadsOver({ at: [x, y] }: Block, own: Block, units: ReadonlyMap<string, Block>): boolean {
  const places = Array.from({ length: LOOKS }, (_, n): Block => {
    const part = n / LOOKS;
    return { at: [x + (own.at[0] - x) * part, y + (own.at[1] - y) * part], half: [1, 1] };
  });
  return [...units.values()].some((unit) => unit !== own && places.some((place) => overlap(place, unit) > 0));
}

/** A spot for a name, and what it costs; without one if there is no room. */
interface Best {
  readonly at: Spot | null;
  readonly cost: number;
}

/** How a name is written, and where. */
type BestWriting = Best & Pick<Writing, 'text' | 'half'>;

/**
 * The first of the writings of a name that finds room beside its unit; else the cheapest of all,
 * beside it or farther off.
 */
function bestWriting(name: NameToPlace, around: Around): BestWriting {
  const beside: BestWriting[] = [];
  for (const { text, half, spots } of name.writings) {
    const near = { text, half, ...bestSpot(name, half, spots, around) };
    if (near.cost < TOO_MUCH) return near;
    beside.push(near);
  }
  const led = { ...around, isLed: true };
  const farther = name.writings.map(({ text, half, farther: spots }): BestWriting => ({
    text,
    half,
    ...bestSpot(name, half, spots(), led),
  }));
  return [...beside, ...farther].reduce((one, other) => (other.cost < one.cost ? other : one));
}

/** The best of these spots for a name. */
function bestSpot(
  { body, leads }: NameToPlace,
  half: Spot,
  spots: readonly Candidate[],
  { solid, lines, units, closer, isLed = false }: Around,
): Best {
  const room = aroundSpots(spots, half);
  const isClose = (block: Block): boolean => overlap(block, room) > 0;
  const [drawn, ground] = [lines.drawn.filter(isClose), lines.ground.filter(isClose)];
  const closeSolid = solid.filter(isClose);
  const own = body === null ? undefined : units.get(body);
  const others = [...units].flatMap(([other, block]) => (other !== body && gap(block, room) < NEARER ? [block] : []));
  const cost = ({ at, worse }: Candidate): number => {
    const block = { at, half };
    const [over, crossed] = [hidden(block, ground), hidden(block, drawn)];
    const ahead =
      own === undefined ? Infinity : Math.min(...others.map((other) => gap(block, other))) - gap(block, own);
    const mistaken = isLed ? 0 : ahead < 0 ? MISTAKEN : ahead * closer < NEARER ? DOUBTFUL : 0;
    return worse + mistaken + over + (over > UNSEEN ? HIDES : 0) + crossed + (crossed > UNSEEN ? CROSSED : 0);
  };
  let best: Best = { at: null, cost: Infinity };
  for (const spot of spots.toSorted((a, b) => a.worse - b.worse)) {
    if (spot.worse >= best.cost) break;
    const block = { at: spot.at, half };
    if (hidden(block, closeSolid) > UNSEEN || (isLed && own !== undefined && leadsOver(block, own, units))) continue;
    const costs = cost(spot);
    if (costs < best.cost && (leads || costs < TOO_MUCH)) best = { at: spot.at, cost: costs };
  }
  return best;
}

/** A name that was given room. */
export type WrittenName = NameToPlace & { readonly at: Spot } & Pick<Writing, 'text' | 'half'>;

/** Names that are written one after the other, each where the ones before it leave room. */
function writtenInTurn(names: readonly NameToPlace[], around: Around): readonly WrittenName[] {
  const written: WrittenName[] = [];
  for (const name of names) {
    const solid = [...around.solid, ...written];
    const { at, text, half } = bestWriting(name, { ...around, solid });
    if (at !== null) written.push({ ...name, at, text, half });
  }
  return written;
}

/** How often names are written again, because one of a unit found no room. */
const AGAIN = 4;

/** How many names of units, not of ground, are written. */
const units = (written: readonly WrittenName[]): number => written.filter(({ body }) => body !== null).length;

/**
 * As many names of units as find room, in this order if that is enough for all; else those that
 * found none come earlier the next time, though never before one that leads. Names of ground have
 * the room that is left.
 */
export function mostWritten(names: readonly NameToPlace[], around: Around): readonly WrittenName[] {
  let inTurn = names;
  let written = writtenInTurn(inTurn, around);
  let most = written;
  for (let again = 0; again < AGAIN; again++) {
    const ids = new Set(written.map(({ id }) => id));
    const isLeftOut = ({ id, body }: NameToPlace): boolean => body !== null && !ids.has(id);
    if (!inTurn.some(isLeftOut)) break;
    const rank = (name: NameToPlace): number => (name.leads ? 0 : 2) + (isLeftOut(name) ? 0 : 1);
    inTurn = inTurn.toSorted((a, b) => rank(a) - rank(b));
    written = writtenInTurn(inTurn, around);
    if (units(written) > units(most)) most = written;
  }
  return most;
}
