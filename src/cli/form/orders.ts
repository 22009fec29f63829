import { Document } from 'yaml';
import { isKeyed, type Plain } from '../../core/ids.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import { asWritten, parsedForms } from '../../games/contract/reading.ts';
import { textOf } from '../../games/contract/sentences.ts';
import { LEG_FORMS } from '../../games/table/orders/legs.ts';
import { tableSchemas } from '../../games/table/boards/schema.ts';
import { MEASURES, type Measure } from '../../geometry/lengths.ts';
import { jsonSchema } from '../../integrations/schemas/convert.ts';
import { keysOf } from '../../integrations/schemas/parts.ts';
import { spoken } from './facts.ts';
import { keyLines, summary } from './keys.ts';
import type { Told } from './told.ts';
import { examplesOf, ordersIn, type WrittenOrder } from './written.ts';

/** Lines with examples begin with this, so that a page can be compared without them. */
export const EXAMPLE = 'Example: ';

/** The line in place of an example. */
const NONE = `${EXAMPLE}No file has this order yet.`;

/** The text of a sentence, with one verb where it has two: `{unit} stands`. */
export const readable = (text: string): string =>
  text.replaceAll(/\{(\w+):([\w-]+)\|[\w-]+\}/g, '{$1} $2').replaceAll(/\{\w+>([\w-]+)\|[\w-]+\}/g, '$1');

/** A value on one line, as YAML. */
const flow = (value: unknown): string =>
  new Document(value)
    .toString({ collectionStyle: 'flow', lineWidth: 0 })
    .trim()
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']');

function exampleLine(engine: AnyEngine, { written, file, step, scenario }: WrittenOrder): string {
  const says = scenario === null ? null : spoken(engine, scenario, step);
  return `${EXAMPLE}\`${flow(written)}\`${says === null ? '' : `, “${says}”`} (\`${file}\`, \`${step}\`).`;
}

/** Every order of a game: its forms, their keys, its sentence, and an example from the content. */
export function orderLines({ game, engine, form, hasExamples }: Told): readonly string[] {
  const examples = examplesOf(form.orders, hasExamples ? ordersIn(game) : []);
  const forms = parsedForms(form.orders);
  return Object.entries(form.orders).flatMap(([type, { says }]) => {
    const text = textOf(says);
    const written = forms.filter((each) => each.type === type);
    return [
      `### ${type}`,
      '',
      ...(text === null ? [] : [`“${readable(text)}”.`, '']),
      ...written.flatMap((each) => {
        const example = examples.get(each.form.written);
        const keys = keysOf(each, form).filter(({ schema }) => !('const' in schema));
        return [
          `\`${asWritten(each.form)}\``,
          '',
          ...keys.flatMap(({ key, schema, isOptional }) => [
            `- \`${key}\`${isOptional ? ' (optional)' : ''}: ${summary(schema)}`,
            ...keyLines(schema).map((line) => `  ${line}`),
          ]),
          '',
          ...(hasExamples ? [example === undefined ? NONE : exampleLine(engine, example), ''] : []),
        ];
      }),
    ];
  });
}

/** Every leg in the orders of the content. */
function legsIn(game: string): readonly { readonly leg: string; readonly file: string }[] {
  const lists = (value: Plain): readonly string[] =>
    isKeyed(value) && Array.isArray(value['legs']) ? value['legs'].map((leg: Plain) => String(leg)) : [];
  return ordersIn(game).flatMap(({ written, file }) => lists(written).map((leg) => ({ leg, file })));
}

/** The forms of legs, lengths and facings on a free table. */
export function legLines({ game, hasExamples }: Told, measure: Measure): readonly string[] {
  const { length, facing, point } = tableSchemas(measure);
  const legs = hasExamples ? legsIn(game) : [];
  const forms = LEG_FORMS.flatMap(({ example, has }) => {
    const found = legs.find(({ leg }) => has(leg));
    return [
      `- ${example}`,
      ...(found === undefined ? [] : ['', `  ${EXAMPLE}\`${found.leg}\` (\`${found.file}\`).`, '']),
    ];
  });
  return [
    ...forms,
    `- length: ${summary(jsonSchema(length))}; a number without a measure counts in ${measure}`,
    `- measures, in micrometres: ${Object.entries(MEASURES)
      .map(([name, um]) => `${name} ${um}`)
      .join(', ')}`,
    `- point: ${summary(jsonSchema(point))}`,
    `- facing: ${summary(jsonSchema(facing)).replace(/^a facing: /, '')}`,
  ];
}
