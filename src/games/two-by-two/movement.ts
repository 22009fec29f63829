import { core, corners, overlaps, type Base } from '../../geometry/bases.ts';
import { areInContact } from '../../geometry/contact.ts';
import { isOn } from '../../geometry/edges.ts';
import { opposite, type Direction } from '../../geometry/facings.ts';
import { atMost, type Um } from '../../geometry/lengths.ts';
import { shift, wheelLength } from '../../geometry/moves.ts';
import { overlapping } from '../../geometry/outlines.ts';
import { sweep } from '../../geometry/sweeps.ts';
import { after, type Leg, walked } from '../table/legs.ts';
import { barredTo, costAlong, crossed } from './going.ts';
import type { OrderOf } from './orders.ts';
import { allowedShowing, type Annotation, refused, type Refused, type Verdict } from './reasons.ts';
import { read } from './rulings.ts';
import { baseOf, enemiesOf, friendsOf, moveOf, type State, type Unit } from './state.ts';
import { TABLE } from './tables.ts';

/**
 * May a unit make this move? It is not pinned or disrupted, it has not moved yet, its legs are of a kind that it may take, it has enough of its move
 * for them, nothing is in the way, and it ends where it may stand.
 * @clause tt.sequence.move-phase tt.units.move-column @ruling tt-014 tt-023 tt-024
 */
export function judgeMove(state: State, { unit: id, legs }: OrderOf<'move'>): Verdict {
  const unit = state.units[id]!;
  const barred =
    moverBarred(state, unit, legs) ??
    legBarred(state, unit, legs) ??
    tooFar(state, unit, legs) ??
    wayBarred(state, unit, legs);
  if (barred !== null) return barred;
  const path = [unit.at, ...walked(baseOf(unit), legs).map(({ at }) => at)];
  return allowedShowing(
    [pathOf(unit, legs)],
    ...(['tt.sequence.move-phase', 'tt.units.move-column'] as const),
    ...crossed(state, unit, path),
  );
}

/** The way of a unit, as it is drawn. */
function pathOf(unit: Unit, legs: readonly Leg[], ends: { readonly stopped?: Base['at'] } = {}): Annotation {
  const through = walked(baseOf(unit), legs).map(({ at, facing }) => ({ at, facing }));
  return { kind: 'path', unit: unit.id, through: [unit.id, ...through], sense: 'move', ...ends };
}

/** Why this unit may not move at all, or only turn. @clause tt.state.pinned tt.state.disrupted tt.units.move-column */
function moverBarred({ moved }: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  if (unit.disrupted) return refused('tt.state.disrupted', 'disrupted', { unit: unit.id });
  if (moved.includes(unit.id)) return refused('tt.units.move-column', 'has-moved', { unit: unit.id });
  if (unit.pinned && legs.some(({ go }) => go !== 'turn'))
    return refused('tt.state.pinned', 'pinned', { unit: unit.id });
  return null;
}

/** The kinds of leg that a unit may take, under each reading. @ruling tt-014 */
export const LEGS = {
  'free-pivot': ['forward', 'turn'],
  wheel: ['forward', 'wheel', 'turn'],
  slide: ['forward', 'back', 'shift', 'turn'],
} as const satisfies Readonly<Record<string, readonly Leg['go'][]>>;

/** Is there a leg of a kind that this game does not know? Where units wheel, they turn only to the rear; pinned ones turn as they like. @ruling tt-014 */
function legBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  const reading = read(state, 'tt-014');
  const known: readonly Leg['go'][] = LEGS[reading];
  const strange = legs.find(({ go }) => !known.includes(go));
  if (strange !== undefined)
    return refused('tt.units.move-column', 'goes-straight', { unit: unit.id, leg: strange.go });
  if (reading !== 'wheel' || unit.pinned) return null;
  const isAskew = walkWith(unit, legs).some(({ base, leg }) => leg.go === 'turn' && !isOpposite(base.facing, leg.to));
  return isAskew ? refused('tt.units.move-column', 'only-about', { unit: unit.id }) : null;
}

const isOpposite = (facing: Direction, to: Direction): boolean => {
  const [x, y] = opposite(facing);
  return x === to[0] && y === to[1];
};

/** Each leg with the base that takes it. */
const walkWith = (unit: Unit, legs: readonly Leg[]): readonly { readonly base: Base; readonly leg: Leg }[] =>
  legs.map((leg, n) => ({ leg, base: walked(baseOf(unit), legs.slice(0, n)).at(-1) ?? baseOf(unit) }));

