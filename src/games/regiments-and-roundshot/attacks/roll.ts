import { bandOf } from '../../../core/bands.ts';
import { D6, type Dice } from '../../../core/dice.ts';
import { add, die, sum, total, type Addend, type Sum } from '../../../core/reasons.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { counted } from '../cards/playing.ts';
import type { Rank } from '../cards/ranks.ts';
import { distanceOf, enemiesTouching, touch } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { read } from '../rulings.ts';
import type { Figures, Unit } from '../state.ts';
import { inches, type RrClauseId, type AttackKind } from '../tables.ts';
import type { Thrown } from '../turn/pending.ts';
import type { Attack } from './attack.ts';
import { changeBy, ranksFor } from './cards.ts';
import { groundTerms, type Ground } from './cover.ts';

type Term = Addend<RrClauseId>;

/** What comes of an attack for its target; a charge may also fail, which falls on the charger. */
type Effect = 'fails' | 'no-effect' | 'disrupted' | 'routed' | 'destroyed';

/** A row of a table; totals outside the printed rows fall into the end rows. @ruling rr-019 */
interface Row {
  readonly from: number | null;
  readonly to: number | null;
  readonly word: Effect;
}

const row = (from: number | null, to: number | null, word: Effect): Row => ({ from, to, word });

const FIRE = [
  row(null, 6, 'no-effect'),
  row(7, 8, 'disrupted'),
  row(9, 11, 'routed'),
  row(12, null, 'destroyed'),
] as const;
const CHARGE = [
  row(null, 5, 'fails'),
  row(6, 6, 'no-effect'),
  row(7, 7, 'disrupted'),
  row(8, 11, 'routed'),
  row(12, null, 'destroyed'),
] as const;

/** The same where totals below the printed rows are no effect. */
const PRINTED = [row(null, 1, 'no-effect'), row(2, 5, 'fails'), ...CHARGE.slice(1)] as const;

/** The tables. @clause rr.bombardment.roll rr.volley.roll rr.charge.roll @ruling rr-019 */
const tableOf = (state: Figures, kind: AttackKind): readonly Row[] =>
  kind !== 'charge' ? FIRE : read(state, 'rr-019') === 'exact-rows-only' ? PRINTED : CHARGE;

/** Whether a target is disrupted; one that routs counts only under one reading. @ruling rr-055 */
const isDisrupted = (state: Figures, { condition }: Unit): boolean =>
  condition === 'disrupted' || (condition === 'routing' && read(state, 'rr-055') === 'routing-includes-disrupted');

/** How many figures of a formation count; those that rout do not. @ruling rr-064 */
const sizeOf = (state: Figures, unit: Unit): number => formationOf(state, unit).length;

/** Whether the formation that attacks is bigger than the target. @ruling rr-064 */
const isBigger = (state: Figures, { unit, at }: Attack): boolean =>
  sizeOf(state, unit) > (read(state, 'rr-064') === 'formation-v-unit' ? 1 : sizeOf(state, at));

/** Whether two or more enemies touch the target. @ruling rr-065 */
function isTouchedByMany(state: Figures, { at }: Attack): boolean {
  const touching = enemiesTouching(state, at);
  const isAny = read(state, 'rr-065') === 'any-two';
  return touching.filter(({ arm }) => isAny || arm !== 'artillery').length > 1;
}

/**
 * The band of range that a shot of guns falls into; nothing is looked at beyond their reach.
 * @clause rr.range.short rr.range.effective rr.range.long rr.range.maximum
 * @ruling rr-003 rr-050
 */
export function bandOfRange(state: Figures, unit: Unit, at: Unit): 'short' | 'effective' | 'long' | 'maximum' {
  const far = distanceOf(state, unit, at);
  const isHalf = read(state, 'rr-050') === 'half-of-effective';
  if (touch(state, unit, at) || (isHalf && atMost(far, inches(1 / 4)))) return 'short';
  if (atMost(far, inches(1 / 2))) return 'effective';
  return atMost(far, inches(1)) ? 'long' : 'maximum';
}

/**
 * What the range of a shot adds.
 * @clause rr.bombardment.mod-point-blank rr.bombardment.mod-effective rr.bombardment.mod-long
 * rr.bombardment.mod-maximum
 */
function range(state: Figures, { unit, at }: Attack): readonly Term[] {
  const band = bandOfRange(state, unit, at);
  return [
    add<RrClauseId>('rr.bombardment.mod-point-blank', 'point blank', 1, band === 'short'),
    add<RrClauseId>('rr.bombardment.mod-effective', 'effective range', 0, band === 'effective'),
    add<RrClauseId>('rr.bombardment.mod-long', 'long range', -1, band === 'long'),
    add<RrClauseId>('rr.bombardment.mod-maximum', 'maximum range', -2, band === 'maximum'),
  ];
}

/** The modifiers of an attack, in the order of its list. */
function modifiers(state: Figures, attack: Attack): readonly Term[] {
  const { kind, unit, at } = attack;
  const hit = isDisrupted(state, at);
  const isShaken = unit.condition === 'disrupted';
  if (kind === 'bombardment')
    return [
      add<RrClauseId>('rr.bombardment.mod-target-disrupted', 'target disrupted', 1, hit),
      ...range(state, attack),
      add<RrClauseId>('rr.bombardment.mod-artillery-disrupted', 'guns disrupted', -1, isShaken),
    ];
  const both = [
    add<RrClauseId>(`rr.${kind}.mod-target-disrupted`, 'target disrupted', kind === 'charge' ? 2 : 1, hit),
    add<RrClauseId>(`rr.${kind}.mod-bigger-formation`, 'bigger formation', 1, isBigger(state, attack)),
    add<RrClauseId>(`rr.${kind}.mod-attacker-disrupted`, 'attacker disrupted', -1, isShaken),
    add<RrClauseId>(`rr.${kind}.mod-multiple-contact`, 'several contacts', 1, isTouchedByMany(state, attack)),
  ];
  if (kind === 'volley') return both;
  return [...both, add<RrClauseId>('rr.charge.mod-overrun', 'overrun', 1, attack.isOverrun === true)];
}

/**
 * What the cards add that were played; those that nobody has played count nothing. @ruling rr-025
 */
const cardTerms = (state: Figures, attack: Attack, cards: readonly Rank[]): readonly Term[] =>
  ranksFor(attack).map((rank) => {
    const { clause, title, adds } = changeBy(attack, rank)!;
    const laid = cards.filter((card) => card === rank).length;
    return add(clause, title, counted(state, laid) * adds!, laid > 0);
  });

/** Throws the two dice of an attack. */
export function throwDice({ kind, unit }: Attack, dice: Dice): Thrown {
  const { total: shown, faces } = dice.sum(`${kind}.${unit.id}`, 2, D6);
  return { total: shown, ...(faces !== null && { faces }) };
}

/** Rolls an attack, with the cards that both sides have played for it. */
export function rollAttack(state: Ground, attack: Attack, cards: readonly Rank[], dice: Dice): Sum<RrClauseId> {
  const { kind, unit } = attack;
  const terms = [...modifiers(state, attack), ...groundTerms(state, attack), ...cardTerms(state, attack, cards)];
  const clause: RrClauseId = `rr.${kind}.roll`;
  const thrown = attack.thrown ?? throwDice(attack, dice);
  const all = [die(clause, thrown.faces?.join(' and ') ?? '2D6', thrown.total), ...terms];
  const band = bandOf(kind, tableOf(state, kind), total(all), all);
  return sum(unit.id, all, { is: 'bands', clause, table: kind, ...band });
}
