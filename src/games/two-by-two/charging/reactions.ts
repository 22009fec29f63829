import { core, corners, overlaps, seenFrom, type Base } from '../../../geometry/bases.ts';
import { contact } from '../../../geometry/contact.ts';
import { isOn } from '../../../geometry/edges.ts';
import { opposite } from '../../../geometry/facings.ts';
import { wholeUm } from '../../../geometry/lengths.ts';
import { advance, pivot } from '../../../geometry/moves.ts';
import { shotLine } from '../shooting/range.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { barredTo } from '../moving/going.ts';
import type { OrderOf } from '../orders.ts';
import type { Answering, Contact } from '../turn/pending.ts';
import { allowed, refused, type Refused, type TtClauseId, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isFoot } from '../units/unit.ts';
import { baseOf, enemiesOf, type State, type Unit, unitsIn } from '../state.ts';
import { lineBarred } from '../shooting/shot-line.ts';
import { BASE, PROFILES, TABLE } from '../tables.ts';
import { foesTouching } from './contact.ts';

/** The types that may rout of their own free will. @clause tt.units.voluntary-rout */
const mayFlee = ({ type }: Unit): boolean => type === 'light' || type === 'light-cavalry' || type === 'lancers';

/**
 * What each unit that a charge strikes may answer, without the units that can only stand. In
 * `state` the charger has arrived already.
 * @clause tt.units.voluntary-rout tt.contact.turn-to-face @ruling tt-030 tt-039 tt-053
 */
export const answersTo = (
  state: State,
  charger: Unit,
  by: Contact['by'],
  fresh: readonly string[],
): readonly Answering[] =>
  fresh.flatMap((id): readonly Answering[] => {
    const unit = state.units[id]!;
    const isFree = foesTouching(state, unit).every((foe) => foe.id === charger.id);
    const routs = mayFlee(unit) && isFree && !unit.disrupted && read(state, 'tt-053') !== 'any-own-phase-3';
    const faces = isFree && facesAtOnce(state, unit, by) && facing(state, unit, charger) !== null;
    const fires = firesAtOnce(state, unit, charger, by);
    const may: Answering['may'] = [
      ...(routs ? (['rout'] as const) : []),
      ...(faces ? (['face'] as const) : []),
      ...(fires ? (['shoot'] as const) : []),
    ];
    return may.length === 0 ? [] : [{ unit: id, may }];
  });

/**
 * May charged infantry turn to face at once?
 * @clause tt.contact.turn-to-face tt.contact.turn-not-engaged @ruling tt-030 tt-039
 */
function facesAtOnce(state: State, unit: Unit, by: Contact['by']): boolean {
  if (!isFoot(state, unit)) return false;
  if (by === 'counter-charge' && read(state, 'tt-039') === 'neither') return false;
  const reading = read(state, 'tt-030');
  // Under this reading infantry turns at the start of the Shoot phase, and a counter-charge comes
  // later.
  if (reading === 'in-shoot-phase') return false;
  return !unit.disrupted || reading === 'any-state';
}

/**
 * The clauses that kept infantry from turning to face: it is engaged with another enemy, or
 * disrupted. None if it is struck on its front, or if it could have turned and did not.
 * @clause tt.contact.turn-not-engaged tt.state.disrupted @ruling tt-030
 */
export function unturned(state: State, unit: Unit, charger: Unit): readonly TtClauseId[] {
  if (!isFoot(state, unit) || contact(baseOf(unit), baseOf(charger))?.mine === 'front') return [];
  if (foesTouching(state, unit).some((foe) => foe.id !== charger.id)) return ['tt.contact.turn-not-engaged'];
  return unit.disrupted && read(state, 'tt-030') !== 'any-state' ? ['tt.state.disrupted'] : [];
}

/**
 * May a charged unit shoot at its charger at once? Only under some readings: at a charge, or at a
 * counter-charge, for which there is no other time to shoot.
 * @clause tt.contact.fire-on-charger @ruling tt-031 tt-033 tt-039
 */
export function firesAtOnce(state: State, unit: Unit, charger: Unit, by: Contact['by']): boolean {
  if (unit.disrupted || state.shot.includes(unit.id) || PROFILES[unit.type].range.length === 0) return false;
  const isTime =
    by === 'counter-charge' ? read(state, 'tt-039') === 'turn-and-fire' : read(state, 'tt-031') !== 'ordinary-shot';
  if (!isTime || (!isFoot(state, unit) && (by === 'counter-charge' || read(state, 'tt-033') === 'infantry-only')))
    return false;
  return lineBarred(state, unit, charger, shotLine(state, unit, charger)) === null;
}

/** The bases of charged infantry and of its charger, after the infantry has turned to face. */
export interface FacedBases {
  readonly unit: Base;
  readonly charger: Base;
}

