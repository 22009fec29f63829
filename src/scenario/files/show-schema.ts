import * as v from 'valibot';
import { number } from '../../core/shape.ts';
import { keyed, text, type Mapping } from './forms.ts';

/** A square, a unit or a place; on a free table also a point or a length. */
const end = v.union([text, number, v.array(v.union([number, v.string()]))], 'a place');
const span = v.strictObject({ from: end, to: end });
/** Annotations that only a free table has. The game reads them, in its own unit of length. */
const onTable = v.custom<Mapping>((input) => typeof input === 'object' && input !== null, 'keys with values');
const tableForms = Object.fromEntries(
  ['path', 'ghost', 'arc', 'area', 'template', 'line'].map((kind) => [kind, v.strictObject({ [kind]: onTable })]),
);
const lit = {
  unit: v.strictObject({ unit: text }),
  squares: v.strictObject({ squares: v.array(text) }),
  units: v.strictObject({ units: v.array(text), terrain: v.optional(v.array(text)) }),
  terrain: v.strictObject({ terrain: v.array(text), units: v.optional(v.array(text)) }),
};
/** An annotation that an author adds to a step. */
export const show = keyed(
  {
    sight: v.strictObject({ sight: v.strictObject({ ...span.entries, stopped: v.optional(end) }) }),
    ruler: v.strictObject({
      ruler: v.strictObject({
        ...span.entries,
        counts: v.optional(text),
        text: v.optional(text),
        reads: v.optional(end),
      }),
    }),
    light: v.strictObject({ light: keyed(lit, '{ unit: … } or { squares: [ … ] }') }),
    label: v.strictObject({ label: v.strictObject({ at: end, text }) }),
    ...tableForms,
  },
  'a sight, a ruler, a light or a label',
);
