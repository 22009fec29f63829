import * as v from 'valibot';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import { isSquare, type Square } from '../../geometry/grid.ts';
import type { Order, Shot } from './orders.ts';
import { templateUnits } from './army.ts';
import type { State } from './state.ts';
import { TEMPLATES, UNIT_TYPES, VICTORIES, type Template } from './tables.ts';

const templates = Object.keys(TEMPLATES) as readonly Template[];
const squareName = v.custom<Square>(isSquare, 'the name of a square, such as d6');
const way = v.array(squareName);
const shot = v.strictObject({ fire: v.string(), at: v.string() });
const asShot = ({ fire, at }: { fire: string; at: string }): Shot => ({ unit: fire, at });
const edge = v.picklist(['north', 'east', 'south', 'west'] as const);

/** A form of an order as an author writes it, with how it becomes an order. */
const form = <T>(schema: v.GenericSchema<unknown, T>, typed: (found: T) => Order) => ({
  read(input: unknown): Order | null {
    const found = v.safeParse(schema, input);
    return found.success ? typed(found.output) : null;
  },
});

const FORMS_OF = [
  form(shot, (found) => ({ type: 'fire', ...asShot(found) })),
  form(v.strictObject({ declare: v.array(shot) }), ({ declare }) => ({ type: 'declare', shots: declare.map(asShot) })),
  form(v.strictObject({ move: v.string(), to: way }), ({ move, to }) => ({ type: 'move', unit: move, path: to })),
  form(v.strictObject({ charge: v.string(), to: way, at: v.string() }), ({ charge, to, at }) => ({
    type: 'charge',
    unit: charge,
    path: to,
    at,
  })),
  form(v.strictObject({ column: v.string(), with: v.string() }), (found) => ({
    type: 'form-column',
    unit: found.column,
    other: found.with,
  })),
  form(v.strictObject({ 'leave-column': v.string(), to: v.optional(v.nullable(squareName), null) }), (found) => ({
    type: 'leave-column',
    unit: found['leave-column'],
    to: found.to,
  })),
  form(v.strictObject({ square: v.string() }), ({ square }) => ({ type: 'form-square', unit: square })),
  form(v.strictObject({ 'leave-square': v.string() }), (found) => ({
    type: 'leave-square',
    unit: found['leave-square'],
  })),
  form(v.strictObject({ attack: v.string(), enemy: v.string() }), ({ attack, enemy }) => ({
    type: 'attack',
    unit: attack,
    enemy,
  })),
  form(v.strictObject({ reroll: v.string(), die: v.pipe(v.number(), v.integer()) }), ({ reroll, die }) => ({
    type: 'reroll',
    unit: reroll,
    die,
  })),
  form(v.strictObject({ keep: v.string() }), ({ keep }) => ({ type: 'keep', unit: keep })),
  form(v.strictObject({ advance: v.string() }), ({ advance }) => ({ type: 'advance', unit: advance })),
  form(v.strictObject({ stay: v.string() }), ({ stay }) => ({ type: 'stay', unit: stay })),
  form(v.strictObject({ place: v.string(), to: squareName }), ({ place, to }) => ({ type: 'place', unit: place, to })),
  form(v.strictObject({ end: v.literal('phase') }), () => ({ type: 'end-phase' })),
  form(v.strictObject({ concede: v.string() }), ({ concede }) => ({ type: 'concede', side: concede })),
  form(v.strictObject({ agree: v.literal('map') }), () => ({ type: 'agree', on: 'map' })),
  form(
    v.strictObject({ agree: v.literal('rounds'), limit: v.number(), extension: v.optional(v.boolean(), false) }),
    ({ limit, extension }) => ({ type: 'agree', on: 'rounds', rounds: limit, extension }),
  ),
  form(v.strictObject({ agree: v.literal('points'), limit: v.number() }), ({ limit }) => ({
    type: 'agree',
    on: 'points',
    points: limit,
  })),
  form(v.strictObject({ agree: v.literal('victory'), by: v.picklist(VICTORIES) }), ({ by }) => ({
    type: 'agree',
    on: 'victory',
    victory: by,
  })),
  form(v.strictObject({ muster: v.string(), template: v.picklist(templates) }), ({ muster, template }) => ({
    type: 'muster',
    brigade: muster,
    template,
    units: templateUnits(template),
  })),
  form(v.strictObject({ muster: v.string(), units: v.array(v.picklist(UNIT_TYPES)) }), ({ muster, units }) => ({
    type: 'muster',
    brigade: muster,
    template: null,
    units,
  })),
  form(v.strictObject({ army: v.literal('complete') }), () => ({ type: 'mustered' })),
  form(v.strictObject({ roll: v.literal('off') }), () => ({ type: 'roll-off' })),
  form(v.strictObject({ edge, first: v.string() }), (found) => ({ type: 'choose-edges', ...found })),
  form(v.strictObject({ objective: squareName }), ({ objective }) => ({ type: 'objective', at: objective })),
  form(v.strictObject({ deploy: v.string(), to: squareName }), ({ deploy, to }) => ({
    type: 'deploy',
    unit: deploy,
    to,
  })),
];

