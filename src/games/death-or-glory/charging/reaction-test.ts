import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { against, fromChart, readDie, sum, total } from '../../../core/reasons.ts';
import { modifiers } from '../../contract/modifiers.ts';
import { factor } from '../charts/troops.ts';
import { commandersNear, ratingTerms } from '../command/chain.ts';
import { orderOf } from '../figures/formed.ts';
import { isFoot, isHorse, troopsOf, type Body } from '../figures/unit.ts';
import { isBritish } from '../firing/modifiers.ts';
import { SLOW_CLASSES } from '../moving/tables.ts';
import type { Dice, Sum, Term } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import { STEADIES_CHARGED } from './tables.ts';

/** What a charged unit comes to: it stands, falls back, or runs. */
export type Reaction = 'stands' | 'retires' | 'evades' | 'routs' | 'shaken';

/** A unit that is charged, by whom, and what it means to do. */
export interface Charged {
  readonly state: State;
  readonly body: Body;
  readonly chargers: readonly Body[];
  /** Whether it changes its formation. */
  readonly isForming: boolean;
}

const isChargedBy =
  (is: (charger: Body) => boolean) =>
  ({ body, chargers }: Charged): boolean =>
    isFoot(body) && chargers.some(is);

/**
 * The modifiers of the charge reaction test, in per cent: each counts once, for whichever of the
 * chargers it fits.
 * @clause dg.reaction.mod.british dg.reaction.mod.veteran dg.reaction.mod.conscript
 * dg.reaction.mod.lancers dg.reaction.mod.cuirassiers dg.reaction.mod.line-v-cavalry
 * dg.reaction.mod.changing-formation dg.reaction.mod.unformed dg.reaction.mod.disordered
 * dg.reaction.mod.tired dg.reaction.mod.exhausted @ruling dg-118 dg-119
 */
export const REACTION = modifiers<Charged, DgClauseId>([
  {
    clause: 'dg.reaction.mod.british',
    label: 'British',
    value: 20,
    when: ({ state, body }) => isBritish(state, body),
  },
  {
    clause: 'dg.reaction.mod.veteran',
    label: 'veterans',
    value: 10,
    when: ({ body }) => troopsOf(body).is === 'veteran',
  },
  {
    clause: 'dg.reaction.mod.conscript',
    label: 'conscripts, militia or Landwehr',
    value: -20,
    when: ({ body }) => SLOW_CLASSES.includes(troopsOf(body).is),
  },
  {
    clause: 'dg.reaction.mod.lancers',
    label: 'foot charged by lancers',
    value: -10,
    when: isChargedBy((charger) => troopsOf(charger).isLancer === true),
  },
  {
    clause: 'dg.reaction.mod.cuirassiers',
    label: 'foot charged by cuirassiers',
    value: -10,
    when: isChargedBy((charger) => troopsOf(charger).isCuirassier === true),
  },
  {
    clause: 'dg.reaction.mod.line-v-cavalry',
    label: 'a line charged by horse',
    value: -10,
    when: (charged) => charged.body.formation === 'line' && isChargedBy(isHorse)(charged),
  },
  {
    clause: 'dg.reaction.mod.changing-formation',
    label: 'changing formation before horse',
    value: -10,
    when: (charged) => charged.isForming && isChargedBy(isHorse)(charged),
  },
  {
    clause: 'dg.reaction.mod.unformed',
    label: 'unformed',
    value: -10,
    when: ({ body }) => orderOf(body) === 'unformed',
  },
  {
    clause: 'dg.reaction.mod.disordered',
    label: 'disordered',
    value: -20,
    when: ({ body }) => body.order === 'disordered',
  },
  { clause: 'dg.reaction.mod.tired', label: 'tired', value: -10, when: ({ body }) => body.fatigue === 'tired' },
  {
    clause: 'dg.reaction.mod.exhausted',
    label: 'exhausted',
    value: -20,
    when: ({ body }) => body.fatigue === 'exhausted' || body.fatigue === 'utterly-exhausted',
  },
]);

/** What a point of the die is worth in per cent. */
const POINT = 10;

/** What commanders near by add. @clause dg.reaction.commander @ruling dg-018 dg-019 dg-149 */
const commanders = ({ state, body }: Charged): readonly Term[] =>
  ratingTerms('dg.reaction.commander', commandersNear(state, body, STEADIES_CHARGED));

/**
 * At the factor or below it a unit stands; a point above it falls back; more, it turns and runs. A
 * square that fails is shaken. By one reading more than two points above it is a rout, which the
 * rules do not write down.
 * @clause dg.reaction.test dg.reaction.pass dg.reaction.fail-10 dg.reaction.fail-20
 * dg.reaction.square-fails @ruling dg-035
 */
function resultOf({ state, body }: Charged, shows: number, needed: number): Reaction {
  const over = (shows - needed) / POINT;
  if (over <= 0) return 'stands';
  if (body.formation === 'square') return 'shaken';
  if (over <= 1) return 'retires';
  return over <= 2 || read(state, 'dg-035') === 'one-and-two-plus' ? 'evades' : 'routs';
}

const CLAUSES = {
  stands: 'dg.reaction.pass',
  retires: 'dg.reaction.fail-10',
  evades: 'dg.reaction.fail-20',
  routs: 'dg.reaction.fail-20',
  shaken: 'dg.reaction.square-fails',
} as const satisfies Readonly<Record<Reaction, DgClauseId>>;

const RESULTS: readonly Reaction[] = ['stands', 'retires', 'evades', 'routs', 'shaken'];

/**
 * Rolls the charge reaction test of a unit: one die, in which a 0 is a ten in any reading, against
 * its morale factor with every modifier.
 * @clause dg.reaction.test dg.morale.factor @ruling dg-001 dg-002
 */
export function rollReaction(charged: Charged, dice: Dice): { readonly result: Reaction; readonly reason: Sum } {
  const { state, body } = charged;
  const { value, mark } = factor(state, body.type, 'morale');
  const plain = fromChart<DgClauseId>('dg.morale.factor', 'morale factor', { value: POINT * value, mark });
  const changes = [...REACTION.termsFor(charged), ...commanders(charged)];
  const isToDie = read(state, 'dg-002') === 'to-die';
  const added = isToDie ? changes : [];
  const of = isToDie ? [plain] : [plain, ...changes];
  const shows = (face: number): number => POINT * (face === 0 ? 10 : face);
  const result = (face: number): Reaction => resultOf(charged, shows(face) + total(added), total(of));
  const face = dice.roll(`reaction.${body.id}`, PERCENTAGE_DIE, (each) => RESULTS.indexOf(result(each)));
  const word = result(face);
  const term = readDie<DgClauseId>('dg.reaction.test', 'percentage die', { shows: face, table: 'tens' }, shows(face));
  const test = against<DgClauseId>('at-most', CLAUSES[word], of, word);
  return { result: word, reason: { ...sum<DgClauseId>(body.id, [term, ...added], test), in: 'percent' } };
}
