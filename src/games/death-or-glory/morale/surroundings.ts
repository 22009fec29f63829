import { arcOf, reaches } from '../../../geometry/arcs.ts';
import { corners, middleOf, seenFrom, sideOf, type Base } from '../../../geometry/bases.ts';
import { contact } from '../../../geometry/contact.ts';
import { edgeOf, EDGES } from '../../../geometry/edges.ts';
import { gapOfStretches, gapToStretches } from '../../../geometry/gaps.ts';
import { atMost, SAME } from '../../../geometry/lengths.ts';
import { edgesOf, type Stretch } from '../../../geometry/outlines.ts';
import { apart, baseOf } from '../figures/base.ts';
import { hasFlanks } from '../figures/bearing.ts';
import { foesTouching, isFormed } from '../figures/formed.ts';
import { isBattery, isHorse, type Body } from '../figures/unit.ts';
import { barredGround } from '../moving/ground.ts';
import { read } from '../rulings.ts';
import { chargesAt, enemiesOf, friendsOf, type Field, type State } from '../state.ts';
import { BESIDE, mm, NEAR, THREATENS } from '../tables.ts';

const FLANKS = ['left', 'right'] as const;
type Flank = (typeof FLANKS)[number];

/** How far a place lies beyond the line of a flank; negative within it. */
const beyondLine = (base: Base, flank: Flank, { right }: { readonly right: number }): number =>
  (flank === 'right' ? right : 0 - right) - base.width / 2;

/** An enemy of a unit, and the ground that both stand on. */
interface Facing {
  readonly foe: Body;
  readonly base: Base;
  readonly other: Base;
}

/**
 * Whether an enemy who does not touch it threatens a flank: he is formed, foot or horse, in no
 * melee, stands beyond its line and behind that of the front, near enough, and looks at the unit.
 * @ruling dg-095 dg-138
 */
function threatens(state: Field, body: Body, flank: Flank, { foe, base, other }: Facing): boolean {
  const seen = seenFrom(base, middleOf(other, 'front'));
  const isBehind = seen.ahead < base.depth / 2;
  const limit = mm(isHorse(foe) ? THREATENS.horse : THREATENS.foot);
  return (
    isBehind &&
    beyondLine(base, flank, seen) > 0 &&
    isFormed(state, foe) &&
    !isBattery(foe) &&
    atMost(apart(state, body, foe), limit) &&
    reaches(arcOf(other, 0), corners(base)) &&
    foesTouching(state, foe).length === 0
  );
}

/**
 * How many flanks of a unit are threatened, by an enemy who touches them or stands near: both, once
 * a line has flowed round them.
 * @clause dg.morale.mod.flank-threatened @ruling dg-087 dg-095 dg-138
 */
export function threatenedFlanks(state: Field, body: Body): number {
  if (!hasFlanks(body)) return 0;
  if (body.melee?.flowed === true) return FLANKS.length;
  const base = baseOf(state, body);
  const foes = enemiesOf(state, body).map((foe) => {
    const other = baseOf(state, foe);
    return { foe, base, other, touched: contact(base, other)?.mine };
  });
  return FLANKS.filter((flank) => foes.some((each) => each.touched === flank || threatens(state, body, flank, each)))
    .length;
}

/**
 * Whether an enemy attacks the rear of a unit: he has burst through or broken in, he touches its
 * rear, or his charge of this turn comes from there.
 * @clause dg.morale.mod.rear @ruling dg-085 dg-138
 */
export function isTakenInRear(state: State, body: Body): boolean {
  if (body.melee?.rear === true) return true;
  if (!hasFlanks(body)) return false;
  const base = baseOf(state, body);
  return (
    foesTouching(state, body).some((foe) => contact(base, baseOf(state, foe))?.mine === 'rear') ||
    chargesAt(state, body).some(({ comesFrom, stage }) => comesFrom === 'rear' && stage !== 'missed')
  );
}

/**
 * Whether something that cannot be passed stands beside a flank, or a formed friend whose middle is
 * beyond its line.
 * @ruling dg-095
 */
function isCovered(state: Field, body: Body, flank: Flank): boolean {
  const base = baseOf(state, body);
  const side = sideOf(base, flank);
  const isNear = (other: Base): boolean =>
    beyondLine(base, flank, seenFrom(base, other.at)) > 0 && atMost(gapToStretches(other, [side]), mm(BESIDE));
  const isBeside = (stretch: Stretch): boolean => atMost(gapOfStretches(side, stretch), mm(BESIDE));
  return (
    friendsOf(state, body).some((friend) => isFormed(state, friend) && isNear(baseOf(state, friend))) ||
    EDGES.some((edge) => isBeside(edgeOf(state.size, edge))) ||
    barredGround(state, body).some((piece) => piece.pieces.some((outline) => edgesOf(outline).some(isBeside)))
  );
}

/** Whether both flanks of a unit are secure. @clause dg.morale.mod.secure-flanks @ruling dg-095 */
export const hasSecureFlanks = (state: Field, body: Body): boolean =>
  hasFlanks(body) && FLANKS.every((flank) => isCovered(state, body, flank)) && threatenedFlanks(state, body) === 0;

/**
 * Whether a unit is supported: a formed friend near it stands wholly behind the line of its rear,
 * and partly between the lines of its sides.
 * @clause dg.morale.mod.supported @ruling dg-095 dg-140
 */
export function isSupported(state: Field, body: Body): boolean {
  if (!hasFlanks(body)) return false;
  const base = baseOf(state, body);
  return friendsOf(state, body).some((friend) => {
    if (!isFormed(state, friend) || !atMost(apart(state, body, friend), mm(NEAR))) return false;
    const seen = corners(baseOf(state, friend)).map((corner) => seenFrom(base, corner));
    const isBehind = seen.every(({ ahead }) => ahead <= 0 - base.depth / 2 + SAME);
    const isBeside = FLANKS.some((flank) => seen.every((each) => beyondLine(base, flank, each) >= 0));
    return isBehind && !isBeside;
  });
}

/**
 * The friends of a unit that rout near it; by one reading enemies too.
 * @clause dg.morale.mod.routing-near @ruling dg-096 dg-149
 */
export const routingNear = (state: Field, body: Body): readonly Body[] =>
  [...friendsOf(state, body), ...(read(state, 'dg-096') === 'literal' ? enemiesOf(state, body) : [])].filter(
    (friend) => friend.mood === 'routing' && atMost(apart(state, body, friend), mm(NEAR)),
  );
