import { frontLine } from './enfilade.ts';
import { isSpared } from '../morale/hq.ts';
import { isWithin, shotLine, type Gap } from './range.ts';
import type { OrderOf, Shot } from '../orders.ts';
import { allowedShowing, type Annotation, refused, type Refused, type TtClauseId, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { askedBarred } from '../charging/reactions.ts';
import { lineBarred } from './shot-line.ts';
import { foesTouching, isTouching } from '../charging/contact.ts';
import { isArtillery } from '../units/unit.ts';
import type { State, Unit } from '../state.ts';
import { brackets, PROFILES } from '../tables.ts';

/**
 * May this unit shoot at that one? The checks are on the firer first, then on the target, and then
 * on range, arc and line.
 */
export function judgeShoot(state: State, { unit, at }: OrderOf<'shoot'>): Verdict {
  const [firer, target] = [state.units[unit]!, state.units[at]!];
  const line = shotLine(state, firer, target);
  const barred =
    chargedBarred(state, unit, at) ??
    firerBarred(state, firer) ??
    targetBarred(state, firer, target) ??
    lineBarred(state, firer, target, line);
  if (barred !== null) return barred;
  const sight: Annotation = { kind: 'sight', from: firer.id, to: target.id };
  const shows = [sight, ...frontLine(state, firer, target)];
  const own = reachedBy(state, firer, line);
  const charged = isChargerOf(state, target, firer) ? (['tt.contact.fire-on-charger'] as const) : [];
  return allowedShowing(shows, 'tt.sequence.shoot-phase', own, 'tt.shoot.range-limit', ...charged);
}

/**
 * While a charge waits for an answer, only the unit that is asked may shoot, and only at its
 * charger.
 * @clause tt.contact.fire-on-charger @ruling tt-031 tt-039
 */
function chargedBarred(state: State, unit: string, at: string): Refused | null {
  const asked = askedBarred(state, unit);
  if (asked !== null || state.pending?.kind !== 'reaction' || state.pending.charger === at) return asked;
  return refused('tt.contact.fire-on-charger', 'not-the-charger', { unit, at });
}

/**
 * Why this unit may not shoot at any target.
 * @clause tt.units.no-range tt.state.disrupted tt.shoot.once tt.sequence.counter-charge-phase
 * @ruling tt-011 tt-035 tt-038
 */
function firerBarred(state: State, firer: Unit): Refused | null {
  const unit = firer.id;
  if (PROFILES[firer.type].range.length === 0) return refused('tt.units.no-range', 'no-range', { unit });
  if (firer.disrupted) return refused('tt.state.disrupted', 'disrupted', { unit });
  if (state.shot.includes(unit)) return refused('tt.shoot.once', 'has-shot', { unit });
  // The limits below do not concern fire on a charger, which has a time of its own.
  if (state.pending !== null) return null;
  if (state.countered.length > 0 && read(state, 'tt-038') === 'shots-then-counter-charges')
    return refused('tt.sequence.counter-charge-phase', 'after-counter-charges', { unit });
  const [first] = state.shot;
  if (first !== undefined && read(state, 'tt-035') === 'declare-all')
    return refused('tt.shoot.roll', 'declared-already', { unit: first });
  if (isArtillery(firer) && state.moved.includes(unit) && read(state, 'tt-011') === 'moved-no-fire')
    return refused('tt.sequence.shoot-phase', 'guns-moved', { unit });
  return null;
}

/**
 * Has that unit charged this one in this half of the turn?
 * @clause tt.contact.fire-on-charger @ruling tt-031
 */
export const isChargerOf = ({ contacts }: State, charger: Unit, unit: Unit): boolean =>
  contacts.some((contact) => contact.by === 'charge' && contact.unit === charger.id && contact.at === unit.id);

/**
 * Why that unit may not be a target, at any range.
 * @clause tt.sequence.shoot-phase tt.contact.fire-on-charger @ruling tt-033 tt-034
 */
function targetBarred(state: State, firer: Unit, target: Unit): Refused | null {
  if (firer.side === target.side) return refused('tt.sequence.shoot-phase', 'not-an-enemy', { at: target.id });
  if (isSpared(state, target))
    return refused('tt.units.hq-levels', 'hq-spared', { at: target.id }, [{ kind: 'light', units: [target.id] }]);
  if (isArtillery(firer) && isChargerOf(state, target, firer) && read(state, 'tt-033') === 'infantry-only')
    return refused('tt.contact.fire-on-charger', 'guns-silent', { unit: firer.id, at: target.id });
  if (read(state, 'tt-034') === 'free-fire' || isTouching(firer, target)) return null;
  const [foe] = foesTouching(state, firer);
  if (foe !== undefined)
    return refused('tt.sequence.shoot-phase', 'firer-in-contact', { unit: firer.id, foe: foe.id }, [
      { kind: 'light', units: [foe.id] },
    ]);
  const [friend] = foesTouching(state, target);
  if (friend === undefined) return null;
  const shows: readonly Annotation[] = [{ kind: 'light', units: [target.id, friend.id] }];
  return refused('tt.sequence.shoot-phase', 'target-in-contact', { at: target.id, friend: friend.id }, shows);
}

/**
 * The clause that gives the firer the range for a shot of this length.
 * @clause tt.units.musket-range tt.units.screened-range tt.units.artillery-range
 */
function reachedBy(state: State, firer: Unit, { length }: Gap): TtClauseId {
  if (isArtillery(firer)) return 'tt.units.artillery-range';
  return isWithin(state, length, brackets(1)) ? 'tt.units.musket-range' : 'tt.units.screened-range';
}

/**
 * May these shots be declared together? Only under one reading, and only if each could be fired
 * alone.
 * @clause tt.shoot.roll @ruling tt-035
 */
export function judgeDeclare(state: State, { shots }: OrderOf<'declare'>): Verdict {
  const [first] = shots;
  if (first === undefined) return refused('tt.shoot.roll', 'nothing-declared', { side: state.side });
  if (read(state, 'tt-035') === 'one-by-one') return refused('tt.shoot.roll', 'one-by-one', { unit: first.unit });
  const [before] = state.shot;
  if (before !== undefined) return refused('tt.shoot.roll', 'declared-already', { unit: before });
  const twice = shots.find(({ unit }, i) => shots.findIndex((each) => each.unit === unit) !== i);
  if (twice !== undefined) return refused('tt.shoot.once', 'has-shot', { unit: twice.unit });
  const verdicts = shots.map((shot: Shot) => judgeShoot(state, { type: 'shoot', ...shot }));
  const barred = verdicts.find(({ ok }) => !ok);
  if (barred?.ok === false) return barred;
  const clauses = new Set(verdicts.flatMap((each) => (each.ok ? each.clauses : [])));
  return allowedShowing(
    verdicts.flatMap(({ shows }) => shows),
    ...clauses,
  );
}
