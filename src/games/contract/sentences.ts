/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The sentence with a small first letter, to follow other words. Proper names keep their capital.
 */
export const goesOn = (sentence: string): string =>
  /^(The|An?|Both|It|All|There|Only|Under|First|With|One|No|Nobody|Everybody|Turn|Round|Points|Your) /.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;

/** A name made from an id: `French`, `Guard Cavalry`. */
export const proper = (id: string): string => id.split('-').map(capital).join(' ');

/** A number with its noun: `1 square`, `2 squares`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number as a word up to twelve, and in figures above. */
export const inWords = (value: number): string => NUMBERS[value] ?? String(value);

/** Some of several: `two of the grenadiers`. */
const COUNTED = new RegExp(`^(${NUMBERS.slice(2).join('|')}|\\d+) of `);

/** The words for places in a row; index 0 is `first`. */
export const ORDINALS: readonly string[] = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(
  ' ',
);

/**
 * Whether a name takes a plural verb. Plural: `the grenadiers`, `your guard` and `the landwehr`,
 * who are men together, `the Wenzel`, `the first Wenzel` and `the twelfth`, all regiments called by
 * a name or number alone, `two of the grenadiers`, `the skirmishers of the battalion`, and lists.
 * Singular: `the gun`, `the line`, `the second battalion of the line`, `the twelfth battalion` and
 * `General Dubois`.
 */
const isSeveral = (name: string): boolean =>
  /^(the|your) .*(s|side|guard|landwehr|militia|partizani|reserve|cavalry|infantry)$/i.test(name) ||
  /^the ((first|second|third|[a-z]+th) )?\p{Lu}\p{L}+$/u.test(name) ||
  /^the (first|second|third|[a-z]+th)$/.test(name) ||
  COUNTED.test(name) ||
  /^(the|your) [a-z]+s of /.test(name) ||
  name.includes(' and ');

/** A name with the singular or the plural verb: `the gun stands`. */
export const withVerb = (name: string, one: string, more: string): string => `${name} ${isSeveral(name) ? more : one}`;

/** Names as a list: `the gun, the howitzer and the hussars`. */
export const listed = (names: readonly (string | number)[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;

/**
 * Fills in the fields of a text: `{unit}` becomes what `tell` returns for the field `unit`.
 * `{Unit}` begins with a capital letter. `{unit:stands|stand}` adds the singular or the plural
 * verb, and `{unit>stands|stand}` the verb alone, where the name has been told before.
 */
export const filled = (text: string, tell: (field: string) => string): string =>
  text.replaceAll(/\{(\w+)([:>][\w-]+\|[\w-]+)?\}/g, (_slot, name: string, written?: string) => {
    const verbs = written ?? '';
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    const told = tell(field);
    const [one = '', more = ''] = verbs.slice(1).split('|');
    const verb = isSeveral(told) ? more : one;
    if (verbs.startsWith('>')) return verb;
    return `${name === field ? told : capital(told)}${verb === '' ? '' : ` ${verb}`}`;
  });

/** For each field that sentences may name: the function that puts it into words. */
type Tellers<State> = Readonly<Record<string, (value: never, state: State) => string>>;

/** Gives several fields the same teller. */
export const toldAlike = <const Fields extends readonly string[], Teller>(fields: Fields, teller: Teller) =>
  Object.fromEntries(fields.map((field) => [field, teller])) as Readonly<Record<Fields[number], Teller>>;

/** The names of the fields in a text. */
type FieldsIn<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Uncapitalize<Slot extends `${infer Field}${':' | '>'}${string}` ? Field : Slot> | FieldsIn<Rest>
  : never;

/** What a text needs: each field that it names, with the type that its teller takes. */
type FieldValues<T extends Tellers<never>, Text extends string> = {
  readonly [Field in FieldsIn<Text> & keyof T]: Parameters<T[Field]>[0];
};

/** The text of a sentence, with its fields; null if a function makes the sentence. */
export function textOf(sentence: unknown): string | null {
  if (typeof sentence === 'string') return sentence;
  return typeof sentence === 'function' && 'text' in sentence ? String(sentence.text) : null;
}

/**
 * Makes functions that build sentences from texts with fields: in `Fire {unit}` the teller of
 * `unit` fills in the name. A text that names a field without a teller does not compile. `textOf`
 * returns the text again.
 */
export const sentences =
  <State>() =>
  <T extends Tellers<State>>(tellers: T) =>
  <const Text extends string>(text: FieldsIn<Text> extends keyof T ? Text : never) =>
    Object.assign(
      (given: FieldValues<T, Text>, state: State): string =>
        filled(text, (field) => {
          // The type of the text proves that this field has a teller and a value.
          const teller = tellers[field] as (value: unknown, state: State) => string;
          return teller((given as Readonly<Record<string, unknown>>)[field], state);
        }),
      { text },
    );
