import type { Mark, Scene, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { roleOf } from '../counter.ts';
import type { Name } from '../shape.ts';
import { bodyBlocks, bodyOf, covers } from './body-blocks.ts';
import { type Block, gap, isSeen, kept, outside, overlap, reachesIn, windowOf } from './free-space.ts';
import { beside, type Candidate, candidates, fartherOff, lineBlocks } from './name-spots.ts';
import { labelHalf } from './text-label.ts';

/**
 * The font size for which space is kept: the size on a phone. On a larger board names are smaller.
 */
export const NAME_SIZE = 29;
/** The area that may be hidden without a visible effect, in square units of the drawing. */
const UNSEEN = 0.01;
/** The cost of lying over ground that is a line, such as a road. */
const HIDES = 120;
/**
 * The cost of a spot that is little nearer to its own unit than to another, and how much that is.
 */
const [DOUBTFUL, NEARER] = [75, 6] as const;
/**
 * The cost of a spot that a reader would take for the name of another unit, or that an arrow
 * crosses.
 */
const [MISTAKEN, CROSSED] = [700, 2000] as const;
/** A name so near to its unit, in pixels of a map in usual size, needs no line to it. */
const BESIDE = 18;
/** How far a line to a unit leads into it, as a share of the way to its middle. */
const INTO = 0.35;
/** Only the name of a unit that acts or is hit may stand at a spot that costs as much as this. */
const TOO_MUCH = 1500;

/** The rectangle in which a text of this size lies at any of these spots. */
function aroundSpots(spots: readonly Candidate[], [w, h]: Spot): Block {
  const [xs, ys] = [spots.map(({ at: [x] }) => x), spots.map(({ at: [, y] }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { at: [(left + right) / 2, (top + bottom) / 2], half: [(right - left) / 2 + w, (bottom - top) / 2 + h] };
}

/** A name to place: its mark, its size, and the possible spots. */
interface NameToPlace {
  readonly id: string;
  readonly text: string;
  readonly subject: Mark;
  /** The unit or the group that it names; null if it names ground. */
  readonly body: string | null;
  /** Whether its unit acts or is hit. */
  readonly leads: boolean;
  readonly half: Spot;
  readonly spots: readonly Candidate[];
  /** Spots to try if none of these will do. */
  readonly farther: () => readonly Candidate[];
}

const hidden = (block: Block, by: readonly Block[]): number => by.reduce((sum, each) => sum + overlap(block, each), 0);

/** The names of a scene that may be written, with their spots within what is drawn. */
function namesToPlace(
  marks: Scene['marks'],
  bases: readonly Mark<'base'>[],
  units: ReadonlyMap<string, Block>,
  projection: Projection,
): readonly NameToPlace[] {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const names = marks.filter((mark): mark is Mark<'name'> => mark.kind === 'name');
  return names.flatMap(({ id, of, text, leads = false }): readonly NameToPlace[] => {
    const subject = byId.get(of) ?? bases.find(({ group }) => group === of);
    if (subject === undefined) return [];
    const half = labelHalf(text, NAME_SIZE / projection.closer);
    const own = subject.kind === 'base' ? units.get(bodyOf(subject)) : undefined;
    // A unit that lies beyond what is drawn has no name there.
    if (subject.kind === 'base' && !isSeen(toDrawing(projection, subject.at), projection)) return [];
    const inWindow = ({ at, worse }: Candidate): readonly Candidate[] => {
      // A zoomed map shows the name of what is in it whole, and none of the names beside it.
      const shown = windowOf(projection, own?.at ?? at);
      const inside = kept(at, half, shown);
      const block = { at: inside, half };
      if (outside(block, shown) > UNSEEN || (shown === projection && reachesIn(block, projection))) return [];
      const moved = Math.hypot(inside[0] - at[0], inside[1] - at[1]);
      return [{ at: inside, worse: worse + moved * projection.closer }];
    };
    const found = own === undefined ? candidates(subject, projection, half) : beside(own, half, projection.closer);
    const spots = found.flatMap(inWindow);
    const farther = () => (own === undefined ? [] : fartherOff(own, half, projection.closer).flatMap(inWindow));
    return [{ id, text, subject, body: own === undefined ? null : of, leads, half, spots, farther }];
  });
}

/**
 * The names of a scene, each at the spot where it can be read best and told whose it is. Units that
 * act or are hit come first, then the other units, beginning with those that have the fewest free
 * spots; then ground. `texts` are the texts that are already placed. A name is left out if its mark
 * lies outside the drawn part, or if it would hide a unit or a text. One that stands apart from its
 * unit, or could be taken for the name of another, has a line to its own.
 */
export function placedNames(
  { marks }: Pick<Scene, 'marks'>,
  projection: Projection,
  texts: readonly Block[],
): ReadonlyMap<string, Name> {
  if (!marks.some(({ kind }) => kind === 'name')) return new Map();
  const bases = marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base' && mark.ghost !== true);
  const units = bodyBlocks(bases, projection);
  const lines = lineBlocks(marks, projection);
  /** What no name may hide: texts and units. */
  const solid = [...texts, ...marks.flatMap((mark) => (mark.kind === 'base' ? [covers(mark, projection)] : []))];
  const wanted = namesToPlace(marks, bases, units, projection);
  const free = new Map(
    wanted.map(({ id, half, spots }) => {
      const room = aroundSpots(spots, half);
      const close = solid.filter((each) => overlap(each, room) > 0);
      return [id, spots.filter(({ at }) => hidden({ at, half }, close) <= UNSEEN).length];
    }),
  );
  const rank = ({ body, leads }: NameToPlace): number => (leads ? 0 : body !== null ? 1 : 2);
  const inTurn = wanted.toSorted(
    (a, b) => rank(a) - rank(b) || (a.body !== null ? free.get(a.id)! - free.get(b.id)! : 0),
  );
  const placed = new Map<string, Name>();
  for (const name of inTurn) {
    const around = { solid, lines, units, closer: projection.closer };
    const led = { ...around, isLed: true };
    const near = bestSpot(name, name.spots, around);
    const best = near.cost < TOO_MUCH ? near : cheaper(near, bestSpot(name, name.farther(), led));
    if (best.at === null) continue;
    const { at } = best;
    const block = { at, half: name.half };
    solid.push(block);
    const of = name.subject.kind === 'base' ? roleOf(name.subject.side) : 'ground';
    const down = (NAME_SIZE / projection.closer) * 0.34;
    const leader = name.body === null ? null : leaderOf(block, name.body, units, projection.closer);
    const line = leader?.map(([x, y]): Spot => [x - at[0], y - at[1] - down]) as Name['line'];
    placed.set(name.id, { name: name.text, at: [at[0], at[1] + down], of, ...(line && { line }) });
  }
  return placed;
}

/**
 * The line from a name to its unit, if a reader could take the name for that of another unit, or
 * for nobody's; null if it stands close enough.
 */
function leaderOf(
  block: Block,
  body: string,
  units: ReadonlyMap<string, Block>,
  closer: number,
): readonly [Spot, Spot] | null {
  const own = units.get(body)!;
  const far = gap(block, own);
  const isNearest = [...units].every(([other, each]) => other === body || gap(block, each) >= far + NEARER / closer);
  if (far * closer <= BESIDE && (isNearest || far === 0)) return null;
  const within = ({ at, half }: Block, spot: Spot): Spot => [
    Math.min(at[0] + half[0], Math.max(at[0] - half[0], spot[0])),
    Math.min(at[1] + half[1], Math.max(at[1] - half[1], spot[1])),
  ];
  const from = within(block, own.at);
  const edge = within(own, from);
  // It ends a little inside the unit: beside a name that touches it, it would not be seen
  // otherwise.
  return [from, [edge[0] + (own.at[0] - edge[0]) * INTO, edge[1] + (own.at[1] - edge[1]) * INTO]];
}

/** What is already on a map while names are placed. */
interface Around {
  readonly solid: readonly Block[];
  readonly lines: ReturnType<typeof lineBlocks>;
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

const cheaper = (one: Best, other: Best): Best => (other.cost < one.cost ? other : one);

/** The best of these spots for a name. */
function bestSpot(
  { half, body, leads }: NameToPlace,
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
