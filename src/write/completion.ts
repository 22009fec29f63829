/** A part of a JSON Schema, as far as completing needs it. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema | boolean>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** A word that may stand at a place of a text. */
export interface Completion {
  readonly label: string;
  readonly info: string | undefined;
  readonly isKey: boolean;
}

/** Where the cursor of an author stands: the keys around it, from the top; `-` for an item. */
interface Place {
  readonly path: readonly string[];
  /** The key whose value is being written in this line. Null if a key is being written. */
  readonly key: string | null;
}

const indentOf = (row: string): number => row.length - row.trimStart().length;

/** The keys that a row opens: `- order:` opens an item and, within it, a key. */
function opened(row: string): readonly { readonly indent: number; readonly key: string }[] {
  const indent = indentOf(row);
  const text = row.slice(indent);
  if (text.startsWith('- ')) {
    const inner = ' '.repeat(indent + 2) + text.slice(2);
    return [{ indent, key: '-' }, ...opened(inner)];
  }
  const key = /^([\w.'-]+):(?: |$)/.exec(text)?.[1];
  return key === undefined ? [] : [{ indent, key }];
}

/** The keys within braces that are open at the end of a row: `- order: { move: gun, ` → order. */
function inBraces(row: string): { readonly key: string; readonly rest: string } | null {
  const open = row.lastIndexOf('{');
  if (open < row.lastIndexOf('}') || open === -1) return null;
  const key = /([\w.-]+): *$/.exec(row.slice(0, open))?.[1];
  return key === undefined
    ? null
    : {
        key,
        rest: row
          .slice(open + 1)
          .split(',')
          .at(-1)!
          .trimStart(),
      };
}

/** The place at the end of these rows. */
function placeOf(rows: readonly string[]): Place {
  const last = rows.at(-1) ?? '';
  const braces = inBraces(last);
  const own = opened(last);
  let indent = indentOf(last);
  const path: string[] = [];
  // A row above belongs to the place if it is less far to the right than all between.
  const above = rows.slice(0, -1).filter((row) => row.trim() !== '' && !row.trimStart().startsWith('#'));
  for (const row of above.toReversed()) {
    for (const { indent: at, key } of opened(row).toReversed())
      if (at < indent) {
        path.unshift(key);
        indent = at;
      }
    if (indent === 0) break;
  }
  const within = own.filter(({ key }) => key === '-').map(({ key }) => key);
  if (braces !== null) {
    const key = /^([\w.-]+): /.exec(braces.rest)?.[1] ?? null;
    return { path: [...path, ...within, braces.key], key };
  }
  const key = own.find((each) => each.key !== '-')?.key ?? null;
  if (key === null && last.trimStart().startsWith('-') && own.length === 0) return { path: [...path, '-'], key: null };
  return { path: [...path, ...within], key };
}

/** All schemas that a schema stands for: its references and choices are followed. */
function* choices(schema: Schema | boolean | undefined, top: Schema, depth = 0): Generator<Schema> {
  if (typeof schema !== 'object' || depth > 12) return;
  yield schema;
  const name = schema.$ref?.replace('#/$defs/', '');
  if (name !== undefined) yield* choices(top.$defs?.[name], top, depth + 1);
  for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* choices(each, top, depth + 1);
}

/** The schemas of a key or of an item within these schemas. */
const inside = (all: readonly Schema[], key: string, top: Schema): readonly Schema[] =>
  all
    .map((each) => (key === '-' ? each.items : (each.properties?.[key] ?? each.additionalProperties)))
    .flatMap((each) => [...choices(each, top)]);

const wordsOf = (all: readonly Schema[]): readonly Completion[] =>
  all.flatMap(({ enum: words = [], const: word, description }) =>
    [...words, ...(word === undefined ? [] : [word])].map((each) => ({
      label: String(each),
      info: description,
      isKey: false,
    })),
  );

/**
 * The words that may stand at the end of these rows of a YAML text, by the schema of its file: keys
 * where a key is being written, and values after a key. Empty if nothing is known of the place.
 */
export function completions(rows: readonly string[], top: Schema): readonly Completion[] {
  const { path, key } = placeOf(rows);
  const here = path.reduce<readonly Schema[]>((all, each) => inside(all, each, top), [...choices(top, top)]);
  const found = key === null ? keysOf(here, top) : wordsOf([...inside(here, key, top)]);
  const items = key === null && path.at(-1) === '-' ? wordsOf(here) : [];
  return [...new Map([...found, ...items].map((each) => [each.label, each])).values()];
}

const keysOf = (all: readonly Schema[], top: Schema): readonly Completion[] =>
  all.flatMap(({ properties = {}, propertyNames }) => [
    ...Object.entries(properties).map(([label, schema]) => ({
      label,
      info: [...choices(schema, top)].find(({ description }) => description !== undefined)?.description,
      isKey: true,
    })),
    ...wordsOf([...choices(propertyNames, top)]).map((each) => ({ ...each, isKey: true })),
  ]);
