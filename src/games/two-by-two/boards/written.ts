import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { readForm, type Field, type OrderForm } from '../../table/orders/reading.ts';
import type { Order, Shot } from '../orders.ts';
import { fieldOf } from './standing.ts';
import { chargeTo } from '../moving/way.ts';
import { BATTLE_FORMS, isWrittenForBattle, orderOfBattle } from '../battle/written.ts';
import { FORMATIONS, type State } from '../state.ts';

/** How each order is written. */
const FORMS: readonly OrderForm[] = [
  { verb: 'move', of: 'unit', keys: { legs: 'legs' }, type: 'move' },
  { verb: 'shoot', of: 'unit', keys: { at: 'unit' }, type: 'shoot' },
  { verb: 'charge', of: 'unit', keys: { at: 'unit', legs: 'legs' }, type: 'charge' },
  { verb: 'counter-charge', of: 'unit', keys: { at: 'unit', legs: 'legs' }, type: 'counter-charge' },
  { verb: 'stand', of: 'unit', keys: {}, type: 'stand' },
  { verb: 'rout', of: 'unit', keys: {}, type: 'rout' },
  { verb: 'face', of: 'unit', keys: {}, type: 'face' },
  ...['rally', 'fight', 'name', 'follow', 'hold', 'form'].map((verb): OrderForm => ({
    verb,
    of: 'unit',
    keys: {},
    type: verb,
  })),
  { verb: 'screen', of: 'unit', keys: {}, type: 'screen' },
  { verb: 'end', of: { word: 'phase' }, keys: {}, type: 'end-phase' },
];

/**
 * Reads a written order: `{ move: hussars, legs: [forward 4] }`, `{ charge: hussars, at: battery }`. A charge without legs goes straight ahead into contact,
 * or turns to its enemy first. Refuses what is malformed, with all its problems.
 */
export function order(input: unknown, state: State): Result<Order, readonly Problem[]> {
  const field = fieldOf(state);
  if (isWrittenForBattle(input)) return orderOfBattle(input, state, field);
  if (typeof input === 'object' && input !== null && 'declare' in input) return declared(input, field);
  if (typeof input === 'object' && input !== null && 'rally' in input && 'of' in input) return ralliedOf(input, field);
  if (typeof input === 'object' && input !== null && 'form' in input) return formedInto(input, field);
  const isStraight = isCharge(input) && !('legs' in input);
  // A goal may ask for a shot of a unit that is still to come on.
  const isShot = typeof input === 'object' && input !== null && 'shoot' in input;
  const units = [...field.units, ...(isShot ? Object.keys(state.battle?.waiting ?? {}) : [])];
  const read = readForm(isStraight ? WITHOUT_LEGS : FORMS, input, { ...field, units });
  // The forms are those of the orders.
  const order = read as Result<Order, readonly Problem[]>;
  if (!order.ok && state.battle !== null) return failure(order.error.map(withBattle));
  if (!order.ok || !(order.value.type === 'charge' || order.value.type === 'counter-charge')) return order;
  return isStraight ? success({ ...order.value, legs: chargeTo(state, order.value) }) : order;
}

/** Of an order that cannot be made out: in a whole battle there are more forms. */
const withBattle = (problem: Problem): Problem =>
  problem.path === '' ? { ...problem, wanted: `${problem.wanted}, ${BATTLE_FORMS}` } : problem;

/** Reads `{ rally: guard, of: disrupted }`: a rally that says of what. */
function ralliedOf({ of, ...input }: { readonly of: unknown }, field: Field): Result<Order, readonly Problem[]> {
  const read = readForm(FORMS, input, field) as Result<Order, readonly Problem[]>;
  if (of !== 'pinned' && of !== 'disrupted')
    return failure([{ path: 'of', found: JSON.stringify(of), wanted: 'pinned or disrupted' }]);
  return read.ok && read.value.type === 'rally' ? success({ ...read.value, of }) : read;
}

/** Reads `{ form: guard, into: attack-column }`: a formation, and who takes it. */
function formedInto(
  { into, ...input }: object & { readonly into?: unknown },
  field: Field,
): Result<Order, readonly Problem[]> {
  const read = readForm(FORMS, input, field) as Result<Order, readonly Problem[]>;
  const formation = FORMATIONS.find((each) => each === into);
  if (formation === undefined)
    return failure([
      { path: 'into', found: into === undefined ? 'nothing' : JSON.stringify(into), wanted: FORMATIONS.join(', ') },
    ]);
  return read.ok && read.value.type === 'form' ? success({ ...read.value, into: formation }) : read;
}

/** The forms of charges that leave the legs out. */
const WITHOUT_LEGS: readonly OrderForm[] = FORMS.flatMap(({ keys: { legs, ...keys }, ...form }) =>
  legs === undefined || form.verb === 'move' ? [] : [{ ...form, keys }],
);

const isCharge = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && ('charge' in input || 'counter-charge' in input);

/** Shots that are named together: `{ declare: [{ shoot: battery, at: hussars }] }`. */
function declared(
  { declare, ...more }: { readonly declare: unknown },
  field: Field,
): Result<Order, readonly Problem[]> {
  const wanted = '{ declare: [{ shoot: unit, at: enemy }] }';
  if (!Array.isArray(declare) || Object.keys(more).length > 0)
    return failure([{ path: 'declare', found: JSON.stringify(declare), wanted }]);
  const read = declare.map((each: unknown) =>
    readForm(
      FORMS.filter(({ verb }) => verb === 'shoot'),
      each,
      field,
    ),
  );
  const problems = read.flatMap((each, n) =>
    each.ok
      ? []
      : each.error.map((problem) => ({ ...problem, path: `declare.${n}.${problem.path}`.replace(/\.$/, '') })),
  );
  if (problems.length > 0) return failure(problems);
  const shots = read.flatMap((each) => (each.ok ? [each.value] : [])) as readonly unknown[] as readonly (Shot & {
    readonly type: string;
  })[];
  return success({ type: 'declare', shots: shots.map(({ unit, at }) => ({ unit, at })) });
}
