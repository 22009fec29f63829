import { atMost } from '../../../geometry/lengths.ts';
import { misfit } from '../cards/playing.ts';
import { isFace, rankOf } from '../cards/ranks.ts';
import { counts, distanceOf, enemiesTouching, touch } from '../formations/contact.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Annotation, type Refused, type RrClauseId, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import { REACH } from '../tables.ts';
import { misplaced } from '../turn/announced.ts';
import { isInArc } from './arc.ts';
import { attackOf } from './attack.ts';
import { bandOfRange } from './modifiers.ts';
import { figureBetween, groundBetween } from './sight.ts';
import { bayonetCard, hasShot } from './bayonet.ts';

type Attacking = OrderOf<'bombard' | 'volley' | 'charge' | 'ride'>;

const KIND = { bombard: 'bombardment', volley: 'volley', charge: 'charge', ride: 'charge' } as const;

/** The line between two figures. */
const line = (from: Unit, to: Unit): readonly Annotation[] => [{ kind: 'line', from: from.at, to: to.at }];

/**
 * Refuses cards that do not go with an attack. @clause rr.cards.discard-to-play rr.cards.two-smoke
 */
function badCards(state: State, { type, unit, at, with: cards }: Attacking, but: readonly string[]): Refused | null {
  const attack = attackOf(state, { kind: KIND[type], unit, at });
  const others = cards.filter((each) => !but.includes(each));
  const card = misplaced(state, attack, attack.unit.side, others);
  return card === undefined ? null : misfit(state, attack.unit.side, card);
}

/** What bars any attack: the own side, a rout, a second attack in one phase. @ruling rr-057 */
function barred(state: State, unit: Unit, at: Unit, clause: RrClauseId): Refused | null {
  if (unit.side === at.side) return refused(clause, 'not-an-enemy', { at: at.id });
  if (!counts(state, unit)) return refused('rr.rout.continues', 'routing', { unit: unit.id });
  return hasActed(state, unit, at) ? refused(clause, 'has-acted', { unit: unit.id }) : null;
}

/**
 * Whether a figure has fired or charged in this phase, and so cannot attack this enemy any more.
 * @ruling rr-068
 */
export const hasActed = (state: State, unit: Unit, at: Unit): boolean =>
  state.phase === 'charge' && unit.arm === 'cavalry' && read(state, 'rr-068') === 'every-contact'
    ? state.rides.some((ride) => ride.unit === unit.id && ride.at === at.id)
    : state.acted.includes(unit.id);

/** Refuses a target that the figure does not face. @ruling rr-052 */
const notFaced = (state: State, unit: Unit, at: Unit, clause: RrClauseId): Refused | null =>
  isInArc(state, unit, at) ? null : refused(clause, 'not-faced', { unit: unit.id, at: at.id }, line(unit, at));

/**
 * Guns fire once in a phase, at an enemy within reach that they can see.
 * @clause rr.bombardment.all-players rr.bombardment.target-in-range
 * rr.bombardment.not-through-friends rr.bombardment.line-of-sight
 * @ruling rr-048 rr-051 rr-052 rr-085 rr-088
 */
export function judgeBombard(state: State, order: OrderOf<'bombard'>): Verdict {
  const [unit, at] = [state.units[order.unit]!, state.units[order.at]!];
  const bar = barred(state, unit, at, 'rr.bombardment.all-players');
  if (bar !== null) return bar;
  if (unit.arm !== 'artillery') return refused('rr.figures.unit-types', 'no-guns', { unit: unit.id });
  if (read(state, 'rr-088') === 'one-act' && state.moved.includes(unit.id))
    return refused('rr.bombardment.all-players', 'guns-moved', { unit: unit.id });
  const far = distanceOf(state, unit, at);
  if (!atMost(far, REACH))
    return refused('rr.bombardment.target-in-range', 'out-of-range', { at: at.id, distance: far }, line(unit, at));
  return (
    notFaced(state, unit, at, 'rr.bombardment.target-in-range') ??
    shielded(state, unit, at) ??
    hidden(state, unit, at) ??
    badCards(state, order, []) ??
    allowedShowing(
      line(unit, at),
      'rr.bombardment.all-players',
      'rr.bombardment.target-in-range',
      `rr.range.${bandOfRange(state, unit, at)}`,
      'rr.bombardment.line-of-sight',
      ...cardClauses(order),
    )
  );
}

