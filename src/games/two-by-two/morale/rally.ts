import { modifiers } from '../../contract/modifiers.ts';
import type { Event } from '../events.ts';
import { distanceFrom, isWithin, measuredFrom } from '../shooting/range.ts';
import { hqsWith, serves } from './hq.ts';
import type { OrderOf } from '../orders.ts';
import {
  allowed,
  counted,
  D6,
  die,
  refused,
  type Dice,
  type Annotation,
  type Refused,
  type Sum,
  type TtClauseId,
  type Verdict,
} from '../reasons.ts';
import { read } from '../rulings.ts';
import { isHq } from '../units/unit.ts';
import { enemiesOf, friendsOf, type State, type Unit } from '../state.ts';
import { HQ_RADIUS, NEAR_ENEMY, RALLIED_ON } from '../tables.ts';
import { foesTouching } from '../charging/contact.ts';

/** The effects that a unit can lose by a rally. @ruling tt-050 */
export type Effect = 'pinned' | 'disrupted';

/** The effects that a unit carries. */
export const effectsOf = (unit: Unit): readonly Effect[] =>
  (['pinned', 'disrupted'] as const).filter((each) => unit[each]);

/**
 * How many times HQs in contact with this unit count. Under one reading, an HQ that rallies is in
 * contact with itself.
 * @ruling tt-046 tt-047 tt-048 tt-086
 */
function touchedBy(state: State, unit: Unit): number {
  const others = hqsWith(state, unit);
  const isSelf = isHq(unit) && read(state, 'tt-048') === 'counts-as-contact';
  if (!isSelf) return others;
  return others > 0 && read(state, 'tt-047') === 'once' ? 1 : others + 1;
}

const isTouched = (state: State, unit: Unit): boolean => touchedBy(state, unit) > 0;

/** The nearest enemy within [2]. @clause tt.rally.enemy-near @ruling tt-004 tt-005 */
const enemyNear = (state: State, unit: Unit): Unit | undefined =>
  enemiesOf(state, unit)
    .map((foe) => ({ foe, length: distanceFrom(state, unit, foe) }))
    .sort((a, b) => a.length - b.length || (a.foe.id < b.foe.id ? -1 : 1))
    .find(({ length }) => isWithin(state, length, NEAR_ENEMY))?.foe;

/**
 * May this unit try to rally? It has an effect to lose and has not tried yet. It touches no enemy,
 * and an HQ is near enough. With an enemy within [2], only Guards and units that an HQ touches may
 * try.
 * @clause tt.sequence.rally-phase tt.rally.roll tt.rally.enemy-contact tt.rally.enemy-near-who
 * tt.rally.hq-distance tt.units.hq-levels
 * @ruling tt-050 tt-052
 */
export function judgeRally(state: State, { unit: id, of }: OrderOf<'rally'>): Verdict {
  const unit = state.units[id]!;
  const effects = effectsOf(unit);
  if (effects.length === 0 || (of !== undefined && !effects.includes(of)))
    return refused('tt.rally.roll', 'nothing-to-rally', { unit: id });
  const effect = of ?? effects[0]!;
  if (hasTried(state, id, effect)) return refused('tt.rally.roll', 'has-tried', { unit: id });
  if (of === undefined && effects.length > 1) return refused('tt.rally.roll', 'says-which', { unit: id });
  const barred = contactBarred(state, unit) ?? nearBarred(state, unit) ?? hqBarred(state, unit);
  return barred ?? allowed('tt.sequence.rally-phase', 'tt.rally.roll', 'tt.rally.hq-distance', 'tt.units.hq-levels');
}

/** @clause tt.rally.roll @ruling tt-052 */
function hasTried(state: State, id: string, effect: Effect): boolean {
  const tries = state.rallied.filter(({ unit }) => unit === id);
  if (tries.length === 0) return false;
  return read(state, 'tt-052') === 'one-per-unit' || tries.some((each) => each.of === effect);
}

/** @clause tt.rally.enemy-contact */
function contactBarred(state: State, unit: Unit): Refused | null {
  const [foe] = foesTouching(state, unit);
  if (foe === undefined) return null;
  return refused('tt.rally.enemy-contact', 'in-contact', { unit: unit.id, foe: foe.id }, [
    { kind: 'light', units: [foe.id] },
  ]);
}

/** @clause tt.rally.enemy-near-who @ruling tt-048 tt-049 */
function nearBarred(state: State, unit: Unit): Refused | null {
  const foe = enemyNear(state, unit);
  if (foe === undefined || read(state, 'tt-049') !== 'others-may-not-try') return null;
  if (unit.type === 'guard' || isTouched(state, unit)) return null;
  const { length: distance, from, to } = measuredFrom(state, unit, foe);
  return refused('tt.rally.enemy-near-who', 'enemy-near', { unit: unit.id, foe: foe.id, distance }, [
    { kind: 'ruler', from, to },
  ]);
}

