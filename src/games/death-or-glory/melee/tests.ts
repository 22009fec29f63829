import { isRunning } from '../figures/formed.ts';
import { fallBack } from '../morale/falling-back.ts';
import type { Result } from '../morale/test.ts';
import { takeTests, type Test } from '../morale/testing.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { hasCome } from './cover.ts';
import type { Fought } from './striking.ts';

/** What has become of a loser: he stands, has fallen back, or runs or is gone. */
type Fate = 'stood' | 'retired' | 'ran';

/** What the tests of a round have come to. */
export interface Tested {
  readonly results: Readonly<Record<string, Result | null>>;
  /** What has become of each loser. */
  readonly fates: Readonly<Record<string, Fate>>;
  /** The winners who have to take a test of control. */
  readonly inControl: readonly string[];
}

/** Those of a side who are still there and do not run. */
function stillOf({ state }: Course, { round, before }: Fought, isOwn: (side: string) => boolean): readonly string[] {
  return round.units.filter((id) => {
    const body = bodyOf(state, id);
    return isOwn(bodyOf(before, id)!.side) && body !== undefined && !isRunning(body);
  });
}

const isSquare = (state: State, id: string): boolean => bodyOf(state, id)?.formation === 'square';

/** A unit falls back before its enemy, unless it is a square. */
function retire(course: Course, id: string): void {
  const body = bodyOf(course.state, id);
  if (body !== undefined && !isSquare(course.state, id)) fallBack(course, body);
}

/**
 * The losers test: whoever is shaken falls back and leaves the melee, but a square stays; by one
 * reading all fall back first.
 * @clause dg.melee.loser @ruling dg-081
 */
function testLosers(course: Course, fought: Fought, dice: Dice): Pick<Tested, 'results' | 'fates'> {
  const { round, before, winner } = fought;
  const ids = stillOf(course, fought, (side) => side !== winner);
  const isFirstBack = read(course.state, 'dg-081') === 'retire-50-always';
  if (isFirstBack) for (const id of ids) retire(course, id);
  const tests = ids.map((unit): Test => ({ unit, by: 'dg.melee.loser', stays: isFirstBack }));
  const results = takeTests(course, tests, dice);
  const fateOf = (id: string): Fate => {
    const result = results[id] ?? 'breaks';
    if (result === 'breaks') return 'ran';
    return result === 'shaken' && !isSquare(before, id) ? 'retired' : 'stood';
  };
  const losers = round.units.filter((id) => bodyOf(before, id)!.side !== winner);
  return { results, fates: Object.fromEntries(losers.map((id) => [id, fateOf(id)])) };
}

/**
 * The test of a winner: of its morale if a foe whom it touches has stood, of control if none has;
 * null if of neither.
 * @clause dg.melee.winner-tests dg.melee.winner-control @ruling dg-115 dg-132
 */
function testOf(state: State, fates: readonly Fate[]): 'morale' | 'control' | null {
  if (fates.includes('stood')) return 'morale';
  if (fates.includes('ran')) return 'control';
  const reading = read(state, 'dg-132');
  return reading === 'no-test' ? null : reading === 'morale-test' ? 'morale' : 'control';
}

/**
 * A winner is halted, or runs: whoever has stood against it reforms for a turn, or by one reading
 * it does itself. Against a square that is shaken the loser falls back; by one reading an attacker
 * stays in contact, and no round is fought in the next turn.
 * @clause dg.melee.winner-halted @ruling dg-110 dg-150
 */
function halt(course: Course, { before, round }: Fought, id: string, { fates, results }: Tested): void {
  const { turn } = course.state;
  const stood = round.foes[id]!.filter((foe) => fates[foe] === 'stood' && bodyOf(course.state, foe) !== undefined);
  const clauses = ['dg.melee.winner-halted'] as const;
  const isShaken = results[id] === 'shaken';
  if (isShaken && isSquare(before, id)) for (const foe of stood) retire(course, foe);
  const stays = isShaken && !isSquare(before, id) && staysInContact(before, id);
  if (stays) course.record({ type: 'fight-broken-off', units: [id, ...stood], turn: turn + 1, clauses });
  const all = read(course.state, 'dg-110') === 'loser-too' ? stood : [id];
  for (const unit of all) course.record({ type: 'stays-to-reform', unit, until: turn + 1, clauses });
}

/** By one reading an attacker who is shaken as he wins stays where he is. @ruling dg-150 */
const staysInContact = (before: State, id: string): boolean =>
  read(before, 'dg-150') === 'halts-in-contact' && hasCome(before, bodyOf(before, id)!);

/**
 * The tests of a round: first those of the losers, and then those of the winners whose foes have
 * stood. Nobody tests after a level round, nor who has been caught.
 * @clause dg.melee.loser dg.melee.winner-tests dg.melee.winner-control dg.melee.winner-halted
 * @ruling dg-080 dg-115 dg-135 dg-150
 */
export function testAfter(course: Course, fought: Fought, dice: Dice): Tested {
  const { winner, round, before } = fought;
  if (winner === null) return { results: {}, fates: {}, inControl: [] };
  const { results: losers, fates } = testLosers(course, fought, dice);
  const winners = stillOf(course, fought, (side) => side === winner).map((id) => ({
    id,
    test: testOf(
      course.state,
      round.foes[id]!.map((foe) => fates[foe]!),
    ),
  }));
  const tests = winners
    .filter(({ test }) => test === 'morale')
    .map(({ id: unit }): Test => ({ unit, by: 'dg.melee.winner-tests', stays: staysInContact(before, unit) }));
  const results = { ...losers, ...takeTests(course, tests, dice) };
  const inControl = winners.filter(({ test }) => test === 'control').map(({ id }) => id);
  const tested = { results, fates, inControl };
  for (const { unit } of tests) if (results[unit] !== 'stands') halt(course, fought, unit, tested);
  return tested;
}
