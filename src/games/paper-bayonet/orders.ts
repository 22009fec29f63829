import * as v from 'valibot';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import { isSquare, type Square } from '../../geometry/grid.ts';
import type { OfType } from '../contract/words.ts';
import { templateUnits } from './before/army.ts';
import type { State } from './state.ts';
import { EDGES, type Template, TEMPLATES, UNIT_TYPES, type UnitType, VICTORIES } from './tables.ts';

const square = v.custom<Square>(isSquare, 'the name of a square, such as d6');
const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
const way = listOf(square);
const templates = Object.keys(TEMPLATES) as readonly Template[];

/** A written form of an order, and the order's fields that it stands for. */
const form = <Entries extends v.ObjectEntries, Fields extends object>(
  entries: Entries,
  typed: (found: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>) => Readonly<Fields>,
) => v.pipe(v.strictObject(entries), v.transform(typed));

type Id = v.GenericSchema<unknown, string>;

/** A single shot: a gun and its target, both ids of units. */
const shot = (unit: Id) => form({ fire: unit, at: unit }, ({ fire, at }) => ({ unit: fire, at }));

/** The written forms of each order type. `unit` and `side` check the ids of the units and sides it names. */
const forms = (unit: Id, side: Id) => ({
  fire: shot(unit),
  /** All shots of a phase at once, under one reading of pb-056. */
  declare: form({ declare: listOf(shot(unit)) }, ({ declare }) => ({ shots: declare })),
  /** The path square by square, without the square it starts on. Either unit of a column stands for both. */
  move: form({ move: unit, to: way }, ({ move, to }) => ({ unit: move, path: to })),
  charge: form({ charge: unit, to: way, at: unit }, ({ charge, to, at }) => ({ unit: charge, path: to, at })),
  /** The unit steps into the other's square. */
  'form-column': form({ column: unit, with: unit }, (found) => ({ unit: found.column, other: found.with })),
  /** The unit steps out of its column. `to` is null only under one reading of pb-073. */
  'leave-column': form({ 'leave-column': unit, to: v.optional(v.nullable(square), null) }, (found) => ({
    unit: found['leave-column'],
    to: found.to,
  })),
  'form-square': form({ square: unit }, (found) => ({ unit: found.square })),
  'leave-square': form({ 'leave-square': unit }, (found) => ({ unit: found['leave-square'] })),
  attack: form({ attack: unit, enemy: unit }, ({ attack, enemy }) => ({ unit: attack, enemy })),
  /** Rerolls one of the unit's dice, which are counted from 1. */
  reroll: form({ reroll: unit, die: v.pipe(v.number(), v.integer()) }, ({ reroll, die }) => ({ unit: reroll, die })),
  keep: form({ keep: unit }, ({ keep }) => ({ unit: keep })),
  /** The winner of a fight steps into the square that was vacated, or stays; only under one reading of pb-024. */
  advance: form({ advance: unit }, ({ advance }) => ({ unit: advance })),
  stay: form({ stay: unit }, ({ stay }) => ({ unit: stay })),
  /** The owner chooses a square for a unit that was routed, displaced or driven back. */
  place: form({ place: unit, to: square }, ({ place, to }) => ({ unit: place, to })),
  'end-phase': form({ end: v.literal('phase') }, () => ({})),
  concede: form({ concede: side }, (found) => ({ side: found.concede })),
  /** Before the game the players agree on one term after another. */
  agree: v.union([
    form({ agree: v.literal('map') }, () => ({ on: 'map' as const })),
    form(
      { agree: v.literal('rounds'), limit: v.number(), extension: v.optional(v.boolean(), false) },
      ({ limit, extension }) => ({ on: 'rounds' as const, rounds: limit, extension }),
    ),
    form({ agree: v.literal('points'), limit: v.number() }, ({ limit }) => ({ on: 'points' as const, points: limit })),
    form({ agree: v.literal('victory'), by: v.picklist(VICTORIES) }, ({ by }) => ({
      on: 'victory' as const,
      victory: by,
    })),
  ]),
  /** Buys a brigade, by a template or unit by unit. Its Brigadier is one of its units. */
  muster: v.union([
    form({ muster: v.string(), template: v.picklist(templates) }, ({ muster, template }) =>
      brigade(muster, template, templateUnits(template)),
    ),
    form({ muster: v.string(), units: listOf(v.picklist(UNIT_TYPES)) }, ({ muster, units }) =>
      brigade(muster, null, units),
    ),
  ]),
  mustered: form({ army: v.literal('complete') }, () => ({})),
  'roll-off': form({ roll: v.literal('off') }, () => ({})),
  /** The winner of the roll-off takes an edge and says who deploys first. */
  'choose-edges': form({ edge: v.picklist(EDGES), first: side }, ({ edge, first }) => ({ edge, first })),
  objective: form({ objective: square }, ({ objective }) => ({ at: objective })),
  deploy: form({ deploy: unit, to: square }, ({ deploy, to }) => ({ unit: deploy, to })),
});

const brigade = (name: string, template: Template | null, units: readonly UnitType[]) => ({
  brigade: name,
  template,
  units,
});

type Forms = ReturnType<typeof forms>;

/** Every order a player of Paper Bayonet can give. */
export type Order = { [T in keyof Forms]: { readonly type: T } & v.InferOutput<Forms[T]> }[keyof Forms];

/** The order of one type. */
export type OrderOf<T extends Order['type']> = OfType<Order, T>;

/** One shot: a gun and its target. */
export type Shot = Omit<OrderOf<'fire'>, 'type'>;

const EXAMPLES = [
  '{ fire: gun, at: target }, { declare: [{ fire: gun, at: target }] }, { move: unit, to: [d4] }',
  '{ charge: unit, to: [d4, d5], at: enemy }, { column: unit, with: unit }, { leave-column: unit, to: d4 }',
  '{ square: unit }, { leave-square: unit }, { attack: unit, enemy: unit }, { reroll: unit, die: 1 }, { keep: unit }',
  '{ advance: unit }, { stay: unit }, { place: unit, to: d1 }, { concede: side }, { agree: map }',
  '{ agree: rounds, limit: 6 }, { agree: points, limit: 100 }, { agree: victory, by: attrition }',
  '{ muster: brigade, template: line }, { muster: brigade, units: [brigadier, cannon] }, { army: complete }',
  '{ roll: off }, { edge: south, first: side }, { objective: d4 }, { deploy: unit, to: d1 } or { end: phase }',
].join(', ');

const anyForms = forms(v.string(), v.string());

/** One of these ids; `what` describes them in the error message. */
const among = (ids: readonly string[], what: string): Id =>
  v.pipe(
    v.string(),
    v.check((id) => ids.includes(id), `${what}: ${ids.join(', ')}`),
  );

/** Reads a written order. Fails on an unknown form, and on ids of units or sides that this board does not have, with the problems found. */
export function order(input: unknown, state: State): Result<Order, readonly Problem[]> {
  const type = (Object.keys(anyForms) as Order['type'][]).find((each) => v.is(anyForms[each], input));
  if (type === undefined) return failure([{ path: '', found: JSON.stringify(input), wanted: EXAMPLES }]);
  const units = [...Object.keys(state.units), ...Object.keys(state.preparing?.reserve ?? {})];
  const known = forms(among(units, 'a unit on the board'), among(Object.keys(state.sides), 'a side'));
  const found = v.safeParse(known[type], input);
  if (found.success) return success({ type, ...found.output } as Order);
  return failure(
    found.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      found: String(issue.input),
      wanted: issue.message,
    })),
  );
}