/** @clause tt.rally.hq-distance tt.units.hq-levels @ruling tt-045 tt-046 tt-048 tt-086 */
function hqBarred(state: State, unit: Unit): Refused | null {
  const isOwn = isHq(unit) && read(state, 'tt-048') !== 'needs-other';
  const near = (type: 'hq-division' | 'hq-corps'): boolean =>
    (isOwn && unit.type === type) ||
    friendsOf(state, unit).some(
      (hq) =>
        hq.type === type && isWithin(state, distanceFrom(state, unit, hq), HQ_RADIUS[type]) && serves(state, hq, unit),
    );
  const [division, corps] = [near('hq-division'), near('hq-corps')];
  const isNear = read(state, 'tt-045') === 'both-needed' ? division && corps : division || corps;
  return isNear ? null : refused('tt.rally.hq-distance', 'no-hq-near', { unit: unit.id }, toNearestHq(state, unit));
}

/** A ruler to the nearest HQ; nothing if the side has none. */
function toNearestHq(state: State, unit: Unit): readonly Annotation[] {
  const [near] = friendsOf(state, unit)
    .filter(isHq)
    .map((hq) => measuredFrom(state, unit, hq))
    .sort((a, b) => a.length - b.length);
  return near === undefined ? [] : [{ kind: 'ruler', from: near.from, to: near.to }];
}

/** A unit that tries to rally, and how many times HQs in contact count for it. */
interface Rallying {
  readonly state: State;
  readonly unit: Unit;
  readonly hqs: number;
}

/**
 * The rally modifiers.
 * @clause tt.rally.elite tt.rally.hq-contact tt.rally.militia tt.rally.enemy-near
 * tt.rally.disrupted tt.rally.hq-self
 * @ruling tt-007 tt-008 tt-049
 */
export const RALLY = modifiers<Rallying, TtClauseId>([
  {
    clause: 'tt.rally.elite',
    label: 'Guards or light infantry',
    heading: 'Guards (grenadiers too) and light infantry',
    value: 1,
    when: isElite,
  },
  {
    clause: 'tt.rally.hq-contact',
    label: 'HQ in contact',
    heading: 'An HQ touches the unit',
    value: 1,
    times: ({ hqs }) => hqs,
    when: ({ hqs }) => hqs > 0,
  },
  {
    clause: 'tt.rally.militia',
    label: 'militia',
    heading: 'Militia',
    value: -1,
    when: ({ unit }) => unit.type === 'militia',
  },
  {
    clause: 'tt.rally.enemy-near',
    label: 'enemy within [2]',
    heading: 'An enemy within [2]',
    value: -2,
    when: isHampered,
  },
  {
    clause: 'tt.rally.disrupted',
    label: 'disrupted',
    heading: 'The unit is disrupted',
    value: -1,
    when: ({ unit }) => unit.disrupted,
  },
  {
    clause: 'tt.rally.hq-self',
    label: 'HQ rallies itself',
    heading: 'An HQ, for itself',
    value: 2,
    when: ({ unit }) => isHq(unit),
  },
]);

/** @clause tt.rally.elite @ruling tt-007 tt-008 */
function isElite({ state, unit }: Rallying): boolean {
  const isGrenadier = unit.grenadiers === true && read(state, 'tt-007') === 'rally-only';
  const isLightHorse = unit.type === 'light-cavalry' && read(state, 'tt-008') === 'all-light';
  return unit.type === 'guard' || unit.type === 'light' || isGrenadier || isLightHorse;
}

/** @clause tt.rally.enemy-near @ruling tt-049 */
function isHampered({ state, unit, hqs }: Rallying): boolean {
  const isClose = unit.type === 'guard' || hqs > 0;
  return enemyNear(state, unit) !== undefined && (isClose || read(state, 'tt-049') !== 'only-they-suffer');
}

/**
 * Rolls for a unit: with a total of 5 or more, it loses one effect.
 * @clause tt.rally.roll tt.rally.number tt.rally.cumulative
 */
export function rally(state: State, { unit: id, of }: OrderOf<'rally'>, dice: Dice): readonly Event[] {
  const unit = state.units[id]!;
  const effect = of ?? effectsOf(unit)[0]!;
  const terms = [
    die('tt.rally.roll', 'die', dice.roll(`rally.${id}`, D6)),
    ...RALLY.termsFor({ state, unit, hqs: touchedBy(state, unit) }),
  ];
  const came = terms.reduce((sum, { value }) => sum + value, 0);
  const word = came >= RALLIED_ON ? 'rallied' : 'not rallied';
  const sum: Sum = {
    kind: 'sum',
    of: id,
    terms,
    total: came,
    test: { is: 'at-least', clause: 'tt.rally.number', number: RALLIED_ON, word },
  };
  const modified = counted(terms).slice(1);
  const clauses: readonly TtClauseId[] = [
    ...(['tt.rally.roll', 'tt.rally.number'] as const),
    ...modified,
    ...(modified.length > 1 ? (['tt.rally.cumulative'] as const) : []),
  ];
  const rolled: Event = { type: 'rally-rolled', unit: id, of: effect, reasons: [sum], clauses };
  if (word !== 'rallied') return [rolled];
  return [rolled, { type: 'unit-rallied', unit: id, of: effect, clauses: ['tt.rally.number'] }];
}
