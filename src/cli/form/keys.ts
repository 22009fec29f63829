import { isKeyed, type Plain } from '../../core/ids.ts';
import { propertiesOf, type Schema } from '../../integrations/schemas/convert.ts';

/** The definitions of a schema, by their names. */
export type Definitions = Readonly<Record<string, Schema>>;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
  null: 'null',
};

/** What the definitions with a name are called. */
const CALLED: Readonly<Record<string, string>> = {
  clause: 'the id of a clause',
  ruling: 'the id of a ruling',
  scenario: 'the id of a scenario',
  order: 'an order',
  event: 'the type of an event',
  refusal: 'the reason of a refusal',
  goal: 'a goal; the part `goal`',
  board: 'a board',
  dice: 'rolls, each with its purpose; many faces also as digits, with 0 for 10',
  odds: 'outcomes of the game, each with a fraction',
  readings: 'rulings, each with a reading',
  expect: 'what must happen; the part `expect`',
  show: 'a drawing; the part `show`',
  ask: 'a question; the part `ask`',
  task: 'a task; the part `task`',
  decide: 'a decision; the part `decide`',
};

const listOf = (value: Plain | undefined): readonly Schema[] =>
  Array.isArray(value) ? (value.filter((each) => isKeyed(each as Plain)) as readonly Schema[]) : [];

const nameOf = ({ $ref }: Schema): string | undefined =>
  typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;

const code = (value: Plain): string => `\`${String(value)}\``;

/** What may be written, in a few words. */
export function summary(schema: Schema, definitions: Definitions = {}): string {
  const name = nameOf(schema);
  if (name !== undefined) return CALLED[name] ?? summary(definitions[name] ?? {}, definitions);
  const { description, enum: words, const: word, type, items, anyOf } = schema;
  if (word !== undefined) return code(word);
  if (Array.isArray(words)) {
    const all = words.map((each: Plain) => code(each)).join(', ');
    const names = typeof description === 'string' && !words.some((each) => description.includes(String(each)));
    return names ? `${description}: ${all}` : all;
  }
  if (typeof description === 'string') return description;
  if (Array.isArray(anyOf)) return [...new Set(listOf(anyOf).map((each) => summary(each, definitions)))].join(', or ');
  if (isKeyed(items)) return `a list, each ${summary(items, definitions)}`;
  if (Array.isArray(type)) return type.map((each) => TYPES[String(each)] ?? '').join(' or ');
  return TYPES[String(type)] ?? 'any value';
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** The keys inside a value, as lines of nested lists; empty if it has none. */
export function keyLines(schema: Schema, definitions: Definitions = {}): readonly string[] {
  const name = nameOf(schema);
  if (name !== undefined) return name in CALLED ? [] : keyLines(definitions[name] ?? {}, definitions);
  const { required, items, additionalProperties, anyOf } = schema;
  const must = Array.isArray(required) ? required : [];
  const own = Object.entries(propertiesOf(schema)).flatMap(([key, value]) => [
    `- \`${key}\`${must.includes(key) ? '' : ' (optional)'}: ${summary(value, definitions)}`,
    ...indented(keyLines(value, definitions)),
  ]);
  if (own.length > 0) return own;
  if (isKeyed(items)) return keyLines(items, definitions);
  if (isKeyed(additionalProperties)) {
    const inner = keyLines(additionalProperties, definitions);
    return inner.length === 0
      ? [`- each: ${summary(additionalProperties, definitions)}`]
      : ['- each:', ...indented(inner)];
  }
  const forms = listOf(anyOf).map((each) => keyLines(each, definitions));
  return forms.filter((each) => each.length > 0).length > 1
    ? forms.flatMap((each) => (each.length === 0 ? [] : ['- either:', ...indented(each)]))
    : forms.flat();
}
