import type { Plain } from '../../core/ids.ts';
import { plain } from '../../core/signs.ts';

/**
 * The numbers of a clause as a table: one row for each name, or two parallel rows for a mapping
 * such as `needed_by_distance`.
 */
export interface Values {
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

type Mapping = Readonly<Record<string, Plain>>;
const isNamed = (value: Plain | undefined): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `needed_by_distance` → `needed by distance`. */
const named = (key: string): string => key.replaceAll(/[_-]/g, ' ');

function written(value: Plain): string {
  if (Array.isArray(value)) return value.map(written).join(', ');
  if (typeof value === 'number') return plain(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? named(value) : 'none';
}

/**
 * The values of a clause as small tables. A single value gets none, because the clause's sentence
 * already contains it.
 */
export function tablesOf(values: Mapping | undefined): readonly Values[] {
  const entries = Object.entries(values ?? {});
  const tables = entries.flatMap(([key, value]) => (isNamed(value) ? [byName(key, value)] : []));
  const single = entries.filter(([, value]) => !isNamed(value));
  if (single.length < 2) return tables;
  return [...tables, { rows: single.map(([key, value]) => ({ name: named(key), cells: [written(value)] })) }];
}

/**
 * `needed_by_distance: { 2: 2, 3: 3 }` → a row of distances above a row of what is needed. A
 * mapping that does not say by what it goes has a row for each of its values.
 */
function byName(key: string, value: Mapping): Values {
  const [what = key, by] = key.split('_by_');
  if (by === undefined) {
    const entries = Object.entries(value);
    return {
      rows: entries.map(([name, each]) => ({ name: `${named(what)}, ${named(name)}`, cells: [written(each)] })),
    };
  }
  return {
    rows: [
      { name: named(by), cells: Object.keys(value).map(named) },
      { name: named(what), cells: Object.values(value).map(written) },
    ],
  };
}
