import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { couldStart, foesTouching, starterBarred, wasMadeBy } from '../charging/contact.ts';
import { phasing, type State, type Unit, unitsIn } from '../state.ts';

/**
 * Is this unit the attacker of that one? The attacker is the unit that made the contact; if neither
 * did, it is the one whose side’s phase it is.
 * @ruling tt-040
 */
export function isAttacker(state: State, unit: Unit, foe: Unit): boolean {
  if (read(state, 'tt-040') === 'phasing-side') return unit.side === phasing(state);
  if (wasMadeBy(state, unit, foe)) return true;
  return !wasMadeBy(state, foe, unit) && unit.side === phasing(state);
}

/**
 * Is the contact of a unit with an enemy fought in this phase of its side? It is if the unit could
 * have started the melee, or if the enemy has started it by a counter-charge.
 * @clause tt.sequence.melee-phase @ruling tt-026 tt-040
 */
function isFought(state: State, unit: Unit, foe: Unit): boolean {
  const reading = read(state, 'tt-026');
  if (reading === 'every-contact') return true;
  const isNew = wasMadeBy(state, unit, foe) || wasMadeBy(state, foe, unit);
  if (reading === 'new-contacts-only' && !isNew) return false;
  const isTheirs = wasMadeBy(state, foe, unit) && read(state, 'tt-040') === 'who-made-contact';
  return isTheirs || couldStart(state, unit, foe);
}

/** The enemies that a unit may fight now. @clause tt.sequence.melee-phase @ruling tt-026 tt-087 */
export const opponentsOf = (state: State, unit: Unit): readonly Unit[] =>
  foesTouching(state, unit).filter((foe) => !isDone(state, unit, foe) && isFought(state, unit, foe));

/**
 * Is the contact of these two already fought in this phase? It is if either belongs to a knot that
 * has fought; under other readings, only if these two have fought each other.
 * @ruling tt-066 tt-087
 */
function isDone(state: State, unit: Unit, foe: Unit): boolean {
  if (![unit, foe].some(({ id }) => state.fought.includes(id))) return false;
  const isByPairs = read(state, 'tt-087') === 'each-contact' || read(state, 'tt-066') === 'separate-melees';
  return !isByPairs || state.duels.some((duel) => duel.includes(unit.id) && duel.includes(foe.id));
}

/**
 * All units that touch one another across the sides, starting with one unit: they fight one melee.
 * @ruling tt-066 tt-087
 */
export function knotOf(state: State, unit: Unit): readonly string[] {
  const knot: Unit[] = [unit];
  // The loop adds to the knot while it walks it.
  for (const each of knot)
    knot.push(...foesTouching(state, each).filter((foe) => !knot.some(({ id }) => id === foe.id)));
  return knot.map(({ id }) => id);
}

/**
 * The first unit of the awaited side whose melee is still to be fought; undefined if there is none.
 * @clause tt.sequence.melee-phase
 */
export const firstDue = (state: State): Unit | undefined =>
  unitsIn(state).find((unit) => unit.side === state.side && opponentsOf(state, unit).length > 0);

/**
 * May this unit fight now for its side?
 * @clause tt.sequence.melee-phase tt.melee.roll tt.melee.infantry-not-cavalry
 * tt.melee.artillery-never
 * @ruling tt-066
 */
export function judgeFight(state: State, { unit: id }: OrderOf<'fight'>): Verdict {
  const unit = state.units[id]!;
  const [foe] = foesTouching(state, unit);
  if (foe === undefined) return refused('tt.sequence.melee-phase', 'no-contact', { unit: id });
  if (opponentsOf(state, unit).length > 0) return allowed('tt.sequence.melee-phase', 'tt.melee.roll');
  const shows = [{ kind: 'light', units: [id, foe.id] }] as const;
  return isDone(state, unit, foe)
    ? refused('tt.sequence.melee-phase', 'has-fought', { unit: id }, shows)
    : (starterBarred(state, unit, foe) ??
        refused('tt.sequence.melee-phase', 'not-fought-now', { unit: id, foe: foe.id }, shows));
}

/** May this unit be named against the one that fights? @clause tt.melee.roll @ruling tt-066 */
export function judgeName({ pending }: State, { unit }: OrderOf<'name'>): Verdict {
  const foes = pending?.kind === 'naming' ? pending.foes : [];
  return foes.includes(unit) ? allowed('tt.melee.roll') : refused('tt.melee.roll', 'not-in-it', { unit });
}

/**
 * A Melee phase may not end before its melees are fought.
 * @clause tt.sequence.melee-phase @ruling tt-026
 */
export function meleeDue(state: State): Refused | null {
  if (state.phase !== 'melee') return null;
  const unit = firstDue(state);
  if (unit === undefined) return null;
  const [foe] = opponentsOf(state, unit);
  return refused('tt.sequence.melee-phase', 'melee-due', { unit: unit.id, foe: foe!.id }, [
    { kind: 'light', units: [unit.id, foe!.id] },
  ]);
}
