import { type Reason, termsOfNumber, type Term } from '../../core/reasons.ts';
import type { Problem } from '../../core/result.ts';
import { partUnmet } from './part.ts';
import type { Expectation } from '../files/expect-schema.ts';

type ExpectedReason = NonNullable<Expectation['reasons']>[number];

/**
 * The value of each clause as an author writes it. If a clause counts twice, its values are added
 * up.
 */
function written(terms: readonly Term[]): Readonly<Record<string, number | string>> {
  const values: Record<string, number | string> = {};
  for (const { clause, how, value, counted } of terms) {
    const before = values[clause];
    if (!counted) values[clause] = before ?? 'no';
    else if (how === 'times') values[clause] = `× ${value.join('/')}`;
    else values[clause] = typeof before === 'number' ? before + value : value;
  }
  return values;
}

/** A reason in the form in which authors write what they expect. */
function described(reason: Reason): Readonly<Record<string, unknown>> {
  if (reason.kind === 'lookup') return { ...reason };
  if (reason.kind === 'pool') return { ...reason, terms: written(reason.terms) };
  const { of, terms, total, test, instead } = reason;
  return {
    of,
    terms: written(terms),
    total,
    ...(test !== null && { word: test.word }),
    ...(test?.is === 'bands' && { table: test.table }),
    ...(test !== null &&
      test.is !== 'bands' && { against: { terms: written(termsOfNumber(reason)), number: test.number } }),
    ...(instead !== undefined && { instead: instead.clause, word: instead.word }),
  };
}

/**
 * The expected reasons that did not occur. They must be in the order in which they were rolled;
 * each names only the keys to check.
 */
export function reasonsUnmet(
  found: readonly Reason[],
  wanted: readonly ExpectedReason[] = [],
  path: string,
): readonly Problem[] {
  const actual = found.map(described);
  let from = 0;
  return wanted.flatMap((part, i) => {
    const at = actual.findIndex((each, place) => place >= from && partUnmet(each, part, '').length === 0);
    if (at >= 0) {
      from = at + 1;
      return [];
    }
    const left = actual.slice(from);
    return [{ path: `${path}.${i}`, found: JSON.stringify(left), wanted: JSON.stringify(part) }];
  });
}