/** The direction of a straight leg; null for a turn or a wheel. */
function directionOf({ facing }: Base, leg: Leg): Direction | null {
  if (leg.go === 'forward') return facing;
  if (leg.go === 'back') return opposite(facing);
  return leg.go === 'shift' ? leg.along : null;
}

/** What some legs take of a unit's move. @clause tt.units.move-column @ruling tt-014 tt-016 */
export const spentOn = (state: State, unit: Unit, legs: readonly Leg[]): Um =>
  walkWith(unit, legs).reduce((sum, { base, leg }) => sum + legCost(state, unit, base, leg), 0) as Um;

function legCost(state: State, unit: Unit, base: Base, leg: Leg): number {
  if (leg.go === 'wheel') return wheelLength(base, leg.hand, leg.to);
  // Turning is free, but where units wheel an about-face costs half the move.
  if (leg.go === 'turn') return read(state, 'tt-014') === 'wheel' && !unit.pinned ? moveOf(unit) / 2 : 0;
  return costAlong(state, unit, { base, direction: directionOf(base, leg)!, by: leg.by });
}

/** @clause tt.units.move-column @ruling tt-014 */
function tooFar(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  const [length, move] = [spentOn(state, unit, legs), moveOf(unit)];
  if (atMost(length, move)) return null;
  return refused('tt.units.move-column', 'too-far', { unit: unit.id, length, move }, [pathOf(unit, legs)]);
}

/** What is in the way of a move, or where it may not end. @ruling tt-023 tt-024 */
function wayBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  for (const [n, { base, leg }] of walkWith(unit, legs).entries()) {
    const stop = stopOn(state, unit, base, leg);
    if (stop === null) continue;
    const shows = [pathOf(unit, legs.slice(0, n + 1), { stopped: stop.at })];
    return stop.terrain === undefined
      ? refused('tt.units.move-column', 'enemy-between', { unit: unit.id, foe: stop.foe! }, shows)
      : refused('tt.move.woods-impassable', 'impassable', { unit: unit.id, terrain: stop.terrain }, shows);
  }
  return endBarred(state, unit, legs);
}

/** Where a leg is stopped, and by whom or what. */
interface Stop {
  readonly at: Base['at'];
  readonly foe?: string;
  readonly terrain?: string;
}

/** What a leg would run into: an enemy, or ground that is barred. Friends are passed. @clause tt.move.woods-impassable @ruling tt-023 */
function stopOn(state: State, unit: Unit, base: Base, leg: Leg): Stop | null {
  const foes = enemiesOf(state, unit);
  const ground = barredTo(state, unit);
  const outlines = [...foes.map((foe) => core(baseOf(foe))), ...ground.map(([, piece]) => piece)];
  const direction = directionOf(base, leg);
  if (direction === null) {
    const end = after(base, leg);
    const n = outlines.findIndex((outline) => overlapping(core(end), outline));
    return n < 0 ? null : { at: base.at, ...by(n) };
  }
  if (!('by' in leg)) return null;
  const { by: free, stopped } = sweep(base, direction, leg.by, outlines);
  return stopped === null ? null : { at: shift(base, direction, free).at, ...by(stopped) };

  function by(n: number): Omit<Stop, 'at'> {
    const foe = foes[n];
    return foe === undefined ? { terrain: ground[n - foes.length]![0] } : { foe: foe.id };
  }
}

/** Where a move may not end: off the table, on a friend, or in contact, for which there is the charge. @clause tt.contact.straight-ahead @ruling tt-023 tt-024 */
function endBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  const poses = walked(baseOf(unit), legs);
  const shows = [pathOf(unit, legs)];
  if (poses.some((pose) => !isOn(corners(pose), TABLE)))
    return refused('tt.units.move-column', 'off-table', { unit: unit.id }, shows);
  const end = poses.at(-1) ?? baseOf(unit);
  const under = friendsOf(state, unit).find((friend) => overlaps(end, baseOf(friend)));
  if (under !== undefined) return refused('tt.units.move-column', 'ends-on', { unit: unit.id, other: under.id }, shows);
  const foe = enemiesOf(state, unit).find(
    (other) => areInContact(end, baseOf(other)) && !areInContact(baseOf(unit), baseOf(other)),
  );
  if (foe !== undefined)
    return refused('tt.contact.straight-ahead', 'would-touch', { unit: unit.id, foe: foe.id }, shows);
  return null;
}