/**
 * Infantry pivots about its centre, so that its front lies along the charger. The charger is slid
 * into full contact or, if there is no room, only straight ahead. Null if the front lies there
 * already, or if there is no room to turn; ground that a unit may not enter is no room.
 * @clause tt.contact.turn-to-face tt.move.woods-impassable @ruling tt-030
 */
export function facing(state: State, unit: Unit, charger: Unit): FacedBases | null {
  const met = contact(baseOf(unit), baseOf(charger));
  if (met?.mine === 'front' && met.length > 0) return null;
  const turned = pivot(baseOf(unit), opposite(charger.facing));
  const others = unitsIn(state).filter(({ id }) => id !== unit.id && id !== charger.id);
  const isFree = (base: Base, mover: Unit) =>
    isOn(corners(base), TABLE) &&
    !others.some((other) => overlaps(base, baseOf(other))) &&
    !barredTo(state, mover).some(([, piece]) => overlapping(core(base), piece));
  if (!isFree(turned, unit)) return null;
  const full = { ...baseOf(charger), at: advance(turned, BASE.depth).at };
  const { ahead } = seenFrom(baseOf(charger), unit.at);
  const straight = advance(baseOf(charger), wholeUm(ahead - BASE.depth));
  const slid = [full, straight].find((base) => isFree(base, charger) && !overlaps(base, turned));
  return slid === undefined ? null : { unit: turned, charger: slid };
}

/**
 * Refuses an answer of a unit that is not the one asked, and a rout at a time when no charge allows
 * it.
 * @clause tt.units.voluntary-rout tt.contact.turn-to-face @ruling tt-053
 */
export function askedBarred(state: State, unit: string): Refused | null {
  const { pending, awaits } = state;
  if (pending?.kind !== 'reaction') return null;
  const asked = pending.due[0]!;
  if (asked.unit !== unit) return refused(awaits!.by, 'not-asked', { unit, other: asked.unit });
  const isTime = !asked.may.includes('rout') || read(state, 'tt-053') !== 'any-own-phase-3';
  return isTime ? null : refused('tt.units.voluntary-rout', 'not-charged', { unit });
}

/** @clause tt.units.voluntary-rout tt.contact.turn-to-face */
export const judgeStand = (state: State, { unit }: OrderOf<'stand'>): Verdict =>
  askedBarred(state, unit) ?? allowed(state.awaits!.by);

/** May this unit rout of its own free will now? @clause tt.units.voluntary-rout @ruling tt-053 */
export function judgeRout(state: State, { unit: id }: OrderOf<'rout'>): Verdict {
  const unit = state.units[id]!;
  const asked = askedBarred(state, id);
  if (asked !== null) return asked;
  if (state.pending !== null) return allowed('tt.units.voluntary-rout');
  if (!mayFlee(unit)) return refused('tt.units.voluntary-rout', 'never-flees', { unit: id });
  if (enemiesOf(state, unit).length === 0) return refused('tt.units.voluntary-rout', 'not-charged', { unit: id });
  const reading = read(state, 'tt-053');
  const isTime = reading === 'any-time' || (reading === 'any-own-phase-3' && state.phase === 'shoot');
  if (!isTime) return refused('tt.units.voluntary-rout', 'not-charged', { unit: id });
  if (unit.disrupted) return refused('tt.state.disrupted', 'disrupted', { unit: id });
  if (state.shot.includes(id)) return refused('tt.shoot.once', 'has-shot', { unit: id });
  return allowed('tt.units.voluntary-rout');
}

/**
 * May this infantry turn to face now? It may as the answer to a charge or, under one reading, at
 * the start of its shooting phase.
 * @clause tt.contact.turn-to-face tt.contact.turn-not-engaged @ruling tt-030
 */
export function judgeFace(state: State, { unit: id }: OrderOf<'face'>): Verdict {
  const unit = state.units[id]!;
  const asked = askedBarred(state, id);
  if (asked !== null) return asked;
  if (state.pending !== null) return allowed('tt.contact.turn-to-face');
  const clause = 'tt.contact.turn-to-face';
  if (read(state, 'tt-030') !== 'in-shoot-phase') return refused(clause, 'turned-at-once', { unit: id });
  if (!isFoot(state, unit)) return refused(clause, 'only-foot-faces', { unit: id });
  if (unit.disrupted) return refused('tt.state.disrupted', 'disrupted', { unit: id });
  const [foe, ...more] = foesTouching(state, unit);
  if (foe === undefined || !state.contacts.some((each) => each.unit === foe.id && each.at === id))
    return refused(clause, 'not-charged', { unit: id });
  if (more.length > 0)
    return refused('tt.contact.turn-not-engaged', 'engaged', { unit: id, foe: more[0]!.id }, [
      { kind: 'light', units: [foe.id, more[0]!.id] },
    ]);
  if (state.shot.length > 0 || state.countered.length > 0) return refused(clause, 'too-late-to-face', { unit: id });
  return facing(state, unit, foe) === null ? refused(clause, 'no-room-to-face', { unit: id }) : allowed(clause);
}
