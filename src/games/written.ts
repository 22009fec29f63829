import * as v from 'valibot';
import { failure, success, type Problem, type Result } from '../core/result.ts';
import { number, problems } from '../core/shape.ts';
import { facingAlong, type Direction } from '../geometry/facings.ts';
import { um, type Measure } from '../geometry/lengths.ts';
import type { Point } from '../geometry/vectors.ts';

/** What a schema makes of a part of a file, or what is wrong with it. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, input: unknown): Result<T, readonly Problem[]> {
  const found = v.safeParse(schema, input);
  return found.success ? success(found.output) : failure(problems(found.issues));
}

const pair = v.strictTuple([number, number], 'two numbers');

/** A point on a free table, written in a game's own measure. */
export const pointIn = (measure: Measure) =>
  v.pipe(
    pair,
    v.transform(([x, y]): Point => [um(x, measure), um(y, measure)]),
  );

/** A facing on a free table: across and up, of any length. */
export const facing = v.pipe(
  pair,
  v.check(([x, y]) => x !== 0 || y !== 0, 'a facing that is not [0, 0]'),
  v.transform((vector): Direction => facingAlong(vector)),
);

/** A board on a free table: two sides and their units, with what a game knows of each unit and of the board besides. */
export const tableBoard = <Unit extends v.ObjectEntries, More extends v.ObjectEntries>(
  measure: Measure,
  unit: Unit,
  more: More,
) =>
  v.strictObject({
    sides: v.strictTuple([v.string(), v.string()], 'two sides'),
    units: v.record(
      v.string(),
      v.strictObject({ name: v.string(), side: v.string(), at: pointIn(measure), facing, ...unit }),
    ),
    ...more,
  });

/** A board whose units have sides. */
interface Manned {
  readonly sides: readonly string[];
  readonly units: Readonly<Record<string, { readonly side: string }>>;
}

/** What a game makes of a board that its schema has read, and on which every unit belongs to one of the sides. */
export function readBoard<Board extends Manned, State>(
  schema: v.GenericSchema<unknown, Board>,
  input: unknown,
  begin: (board: Board) => State,
): Result<State, readonly Problem[]> {
  const board = parsed(schema, input);
  if (!board.ok) return board;
  const { sides, units } = board.value;
  const astray = Object.entries(units).filter(([, { side }]) => !sides.includes(side));
  if (astray.length === 0) return success(begin(board.value));
  return failure(
    astray.map(([id, { side }]) => ({ path: `units.${id}.side`, found: side, wanted: sides.join(' or ') })),
  );
}

/** The fields of each type of order, in the order in which they are written. */
export type OrderFields = Readonly<Record<string, v.ObjectEntries>>;

/** The orders of which these are the fields. */
export type OrderWith<Fields extends OrderFields> = {
  [Type in keyof Fields & string]: { readonly type: Type } & Readonly<
    v.InferOutput<v.StrictObjectSchema<Fields[Type], undefined>>
  >;
}[keyof Fields & string];

/** The written form of one type of order. */
interface Form {
  readonly example: string;
  isFormOf(input: object): boolean;
  readonly schema: v.GenericSchema<unknown, object>;
}

function formOf(type: string, fields: v.ObjectEntries): Form {
  const [first, ...others] = Object.keys(fields);
  if (first === undefined)
    return {
      example: `{ give: ${type} }`,
      isFormOf: (input) => 'give' in input && input.give === type,
      schema: v.pipe(
        v.strictObject({ give: v.literal(type) }),
        v.transform(() => ({ type })),
      ),
    };
  const { [first]: field, ...rest } = fields;
  return {
    example: `{ ${[`${type}: ${first}`, ...others.map((name) => `${name}: …`)].join(', ')} }`,
    isFormOf: (input) => Object.hasOwn(input, type),
    schema: v.pipe(
      v.strictObject({ [type]: field!, ...rest }),
      v.transform(({ [type]: value, ...more }) => ({ type, [first]: value, ...more })),
    ),
  };
}

/**
 * An order in its short form. Its first field is written under the name of its type: `{ fire: gun, at: grenadiers }` is a `fire` with the fields
 * `unit` and `at`. An order without fields is written `{ give: stand }`.
 */
export function readOrder<Fields extends OrderFields>(
  fields: Fields,
  input: unknown,
): Result<OrderWith<Fields>, readonly Problem[]> {
  const forms = Object.entries(fields).map(([type, each]) => formOf(type, each));
  const form = typeof input === 'object' && input !== null ? forms.find((each) => each.isFormOf(input)) : undefined;
  if (form === undefined) {
    const wanted = forms.map(({ example }) => example).join(' or ');
    return failure([{ path: '', found: JSON.stringify(input), wanted }]);
  }
  // The schema was made of the fields from which the type is derived.
  return parsed(form.schema, input) as Result<OrderWith<Fields>, readonly Problem[]>;
}
