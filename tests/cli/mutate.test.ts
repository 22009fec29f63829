import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { allowedFor } from '../../src/cli/mutate/allowed.ts';
import { boards, broken } from '../../src/cli/mutate/boards.ts';
import * as collected from '../../src/cli/mutate/collected.ts';
import { compare } from '../../src/cli/mutate/compare.ts';
import { isNamed, ruleTests, rulesFiles, sharedRules } from '../../src/cli/mutate/files.ts';
import { mutantsOf, type Mutant } from '../../src/cli/mutate/mutants.ts';
import { playMutants } from '../../src/cli/mutate/pool.ts';
import { type Reach, reachOf } from '../../src/cli/mutate/reach.ts';
import { playRounds, roundsFor } from '../../src/cli/mutate/rounds.ts';
import { gameFile } from '../../src/library/files.ts';
import { games } from '../../src/library/plays.ts';
import { engineOf } from '../../src/register/index.ts';

const GAME = 'paper-bayonet';

/** Milliseconds. All boards take a quarter of a minute, on a busy machine ten times as long. */
const BUSY = 300_000;

/** All mutants of the rules of a game, or of shared rules. */
const mutantsIn = (rules: string): readonly Mutant[] =>
  rulesFiles(rules).flatMap((file) =>
    mutantsOf(file, readFileSync(file, 'utf8'), games().includes(rules) ? gameFile(rules).value.prefix : null),
  );

const mutants = new Map([...games(), ...sharedRules()].map((rules) => [rules, mutantsIn(rules)]));

/**
 * Throws for a name that no longer exists: a mutant that changes nothing would survive and look
 * like a gap in the tests.
 */
function named(path: string, name: string, rules = GAME): Mutant {
  const found = mutants.get(rules)!.find((each) => isNamed(each.file, path) && each.name === name);
  if (found === undefined) throw new Error(`${path} has no fault called ${name}`);
  return found;
}

describe('the list of mutations that cannot be noticed', () => {
  test.each([...mutants.keys()])('names existing mutations: npm run mutate -- %s', (rules) => {
    const there = mutants.get(rules)!;
    const gone = allowedFor(rules).filter(
      ({ file, mutant }) => !there.some((each) => each.file === file && (mutant === null || each.name === mutant)),
    );
    expect(gone.map(({ file, mutant }) => `${file} ${mutant}`)).toEqual([]);
  });

  test('is compared with those that survive', () => {
    const [one, other] = [named('tables', 'RANGE: 6 → (7)'), named('tables', 'RANGE: 6 → (5)')];
    const allowed = [{ file: one.file, mutant: one.name, because: 'for a test', until: null }];
    const site = { onSite: ['artillery'] };
    const nothing = { unexpected: [], waiting: [], stale: [] };
    expect(compare([one], allowed, site)).toEqual(nothing);
    expect(compare([one, other], allowed, site)).toEqual({ ...nothing, unexpected: [other] });
    expect(compare([], allowed, site)).toEqual({ ...nothing, stale: allowed });
    expect(compare([], allowed, { ...site, only: ['src/games/paper-bayonet/artillery/effect.ts'] })).toEqual(nothing);
  });

  test('lets mutations wait for the boards of their phase, and no longer', () => {
    const [one, other] = [named('tables', 'RANGE: 6 → (7)'), named('tables', 'RANGE: 6 → (5)')];
    const allowed = [{ file: one.file, mutant: null, because: 'for a test', until: 'fighting' }];
    const both = [one, other];
    expect(compare(both, allowed, { onSite: [] })).toEqual({ unexpected: [], waiting: both, stale: [] });
    expect(compare(both, allowed, { onSite: ['fighting'] })).toEqual({ unexpected: both, waiting: [], stale: allowed });
  });
});

describe('a file of tests', () => {
  test('is collected: each of its tests by its name, in its order, and each fails as it would', async () => {
    collected.describe('a group', () => {
      collected.test('one', () => collected.expect(1).toBe(1));
      collected.test('two', async () => {
        await Promise.resolve();
        collected.expect(1).toBe(2);
      });
    });
    collected.test.each([[1, 1], [1, 2]])('each', (a, b) => collected.expect(a).toBe(b)); // prettier-ignore
    const all = collected.taken();
    expect(all.map(({ name }) => name)).toEqual(['one', 'two', 'each', 'each']);
    const ends = await Promise.allSettled(all.map(({ run }) => Promise.resolve().then(run)));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(collected.taken()).toEqual([]);
  });
});

