import * as v from 'valibot';
import type { Plain } from '../../core/ids.ts';

export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'some text'));

/** Keys with values as an author writes them. The game reads them later. */
export type Mapping = Readonly<Record<string, Plain>>;
export const written = v.custom<Mapping>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'an order, such as { fire: gun, at: grenadiers }',
);

type AnyForm<Forms extends Readonly<Record<string, v.GenericSchema>>> = v.GenericSchema<
  unknown,
  v.InferOutput<Forms[keyof Forms]>
>;

/**
 * A union whose forms each have a key that no other form has. Errors are then reported for the form
 * that the author meant. Without an input it is the union of all forms: schemas for editors are
 * made from that.
 */
export function keyed<Forms extends Readonly<Record<string, v.GenericSchema>>>(
  forms: Forms,
  wanted: string,
): v.LazySchema<Forms[keyof Forms] | AnyForm<Forms> | v.GenericSchema<never>> {
  const none: v.GenericSchema<never> = v.custom<never>(() => false, wanted);
  // The options are these forms, so the union has their outputs.
  const any = v.union(Object.values(forms), wanted) as AnyForm<Forms>;
  return v.lazy((input): Forms[keyof Forms] | AnyForm<Forms> | v.GenericSchema<never> => {
    if (input === undefined) return any;
    const keys = typeof input === 'object' && input !== null ? Object.keys(input) : [];
    const key = keys.find((each): each is keyof Forms & string => Object.hasOwn(forms, each));
    return key === undefined ? none : forms[key]!;
  });
}
