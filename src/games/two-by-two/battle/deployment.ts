import { corners, overlaps, core } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { SAME } from '../../../geometry/lengths.ts';
import { canMake, cost, priceOf } from './army.ts';
import { defenderOf, waitingUnit, baseOf, foeOf, type State, type Unit, unitsIn } from '../state.ts';
import { unplaced } from './state.ts';
import { lengthOfEdge, placeFromEdge, seenFromEdge } from './edges.ts';
import type { Event } from '../events.ts';
import { isHq } from '../units/unit.ts';
import { barredTo } from '../moving/going.ts';
import type { OrderOf } from '../orders.ts';
import {
  add,
  allowed,
  type Annotation,
  atLeast,
  type Dice,
  die,
  refused,
  type Sum,
  sum,
  type TtClauseId,
  type Verdict,
} from '../reasons.ts';
import { read } from '../rulings.ts';
import { PORTION, TABLE, ZONE } from '../tables.ts';
import { rollOff } from '../../contract/roll-off.ts';
import { capital } from '../../contract/sentences.ts';

/**
 * Each side rolls a die, and the higher attacks. If the dice are level, each side may start with
 * more AP, and both roll again.
 * @clause tt.setup.role-roll tt.setup.tie @ruling tt-082
 */
export function rollRoles(state: State, dice: Dice): readonly Event[] {
  const [one, other] = Object.keys(state.sides) as [string, string];
  const { faces, winner: attacker } = rollOff(dice, 'roles', [one, other]);
  const [mine, theirs] = faces;
  const named = (side: string): string => `die of ${state.sides[side]!.name}`;
  const word = attacker === null ? 'level' : attacker === one ? 'attacker' : 'defender';
  const test = atLeast(die('tt.setup.role-roll', capital(named(other)), theirs), word);
  const reasons = [sum(one, [die('tt.setup.role-roll', capital(named(one)), mine)], test)] as const;
  if (attacker === null) {
    const isMore = state.battle!.ties === 0 || read(state, 'tt-082') === 'each-tie';
    return [
      { type: 'roles-tied', more: isMore ? PORTION : 0, reasons, clauses: ['tt.setup.role-roll', 'tt.setup.tie'] },
    ];
  }
  const next = { step: 'terrain', side: foeOf(state, attacker) } as const;
  return [{ type: 'roles-rolled', attacker, next, reasons, clauses: ['tt.setup.role-roll'] }];
}

/**
 * The clause that lets this side deploy.
 * @clause tt.setup.defender-deploys tt.setup.attacker-deploys
 */
export const deploysBy = ({ battle }: Pick<State, 'battle'>, side: string): TtClauseId =>
  battle?.attacker === side ? 'tt.setup.attacker-deploys' : 'tt.setup.defender-deploys';

/** How many AP of a side stand on the table. */
export const spentBy = (state: Pick<State, 'units'>, side: string): number =>
  cost(unitsIn(state).filter((unit) => unit.side === side));

/**
 * The outline of the zone in which a side deploys, its corners counted from the side’s own edge.
 * @clause tt.setup.defender-deploys tt.setup.attacker-deploys
 */
function zoneOf({ sides }: State, side: string): Annotation {
  const { edge } = sides[side]!;
  const far = lengthOfEdge(edge) - ZONE.margin;
  const corner = (across: number, deep: number) => seenFromEdge(edge, [across, deep]);
  const points = [corner(ZONE.margin, 0), corner(ZONE.margin, ZONE.depth), corner(far, ZONE.depth), corner(far, 0)];
  return { kind: 'area', sense: 'zone', points };
}

/**
 * May this unit be put here? It costs no more than may still start. It stands in the zone of its
 * side, on no other unit, and on ground that it may enter.
 * @clause tt.setup.defender-deploys tt.setup.attacker-deploys tt.setup.tie tt.move.woods-impassable
 * tt.scale.base-size tt.scale.range-unit
 * @ruling tt-079 tt-080
 */
export function judgeDeploy(state: State, { unit: id, to }: OrderOf<'deploy'>): Verdict {
  const clause = deploysBy(state, state.side);
  const waiting = waitingUnit(state, id);
  if (waiting === undefined) return refused(clause, 'has-place', { unit: id });
  const left = state.battle!.allowance - spentBy(state, state.side);
  if (priceOf(waiting) > left) return refused(clause, 'over-allowance', { unit: id, left });
  if (!mayStart(state, id)) return refused(clause, 'leaves-remainder', { unit: id });
  const unit: Unit = { ...waiting, at: to.at, facing: to.facing };
  if (!isOn(corners(baseOf(unit)), TABLE)) return refused(clause, 'off-table', { unit: id });
  if (!isInZone(state, unit)) return refused(clause, 'outside-zone', { unit: id }, [zoneOf(state, unit.side)]);
  const other = unitsIn(state).find((each) => overlaps(baseOf(each), baseOf(unit)));
  const shows: readonly Annotation[] = other === undefined ? [] : [{ kind: 'light', units: [other.id] }];
  if (other !== undefined) return refused(clause, 'ends-on', { unit: id, other: other.id }, shows);
  const ground = barredTo(state, unit).find(([, piece]) => overlapping(core(baseOf(unit)), piece));
  if (ground !== undefined)
    return refused('tt.move.woods-impassable', 'impassable', { unit: id, terrain: ground[0] }, [
      { kind: 'light', terrain: [ground[0]] },
    ]);
  return allowed(...deployedBy(state, id), 'tt.scale.base-size', 'tt.scale.range-unit');
}

