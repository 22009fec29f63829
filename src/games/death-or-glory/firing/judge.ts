import type { Side } from '../../../geometry/bases.ts';
import { isOutOfHand } from '../control/bound.ts';
import { foesTouching, isRunning } from '../figures/formed.ts';
import { spentFor } from '../figures/strength-left.ts';
import { isBattery, isGeneral, isSkirmishing, type Body } from '../figures/unit.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Annotation, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import { isBeyondMuskets, rangeTo, readRange, sideFor } from './aim.ts';
import { screenOf } from './screens.ts';
import { clearLine } from './sight.ts';
import { companiesOf, firing } from './strength.ts';

/** The volleys that a unit has fired in this turn. */
const volleysOf = ({ done }: State, { id }: Body) => done.volleys[id] ?? [];

/**
 * Whether a unit may fire once more in this turn: a side of a square at another target, a company
 * of a unit that skirmishes; nobody else.
 * @clause dg.fire.one-roll dg.fire.square-refused dg.skirmish.company-target
 */
function hasFired(state: State, firer: Body, order?: { readonly side: Side; readonly at: readonly string[] }): boolean {
  if (!state.done.fired.includes(firer.id)) return false;
  const before = volleysOf(state, firer);
  if (isSkirmishing(firer)) return before.length >= companiesOf(state, firer);
  if (firer.formation !== 'square' || before.length === 0) return true;
  if (order === undefined) return before.length >= 4;
  return before.some(({ side, at }) => side === order.side || at.some((id) => order.at.includes(id)));
}

/**
 * Why a unit may not fire at all.
 * @clause dg.fire.optional dg.fire.one-roll dg.fire.no-move-after dg.fatigue.utter
 * dg.skirmish.move-and-fire dg.melee.contact dg.control.result @ruling dg-008 dg-111 dg-143
 */
function firerBarred(state: State, firer: Body): Refused | null {
  const given = { unit: firer.id };
  if (isRunning(firer)) return refused('dg.morale.break', 'running', given);
  if (isOutOfHand(state, firer)) return refused('dg.control.result', 'out-of-hand-no-fire', given);
  const spent = spentFor(firer, 'fire');
  // Whoever has begun to fire in this turn fires it whole.
  if (spent !== null && !state.done.fired.includes(firer.id)) return refused('dg.fatigue.utter', spent, given);
  if (hasFired(state, firer)) return refused('dg.fire.one-roll', 'has-fired-already', given);
  // Only by the printed order of the steps has anybody moved before he fires.
  if (state.done.moved.includes(firer.id) && !isSkirmishing(firer))
    return refused('dg.fire.no-move-after', 'moved-before', given);
  if (firer.formation === 'limbered' || firer.guns !== undefined)
    return refused('dg.artillery.resolve', 'no-fire', given);
  const [foe] = foesTouching(state, firer);
  return foe === undefined
    ? null
    : refused('dg.melee.contact', 'engaged', given, [{ kind: 'light', units: [firer.id, foe.id] }]);
}

/**
 * Why a player may not choose so: to claim the first volley, and to spare a general, are choices by
 * some readings only.
 * @clause dg.fire.mod.initial-volley dg.fire.general-hit @ruling dg-054 dg-059
 */
function chosenBarred(
  state: State,
  firer: Body,
  { claims, spares }: { readonly claims: boolean | undefined; readonly spares: boolean | undefined },
): Refused | null {
  const given = { unit: firer.id };
  const mayClaim = read(state, 'dg-054') === 'player-chooses' && !isBattery(firer) && firer.isVolleySpent !== true;
  if (claims === true && !mayClaim) return refused('dg.fire.mod.initial-volley', 'no-first-volley', given);
  return spares === true && read(state, 'dg-059') === 'straight-to-table'
    ? refused('dg.fire.general-hit', 'no-sparing', given)
    : null;
}

/** The line of a shot, with the lines that its range is the mean of. */
function shotShown(state: State, firer: Body, side: Side, target: Body): readonly Annotation[] {
  const { lines } = rangeTo(state, firer, side, target);
  return lines.map(([from, to]) => ({ kind: 'ruler', from, to }));
}

/**
 * Why a target cannot be fired at: it is no enemy, out of the arc or the range, in a melee,
 * screened or masked.
 * @clause dg.fire.arc dg.fire.range dg.fire.musket-max dg.skirmish.screened dg.artillery.resolve
 * dg.fire.general-hit @ruling dg-128
 * @ruling dg-024 dg-051 dg-061 dg-064 dg-065
 */
