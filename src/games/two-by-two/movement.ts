import { opposite, type Direction } from '../../geometry/facings.ts';
import { atMost, type Um } from '../../geometry/lengths.ts';
import type { Base } from '../../geometry/bases.ts';
import { wheelLength } from '../../geometry/moves.ts';
import { type Leg, walked } from '../table/legs.ts';
import { costAlong, crossed } from './going.ts';
import type { OrderOf } from './orders.ts';
import { directionOf, endOf, pathOf, walkWith, wayBarred } from './passage.ts';
import { allowedShowing, refused, type Refused, type Verdict } from './reasons.ts';
import { read } from './rulings.ts';
import { baseOf, moveOf, type State, type Unit } from './state.ts';
import { foesTouching, freshContacts } from './touching.ts';

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
    wayBarred(state, { unit, legs, sense: 'move' }) ??
    contactBarred(state, unit, legs);
  if (barred !== null) return barred;
  const path = [unit.at, ...walked(baseOf(unit), legs).map(({ at }) => at)];
  return allowedShowing(
    [pathOf(unit, legs)],
    ...(['tt.sequence.move-phase', 'tt.units.move-column'] as const),
    ...crossed(state, unit, path),
  );
}

/** Why this unit may not move at all, or only turn. @clause tt.state.pinned tt.state.disrupted tt.units.move-column @ruling tt-025 */
export function moverBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  if (unit.disrupted) return refused('tt.state.disrupted', 'disrupted', { unit: unit.id });
  if (state.moved.includes(unit.id)) return refused('tt.units.move-column', 'has-moved', { unit: unit.id });
  if (legs.every(({ go }) => go === 'turn')) return null;
  if (unit.pinned) return refused('tt.state.pinned', 'pinned', { unit: unit.id });
  const [foe] = foesTouching(state, unit);
  if (foe === undefined || read(state, 'tt-025') !== 'locked') return null;
  return refused('tt.units.move-column', 'locked', { unit: unit.id, foe: foe.id }, [
    { kind: 'light', units: [foe.id] },
  ]);
}

/** The kinds of leg that a unit may take, under each reading. @ruling tt-014 */
export const LEGS = {
  'free-pivot': ['forward', 'turn'],
  wheel: ['forward', 'wheel', 'turn'],
  slide: ['forward', 'back', 'shift', 'turn'],
} as const satisfies Readonly<Record<string, readonly Leg['go'][]>>;

/** Is there a leg of a kind that this game does not know? Where units wheel, they turn only to the rear; pinned ones turn as they like. @ruling tt-014 */
export function legBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
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

/** What some legs take of a unit's move. @clause tt.units.move-column @ruling tt-014 tt-016 */
export const spentOn = (state: State, unit: Unit, legs: readonly Leg[]): Um =>
  walkWith(unit, legs).reduce((sum, { base, leg }) => sum + legCost(state, unit, base, leg), 0) as Um;

function legCost(state: State, unit: Unit, base: Base, leg: Leg): number {
  if (leg.go === 'wheel') return wheelLength(base, leg.hand, leg.to);
  // Turning is free, but where units wheel an about-face costs half the move.
  if (leg.go === 'turn') return read(state, 'tt-014') === 'wheel' && !unit.pinned ? moveOf(unit) / 2 : 0;
  return costAlong(state, unit, { base, direction: directionOf(base, leg)!, by: leg.by });
}

/** Do these legs take more than a unit has, its whole move where nothing else is said? @clause tt.units.move-column @ruling tt-014 */
export function tooFar(state: State, unit: Unit, legs: readonly Leg[], move: Um = moveOf(unit)): Refused | null {
  const length = spentOn(state, unit, legs);
  if (atMost(length, move)) return null;
  return refused('tt.units.move-column', 'too-far', { unit: unit.id, length, move }, [pathOf(unit, legs)]);
}

/** A move that would end in contact is none: for that there is the charge. @clause tt.contact.straight-ahead */
function contactBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  const [foe] = freshContacts(state, unit, endOf(unit, legs));
  if (foe === undefined) return null;
  return refused('tt.contact.straight-ahead', 'would-touch', { unit: unit.id, foe: foe.id }, [pathOf(unit, legs)]);
}
