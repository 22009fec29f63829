import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { isKeyed, type Keyed, type Plain } from '../../core/ids.ts';

/** A JSON Schema, as plain data. */
export type Schema = Keyed;

const told = (message: unknown): { readonly description?: string } =>
  typeof message === 'string' ? { description: message } : {};

/**
 * Whatever JSON Schema cannot express allows every value. The first message of a schema becomes its
 * description, so that an editor shows what an error would say.
 */
const CONFIG: ConversionConfig = {
  target: 'draft-07',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    'message' in valibotSchema ? { ...jsonSchema, ...told(valibotSchema.message) } : undefined,
  overrideAction: ({ valibotAction, jsonSchema }) =>
    'message' in valibotAction ? { ...told(valibotAction.message), ...jsonSchema } : undefined,
};

/**
 * Turns a schema of Valibot into a JSON Schema. Each part that is one of `named` becomes a
 * reference to its definition.
 */
export const jsonSchema = (schema: v.GenericSchema, named: Readonly<Record<string, v.GenericSchema>> = {}): Schema => {
  const { $schema: _version, ...converted } = toJsonSchema(schema, { ...CONFIG, definitions: named });
  // JSON drops the keys without a value, and makes plain data of it.
  return JSON.parse(JSON.stringify(converted)) as Schema;
};

/** The properties of an object’s schema. */
export const propertiesOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  (isKeyed(schema['properties']) ? schema['properties'] : {}) as Readonly<Record<string, Schema>>;

/** One of these words, each with a note that the editor shows. */
export const wordSchema = (words: readonly string[], says: string, notes: readonly string[] = []): Schema => ({
  type: 'string',
  enum: words,
  description: says,
  ...(notes.length > 0 && { markdownEnumDescriptions: notes }),
});

/** The schema, or null. */
const orNull = (schema: Plain): Schema => ({ anyOf: [schema, { type: 'null' }] });

/**
 * The schema of what may be put on top of a base: every key may be missing, or be null to remove
 * that of the base. Lists are replaced as a whole, so they stay as they are.
 */
export function overlaid(schema: Schema): Schema {
  const { required: _required, ...rest } = schema;
  const { anyOf, additionalProperties } = rest;
  return {
    ...rest,
    ...('properties' in rest && {
      properties: Object.fromEntries(
        Object.entries(propertiesOf(rest)).map(([key, value]) => [key, orNull(overlaid(value))]),
      ),
    }),
    ...(isKeyed(additionalProperties) && { additionalProperties: orNull(overlaid(additionalProperties)) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((each) => overlaid(each as Schema)) }),
  };
}
