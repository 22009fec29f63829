import {
  add,
  atLeast,
  counted,
  D6,
  type Dice,
  die,
  type PbClauseId,
  sum,
  type Sum,
  type Test,
  total,
} from '../reasons.ts';
import { steps } from '../../../geometry/grid.ts';
import { apply } from '../turn/apply.ts';
import { modifiers } from '../../contract/modifiers.ts';
import type { Event, EventOf } from '../events.ts';
import { read } from '../rulings.ts';
import { orphaned } from '../fighting/removal.ts';
import { routed } from '../fighting/rout.ts';
import { groundAt, type Shot, type State, type Unit, unitsOn } from '../state.ts';
import { EFFECT_FROM, HIT_NUMBER } from '../tables.ts';

/** The number needed to hit, with the test for a hit and for a miss, by distance in squares. */
const NEEDED: Readonly<Record<string, { readonly number: number; readonly hit: Test; readonly missed: Test }>> =
  Object.fromEntries(
    Object.entries(HIT_NUMBER).map(([squares, number]) => {
      const label = `Needed at ${squares} square${squares === '1' ? '' : 's'}`;
      const needed = add('pb.artillery.hit-number', label, number);
      return [squares, { number, hit: atLeast(needed, 'hit'), missed: atLeast(needed, 'missed') }];
    }),
  );

/** The modifiers of the die to hit. @clause pb.artillery.hit.column pb.artillery.hit.square */
export const TO_HIT = modifiers<Unit, PbClauseId>([
  {
    clause: 'pb.artillery.hit.column',
    label: 'Target is an attack column',
    value: 1,
    when: ({ formation }) => formation === 'column',
  },
  {
    clause: 'pb.artillery.hit.square',
    label: 'Target is in Square formation',
    value: 1,
    when: ({ formation }) => formation === 'square',
  },
]);

/** A gun and its target on a board. */
interface GunAndTarget {
  readonly state: State;
  readonly gun: Unit;
  readonly target: Unit;
}

/**
 * The modifiers of the effect die.
 * @clause pb.artillery.effect.woods pb.artillery.effect.building @ruling pb-092
 */
export const EFFECT = modifiers<GunAndTarget, PbClauseId>([
  {
    clause: 'pb.artillery.effect.woods',
    label: 'Target in woods',
    value: -1,
    when: ({ state, target }) => groundAt(state, target.at) === 'woods',
  },
  {
    clause: 'pb.artillery.effect.building',
    label: 'Target in a building',
    value: -2,
    when: ({ state, target }) => groundAt(state, target.at) === 'building',
  },
  {
    clause: 'pb.artillery.effect.woods',
    label: 'Gun in woods',
    value: -1,
    of: ({ state, gun }) => groundAt(state, gun.at) === 'woods' && read(state, 'pb-092') !== 'target-only',
    when: () => true,
  },
]);

/**
 * Resolves a shot that was allowed: rolls the die to hit and, after a hit, the effect die.
 * @clause pb.artillery.hit-number
 */
export function shoot(state: State, { unit, at }: Shot, dice: Dice): readonly Event[] {
  const gun = state.units[unit]!;
  const target = state.units[at]!;
  const distance = steps(gun.at, target.at);
  const face = dice.roll('hit', D6);
  const terms = [die('pb.artillery.hit-number', 'Die to hit', face), ...TO_HIT.termsFor(target)];
  const needed = NEEDED[distance]!;
  // The ruling is read last: it counts as consulted only if a 1 would otherwise hit.
  const isHit = total(terms) >= needed.number && !(face === 1 && aOneMisses(state));
  const reasons = [sum(unit, terms, isHit ? needed.hit : needed.missed)] as const;
  const shot = { unit, target: at, reasons, clauses: counted(terms) };
  if (!isHit) return [{ type: 'shot-missed', ...shot }];
  return [{ type: 'shot-hit', ...shot }, ...effect(state, gun, target, dice)];
}

