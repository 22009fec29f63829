/** With a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence as it goes on after another word. Names of people and brigades keep their capital. */
export const goesOn = (sentence: string): string =>
  /^(The|An?|Both|It|All|There|Only|Under|First|With|One|No) /.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;

/** A name made from an id: `French`, `Guard Cavalry`. */
export const proper = (id: string): string => id.split('-').map(capital).join(' ');

/** A number with its noun: `1 square`, `2 squares`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number for use in a sentence: spelled out up to twelve. */
export const inWords = (value: number): string => NUMBERS[value] ?? String(value);

/** Places in a row in words, from `first`. */
export const ORDINALS: readonly string[] = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(
  ' ',
);

/**
 * `the grenadiers`, `your guard`, `the Wenzel` and `the twelfth` are several, as are all regiments
 * that are called by a name or number alone; `the gun`, `the twelfth battalion` and
 * `General Dubois` are one.
 */
const isSeveral = (name: string): boolean =>
  /^(the|your) .*(s|side|guard|line|landwehr|militia|reserve|cavalry|infantry)$/i.test(name) ||
  /^the (\p{Lu}\p{L}+|first|second|third|[a-z]+th)$/u.test(name);

/** Names in a row: `the gun, the howitzer and the hussars`. */
export const listed = (names: readonly (string | number)[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;

/**
 * A text with its fields filled in: `{unit}` is what `tell` says of the field `unit`. `{Unit}`
 * begins with a capital letter, and `{unit:stands|stand}` adds the verb for one or for several.
 */
export const filled = (text: string, tell: (field: string) => string): string =>
  text.replaceAll(/\{(\w+)(?::(\w+)\|(\w+))?\}/g, (_slot, name: string, one?: string, more?: string) => {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    const told = tell(field);
    const verb = one === undefined ? '' : ` ${isSeveral(told) ? String(more) : one}`;
    return `${name === field ? told : capital(told)}${verb}`;
  });

/** How sentences tell each field that they may name. */
type Tellers<State> = Readonly<Record<string, (value: never, state: State) => string>>;

/** Several fields that are told alike. */
export const toldAlike = <const Fields extends readonly string[], Teller>(fields: Fields, teller: Teller) =>
  Object.fromEntries(fields.map((field) => [field, teller])) as Readonly<Record<Fields[number], Teller>>;

/** The fields that a text names. */
type FieldsIn<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Uncapitalize<Slot extends `${infer Field}:${string}` ? Field : Slot> | FieldsIn<Rest>
  : never;

/** What a text must be given: each field that it names, of the type that its teller takes. */
type Given<T extends Tellers<never>, Text extends string> = {
  readonly [Field in FieldsIn<Text> & keyof T]: Parameters<T[Field]>[0];
};

/**
 * Makes sentences from texts that name fields: in `Fire {unit}` the field `unit` is told by its
 * teller. A text that names a field without a teller does not compile.
 */
export const sentences =
  <State>() =>
  <T extends Tellers<State>>(tellers: T) =>
  <const Text extends string>(text: FieldsIn<Text> extends keyof T ? Text : never) =>
  (given: Given<T, Text>, state: State): string =>
    filled(text, (field) => {
      // The type of the text has proved that this field has a teller and that it is given.
      const teller = tellers[field] as (value: unknown, state: State) => string;
      return teller((given as Readonly<Record<string, unknown>>)[field], state);
    });