/** Refuses a shot at an enemy in contact, which one reading forbids. @ruling rr-085 */
function shielded(state: State, unit: Unit, at: Unit): Refused | null {
  if (read(state, 'rr-085') === 'free' || touch(state, unit, at)) return null;
  const [friend] = enemiesTouching(state, at);
  if (friend === undefined) return null;
  const { id } = friend;
  return refused('rr.bombardment.not-through-friends', 'friend-in-contact', { at: at.id, friend: id }, line(unit, at));
}

/**
 * Refuses a shot whose line a figure or the ground cuts.
 * @clause rr.bombardment.not-through-friends rr.bombardment.line-of-sight @ruling rr-048
 */
function hidden(state: State, unit: Unit, at: Unit): Refused | null {
  const between = figureBetween(state, unit, at);
  if (between?.side === unit.side) {
    const given = { at: at.id, friend: between.id };
    return refused('rr.bombardment.not-through-friends', 'friend-between', given, line(unit, at));
  }
  if (between !== undefined)
    return refused('rr.bombardment.line-of-sight', 'foe-between', { at: at.id, foe: between.id }, line(unit, at));
  const terrain = groundBetween(state, unit, at);
  return terrain === undefined
    ? null
    : refused('rr.bombardment.line-of-sight', 'ground-between', { at: at.id, terrain }, line(unit, at));
}

/** The clauses of the cards that go with an attack. */
const CARD_CLAUSE: Readonly<Record<string, RrClauseId>> = {
  5: 'rr.cards.five-breakthrough',
  7: 'rr.cards.seven-disciplined-firepower',
};
const cardClauses = ({ with: cards }: Attacking): readonly RrClauseId[] => [
  ...new Set(cards.flatMap((card) => CARD_CLAUSE[rankOf(card)] ?? [])),
];

/**
 * Whether infantry of the side whose turn it is has come up to infantry, and fires last.
 * @ruling rr-066
 */
export const cameUp = (state: State, { id, side }: Unit): boolean =>
  side === state.owner && state.met.some(({ unit }) => unit === id);

/**
 * Whether a shot of a figure must wait for the other side: whomever it fires at, or under one
 * reading only at an enemy to whom it has come up.
 * @clause rr.volley.mover-second @ruling rr-066
 */
const mustWait = (state: State, unit: Unit, at: Unit): boolean =>
  cameUp(state, unit) &&
  (read(state, 'rr-066') === 'wait-for-new-contacts' ||
    state.met.some((meeting) => meeting.unit === unit.id && meeting.at === at.id));

/**
 * Infantry fires once in a phase at an enemy that it touches. The side whose turn it is begins, but
 * for those who have come up this turn.
 * @clause rr.volley.all-players rr.volley.touching rr.volley.mover-second
 * @ruling rr-051 rr-052 rr-066 rr-088 rr-097
 */
export function judgeVolley(state: State, order: OrderOf<'volley'>): Verdict {
  const [unit, at] = [state.units[order.unit]!, state.units[order.at]!];
  const bar = barred(state, unit, at, 'rr.volley.all-players');
  if (bar !== null) return bar;
  if (unit.arm !== 'infantry') return refused('rr.figures.unit-types', 'no-muskets', { unit: unit.id });
  if (!touch(state, unit, at))
    return refused('rr.volley.touching', 'not-touching', { unit: unit.id, at: at.id }, line(unit, at));
  const turned = notFaced(state, unit, at, 'rr.volley.touching');
  if (turned !== null) return turned;
  if (state.part === 1 && mustWait(state, unit, at))
    return refused('rr.volley.mover-second', 'mover-second', { unit: unit.id, at: at.id }, line(unit, at));
  if (state.part === 3 && !cameUp(state, unit))
    return refused('rr.volley.all-players', 'part-over', { unit: unit.id }, [{ kind: 'light', units: [unit.id] }]);
  const second: readonly RrClauseId[] = state.part === 3 ? ['rr.volley.mover-second'] : [];
  return (
    badCards(state, order, []) ??
    allowedShowing(line(unit, at), 'rr.volley.all-players', 'rr.volley.touching', ...second, ...cardClauses(order))
  );
}

