import { parseFraction, sameChance, written } from '../core/fraction.ts';
import type { Problem } from '../core/result.ts';
import type { Played } from './played.ts';
import type { Expectation } from './schema.ts';

type Actual = Pick<Played, 'verdict' | 'events' | 'lines' | 'reads' | 'odds' | 'state'>;

const list = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '));

/** What of an expectation was not met; `path` is its place in the file. What is not named is not checked. */
export function unmet(actual: Actual, wanted: Expectation, path: string): readonly Problem[] {
  return [
    ...verdictUnmet(actual, wanted, path),
    ...listsUnmet(actual, wanted, path),
    ...linesUnmet(actual, wanted, path),
    ...(wanted.state === undefined ? [] : partUnmet(actual.state, wanted.state, `${path}.state`)),
    ...oddsUnmet(actual, wanted, path),
  ];
}

function verdictUnmet(
  { verdict }: Actual,
  { allowed, refused, reason }: Expectation,
  path: string,
): readonly Problem[] {
  const found = verdictSays(verdict);
  const refusal = verdict?.ok === false ? verdict : null;
  const wrong: Problem[] = [];
  if (refused !== undefined && refusal?.clause !== refused)
    wrong.push({ path: `${path}.refused`, found, wanted: `refused by ${refused}` });
  if (reason !== undefined && refusal?.reason !== reason) wrong.push({ path: `${path}.reason`, found, wanted: reason });
  if (allowed !== undefined) {
    const missing = verdict?.ok === true ? allowed.filter((clause) => !verdict.clauses.includes(clause)) : allowed;
    if (missing.length > 0 || verdict?.ok !== true)
      wrong.push({ path: `${path}.allowed`, found, wanted: `allowed by ${list(missing)}` });
  }
  return wrong;
}

function verdictSays(verdict: Actual['verdict']): string {
  if (verdict === null) return 'no order';
  return verdict.ok ? `allowed by ${list(verdict.clauses)}` : `refused by ${verdict.clause} (${verdict.reason})`;
}

function listsUnmet({ events, reads }: Actual, wanted: Expectation, path: string): readonly Problem[] {
  const wrong: Problem[] = [];
  const types = events.map(({ event }) => event.type);
  if (wanted.events !== undefined && list(types) !== list(wanted.events))
    wrong.push({ path: `${path}.events`, found: list(types), wanted: list(wanted.events) });
  const cited = events.flatMap(({ event }) => event.clauses);
  const uncited = (wanted.cites ?? []).filter((clause) => !cited.includes(clause));
  if (uncited.length > 0) wrong.push({ path: `${path}.cites`, found: list(cited), wanted: list(uncited) });
  const unread = (wanted.reads ?? []).filter((id) => !reads.includes(id));
  if (unread.length > 0) wrong.push({ path: `${path}.reads`, found: list(reads), wanted: list(unread) });
  return wrong;
}

function linesUnmet({ lines }: Actual, wanted: Expectation, path: string): readonly Problem[] {
  return (wanted.lines ?? []).flatMap((line, i) => {
    const met = lines.some((each) => partUnmet(each, line, '').length === 0);
    return met ? [] : [{ path: `${path}.lines.${i}`, found: JSON.stringify(lines), wanted: JSON.stringify(line) }];
  });
}

function oddsUnmet({ odds }: Actual, wanted: Expectation, path: string): readonly Problem[] {
  if (wanted.odds === undefined) return [];
  if (odds === null) return [{ path: `${path}.odds`, found: 'no roll', wanted: 'an order that rolls dice' }];
  const is = Object.entries(odds.chances).map(([word, chance]) => `${word} ${written(chance)}`);
  return Object.entries(wanted.odds).flatMap(([word, text]) => {
    const chance = parseFraction(text);
    if (!chance.ok) return [{ path: `${path}.odds.${word}`, found: text, wanted: chance.error }];
    const found = odds.chances[word] ?? { ways: 0n, of: 1n };
    return sameChance(found, chance.value) ? [] : [{ path: `${path}.odds.${word}`, found: list(is), wanted: text }];
  });
}

/** Where a value differs from the part of it that was named. Lists are compared whole. */
export function partUnmet(actual: unknown, part: unknown, path: string): readonly Problem[] {
  if (
    typeof part === 'object' &&
    part !== null &&
    !Array.isArray(part) &&
    typeof actual === 'object' &&
    actual !== null
  ) {
    return Object.entries(part).flatMap(([key, value]) =>
      partUnmet((actual as Readonly<Record<string, unknown>>)[key], value, `${path}.${key}`),
    );
  }
  if (JSON.stringify(actual) === JSON.stringify(part)) return [];
  return [{ path, found: actual === undefined ? 'nothing' : JSON.stringify(actual), wanted: JSON.stringify(part) }];
}
