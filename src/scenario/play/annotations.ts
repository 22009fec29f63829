import type { Annotation } from '../../core/annotations.ts';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import type { AnyEngine, Awaiting } from '../../games/contract/engine.ts';
import { Malformed, under } from '../files/malformed.ts';
import type { Show } from '../files/schema.ts';

/**
 * Refuses an annotation that only a free table has, and a point or a length, which a grid does not
 * have.
 */
const notOnGrid = (show: Show): Result<never, readonly Problem[]> =>
  failure([
    { path: '', found: JSON.stringify(show), wanted: 'a sight, a ruler, a light or a label, between named places' },
  ]);

const isName = (place: unknown): place is string => typeof place === 'string';

/** An author's annotation on a grid, where every place has a name. */
function onGrid(show: Show): Result<Annotation, readonly Problem[]> {
  if ('sight' in show) {
    const { from, to } = show.sight;
    return isName(from) && isName(to) ? success({ kind: 'sight', from, to }) : notOnGrid(show);
  }
  if ('ruler' in show) {
    const { from, to, text } = show.ruler;
    if (!isName(from) || !isName(to)) return notOnGrid(show);
    return success({ kind: 'ruler', from, to, ...(text !== undefined && { text }) });
  }
  if ('label' in show) {
    const { at, text } = show.label;
    return isName(at) ? success({ kind: 'label', at, text }) : notOnGrid(show);
  }
  if (!('light' in show)) return notOnGrid(show);
  return success({ kind: 'light', ...('unit' in show.light ? { units: [show.light.unit] } : show.light) });
}

/** The boards before and after a step, and the path of the step in the file. */
interface Around {
  readonly path: string;
  readonly before: Awaiting;
  readonly after: Awaiting;
}

/**
 * The annotations that the author of a step added. Throws `Malformed` with all of them that cannot
 * be drawn.
 */
export function authored(
  engine: AnyEngine,
  { show: all = [] }: { readonly show?: readonly Show[] | undefined },
  { path, before, after }: Around,
): readonly Annotation[] {
  const read = all.map((each) => engine.show?.(each, before, after) ?? onGrid(each));
  const problems = read.flatMap((each, i) => (each.ok ? [] : under(`${path}.show.${i}`, each.error)));
  if (problems.length > 0) throw new Malformed(problems);
  return read.flatMap((each) => (each.ok ? [each.value] : []));
}

const key = (annotation: Annotation): string =>
  annotation.kind === 'sight'
    ? `sight ${JSON.stringify([annotation.from, annotation.to])}`
    : JSON.stringify(annotation);

/**
 * The annotations of a step: those of its orders, then those the author added. If both draw the
 * same line, the engine's is kept, because only the engine knows where the line is blocked.
 */
export function withoutTwins(all: readonly Annotation[]): readonly Annotation[] {
  const keys = all.map(key);
  return all.filter((_annotation, i) => keys.indexOf(keys[i]!) === i);
}
