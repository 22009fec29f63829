import { bandOf } from '../../../core/bands.ts';
import { total } from '../../../core/reasons.ts';
import { apply } from '../turn/apply.ts';
import type { Event } from '../events.ts';
import { modifiersOf, type Fighter } from './factors.ts';
import { fates } from './defeat.ts';
import { followingOf, groundTaken, metOn } from './follow-up.ts';
import { firstDue, knotOf, opponentsOf } from './opponents.ts';
import type { OrderOf } from '../orders.ts';
import type { Following } from '../turn/pending.ts';
import { add, counted, D6, type Dice, type Sum, type TtClauseId, die, type Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import { phasing, type State, type Unit } from '../state.ts';
import { DIFFERENCES } from '../tables.ts';

/**
 * The side that resolves names the unit that fights. If several enemies touch that unit, the other
 * side then names one of them.
 * @clause tt.melee.roll @ruling tt-066
 */
export function fight(state: State, { unit: id }: OrderOf<'fight'>, dice: Dice): readonly Event[] {
  const foes = opponentsOf(state, state.units[id]!).map((foe) => foe.id);
  return joined(state, { unit: id, foes, melees: 0 }, dice);
}

/**
 * A unit that fights, the enemies of which one fights it, and how many melees it has fought before.
 */
interface FightingUnit {
  readonly unit: string;
  readonly foes: readonly string[];
  readonly melees: number;
}

function joined(state: State, { unit, foes, melees }: FightingUnit, dice: Dice): readonly Event[] {
  const named: Event = { type: 'principal-named', unit, foes, melees, clauses: ['tt.melee.roll'] };
  const now = apply(state, named);
  const [foe] = foes;
  return [named, ...(now.pending === null ? melee(now, [unit, foe!], melees, dice) : [])];
}

/** @clause tt.melee.roll @ruling tt-066 */
export function name(state: State, { unit: foe }: OrderOf<'name'>, dice: Dice): readonly Event[] {
  const { pending } = state;
  if (pending?.kind !== 'naming') throw new Error('Nobody is to be named');
  return melee({ ...state, pending: null }, [pending.unit, foe], pending.melees, dice);
}

/**
 * Both units roll, and roll again while they are level. The difference decides what happens to the
 * loser.
 * @clause tt.melee.roll tt.melee.draw tt.melee.cumulative tt.melee.result-table
 */
function melee(state: State, [unit, foe]: readonly [string, string], melees: number, dice: Dice): readonly Event[] {
  const one: Fighter = { unit: state.units[unit]!, foe: state.units[foe]!, isSubsequent: melees > 0 };
  const other: Fighter = { unit: one.foe, foe: one.unit, isSubsequent: false };
  // Worked out once, before the dice are rolled, because odds try all faces of these dice.
  const [own, its] = [modifiersOf(state, one), modifiersOf(state, other)];
  const ahead = total(own) - total(its);
  const { rolled, before } = dice.until(
    (each) => [each.roll(`melee.${unit}`, D6), each.roll(`melee.${foe}`, D6)] as const,
    ([mine, theirs]) => mine + ahead !== theirs,
    // Only the difference matters, whatever the faces are.
    ([mine, theirs]) => mine - theirs,
  );
  const drawn = before.map((faces): Event => ({
    type: 'melee-drawn',
    unit,
    at: foe,
    faces,
    clauses: ['tt.melee.draw'],
  }));
  const [mine, theirs] = [scored(one, own, rolled[0]), scored(other, its, rolled[1])];
  const lead = mine.total - theirs.total;
  const [winner, loser] = lead > 0 ? [one.unit, other.unit] : [other.unit, one.unit];
  const events = [...drawn, mine.event, theirs.event];
  const result = { winner, loser, by: Math.abs(lead), melees: winner === one.unit ? melees : 0, principal: one.unit };
  return [...events, ...decided(state, result, dice)];
}

/**
 * The die and the modifiers of one unit, as an event and a total.
 * @clause tt.melee.roll tt.melee.cumulative
 */
function scored(
  fighter: Fighter,
  modifiers: readonly Term[],
  face: number,
): { readonly event: Event; readonly total: number } {
  const terms = [die('tt.melee.roll', 'die', face), ...modifiers];
  const modified = counted(terms).slice(1);
  const clauses: readonly TtClauseId[] = [
    'tt.melee.roll',
    ...new Set([...modified, ...(modified.length > 0 ? (['tt.melee.mod-table'] as const) : [])]),
    ...(modifiers.filter((each) => each.counted).length > 1 ? (['tt.melee.cumulative'] as const) : []),
  ];
  const sum: Sum = { kind: 'sum', of: fighter.unit.id, terms, total: total(terms), test: null };
  return { event: { type: 'side-scored', unit: fighter.unit.id, reasons: [sum], clauses }, total: sum.total };
}

/**
 * The winner and the loser, the difference, how many melees the winner has fought before, and the
 * unit that fought for the side that resolves.
 */
interface DecidedMelee {
  readonly winner: Unit;
  readonly loser: Unit;
  readonly by: number;
  readonly melees: number;
  readonly principal: Unit;
}

/** What a difference leads to. @clause tt.melee.result-table tt.melee.destroyed-mandatory */
function decided(state: State, result: DecidedMelee, dice: Dice): readonly Event[] {
  const { winner, loser, by, principal } = result;
  const { word, from, to } = bandOf('melee results', DIFFERENCES, by);
  const sum: Sum = {
    kind: 'sum',
    of: null,
    terms: [add('tt.melee.result-table', 'difference', by)],
    total: by,
    test: { is: 'bands', clause: 'tt.melee.result-table', table: 'melee', from, to, word },
  };
  // A melee that follows from another one takes effect at once.
  const waits = result.melees === 0 && read(state, 'tt-068') === 'simultaneous' ? { winner, loser, by } : undefined;
  const follow = waits === undefined ? followingOf(state, result) : null;
  const event: Event = {
    type: 'melee-decided',
    winner: winner.id,
    loser: loser.id,
    principal: principalOf(state, principal, result).id,
    fought: knotOf(state, principal),
    follow,
    reasons: [sum],
    ...(waits !== undefined && { waits }),
    clauses: ['tt.melee.result-table', ...(follow?.by === 'tt.melee.mandatory-town' ? [follow.by] : [])],
  };
  const after = apply(state, event);
  if (waits !== undefined) return [event, ...(firstDue(after) === undefined ? settledIn(after, dice) : [])];
  const events = [event, ...fates(after, { winner, loser, word, by }, dice)];
  const now = events.reduce(apply, state);
  return follow?.how === 'must' ? [...events, ...followed(now, winner.id, follow, dice)] : events;
}

/**
 * Lets all melees that were rolled take effect, one after the other, up to the next choice of a
 * winner.
 * @clause tt.melee.result-table @ruling tt-068
 */
function settledIn(from: State, dice: Dice): readonly Event[] {
  const events: Event[] = [];
  let state = from;
  const happen = (next: readonly Event[]): void => {
    events.push(...next);
    state = next.reduce(apply, state);
  };
  while (state.pending === null && state.rolled.length > 0) {
    const { winner, loser, by } = state.rolled[0]!;
    const [victor, beaten] = [state.units[winner.id], state.units[loser.id]];
    const follow = victor === undefined ? null : followingOf(state, { winner: victor, loser, by, melees: 0 });
    const settled: Event = {
      type: 'melee-settled',
      winner: winner.id,
      loser: loser.id,
      follow,
      clauses: ['tt.melee.result-table'],
    };
    const { word } = bandOf('melee results', DIFFERENCES, by);
    const fallen = apply(state, settled);
    happen([settled, ...(beaten === undefined ? [] : fates(fallen, { winner: victor ?? winner, loser: beaten, word, by }, dice))]); // prettier-ignore
    if (follow?.how === 'must' && state.units[winner.id] !== undefined)
      happen(followed(state, winner.id, follow, dice));
  }
  return events;
}

/** The unit that fought for the side that resolves the melees. */
const principalOf = (state: State, principal: Unit, { winner, loser }: DecidedMelee): Unit =>
  principal.side === phasing(state) ? principal : principal === winner ? loser : winner;

/**
 * A winner takes the ground, and fights at once the enemies that it touches there.
 * @clause tt.melee.rout-follow-up tt.melee.destroyed-mandatory tt.melee.subsequent
 */
function followed(state: State, id: string, { ground, melees, by }: Following, dice: Dice): readonly Event[] {
  const before = state.units[id]!;
  const to = groundTaken(state, before, ground);
  const event: Event = { type: 'unit-followed-up', unit: id, to, clauses: [by] };
  const { touched, foes } = metOn(state, before, { ...before, ...to }, melees);
  const met = touched.map((foe): Event => ({
    type: 'contact-made',
    unit: id,
    at: foe.id,
    by: 'follow-up',
    clauses: ['tt.melee.subsequent'],
  }));
  const events = [event, ...met];
  if (foes.length === 0) return events;
  const now = events.reduce(apply, state);
  return [...events, ...joined(now, { unit: id, foes: foes.map((foe) => foe.id), melees }, dice)];
}

/**
 * The winner takes the ground, or does not.
 * @clause tt.melee.rout-follow-up tt.melee.destroyed @ruling tt-070
 */
export function follow(state: State, { type, unit }: OrderOf<'follow' | 'hold'>, dice: Dice): readonly Event[] {
  const { pending } = state;
  if (pending?.kind !== 'follow-up') throw new Error('Nobody is to follow up');
  const events: readonly Event[] =
    type === 'hold'
      ? [{ type: 'ground-left', unit, clauses: [pending.by] }]
      : followed({ ...state, pending: null }, unit, pending, dice);
  return [...events, ...settledIn(events.reduce(apply, state), dice)];
}
