import * as v from 'valibot';
import type { Plain } from '../../core/ids.ts';
import type { GameForm } from '../../games/contract/form.ts';
import { keysByField, parsedForms, type ParsedForm } from '../../games/contract/reading.ts';
import { jsonSchema, overlaid, propertiesOf, type Schema } from './convert.ts';

/** A key of an order: what may stand under it, and whether it may be missing. */
export interface OrderKey {
  readonly key: string;
  readonly schema: Schema;
  readonly isOptional: boolean;
}

/** The keys that a form of an order has, from its table and the readers of its fields. */
export function keysOf(form: ParsedForm, { fields }: Pick<GameForm, 'fields'>): readonly OrderKey[] {
  const found = new Map<string, OrderKey>();
  for (const [field, keys] of keysByField(form)) {
    const kind = form.form.fields[field]!;
    const read = fields[kind.replace(/\?$/, '')]!.form(null);
    const schema = jsonSchema(read);
    const isOptional = kind.endsWith('?') || v.is(read, undefined);
    const { required = [] } = schema;
    for (const key of keys)
      found.set(
        key,
        keys.length === 1
          ? { key, schema, isOptional }
          : {
              key,
              schema: propertiesOf(schema)[key] ?? {},
              isOptional: isOptional || !(required as readonly string[]).includes(key),
            },
      );
  }
  return form.parts.map(({ key, value, isField }) =>
    isField ? found.get(key)! : { key, schema: { const: value }, isOptional: false },
  );
}

/** The schema of an order in one of its forms. */
function formSchema(form: ParsedForm, game: GameForm): Schema {
  const keys = keysOf(form, game);
  return {
    title: form.type,
    type: 'object',
    properties: Object.fromEntries(keys.map(({ key, schema }) => [key, schema])),
    required: keys.filter(({ isOptional }) => !isOptional).map(({ key }) => key),
    additionalProperties: false,
  };
}

/** The schema of any order of the game. */
export const orderSchema = (form: GameForm): Schema => ({
  description: 'an order of the game',
  anyOf: parsedForms(form.orders).map((each) => formSchema(each, form)),
});

/** The schema of a drawing of a game that has its own. */
export const drawingSchema = (drawings: NonNullable<GameForm['drawings']>): Schema => ({
  description: `a drawing: ${Object.keys(drawings).join(', ')}`,
  anyOf: Object.entries(drawings).map(([kind, schema]) => ({
    type: 'object',
    properties: { [kind]: jsonSchema(schema) },
    required: [kind],
    additionalProperties: false,
  })),
});

const same = (a: Plain, b: Plain): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The properties of all these schemas; a key that differs may be as in any of them. */
function merged(all: readonly Schema[]): Readonly<Record<string, Schema>> {
  const keys = [...new Set(all.flatMap((each) => Object.keys(propertiesOf(each))))];
  return Object.fromEntries(
    keys.map((key) => {
      const found = all.map((each) => propertiesOf(each)[key]).filter((each) => each !== undefined);
      const different = found.filter((each, i) => found.findIndex((other) => same(each, other)) === i);
      return [key, different.length === 1 ? different[0]! : { anyOf: different }];
    }),
  );
}

/** The schema of each kind of board of the game, by what it shows. */
export const boardSchemas = ({ boards }: GameForm): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(boards).map(([shows, schema]) => [shows, jsonSchema(schema)]));

/**
 * The schema of a board in a file: of any kind, whole or `like` one of these base boards, and with
 * units in their short form.
 */
export function boardSchema(form: GameForm, bases: readonly string[]): Schema {
  const whole: Schema = {
    type: 'object',
    description: 'a board, or like: with the name of a base board, and what differs',
    properties: merged(Object.values(boardSchemas(form))),
    additionalProperties: false,
  };
  const over = overlaid(whole);
  const like: Schema = {
    description: 'the name of a base board in boards.yaml',
    ...(bases.length > 0 ? { enum: bases } : { type: 'string' }),
  };
  const words: Schema = { type: 'object', description: 'the words of short units, and the fields that each sets' };
  return {
    ...over,
    properties: { like, ...propertiesOf(over), words },
    patternProperties: {
      '^by-[a-z]+$': { type: 'object', description: 'units in short form, grouped by one of their fields' },
    },
  };
}
