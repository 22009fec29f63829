import type { NamedWords } from '../../games/contract/form.ts';
import { textOf } from '../../games/contract/sentences.ts';
import type { Schema } from '../../integrations/schemas/convert.ts';
import { boardSchemas, drawingSchema } from '../../integrations/schemas/parts.ts';
import { keyLines, summary, type Definitions } from './keys.ts';
import type { Told } from './told.ts';
import { legLines, orderLines, readable } from './orders.ts';

/** A part of what authors may write. */
interface Part {
  readonly title: string;
  /** Whether the content must be played for it. */
  readonly isPlayed: boolean;
  /** Empty if the game has nothing of the kind. */
  readonly lines: (told: Told) => readonly string[];
}

const wordLines = ([what, words]: readonly [string, NamedWords]): readonly string[] => [
  `### ${what}`,
  '',
  ...Object.entries(words).map(([word, note]) => `- \`${word}\`${note === '' ? '' : `: ${note}`}`),
  '',
];

/** A value as an example: short, and on one line. */
function short(value: unknown): string {
  const text = JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;
}

/** A table of sentences, each with what playing has found about it. */
const table = (
  sentences: Readonly<Record<string, unknown>>,
  found: (key: string) => { readonly says: string; readonly more: readonly string[] } | null,
): readonly string[] =>
  Object.entries(sentences).flatMap(([key, sentence]) => {
    const known = found(key);
    const text = textOf(sentence);
    const says = text === null ? (known?.says ?? null) : readable(text);
    const told = says === null ? '' : `: “${says}”`;
    return [
      `- \`${key}\`${told}${known === null ? ' (on no board yet)' : ''}`,
      ...(known?.more ?? []).map((line) => `  ${line}`),
    ];
  });

const eventLines = ({ form, facts }: Told): readonly string[] => {
  const { events } = facts();
  return table(form.words.events, (type) => {
    const known = events.get(type);
    if (known === undefined) return null;
    const fields = [...known.fields].map(([field, value]) => `- ${field}: ${short(value)}`);
    return { says: known.says, more: fields };
  });
};

const refusalLines = ({ form, facts }: Told): readonly string[] => {
  const { refusals } = facts();
  return table(form.words.refusals, (reason) => {
    const known = refusals.get(reason);
    if (known === undefined) return null;
    return { says: known.says, more: [`- by ${[...known.clauses].map((id) => `\`${id}\``).join(', ')}`] };
  });
};

const rollLines = ({ form, facts }: Told): readonly string[] => {
  const { rolls } = facts();
  return Object.keys(form.words.rolls).map((kind) => {
    const known = rolls.get(kind);
    return known === undefined
      ? `- \`${kind}\`: on no board yet`
      : `- \`${kind}\`: ${[...known.dice].join(', ')}, such as \`${known.purpose}\``;
  });
};

const keysUnder =
  (name: string) =>
  ({ definitions }: Told): readonly string[] =>
    keyLines(definitions[name] ?? {}, definitions);

const boardLines = ({ form }: Told): readonly string[] => [
  'In a file a board may be `like:` a base board and list only what differs; `null` removes a key.',
  '',
  ...Object.entries(boardSchemas(form)).flatMap(([shows, schema]) => [`### ${shows}`, '', ...keyLines(schema), '']),
];

const showSchema = ({ form, definitions }: Told): Schema =>
  form.drawings === undefined ? (definitions['show'] ?? {}) : drawingSchema(form.drawings);

/** The parts, by the name that the command takes. */
export const PARTS: Readonly<Record<string, Part>> = {
  orders: {
    title: 'Orders',
    isPlayed: false,
    lines: (told) => orderLines(told),
  },
  legs: {
    title: 'Legs, lengths and facings',
    isPlayed: false,
    lines: (told) => (told.form.measure === undefined ? [] : legLines(told, told.form.measure)),
  },
  words: {
    title: 'Words of the game',
    isPlayed: false,
    lines: ({ form }) => Object.entries(form.names).flatMap(wordLines),
  },
  board: { title: 'The board', isPlayed: false, lines: boardLines },
  step: { title: 'A step', isPlayed: false, lines: keysUnder('step') },
  expect: { title: 'What a step expects', isPlayed: false, lines: keysUnder('expect') },
  ask: { title: 'A question', isPlayed: false, lines: keysUnder('ask') },
  task: { title: 'A task', isPlayed: false, lines: keysUnder('task') },
  decide: { title: 'A decision', isPlayed: false, lines: keysUnder('decide') },
  goal: { title: 'The goal of a task', isPlayed: false, lines: keysUnder('goal') },
  show: {
    title: 'Drawings',
    isPlayed: false,
    lines: (told) => keyLines(showSchema(told), told.definitions),
  },
  outcomes: {
    title: 'Outcomes, for odds',
    isPlayed: false,
    lines: ({ engine }) => Object.keys(engine.outcomes).map((word) => `- \`${word}\``),
  },
  readings: {
    title: 'Rulings with readings',
    isPlayed: false,
    lines: ({ definitions }) =>
      Object.entries((definitions['readings']?.['properties'] ?? {}) as Definitions).map(
        ([id, keys]) => `- \`${id}\`: ${summary(keys).replace('a reading of this ruling: ', '')}`,
      ),
  },
  events: { title: 'Events', isPlayed: true, lines: eventLines },
  refusals: { title: 'Reasons of refusals', isPlayed: true, lines: refusalLines },
  rolls: { title: 'Purposes of rolls', isPlayed: true, lines: rollLines },
};
