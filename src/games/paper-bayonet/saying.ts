import type { Plain } from '../../core/ids.ts';

type Params = Readonly<Record<string, Plain>>;
type Name = (id: Plain | undefined) => string;

/** A sentence for each reason of a refusal. */
export type Says = Readonly<Record<string, (params: Params, name: Name) => string>>;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `the grenadiers` are several, `the gun` and `General Dubois` are one. */
const several = (name: string): boolean => /^the .*s$/i.test(name);
/** A unit's name at the beginning of a sentence, with the verb that fits it: `The grenadiers stand`. */
export const does = (name: string, one: string, more: string): string =>
  `${capital(name)} ${several(name) ? more : one}`;