/** @ruling pb-050 */
const aOneMisses = (state: State): boolean => read(state, 'pb-050') === 'one-always-misses';

/**
 * Rolls the effect die once. The result is for the target and for the other half of its column.
 * @clause pb.artillery.effect.roll pb.artillery.column-shares-result
 */
function effect(state: State, gun: Unit, target: Unit, dice: Dice): readonly Event[] {
  const face = dice.roll('effect', D6);
  const terms = [die('pb.artillery.effect.roll', 'Effect die', face), ...EFFECT.termsFor({ state, gun, target })];
  const score = sum(target.id, terms);
  const modifiers = counted(terms.filter(({ how }) => how === 'add'));
  const struck = unitsOn(state, target.at);
  const shared: readonly PbClauseId[] = struck.length > 1 ? ['pb.artillery.column-shares-result'] : [];
  const events: Event[] = [];
  const after = (): State => events.reduce(apply, state);
  for (const unit of struck) {
    const fate = befall(after(), unit, score, face);
    events.push({ ...fate, clauses: [...fate.clauses, ...modifiers, ...shared] });
  }
  const last = events.at(-1)!;
  return last.type === 'unit-removed' ? [...events, ...orphaned(after(), state, last)] : events;
}

type Fate = EventOf<'unit-unharmed' | 'unit-disrupted' | 'unit-removed' | 'unit-routed'>;

/**
 * Applies an effect score to one unit. Woods and buildings can push the score below 1; this has no
 * effect (pb-057).
 * @clause pb.artillery.effect.none pb.artillery.effect.disrupted pb.artillery.effect.routed
 * pb.artillery.effect.removal
 */
function befall(state: State, unit: Unit, effect: Sum, face: number): Fate {
  const { total: score } = effect;
  const because = (clause: PbClauseId) => ({
    unit: unit.id,
    reasons: [effect] as const,
    clauses: ['pb.artillery.effect.roll', clause] as const,
  });
  const shaken = isShaken(state, unit);
  if (shaken && removes(state, unit, score, face))
    return { type: 'unit-removed', ...because('pb.artillery.effect.removal') };
  if (score >= EFFECT_FROM.routed) {
    const clauses = because('pb.artillery.effect.routed');
    if (!worsens(state, unit)) return { type: 'unit-unharmed', ...clauses };
    const going = routed(state, unit);
    return going === null ? { type: 'unit-removed', ...clauses } : { type: 'unit-routed', ...clauses, ...going };
  }
  if (score < EFFECT_FROM.disrupted) return { type: 'unit-unharmed', ...because('pb.artillery.effect.none') };
  const shakenBy = because('pb.artillery.effect.disrupted');
  if (shaken && read(state, 'pb-098') === 'worse-state-counts') return { type: 'unit-unharmed', ...shakenBy };
  const breaks = unit.formation === 'square' && read(state, 'pb-077') === 'always-lost';
  return { type: 'unit-disrupted', ...shakenBy, ...(breaks && { formation: 'line' }) };
}

/**
 * Whether the unit is disrupted or routed, so that a 6 removes it. Under `on-passing` it is no
 * longer routed once it has passed its Rally roll.
 * @ruling pb-096
 */
function isShaken(state: State, { condition }: Unit): boolean {
  return condition === 'rallied' ? read(state, 'pb-096') !== 'on-passing' : condition !== 'steady';
}

/**
 * Whether fire can rout this unit. A unit that already waits for its Rally roll stays as it is,
 * except under `latest-result-counts`.
 * @ruling pb-098
 */
const worsens = (state: State, unit: Unit): boolean =>
  unit.condition !== 'routed' || read(state, 'pb-098') === 'latest-result-counts';

/** @clause pb.artillery.effect.removal @ruling pb-057 pb-047 */
function removes(state: State, unit: Unit, score: number, face: number): boolean {
  if (face < EFFECT_FROM.removed || unit.type === 'brigadier') return false;
  return score >= EFFECT_FROM.removed || read(state, 'pb-057') === 'natural';
}
