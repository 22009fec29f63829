import * as v from 'valibot';
import { isKeyed, type Plain } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { parsed, strict, wholeFrom, word } from '../../../core/shape.ts';
import { EDGES } from '../../../geometry/edges.ts';
import { ranksForm } from '../../table/boards/ranks.ts';
import { tableSchemas } from '../../table/boards/schema.ts';
import { AREA_COUNTS, DEPLOYMENTS, LEVELS, OBJECTIVES, type AreaMap } from '../deploying/battle.ts';
import { ARMS } from '../tables.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'some text'));
const { point, spot, length } = tableSchemas('cm');
const AREA_MAPS = Object.keys(AREA_COUNTS) as AreaMap[];

/** The kinds of ground that are put down in turn. */
const PIECES = ['woods', 'building', 'hill', 'water'] as const;

/** A body without its place; the fields that bodies have in this game alone are read with it. */
const body = v.objectWithRest(
  { type: v.picklist(ARMS, `an arm: ${ARMS.join(', ')}`), name: v.optional(text), ranks: v.optional(ranksForm) },
  v.custom<Plain>((input) => input !== undefined && typeof input !== 'function', 'a plain value'),
);

const piece = v.pipe(
  strict({
    kind: v.picklist(PIECES, `ground: ${PIECES.join(', ')}`),
    name: v.optional(text),
    size: v.optional(point),
    radius: v.optional(length),
  }),
  v.check(({ size, radius }) => (size === undefined) !== (radius === undefined), 'either size: or radius:'),
);

/**
 * A whole battle: how the sides deploy, what it is won by, and the bodies that are not on the table
 * yet. In one that is under way, bodies stand on the board already.
 * @clause cf.pregame.battle-size cf.pregame.advantage cf.pregame.point-value
 * cf.battlefield.level-agreed
 */
export const battle = strict({
  deployment: v.optional(v.picklist(DEPLOYMENTS, `a layout: ${DEPLOYMENTS.join(', ')}`)),
  objective: v.optional(v.picklist(OBJECTIVES, `an objective: ${OBJECTIVES.join(', ')}`)),
  /**
   * The number of turns that the players agree on: to hold a point, or to the end of the battle.
   */
  turns: v.optional(wholeFrom(1, 'a number of turns')),
  /** What is captured, held or controlled. */
  points: v.optional(v.array(spot, 'a list of points, or of places of the board'), []),
  /** The side that attacks, in Siege, Ambush and Landing. */
  attacker: v.optional(word),
  /** The ground that is attacked: a fort or a town; the road or the bridge of an ambush. */
  position: v.optional(word),
  /** Into what areas the layout Quadrants cuts the table. */
  map: v.optional(v.picklist(AREA_MAPS, `a map: ${AREA_MAPS.join(', ')}`), 'squares'),
  /** The side of the table that is sea, and how far from it the shore lies. */
  sea: v.optional(strict({ edge: v.picklist(EDGES, 'north, east, south or west'), shore: v.optional(length, 0) })),
  /** How much of the table the players have agreed to cover, and who proposed it. */
  level: v.optional(v.picklist(LEVELS, `how much ground: ${LEVELS.join(', ')}`)),
  proposer: v.optional(word),
  /** The ground that the players put down in turn. */
  pieces: v.optional(v.record(word, piece), {}),
  /** The parts of the table that the players agree on, for the reading that lets them. */
  areas: v.optional(v.record(word, word)),
  /** For each side the body of the officer whom it names, if several share the highest rank. */
  officers: v.optional(v.record(word, word), {}),
  /** The points that the forces of a side are declared to be worth: nothing follows from them. */
  worth: v.optional(v.record(word, wholeFrom(1, 'a number of points'))),
  /** The bodies that are not on the table yet. */
  forces: v.optional(v.record(word, v.record(word, body)), {}),
  /** In a battle under way: who has held the point, and for how many ends of turns. */
  held: v.optional(strict({ side: word, ends: wholeFrom(1, 'a number of ends of turns') })),
});

/** A battle as an author writes it. */
export type WrittenBattle = v.InferOutput<typeof battle>;

/** A body of it that is not on the table yet. */
export type WrittenWaiting = WrittenBattle['forces'][string][string];

/** A board, and the battle that is written in it; null if it is one moment of a battle. */
interface Parted {
  readonly board: unknown;
  readonly battle: WrittenBattle | null;
}

/**
 * Takes the battle out of a written board. One from its beginning has neither units nor a moment.
 */
export function parted(input: unknown): Result<Parted, readonly Problem[]> {
  const written = input as Plain;
  if (!isKeyed(written) || written['battle'] === undefined) return success({ board: input, battle: null });
  const { battle: own, ...board } = written;
  const read = parsed(battle, own);
  if (!read.ok) return failure(read.error.map((each) => ({ ...each, path: `battle.${each.path}` })));
  const [side] = Object.keys(isKeyed(board['sides']) ? board['sides'] : {});
  const now = { turn: 1, side, phase: 'initiative', ...(isKeyed(board['now']) && board['now']) };
  return success({ board: { units: {}, ...board, now }, battle: read.value });
}
