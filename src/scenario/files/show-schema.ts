import * as v from 'valibot';
import { number, strict } from '../../core/shape.ts';
import { keyed, text, type Mapping } from './forms.ts';

/** A square, a unit or a place; on a free table also a point or a length. */
const end = v.union([text, number, v.array(v.union([number, v.string()]))], 'a place');
const span = strict({ from: end, to: end });
/** Annotations that only a free table has. The game reads them, in its own unit of length. */
const onTable = v.custom<Mapping>((input) => typeof input === 'object' && input !== null, 'keys with values');
const tableForms = Object.fromEntries(
  ['path', 'ghost', 'arc', 'area', 'template', 'line'].map((kind) => [kind, strict({ [kind]: onTable })]),
);
const lit = {
  unit: strict({ unit: text }),
  squares: strict({ squares: v.array(text) }),
  units: strict({ units: v.array(text), terrain: v.optional(v.array(text)) }),
  terrain: strict({ terrain: v.array(text), units: v.optional(v.array(text)) }),
};
/** An annotation that an author adds to a step. */
export const show = keyed(
  {
    sight: strict({ sight: strict({ ...span.entries, stopped: v.optional(end) }) }),
    ruler: strict({
      ruler: strict({
        ...span.entries,
        counts: v.optional(text),
        text: v.optional(text),
        reads: v.optional(end),
      }),
    }),
    light: strict({ light: keyed(lit, '{ unit: … } or { squares: [ … ] }') }),
    label: strict({ label: strict({ at: end, text }) }),
    ...tableForms,
  },
  'a sight, a ruler, a light or a label',
);