describe('the boards', { timeout: BUSY }, () => {
  const round = { game: GAME, tests: ruleTests(GAME) };
  const table = named('tables', 'RANGE: 6 → (5)');
  const other = named('artillery/effect', 'TO_HIT: 1 → (0)');
  const rule = named('artillery/effect', 'shoot: isHit → true');
  const without = named('turn/apply', 'apply: next === state → false');
  const endless = named('fighting/rout', 'nearestOn: 1 → (0) (2)');
  let reach: Reach = [];
  beforeAll(async () => {
    reach = await reachOf(round, [table, rule, other, without, endless]);
  }, BUSY);

  test('pass without a mutation', async () => {
    const engine = await engineOf(GAME);
    expect(boards(GAME).map((board) => broken(engine, board))).not.toContainEqual(expect.any(String));
  });

  test('get to a table, all of them, and to a rule of shooting those with a shot', () => {
    const all = boards(GAME);
    expect(reach[0]).toHaveLength(all.length);
    const shooting = reach[1]!.map((number) => all[number]!.name);
    expect(shooting).toContain('pb.one-wood-two-woods');
    expect(shooting.length).toBeLessThan(all.length);
  });

  test('fail with a mutation, each in its own copy of the rules, and pass if it changes nothing', async () => {
    const some = [table, rule, other, without];
    const played = await playMutants(round, some, { reach });
    expect(played.map((each) => each.caughtBy !== null)).toEqual([true, true, true, false]);
    expect(played.map((each) => each.mutant)).toEqual(some);
  });

  test('notice an endless loop', async () => {
    const [found] = await playMutants(round, [endless], { timeout: 1, reach: reach.slice(4) });
    expect(found).toEqual({ mutant: endless, caughtBy: '(never ends)', isReached: true });
  });
});

describe('what games share', { timeout: BUSY }, () => {
  const LEGS = 'tests/games/table/legs.test.ts';
  const legs = named('table/orders/legs', "after: leg.go === 'shift' → false", 'table');
  const march = named(
    'table/moving/marching',
    'marched: verdict.ok || legs.length === 0 → verdict.ok && legs.length === 0',
    'table',
  );

  test('is tried by its own tests, and then by every game', () => {
    const [own, ...others] = roundsFor('table');
    expect(own).toEqual({ game: null, tests: ruleTests('table') });
    expect(others.map(({ game }) => game)).toEqual(games());
    expect(roundsFor(GAME)).toEqual([
      { game: null, tests: ruleTests(GAME) },
      { game: GAME, tests: [] },
    ]);
  });

  test('is caught by a test of its own, also where that goes by the hand of a reader', async () => {
    const tests = [LEGS, 'tests/games/table/marching.test.ts'];
    const played = await playMutants({ game: null, tests }, [legs, march]);
    expect(played.map(({ caughtBy }) => caughtBy?.split(' ')[0])).toEqual(['legs.test.ts', 'marching.test.ts']);
  });

  test('is caught by a board of a game that uses it', async () => {
    const follow = named('table/orders/legs', "readLeg: go === 'follow' → false", 'table');
    const road = boards('two-by-two').findIndex(({ name }) => name === 'tt.rule-by-the-road');
    const [found] = await playMutants({ game: 'two-by-two', tests: [] }, [follow], { reach: [[road]] });
    expect(found).toMatchObject({ caughtBy: 'tt.rule-by-the-road' });
  });

  test('is not played by a game whose engine does not load it', async () => {
    expect(await reachOf({ game: GAME, tests: [] }, [legs, march])).toEqual([[], []]);
    // Only the code with which readers move units loads this file.
    expect(await reachOf({ game: 'two-by-two', tests: [] }, [march])).toEqual([[]]);
  });

  test('is tried by its own tests alone if it is listed', async () => {
    const rounds = roundsFor('table');
    const asked: (readonly Mutant[])[] = [];
    const play: typeof playMutants = (_round, those) => {
      asked.push(those);
      return Promise.resolve(those.map((mutant) => ({ mutant, caughtBy: null, isReached: true })));
    };
    const played = await playRounds(rounds, [legs, march], play, (mutant) => mutant === march);
    expect(asked).toEqual([[legs, march], ...rounds.slice(1).map(() => [legs])]);
    expect(played.map(({ caughtBy }) => caughtBy)).toEqual([null, null]);
  });

  test('is caught if one game catches it, and reached if one gets there', async () => {
    const rounds = roundsFor('table');
    const asked: (readonly Mutant[])[] = [];
    const played = await playRounds(rounds, [legs, march], (_round, those) => {
      asked.push(those);
      const nth = asked.length;
      return Promise.resolve(
        those.map((mutant) => ({
          mutant,
          caughtBy: mutant === legs && nth === 2 ? 'a board' : null,
          isReached: nth === 1,
        })),
      );
    });
    // The second game catches one of them, and those after it are asked for the other alone.
    expect(asked).toEqual([[legs, march], [legs, march], ...rounds.slice(2).map(() => [march])]);
    expect(played).toEqual([
      { mutant: legs, caughtBy: 'a board', isReached: true },
      { mutant: march, caughtBy: null, isReached: true },
    ]);
  });
});
