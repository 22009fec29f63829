import { atMost, type Um } from '../../../geometry/lengths.ts';
import { apart } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import { isBattery, type Body, type General, type Unit } from '../figures/unit.ts';
import { chargeBonus, rateOf } from '../moving/rates.ts';
import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, generalsIn, type Brigade, type Rider, type State } from '../state.ts';
import { mm } from '../tables.ts';
import { SHOUTS } from './tables.ts';

/** The brigades that have order sheets. */
export const brigadesIn = ({ brigades = {} }: Pick<State, 'brigades'>): Readonly<Record<string, Brigade>> => brigades;

/** The messengers on their way. */
export const ridersIn = ({ riders = {} }: Pick<State, 'riders'>): Readonly<Record<string, Rider>> => riders;

/** The units of a brigade. */
export const troopsOfBrigade = (state: State, id: string): readonly Body[] =>
  bodiesIn(state).filter(({ brigade, side }) => brigade === id && side === brigadesIn(state)[id]?.side);

/** The general of a brigade, to whom its orders go; undefined once he is gone. */
export const brigadierOf = (state: State, id: string): General | undefined =>
  generalsIn(state).find(
    ({ level, brigade, side }) => level === 'brigade' && brigade === id && side === brigadesIn(state)[id]?.side,
  );

/**
 * Whether an officer commands a brigade: the commander of the army, or the general of the division
 * to which one of its units or its brigadier belongs. @clause dg.orders.drastic-change
 */
export function commands(state: State, officer: Unit | undefined, id: string): boolean {
  const brigade = brigadesIn(state)[id];
  if (officer === undefined || !('level' in officer) || officer.side !== brigade?.side) return false;
  if (officer.level === 'army') return true;
  const members = [...troopsOfBrigade(state, id), brigadierOf(state, id)];
  return (
    officer.level === 'division' &&
    officer.division !== undefined &&
    members.some((member) => member?.division === officer.division)
  );
}

/**
 * Whether an officer is with a brigade: near its general or any of its units; by one reading he has
 * to touch the general. @clause dg.orders.shouted @ruling dg-014 dg-149
 */
export function isWithBrigade(state: State, officer: General, id: string): boolean {
  const brigadier = brigadierOf(state, id);
  const own = brigadier === undefined ? [] : [brigadier];
  const near: readonly Unit[] = read(state, 'dg-014') === 'touch' ? own : [...own, ...troopsOfBrigade(state, id)];
  return near.some((unit) => atMost(apart(state, officer, unit), mm(SHOUTS[read(state, 'dg-014')])));
}

/** What a brigade is ordered to do; null if it has no sheet, or its sheet is not seen. */
const labelOf = (state: State, { brigade }: Body) => {
  const order = brigade === undefined ? null : (brigadesIn(state)[brigade]?.order ?? null);
  return read(state, 'dg-114') === 'free-text' ? null : (order?.label ?? null);
};

/**
 * Whether an enemy could reach a brigade himself: his charge is as long as the way to its nearest
 * unit. @ruling dg-114
 */
const couldReach = (state: State, foe: Body, brigade: string): boolean =>
  !isRunning(foe) &&
  !isBattery(foe) &&
  troopsOfBrigade(state, brigade).some((body) =>
    atMost(apart(state, foe, body), (rateOf(state, foe) + chargeBonus(foe)) as Um),
  );

/**
 * Why the order of its brigade bars a unit from a charge or an assault: it is to withdraw, or it is
 * to defend or to wait in reserve and the enemy could not reach the brigade himself.
 * @clause dg.orders.general-order @ruling dg-114
 */
export function chargeBarredByOrder(state: State, body: Body, target: Body): Refused | null {
  const label = labelOf(state, body);
  if (label === null || label === 'attack') return null;
  const given = { unit: body.id, at: target.id, label };
  if (label === 'withdraw') return refused('dg.orders.general-order', 'order-no-charge', given);
  return couldReach(state, target, body.brigade!)
    ? null
    : refused('dg.orders.general-order', 'order-only-near', given, [{ kind: 'light', units: [body.id, target.id] }]);
}

/**
 * Whether a unit may come no nearer to the nearest formed enemy: its brigade is to withdraw.
 * @clause dg.orders.general-order @ruling dg-114
 */
export const mustNotAdvance = (state: State, unit: Unit): unit is Body =>
  !('level' in unit) && labelOf(state, unit) === 'withdraw';

/** Whether the order of its brigade is to attack. @clause dg.orders.general-order @ruling dg-151 */
export const isToAttack = (state: State, body: Body): boolean => labelOf(state, body) === 'attack';
