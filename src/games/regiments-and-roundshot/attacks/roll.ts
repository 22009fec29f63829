import { bandOf } from '../../../core/bands.ts';
import { D6, type Dice } from '../../../core/dice.ts';
import { add, die, sum, total, type Addend, type Sum } from '../../../core/reasons.ts';
import { counted } from '../cards/playing.ts';
import type { Rank } from '../cards/ranks.ts';
import { read } from '../rulings.ts';
import type { Figures } from '../state.ts';
import type { AttackKind, RrClauseId } from '../tables.ts';
import type { Thrown } from '../turn/pending.ts';
import type { Attack } from './attack.ts';
import { changeBy, ranksFor } from './cards.ts';
import { groundTerms, type Ground } from './cover.ts';
import { modifiersOf } from './modifiers.ts';

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

/** What a shot or a volley comes to. @clause rr.bombardment.roll rr.volley.roll */
export const FIRE = [
  row(null, 6, 'no-effect'),
  row(7, 8, 'disrupted'),
  row(9, 11, 'routed'),
  row(12, null, 'destroyed'),
] as const;
/** What a charge comes to. @clause rr.charge.roll */
export const CHARGE = [
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

/**
 * What the cards add that were played; those that nobody has played count nothing. @ruling rr-025
 */
const cardTerms = (state: Figures, attack: Attack, cards: readonly Rank[]): readonly Term[] =>
  ranksFor(attack).map((rank) => {
    const { clause, title, adds } = changeBy(attack, rank)!;
    const laid = cards.filter((card) => card === rank).length;
    return add(clause, title, counted(state, laid) * adds!, laid > 0);
  });

/** Throws the two dice of an attack; totals with the same `alike` come to the same. */
export function throwDice({ kind, unit }: Attack, dice: Dice, alike?: (total: number) => number): Thrown {
  const { total: shown, faces } = dice.sum(`${kind}.${unit.id}`, 2, D6, alike);
  return { total: shown, ...(faces !== null && { faces }) };
}

/** Rolls an attack, with the cards that both sides have played for it. */
export function rollAttack(state: Ground, attack: Attack, cards: readonly Rank[], dice: Dice): Sum<RrClauseId> {
  const { kind, unit } = attack;
  const terms = [...modifiersOf(state, attack), ...groundTerms(state, attack), ...cardTerms(state, attack, cards)];
  const clause: RrClauseId = `rr.${kind}.roll`;
  const rows = tableOf(state, kind);
  const more = total(terms);
  const thrown =
    attack.thrown ?? throwDice(attack, dice, (shown) => rows.findIndex(({ to }) => to === null || shown + more <= to));
  const all = [die(clause, thrown.faces?.join(' and ') ?? '2D6', thrown.total), ...terms];
  const band = bandOf(kind, rows, total(all), all);
  return sum(unit.id, all, { is: 'bands', clause, table: kind, ...band });
}