/**
 * Cavalry charges what it touches; infantry needs a Face card, and never charges cavalry.
 * @clause rr.charge.cavalry-automatic rr.charge.bayonet-face-card rr.charge.infantry-never-cavalry
 * @ruling rr-022 rr-033 rr-052 rr-067 rr-068 rr-088
 */
export function judgeCharge(state: State, order: OrderOf<'charge'>): Verdict {
  const [unit, at] = [state.units[order.unit]!, state.units[order.at]!];
  const isRide = unit.arm === 'cavalry';
  const clause = isRide ? 'rr.charge.cavalry-automatic' : 'rr.charge.bayonet-face-card';
  const bar = barred(state, unit, at, clause);
  if (bar !== null) return bar;
  if (unit.arm === 'artillery') return refused('rr.charge.cavalry-automatic', 'guns-never-charge', { unit: unit.id });
  if (!touch(state, unit, at))
    return refused('rr.contact.needed-to-fight', 'not-touching', { unit: unit.id, at: at.id }, line(unit, at));
  const turned = notFaced(state, unit, at, clause) ?? hasShot(state, unit);
  if (turned !== null) return turned;
  if (isRide)
    return (
      cameAlong(state, unit) ??
      badCards(state, order, []) ??
      allowedShowing(line(unit, at), 'rr.charge.cavalry-automatic', ...cardClauses(order))
    );
  if (state.side !== state.owner)
    return refused('rr.charge.bayonet-face-card', 'other-turn', { unit: unit.id }, line(unit, at));
  if (at.arm === 'cavalry')
    return refused('rr.charge.infantry-never-cavalry', 'foot-at-horse', { unit: unit.id, at: at.id }, line(unit, at));
  if (state.bayonets.includes(unit.id))
    return badCards(state, order, []) ?? allowedShowing(line(unit, at), 'rr.charge.bayonet-face-card');
  const { with: cards } = order;
  const face = bayonetCard(state, order);
  const wished = cards.find((card) => isFace(state, rankOf(card)));
  if (face === undefined && wished !== undefined) return misfit(state, unit.side, wished);
  if (face === undefined)
    return refused('rr.charge.bayonet-face-card', 'no-face-card', { unit: unit.id, cards }, line(unit, at));
  return badCards(state, order, [face]) ?? allowedShowing(line(unit, at), 'rr.charge.bayonet-face-card');
}

/**
 * Refuses a charge of cavalry that an Overrun has taken along and that touched nobody before, which
 * one reading forbids. @clause rr.overrun.comrades-follow @ruling rr-071
 */
const cameAlong = (state: State, { id }: Unit): Refused | null =>
  mayCharge(state, id) ? null : refused('rr.overrun.comrades-follow', 'came-along', { unit: id });

/**
 * Whether cavalry charges if it touches an enemy: always, or only if it did so when the phase
 * began. @ruling rr-071
 */
export const mayCharge = (state: State, id: string): boolean =>
  read(state, 'rr-071') === 'charge-if-not-yet' || state.poised.includes(id);

/**
 * Cavalry that has beaten its enemy rides on at one of those it is offered.
 * @clause rr.overrun.next-unit
 */
export function judgeRide(state: State, order: OrderOf<'ride'>): Verdict {
  const { pending } = state;
  const [unit, at] = [state.units[order.unit]!, state.units[order.at]!];
  if (pending?.kind !== 'overrun' || pending.unit !== unit.id)
    return refused('rr.overrun.next-unit', 'not-asked', { unit: unit.id });
  if (!pending.next.includes(at.id)) return refused('rr.overrun.next-unit', 'not-next', { unit: unit.id, at: at.id });
  return (
    badCards(state, order, []) ??
    allowedShowing(line(unit, at), 'rr.overrun.next-unit', 'rr.charge.mod-overrun', ...cardClauses(order))
  );
}
