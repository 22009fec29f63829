import { isKeyed, type Keyed, type Plain } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import type { Base } from '../../../geometry/bases.ts';
import { readLegs, type Leg, type Surroundings } from './legs.ts';

/** How one order of a game is written: a verb with its unit, and what else belongs to it. */
export interface OrderForm {
  readonly verb: string;
  /** What stands after the verb: a unit, or a fixed word such as `phase` in `{ end: phase }`. */
  readonly of: 'unit' | { readonly word: string };
  /** The further keys: a unit, or legs. All must be there. */
  readonly keys: Readonly<Record<string, 'unit' | 'legs'>>;
  /** The order made of what was read. */
  readonly type: string;
}

/** The units and the board that orders speak of. */
export interface Field extends Surroundings {
  readonly base: (unit: string) => Base | null;
  readonly units: readonly string[];
}

const example = ({ verb, of, keys }: OrderForm): string => {
  const more = Object.entries(keys).map(([key, kind]) => `${key}: ${kind === 'legs' ? '[forward 4]' : 'enemy'}`);
  return `{ ${[`${verb}: ${of === 'unit' ? 'unit' : of.word}`, ...more].join(', ')} }`;
};

/** What an order of a game may look like. */
const orderWanted = (forms: readonly OrderForm[]): string => forms.map(example).join(', ');

/** Reads an order: the form that has its verb; every key that is wrong or missing is told. Fields are named as in the file, the unit of the verb `unit`. */
export function readForm(
  forms: readonly OrderForm[],
  written: unknown,
  field: Field,
): Result<{ readonly type: string } & Readonly<Record<string, unknown>>, readonly Problem[]> {
  const input = written as Plain;
  const form = isKeyed(input) ? forms.find(({ verb }) => Object.hasOwn(input, verb)) : undefined;
  if (form === undefined || !isKeyed(input))
    return failure([{ path: '', found: JSON.stringify(written), wanted: orderWanted(forms) }]);
  const problems: Problem[] = [];
  const fields: Record<string, unknown> = {};
  const unit = (key: string, name: string): void => {
    const id = input[key];
    if (typeof id === 'string' && field.units.includes(id)) fields[name] = id;
    else problems.push({ path: key, found: shown(id), wanted: `a unit on the board: ${field.units.join(', ')}` });
  };
  if (form.of === 'unit') unit(form.verb, 'unit');
  else if (input[form.verb] !== form.of.word)
    problems.push({ path: form.verb, found: shown(input[form.verb]), wanted: form.of.word });
  for (const [key, kind] of Object.entries(form.keys))
    if (kind === 'unit') unit(key, key);
    else problems.push(...legsOf(input, key, field, fields));
  const known = [form.verb, ...Object.keys(form.keys)];
  for (const key of Object.keys(input).filter((each) => !known.includes(each)))
    problems.push({ path: key, found: `the key ${key}`, wanted: example(form) });
  return problems.length > 0 ? failure(problems) : success({ type: form.type, ...fields });
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Reads the legs of an order from where its unit stands, and puts them among its fields. */
function legsOf(input: Keyed, key: string, field: Field, fields: Record<string, unknown>): readonly Problem[] {
  const written = input[key];
  const base = typeof fields['unit'] === 'string' ? field.base(fields['unit']) : null;
  const isList = Array.isArray(written) && written.length > 0 && written.every((leg) => typeof leg === 'string');
  if (!isList)
    return [{ path: key, found: shown(written), wanted: 'a list of legs, such as [forward 4, turn left 90°]' }];
  if (base === null) return [];
  const read = readLegs(written, base, field);
  if ('wanted' in read) return [{ path: `${key}.${read.at}`, found: String(written[read.at]), wanted: read.wanted }];
  fields[key] = read.legs satisfies readonly Leg[];
  return [];
}