/** Does a unit stand in the zone of its side? @ruling tt-080 */
function isInZone({ sides, readings }: State, unit: Unit): boolean {
  const { edge } = sides[unit.side]!;
  const places = corners(baseOf(unit)).map((corner) => placeFromEdge(edge, corner));
  const [across, deep] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const far = lengthOfEdge(edge) - ZONE.margin;
  const isWhole = read({ readings }, 'tt-080') === 'whole-base';
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [near, deepest] = [Math.min(...deep), Math.max(...deep)];
  const isClear = isWhole
    ? left >= ZONE.margin - SAME && right <= far + SAME
    : right >= ZONE.margin - SAME && left <= far + SAME;
  return isClear && (isWhole ? deepest : near) <= ZONE.depth + SAME;
}

/**
 * Under the reading that asks for whole portions: can the side still reach a whole portion with
 * this unit on the table?
 * @ruling tt-079
 */
function isCompletable(state: State, id: string): boolean {
  if (read(state, 'tt-079') === 'up-to') return true;
  const rest = unplaced(state.battle!, state.side).filter((unit) => unit.id !== id);
  const spent = spentBy(state, state.side) + priceOf(state.battle!.waiting[id]!);
  return endsWith(state).some((sum) => sum >= spent && canMake(rest.map(priceOf), sum - spent));
}

/** May this unit that waits still be put on the table, as far as its price goes? @ruling tt-079 */
export function mayStart(state: State, id: string): boolean {
  const battle = state.battle!;
  return priceOf(battle.waiting[id]!) <= battle.allowance - spentBy(state, state.side) && isCompletable(state, id);
}

/**
 * The totals in AP that a side may have on the table when its deployment ends, under the reading
 * that asks for whole portions.
 * @ruling tt-079
 */
function endsWith({ battle, side }: State): readonly number[] {
  const { allowance, worth } = battle!;
  const portions = Array.from({ length: allowance / PORTION }, (_, n) => (n + 1) * PORTION);
  return worth[side]! < PORTION ? [worth[side]!] : portions;
}

/**
 * May a side stop deploying? Under one reading, only with whole portions on the table.
 * @clause tt.setup.defender-deploys tt.setup.attacker-deploys @ruling tt-079
 */
export function judgeDeployed(state: State): Verdict {
  const clause = deploysBy(state, state.side);
  const spent = spentBy(state, state.side);
  if (read(state, 'tt-079') === 'up-to' || endsWith(state).includes(spent)) return allowed(clause);
  return refused(clause, 'not-exact', { spent, portion: PORTION });
}

/**
 * The terms that let this unit start: a tie, if it costs more than starts without one; for an HQ
 * also its level, which sets its price.
 * @clause tt.setup.defender-deploys tt.setup.attacker-deploys tt.setup.tie tt.units.hq-levels
 */
function deployedBy(state: State, id: string): readonly TtClauseId[] {
  const isMore = spentBy(state, state.side) + priceOf(state.battle!.waiting[id]!) > PORTION;
  return [
    deploysBy(state, state.side),
    ...(isMore ? (['tt.setup.tie'] as const) : []),
    ...(isHq(state.battle!.waiting[id]!) ? (['tt.units.hq-levels'] as const) : []),
  ];
}

/** @clause tt.setup.defender-deploys tt.setup.attacker-deploys */
export function deploy(state: State, { unit, to }: OrderOf<'deploy'>): readonly Event[] {
  return [{ type: 'unit-deployed', unit, to: { at: to.at, facing: to.facing }, clauses: deployedBy(state, unit) }];
}

/**
 * After the Defender the Attacker deploys; then both choose their reinforcement points.
 * @clause tt.setup.defender-deploys tt.setup.attacker-deploys tt.units.profile-table
 */
export function deployed(state: State): readonly Event[] {
  const { side } = state;
  const defender = defenderOf({ sides: state.sides, battle: state.battle! })!;
  const next =
    side === defender
      ? ({ step: 'deployment', side: foeOf(state, side) } as const)
      : ({ step: 'points', side: defender } as const);
  const reasons = startingSum(state);
  const clauses = [deploysBy(state, side), 'tt.units.profile-table'] as const;
  return [{ type: 'army-deployed', side, spent: spentBy(state, side), next, reasons, clauses }];
}

/**
 * What the starting units of a side cost, each by its row of the unit table.
 * @clause tt.units.ap-column tt.units.hq-levels
 */
function startingSum(state: State): readonly Sum[] {
  const { side } = state;
  const terms = unitsIn(state)
    .filter((unit) => unit.side === side)
    .map((unit) => add(isHq(unit) ? 'tt.units.hq-levels' : 'tt.units.ap-column', capital(unit.name), priceOf(unit)));
  if (terms.length === 0) return [];
  return [sum(side, terms)];
}

/** @clause tt.setup.terrain @ruling tt-078 */
export const terrainAgreed = ({ side }: State): Event => ({
  type: 'terrain-agreed',
  next: { step: 'deployment', side },
  clauses: ['tt.setup.terrain'],
});
