import Ajv from 'ajv';
import { expect, test } from 'vitest';
import type { Keyed } from '../../src/core/ids.ts';
import { BASE, fileText, pageNames } from './built.ts';

interface Listed {
  readonly kind: string;
  readonly game?: string;
  readonly file: string;
  readonly schema: string;
}

const read = (address: string): unknown => JSON.parse(fileText(address.slice(BASE.length)));
const catalogue = read(`${BASE}data/index.json`) as { readonly files: readonly Listed[] };
const ajv = new Ajv({ schemaId: 'auto' });
const validators = new Map<string, ReturnType<typeof ajv.compile>>();

/** The first fault that the schema of a file finds in some data; null if it takes them. */
function fault(schema: string, data: unknown): string | null {
  const validate = validators.get(schema) ?? ajv.compile(read(schema) as object);
  validators.set(schema, validate);
  if (validate(data) === true) return null;
  const [first] = validate.errors ?? [];
  return `${first?.dataPath ?? ''} ${first?.message ?? 'refused'}`;
}

const named = catalogue.files.map((each) => [each.file, each] as const);

test('the catalogue lists itself rightly, and a file of every kind', () => {
  expect(fault(`${BASE}data/schemas/catalogue.json`, catalogue)).toBeNull();
  expect(new Set(catalogue.files.map(({ kind }) => kind))).toEqual(
    new Set(['games', 'rulings', 'clauses', 'glossary', 'scenarios', 'odds']),
  );
});

test.each(named)('%s keeps to its schema, which refuses it broken', (address, { schema }) => {
  const data = read(address) as Keyed;
  expect(data['$schema']).toBe(schema);
  expect(fault(schema, data)).toBeNull();
  expect(fault(schema, { ...data, version: '2.0.0' })).toContain('version');
  const [list = ''] = Object.keys(data).filter((key) => Array.isArray(data[key]));
  const [first, ...others] = data[list] as readonly Keyed[];
  expect(first, 'there is something in it').toBeDefined();
  for (const key of Object.keys(first!).slice(0, 4)) {
    expect(fault(schema, { ...data, [list]: [{ ...first, [key]: 0 }, ...others] }), key).not.toBeNull();
  }
});

test('every scenario keeps to the schema that editors use, which refuses an unknown order', () => {
  const files = catalogue.files.filter(({ kind }) => kind === 'scenarios');
  const scripts = files.flatMap(({ file }) => (read(file) as { scenarios: readonly Keyed[] }).scenarios);
  expect(scripts.length).toBeGreaterThan(100);
  const faults = scripts.flatMap(({ id, schema, script }) => {
    const found = fault(String(schema), script);
    return found === null ? [] : [`${String(id)}: ${found}`];
  });
  expect(faults).toEqual([]);
  const [{ schema, script }] = scripts as unknown as readonly [{ schema: string; script: Keyed }];
  expect(fault(schema, { ...script, steps: [{ id: 'a', title: 'A', order: { dance: 'guard' } }] })).not.toBeNull();
});

test('every address in the open data is there', () => {
  const pages = new Set(pageNames());
  const addresses = new Set(
    named.flatMap(([file]) =>
      [...fileText(file.slice(BASE.length)).matchAll(/"(\/[a-z][^"#]*)/g)].map(([, at]) => at!),
    ),
  );
  expect(addresses.size).toBeGreaterThan(100);
  const missing = [...addresses].filter((address) => {
    const path = address.slice(BASE.length);
    if (path.endsWith('/') || path === '') return !pages.has(`${path}index.html`);
    try {
      return fileText(path) === '';
    } catch {
      return true;
    }
  });
  expect(missing).toEqual([]);
});
