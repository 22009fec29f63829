import type { Annotation } from '../core/annotations.ts';
import type { Show, Step } from './schema.ts';

/** What an author wants drawn, as an annotation. */
function shown(show: Show): Annotation {
  if ('sight' in show) return { kind: 'sight', ...show.sight };
  if ('ruler' in show)
    return {
      kind: 'ruler',
      from: show.ruler.from,
      to: show.ruler.to,
      ...(show.ruler.text !== undefined && { text: show.ruler.text }),
    };
  if ('label' in show) return { kind: 'label', ...show.label };
  return { kind: 'light', ...('unit' in show.light ? { units: [show.light.unit] } : show.light) };
}

const key = (annotation: Annotation): string =>
  annotation.kind === 'sight'
    ? `sight ${JSON.stringify([annotation.from, annotation.to])}`
    : JSON.stringify(annotation);

/**
 * What is drawn for a step: the annotations of its orders, then those the author added. If both draw the same line, the engine's is kept,
 * because only the engine knows where the line is blocked.
 */
export function annotationsOf(step: Step, own: readonly Annotation[]): readonly Annotation[] {
  const all = [...own, ...(step.show ?? []).map(shown)];
  const keys = all.map(key);
  return all.filter((_annotation, i) => keys.indexOf(keys[i]!) === i);
}
