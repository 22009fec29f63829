import { parseFraction, sameChance, written } from '../../core/fraction.ts';
import { fewestWays } from '../../core/ways.ts';
import { termsOf, type Reason } from '../../core/reasons.ts';
import type { Problem } from '../../core/result.ts';
import { citedByEvent } from '../../games/contract/citing.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import { under } from '../files/malformed.ts';
import { partUnmet } from './part.ts';
import type { Played } from './played.ts';
import { reasonsUnmet } from './reasons.ts';
import type { Expectation } from '../files/expect-schema.ts';

type Actual = Pick<Played, 'verdict' | 'events' | 'reads' | 'odds' | 'state' | 'shows' | 'task'>;

const list = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '));

/**
 * The parts of an expectation that were not met. `path` is its place in the file. Only what the
 * expectation names is checked.
 */
export function unmet(
  actual: Actual,
  wanted: Expectation,
  path: string,
  engine: Pick<AnyEngine, 'standing' | 'standings'> = {},
): readonly Problem[] {
  return [
    ...verdictUnmet(actual, wanted, path),
    ...listsUnmet(actual, wanted, path),
    ...partsUnmet(reasonsOf(actual).flatMap(termsOf), wanted.lines, `${path}.lines`),
    ...reasonsUnmet(reasonsOf(actual), wanted.reasons, `${path}.reasons`),
    ...partsUnmet(actual.shows, wanted.shows, `${path}.shows`),
    ...taskUnmet(actual, wanted, path, engine),
    ...(wanted.state === undefined ? [] : partUnmet(actual.state, wanted.state, `${path}.state`)),
    ...unitsUnmet(actual, wanted, path, engine),
    ...(wanted.awaits === undefined ? [] : partUnmet(actual.state.awaits, wanted.awaits, `${path}.awaits`)),
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

function listsUnmet({ verdict, events, reads }: Actual, wanted: Expectation, path: string): readonly Problem[] {
  const wrong: Problem[] = [];
  const types = events.map(({ event }) => event.type);
  if (wanted.events !== undefined && list(types) !== list(wanted.events))
    wrong.push({ path: `${path}.events`, found: list(types), wanted: list(wanted.events) });
  const cited = [...new Set(events.flatMap(({ event }) => citedByEvent(event)))];
  const uncited = (wanted.cites ?? []).filter((clause) => !cited.includes(clause));
  if (uncited.length > 0) wrong.push({ path: `${path}.cites`, found: list(cited), wanted: list(uncited) });
  const permits = verdict?.ok === true ? verdict.clauses : [];
  const part = [...permits, ...cited, ...reads].filter((id) => wanted.without?.includes(id));
  if (part.length > 0)
    wrong.push({ path: `${path}.without`, found: list(part), wanted: 'a step that they do not affect' });
  const unread = (wanted.reads ?? []).filter((id) => !reads.includes(id));
  if (unread.length > 0) wrong.push({ path: `${path}.reads`, found: list(reads), wanted: list(unread) });
  return wrong;
}

const reasonsOf = ({ events }: Actual): readonly Reason[] => events.flatMap(({ event }) => event.reasons ?? []);

/** The expected parts that match none of these values. */
function partsUnmet(found: readonly unknown[], parts: readonly unknown[] = [], path: string): readonly Problem[] {
  return parts.flatMap((part, i) => {
    const met = found.some((each) => partUnmet(each, part, '').length === 0);
    return met ? [] : [{ path: `${path}.${i}`, found: JSON.stringify(found), wanted: JSON.stringify(part) }];
  });
}

function unitsUnmet(
  { state }: Actual,
  { units }: Expectation,
  path: string,
  engine: Pick<AnyEngine, 'standing' | 'standings'>,
): readonly Problem[] {
  if (units === undefined) return [];
  const read = engine.standings?.(units);
  if (read === undefined) return partUnmet(state, { units }, path);
  return under(`${path}.units`, read.ok ? engine.standing!(read.value, state) : read.error);
}

/**
 * On a free table the engine chooses which orders it tries, so these numbers are the least there
 * must be.
 */
function taskUnmet(
  { task }: Actual,
  { task: wanted }: Expectation,
  path: string,
  { standing }: Pick<AnyEngine, 'standing'>,
): readonly Problem[] {
  if (wanted === undefined) return [];
  if (task === null) return [{ path: `${path}.task`, found: 'no task', wanted: 'a step with a task' }];
  const found = { right: task.right.length, wrong: task.wrong };
  if (standing !== undefined && found.right >= wanted.right && found.wrong >= wanted.wrong) return [];
  return partUnmet(found, wanted, `${path}.task`);
}

function oddsUnmet(actual: Actual, wanted: Expectation, path: string): readonly Problem[] {
  if (wanted.odds === undefined) return [];
  // They are counted only here.
  const { odds } = actual;
  if (odds === null) return [{ path: `${path}.odds`, found: 'no roll', wanted: 'an order that rolls dice' }];
  const is = Object.entries(fewestWays(odds.chances)).map(([word, chance]) => `${word} ${written(chance)}`);
  return Object.entries(wanted.odds).flatMap(([word, text]) => {
    const chance = parseFraction(text);
    if (!chance.ok) return [{ path: `${path}.odds.${word}`, found: text, wanted: chance.error }];
    const found = Object.hasOwn(odds.chances, word) ? odds.chances[word]! : { ways: 0n, of: 1n };
    return sameChance(found, chance.value) ? [] : [{ path: `${path}.odds.${word}`, found: list(is), wanted: text }];
  });
}