function targetBarred(state: State, firer: Body, at: string): Refused | null {
  const given = { unit: firer.id, at };
  const target = bodyOf(state, at);
  const there = state.units[at];
  if (there !== undefined && isGeneral(there) && there.side !== firer.side)
    return refused('dg.fire.general-hit', 'no-target', given);
  if (target === undefined || target.side === firer.side) return refused('dg.fire.optional', 'no-enemy', given);
  const lit: Annotation = { kind: 'light', units: [firer.id, at] };
  if (foesTouching(state, target).length > 0 && read(state, 'dg-065') === 'not-into-melee')
    return refused('dg.melee.contact', 'in-a-melee', given, [lit]);
  const side = sideFor(state, firer, target);
  if (side === null) return refused('dg.fire.arc', 'not-in-arc', given, [lit]);
  const range = rangeTo(state, firer, side, target);
  if (readRange(state, firer, range) === null) {
    const clause = isBattery(firer)
      ? 'dg.artillery.range-table'
      : isBeyondMuskets(firer, range)
        ? 'dg.fire.musket-max'
        : 'dg.fire.range-modifiers';
    return refused(clause, 'out-of-range', given, shotShown(state, firer, side, target));
  }
  const screen = screenOf(state, firer, side, target);
  if (screen === 'masked') return refused('dg.skirmish.screened', 'screened-itself', { unit: firer.id }, [lit]);
  if (screen === 'too-deep') return refused('dg.skirmish.deep-screen', 'screened-itself', { unit: firer.id }, [lit]);
  if (screen === 'hidden') return refused('dg.skirmish.screened', 'screened', given, [lit]);
  return clearLine(state, firer, side, target) === null
    ? refused('dg.artillery.resolve', 'masked', given, [lit])
    : null;
}

/**
 * The clauses by which skirmishers between do not stop a shot.
 * @clause dg.skirmish.screen-density dg.skirmish.no-screen-artillery dg.charge.skirmisher-no-screen
 */
const screenClauses = (state: State, firer: Body, side: Side, at: readonly string[]): readonly DgClauseId[] => [
  ...new Set(
    at.flatMap((id): readonly DgClauseId[] => {
      const screen = screenOf(state, firer, side, bodyOf(state, id)!);
      if (screen === 'before-guns') return ['dg.skirmish.no-screen-artillery'];
      if (screen === 'before-chargers') return ['dg.charge.skirmisher-no-screen'];
      return screen === 'too-few' ? ['dg.skirmish.screen-density'] : [];
    }),
  ),
];

/** The side from which a unit fires at all of its targets; null if not all are before one. */
export function commonSide(state: State, firer: Body, at: readonly string[]): Side | null {
  const sides = at.map((id) => sideFor(state, firer, bodyOf(state, id)!));
  return sides.every((side) => side === sides[0]) ? (sides[0] ?? null) : null;
}

/**
 * May a unit fire at these targets? At one, or at several that lie together in its arc.
 * @clause dg.fire.optional dg.fire.arc dg.fire.range dg.fire.square-refused @ruling dg-051
 */
export function judgeFire(state: State, { unit: id, at, claims, spares }: OrderOf<'fire'>): Verdict {
  const firer = bodyOf(state, id);
  if (firer === undefined) return refused('dg.fire.optional', 'no-general', { unit: id });
  const [first] = at;
  if (first === undefined || new Set(at).size < at.length)
    return refused('dg.fire.optional', 'no-targets', { unit: id });
  const barred =
    firerBarred(state, firer) ??
    chosenBarred(state, firer, { claims, spares }) ??
    firstOf(at.map((each) => targetBarred(state, firer, each)));
  if (barred !== null) return barred;
  const side = commonSide(state, firer, at);
  if (side === null) return refused('dg.fire.arc', 'not-together', { unit: id, at: at.at(-1)! });
  const nth = volleysOf(state, firer).length;
  if (hasFired(state, firer, { side, at }) || firing(state, firer, { side, nth }) === 0)
    return refused('dg.fire.square-refused', 'has-fired-already', { unit: id });
  return allowedShowing(
    at.flatMap((each) => shotShown(state, firer, side, bodyOf(state, each)!)),
    'dg.fire.optional',
    'dg.fire.arc',
    'dg.fire.range',
    ...screenClauses(state, firer, side, at),
    ...(isBattery(firer) ? (['dg.artillery.resolve'] as const) : []),
    ...(firer.formation === 'square' ? (['dg.fire.square-refused'] as const) : []),
    ...(isSkirmishing(firer) ? (['dg.skirmish.fire'] as const) : []),
    ...(isSkirmishing(firer) && companiesOf(state, firer) > 1 ? (['dg.skirmish.company-target'] as const) : []),
    ...(isSkirmishing(firer) && read(state, 'dg-008') === 'list-order' && state.done.moved.includes(id)
      ? (['dg.skirmish.move-and-fire'] as const)
      : []),
  );
}

const firstOf = (all: readonly (Refused | null)[]): Refused | null => all.find((each) => each !== null) ?? null;
