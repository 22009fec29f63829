import { allowed, type Annotation, type PbClauseId, refused, type Refused, type Verdict } from '../reasons.ts';
import { inLine, type Square, squaresOn, steps } from '../../../geometry/grid.ts';
import { isReached } from '../brigades/coherence.ts';
import { foesTouching, foeTouching } from '../fighting/contact.ts';
import type { OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import { sight } from './sight.ts';
import { groundAt, isArtillery, type State, touching, type Unit, unitsIn } from '../state.ts';
import { RANGE } from '../tables.ts';

/** Judges a shot: first the gun, then the target, then the line between them. */
export function judgeFire(state: State, { unit, at }: OrderOf<'fire'>): Verdict {
  const gun = state.units[unit]!;
  const barred = gunBarred(state, gun);
  return barred === null ? judgeShot(state, gun, state.units[at]!) : unfired(barred, gun, at);
}

/** A refused shot whose line stops at the gun itself. A shot at itself has no line. */
const unfired = (barred: Refused, gun: Unit, at: string): Refused => ({
  ...barred,
  shows: [...barred.shows, ...(at === gun.id ? lit(gun) : [sightStopped(gun, at)])],
});

const sightStopped = (gun: Unit, at: string): Annotation => ({ kind: 'sight', from: gun.id, to: at, stopped: gun.id });

/** Judges a shot of a gun that may fire at all (see `isSilent`). */
function judgeShot(state: State, gun: Unit, target: Unit): Verdict {
  const silent = silenced(state, gun, target);
  if (silent !== null) return unfired(silent, gun, target.id);
  const barred = targetBarred(state, gun, target);
  if (barred !== null) return barred;
  const reach = reached(state, gun, target);
  if (!reach.ok) return reach;
  const seen = sight(state, gun, target);
  if (!seen.clear) return seen.because;
  const shows: readonly Annotation[] = [{ kind: 'sight', from: gun.id, to: target.id }];
  return { ok: true, clauses: [...permits(state, gun), ...reach.clauses, ...seen.clauses], shows };
}

/**
 * The extra clauses for a gun that fires without activation or out of touch with its Brigadier.
 * @clause pb.artillery.fires-unactivated pb.artillery.out-of-coherence-fires
 */
function permits(state: State, gun: Unit): readonly PbClauseId[] {
  const clauses: PbClauseId[] = [];
  if (!state.activated.includes(gun.brigade)) clauses.push('pb.artillery.fires-unactivated');
  if (!isReached(state, gun)) clauses.push('pb.artillery.out-of-coherence-fires');
  return clauses;
}

/**
 * Whether this is an enemy within a cannon's range and, if the reading asks for it, on one of the
 * gun's eight lines. A cheap test before the full one.
 * @ruling pb-055
 */
const isWithinReach = (state: State, gun: Unit, target: Unit): boolean =>
  target.side !== gun.side &&
  steps(gun.at, target.at) <= RANGE.cannon &&
  (inLine(gun.at, target.at) || read(state, 'pb-055') !== 'eight-rays');

/** Whether this gun may not fire at all. */
const isSilent = (state: State, gun: Unit): boolean => gunBarred(state, gun) !== null;

/**
 * Why this gun may not fire, whatever the target; null if it may.
 * @clause pb.artillery.types pb.artillery.fire-or-move pb.artillery.not-from-building
 * pb.artillery.fires-table-activated @ruling pb-019
 */
function gunBarred(state: State, gun: Unit): Refused | null {
  const params = { gun: gun.id };
  if (!isArtillery(gun)) return refused('pb.artillery.types', 'not-artillery', params);
  if (state.deeds[gun.id] === 'fired') return refused('pb.artillery.fire-or-move', 'already-fired', params);
  const byFire = state.shelled.includes(gun.id) && read(state, 'pb-058') === 'two-states';
  if (gun.condition === 'disrupted' && !byFire) return refused('pb.fighting.disrupted.next-turn', 'disrupted', params);
  if (gun.condition === 'routed' || gun.condition === 'rallied') return refused('pb.rally.next-turn', 'routed', params);
  if (groundAt(state, gun.at) === 'building') {
    return refused('pb.artillery.not-from-building', 'from-building', params, [{ kind: 'light', squares: [gun.at] }]);
  }
  if (!state.activated.includes(gun.brigade) && read(state, 'pb-019') === 'activated-only') {
    return refused('pb.artillery.fires-table-activated', 'not-activated', { ...params, brigade: gun.brigade });
  }
  return declaredAlready(state, gun);
}

/**
 * Under `declared-together` all shots of a phase are declared at once, so no gun may be added after
 * the first shot.
 * @ruling pb-056
 */
function declaredAlready(state: State, gun: Unit): Refused | null {
  const first = firstFired(state);
  if (first === undefined || read(state, 'pb-056') === 'one-by-one') return null;
  return refused('pb.artillery.optional', 'declared-already', { gun: gun.id, first });
}

function firstFired({ deeds }: State): string | undefined {
  for (const id in deeds) if (deeds[id] === 'fired') return id;
  return undefined;
}

/** @clause pb.artillery.contact-is-fighting @ruling pb-049 */
function silenced(state: State, gun: Unit, target: Unit): Refused | null {
  const foe = foeTouching(state, gun);
  if (foe === undefined) return null;
  const reading = read(state, 'pb-049');
  if (reading === 'may-fire-elsewhere' && !touching(gun, target)) return null;
  if (reading === 'point-blank' && touching(gun, target)) return null;
  const params = { gun: gun.id, foe: foe.id };
  return refused('pb.artillery.contact-is-fighting', 'touching-enemy', params, [{ kind: 'light', units: [foe.id] }]);
}

/**
 * Why this unit may not be a target at any distance; null if it may.
 * @clause pb.artillery.direction pb.artillery.not-at-fighting-units @ruling pb-047 pb-097
 */
function targetBarred(state: State, gun: Unit, target: Unit): Refused | null {
  if (target.side === gun.side)
    return refused('pb.artillery.direction', 'not-an-enemy', aimed(gun, target), lit(target));
  if (target.type === 'brigadier' && read(state, 'pb-047') !== 'target-no-removal')
    return refused('pb.brigadier.removed-with-brigade', 'brigadier-target', aimed(gun, target), lit(target));
  const foe = fighting(state, target).find((each) => each.id !== gun.id);
  if (foe === undefined) return null;
  const params = { ...aimed(gun, target), foe: foe.id };
  return refused('pb.artillery.not-at-fighting-units', 'target-fighting', params, lit(target, foe));
}

const aimed = (gun: Unit, target: Unit) => ({ gun: gun.id, target: target.id });

const lit = (...units: readonly Unit[]): readonly Annotation[] =>
  units.map(({ id }) => ({ kind: 'light', units: [id] }));

/**
 * The enemies that a unit counts as fighting while guns fire. A Brigadier never fights.
 * @ruling pb-097 pb-048
 */
function fighting(state: State, unit: Unit): readonly Unit[] {
  if (unit.type === 'brigadier') return [];
  const foes = foesTouching(state, unit);
  if (foes.length === 0 || read(state, 'pb-097') === 'touching') return foes;
  return foes.filter((foe) => state.tied.some((pair) => pair.includes(foe.id) && pair.includes(unit.id)));
}

const typeOf = (gun: Unit): keyof typeof RANGE => (gun.type === 'howitzer' ? 'howitzer' : 'cannon');

/**
 * @clause pb.artillery.direction pb.artillery.range.cannon pb.artillery.range.howitzer
 * pb.artillery.hit-number @ruling pb-055
 */
function reached(state: State, gun: Unit, target: Unit): Verdict {
  const distance = steps(gun.at, target.at);
  const type = typeOf(gun);
  const params = { gun: gun.id, target: target.id, distance, range: RANGE[type] };
  const inRow = inLine(gun.at, target.at);
  if (!inRow && read(state, 'pb-055') === 'eight-rays') {
    return refused('pb.artillery.direction', 'off-the-lines', params, [
      { kind: 'sight', from: gun.id, to: target.id, stopped: target.at },
    ]);
  }
  const range = type === 'howitzer' ? 'pb.artillery.range.howitzer' : 'pb.artillery.range.cannon';
  if (distance > RANGE[type])
    return refused(range, 'out-of-range', params, [{ kind: 'ruler', from: gun.id, to: target.id }]);
  if (distance === 1 && target.type === 'brigadier')
    return refused('pb.artillery.hit-number', 'too-near', params, lit(target));
  return allowed('pb.artillery.direction', range);
}

/**
 * The squares that lie in range of a gun that may fire now, whoever stands there and whatever is on
 * the way; none if it may not fire. @clause pb.artillery.direction pb.artillery.range.cannon
 * pb.artillery.range.howitzer @ruling pb-049 pb-055
 */
export function squaresInRange(state: State, gun: Unit): readonly Square[] {
  if (state.phase !== 'artillery' || gun.side !== state.side || isSilent(state, gun)) return [];
  const isHeld = foeTouching(state, gun) !== undefined && read(state, 'pb-049') !== 'may-fire-elsewhere';
  const far = isHeld && read(state, 'pb-049') === 'point-blank' ? 1 : isHeld ? 0 : RANGE[typeOf(gun)];
  return squaresOn(state.size).filter(
    (at) => at !== gun.at && steps(gun.at, at) <= far && (inLine(gun.at, at) || read(state, 'pb-055') !== 'eight-rays'),
  );
}

/** Whether a gun that has done nothing this turn could still fire at something. */
export function couldFire(state: State): boolean {
  if (state.phase !== 'artillery') return false;
  const units = unitsIn(state);
  const couldHit = (gun: Unit): boolean =>
    units.some((target) => isWithinReach(state, gun, target) && judgeShot(state, gun, target).ok);
  return units.some(
    (gun) =>
      gun.side === state.side &&
      isArtillery(gun) &&
      state.deeds[gun.id] === undefined &&
      !isSilent(state, gun) &&
      couldHit(gun),
  );
}
