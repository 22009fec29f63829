import { seenAlong, type Base } from '../../../geometry/bases.ts';
import { opposite, type Direction } from '../../../geometry/facings.ts';
import { facingAlong } from '../../../geometry/facings.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { outwards } from '../../../geometry/bases.ts';
import { distance, plus, size, way, whole, type Point } from '../../../geometry/vectors.ts';
import type { Body, Pose, Quarter } from '../bodies/body.ts';
import { blockOf, modelsOf, squareOf, type Model } from '../bodies/models.ts';
import { quarterOfMost } from '../bodies/quarters.ts';
import { read } from '../rulings.ts';
import type { Reading } from '../state.ts';

/** The way of a charge. */
export interface ChargeWay {
  /** The side of the target that it leads to. */
  readonly quarter: Quarter;
  /** How the charger stands once it has turned, where it stood. */
  readonly turned: Pose;
  /** How it stands when it touches the target. */
  readonly end: Pose;
  /** From the one to the other. */
  readonly length: Um;
  /** By one reading, what losses in front add to the length that is measured. @ruling cf-031 */
  readonly lag: Um;
  /** The way it goes: its facing, or at a slant. */
  readonly along: Direction;
}

/** The foremost models of a body: those of the first rank in which one is left. @ruling cf-031 */
function frontOf(models: readonly Model[]): readonly Model[] {
  const first = Math.min(...models.map(({ rank }) => rank));
  return models.filter(({ rank }) => rank === first);
}

/**
 * By one reading it is measured from the first rank in which nobody is missing, or from the last
 * one: how far that is behind the foremost model. @ruling cf-031
 */
function lagOf(state: Reading, { ranks, arm }: Body): Um {
  const first = ranks.findIndex((rank) => /[^.]/.test(rank));
  const full = ranks.findIndex((rank) => !rank.includes('.'));
  const behind = (full < 0 ? ranks.length - 1 : full) - first;
  return wholeUm(behind <= 0 || read(state, 'cf-031') === 'foremost-survivor' ? 0 : behind * squareOf(arm));
}

/** Where a model is as a charger sees it: how far ahead of a point, and how far to its right. */
interface Seen {
  readonly ahead: number;
  readonly right: number;
  /** Half its square. */
  readonly half: number;
}

const seen = (from: Point, facing: Direction, { at, width }: Base): Seen => ({
  ...seenAlong(facing, way(from, at)),
  half: width / 2,
});

/**
 * How far the nearest of some models may go straight on until it touches one of others with a
 * stretch of its edge; `aside`: they go so far to the right first. Infinity if they meet none.
 */
const untilTouch = (own: readonly Seen[], theirs: readonly Seen[], aside = 0): number =>
  Math.min(
    ...own.flatMap((model) =>
      theirs
        .filter((other) => Math.abs(model.right + aside - other.right) < model.half + other.half - 1)
        .map((other) => other.ahead - other.half - (model.ahead + model.half)),
    ),
    Infinity,
  );

/**
 * Of two rows of models, how far the end model of one nearer to the other goes to the right so that
 * it is centred on the nearer end model of the other.
 */
function asideTo(own: readonly Seen[], theirs: readonly Seen[]): number {
  const ends = (row: readonly Seen[]): readonly [Seen, Seen] => {
    const sorted = row.toSorted((a, b) => a.right - b.right);
    return [sorted[0]!, sorted.at(-1)!];
  };
  const [[left, right], [first, last]] = [ends(own), ends(theirs)];
  return left.right > last.right ? last.right - left.right : first.right - right.right;
}

/** The models of a side of a block that is met: its outermost ones, as its attacker sees them. */
function rowOf(theirs: readonly Seen[]): readonly Seen[] {
  const nearest = Math.min(...theirs.map(({ ahead }) => ahead));
  return theirs.filter(({ ahead }) => ahead - nearest < 1);
}

/**
 * Whether some model of the first rank of a body meets another body when it goes straight on.
 * @ruling cf-114
 */
export function isStraightAhead(body: Body, target: Body): boolean {
  const seenBy = ({ base }: Model): Seen => seen(body.at, body.facing, base);
  const ahead = untilTouch(frontOf(modelsOf(body)).map(seenBy), modelsOf(target).map(seenBy));
  return ahead >= -1 && ahead < Infinity;
}

/**
 * The way of a charge: the body turns about the centre of its block until its front is parallel to
 * the side of the target that it meets, and goes straight on, or at a slant to the nearer end of
 * that side. Losses in the front rank make the way longer.
 * @clause cf.charge.shooting-before-moves cf.charge.falls-short
 * @ruling cf-031 cf-114 cf-115 cf-121
 */
export function wayOfCharge(state: Reading, body: Body, target: Body): ChargeWay {
  const block = blockOf(target);
  const quarter = quarterOfMost(state, block, modelsOf(body));
  const facing = opposite(outwards(block, quarter));
  const turned = { at: body.at, facing };
  const own = frontOf(modelsOf({ ...body, ...turned })).map(({ base }) => seen(body.at, facing, base));
  const theirs = modelsOf(target).map(({ base }) => seen(body.at, facing, base));
  const straight = untilTouch(own, theirs);
  const aside = straight < Infinity ? 0 : asideTo(own, rowOf(theirs));
  const ahead = straight < Infinity ? straight : untilTouch(own, theirs, aside);
  const unit = size(facing);
  const by = whole([(facing[0] * ahead + facing[1] * aside) / unit, (facing[1] * ahead - facing[0] * aside) / unit]);
  const end = { at: plus(body.at, by), facing };
  const along = size(by) === 0 ? facing : facingAlong(by);
  return { quarter, turned, end, length: wholeUm(distance(body.at, end.at)), lag: lagOf(state, body), along };
}
