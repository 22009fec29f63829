import type { Mark, Scene, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { roleOf } from '../counter.ts';
import type { Name } from '../shape.ts';
import { bodyBlocks, bodyOf, covers } from './body-blocks.ts';
import { type Block, gap, isSeen, kept, outside, overlap, reachesIn, windowOf } from './free-space.ts';
import { aroundSpots, hidden, mostWritten, NEARER, UNSEEN, type NameToPlace, type Writing } from './name-room.ts';
import { beside, type Candidate, candidates, fartherOff, lineBlocks } from './name-spots.ts';
import { labelHalf } from './text-label.ts';

/**
 * The font size for which space is kept: the size on a phone. On a larger board names are smaller.
 */
export const NAME_SIZE = 29;
/** A name so near to its unit, in pixels of a map in usual size, needs no line to it. */
const BESIDE = 18;
/** How far a line to a unit leads into it, as a share of the way to its middle. */
const INTO = 0.35;

/** The names of a scene that may be written, with their spots within what is drawn. */
function namesToPlace(
  marks: Scene['marks'],
  bases: readonly Mark<'base'>[],
  units: ReadonlyMap<string, Block>,
  projection: Projection,
): readonly NameToPlace[] {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const names = marks.filter((mark): mark is Mark<'name'> => mark.kind === 'name');
  return names.flatMap(({ id, of, text, brief, leads = false }): readonly NameToPlace[] => {
    const subject = byId.get(of) ?? bases.find(({ group }) => group === of);
    if (subject === undefined) return [];
    const own = subject.kind === 'base' ? units.get(bodyOf(subject)) : undefined;
    // A unit that lies beyond what is drawn has no name there.
    if (subject.kind === 'base' && !isSeen(toDrawing(projection, subject.at), projection)) return [];
    const writing = (words: string): Writing => {
      const half = labelHalf(words, NAME_SIZE / projection.closer);
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
      const farther = () => (own === undefined ? [] : fartherOff(own, half, projection.closer).flatMap(inWindow));
      return { text: words, half, spots: found.flatMap(inWindow), farther };
    };
    const shorter = brief === undefined ? [] : [writing(brief)];
    return [{ id, subject, body: own === undefined ? null : of, leads, writings: [writing(text), ...shorter] }];
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
    wanted.map(({ id, writings: [{ half, spots }] }) => {
      const room = aroundSpots(spots, half);
      const close = solid.filter((each) => overlap(each, room) > 0);
      return [id, spots.filter(({ at }) => hidden({ at, half }, close) <= UNSEEN).length];
    }),
  );
  const rank = ({ body, leads }: NameToPlace): number => (leads ? 0 : body !== null ? 1 : 2);
  const inTurn = wanted.toSorted(
    (a, b) => rank(a) - rank(b) || (a.body !== null ? free.get(a.id)! - free.get(b.id)! : 0),
  );
  const written = mostWritten(inTurn, { solid, lines, units, closer: projection.closer });
  return new Map(
    written.map(({ id, subject, body, at, text, half }) => {
      const of = subject.kind === 'base' ? roleOf(subject.side) : 'ground';
      const down = (NAME_SIZE / projection.closer) * 0.34;
      const leader = body === null ? null : leaderOf({ at, half }, body, units, projection.closer);
      const line = leader?.map(([x, y]): Spot => [x - at[0], y - at[1] - down]) as Name['line'];
      return [id, { name: text, at: [at[0], at[1] + down], of, ...(line && { line }) }];
    }),
  );
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