const FORMS = [
  '{ fire: gun, at: target }',
  '{ declare: [{ fire: gun, at: target }] }',
  '{ move: unit, to: [d4] }',
  '{ charge: unit, to: [d4, d5], at: enemy }',
  '{ column: unit, with: unit }',
  '{ leave-column: unit, to: d4 }',
  '{ square: unit }',
  '{ leave-square: unit }',
  '{ attack: unit, enemy: unit }',
  '{ reroll: unit, die: 1 }',
  '{ keep: unit }',
  '{ advance: unit }',
  '{ stay: unit }',
  '{ place: unit, to: d1 }',
  '{ concede: side }',
  '{ agree: map }',
  '{ agree: rounds, limit: 6 }',
  '{ agree: points, limit: 100 }',
  '{ agree: victory, by: attrition }',
  '{ muster: brigade, template: line }',
  '{ muster: brigade, units: [brigadier, cannon] }',
  '{ army: complete }',
  '{ roll: off }',
  '{ edge: south, first: side }',
  '{ objective: d4 }',
  '{ deploy: unit, to: d1 }',
].join(', ');

type Name = readonly [path: string, id: string];

/** The units that an order names, with the path of each name. */
function named(order: Order): readonly Name[] {
  if (order.type === 'declare')
    return order.shots.flatMap((each, i): readonly Name[] => [
      [`declare.${i}.fire`, each.unit],
      [`declare.${i}.at`, each.at],
    ]);
  if (!('unit' in order)) return [];
  const path = order.type === 'form-column' ? 'column' : order.type === 'form-square' ? 'square' : order.type;
  const first: Name = [path, order.unit];
  if (order.type === 'fire' || order.type === 'charge') return [first, ['at', order.at]];
  if (order.type === 'form-column') return [first, ['with', order.other]];
  return order.type === 'attack' ? [first, ['enemy', order.enemy]] : [first];
}

/** The sides that an order names. */
const sides = (order: Order): readonly (readonly [path: string, id: string])[] =>
  order.type === 'concede' ? [['concede', order.side]] : order.type === 'choose-edges' ? [['first', order.first]] : [];

/** An order in short form, made typed. Refuses other forms, and names of units and sides that this board does not have. */
export function order(input: unknown, state: State): Result<Order, readonly Problem[]> {
  const found = FORMS_OF.map((each) => each.read(input)).find((each) => each !== null);
  if (found === undefined)
    return failure([{ path: '', found: JSON.stringify(input), wanted: `${FORMS} or { end: phase }` }]);
  const units = [...Object.keys(state.units), ...Object.keys(state.preparing?.reserve ?? {})];
  const known = Object.keys(state.sides);
  const wrong = [
    ...named(found)
      .filter(([, id]) => !units.includes(id))
      .map(([path, id]) => ({ path, found: id, wanted: `a unit on the board: ${units.join(', ')}` })),
    ...sides(found)
      .filter(([, id]) => !known.includes(id))
      .map(([path, id]) => ({ path, found: id, wanted: `a side: ${known.join(', ')}` })),
  ];
  return wrong.length === 0 ? success(found) : failure(wrong);
}
