import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { covered, onSite } from '../../src/cli/clauses/coverage.ts';
import type { ClauseId, ScenarioId } from '../../src/core/ids.ts';
import { gameFile } from '../../src/library/files.ts';
import type { PlayedScenario } from '../../src/library/playable.ts';
import { library, type Library } from '../../src/library/plays.ts';
import type { Clause } from '../../src/scenario/files/ledger.ts';
import { runIn } from './command.ts';
import { projectCopy } from './copied.ts';

const content = await library('paper-bayonet');
const EMPTY: Library = { scenarios: new Map(), rulings: new Map(), unread: new Map() };
const LONG: ClauseId = 'pb.artillery.range.cannon';

/** A library with one scenario and no rulings. */
const only = (id: ScenarioId): Library => ({ ...EMPTY, scenarios: new Map([[id, content.scenarios.get(id)!]]) });

describe('a clause counts', () => {
  const far = only('pb.straight-ahead');

  test('as exercised if a board cites it, and as taught if that board is in a chapter', () => {
    expect(covered([LONG], far, [], new Set(['pb.straight-ahead']))).toEqual({
      engine: [LONG],
      exercised: [LONG],
      taught: [LONG],
    });
  });

  test('only as exercised, if the board is on no page', () => {
    expect(covered([LONG], far, [], new Set())).toEqual({ engine: [LONG], exercised: [LONG], taught: [] });
  });

  test('only as exercised, if the board is a rule test', () => {
    expect(covered([LONG], EMPTY, [far], new Set(['pb.straight-ahead']))).toEqual({
      engine: [LONG],
      exercised: [LONG],
      taught: [],
    });
  });

  test('not at all, if no board cites it', () => {
    expect(covered(['pb.los.howitzer-exempt'], far, [], new Set())).toEqual({
      engine: ['pb.los.howitzer-exempt'],
      exercised: [],
      taught: [],
    });
  });

  test('as taught, if a ruling’s board cites it under any reading', () => {
    const ruling = content.rulings.get('pb-019')!;
    const cites = (play: PlayedScenario) =>
      play.play.steps.some(({ cited }) => cited.includes('pb.artillery.fires-table-activated'));
    expect(ruling.plays.map(({ key, played }) => [key, cites(played)])).toEqual([
      ['always', false],
      ['activated-only', true],
    ]);
    const found = covered(
      ['pb.artillery.fires-table-activated'],
      { ...EMPTY, rulings: new Map([['pb-019', ruling]]) },
      [],
      new Set(),
    );
    expect(found.taught).toEqual(['pb.artillery.fires-table-activated']);
  });
});

test('the clauses of the phases on the site that the engine plays must be covered', () => {
  const clause = (id: ClauseId, phase: string, engine: Clause['engine']): Clause => ({
    id,
    phase,
    engine,
    title: 'T',
    section: 's',
    kind: 'table',
    says: 't',
    rulings: [],
  });
  const ledger = [
    clause('pb.a.played', 'artillery', true),
    clause('pb.a.via', 'artillery', { via: 'pb-019' }),
    clause('pb.a.words', 'artillery', false),
    clause('pb.a.later', 'rally', true),
  ];
  const game = { ...gameFile('paper-bayonet').value, onSite: ['artillery'] };
  expect(onSite(ledger, game)).toEqual(['pb.a.played', 'pb.a.via']);
});

test('npm run clauses tells of each game, and -- --json prints numbers', () => {
  const root = projectCopy('clauses', { copied: ['content/paper-bayonet', 'tests/games/paper-bayonet'] });
  const told = runIn(root, 'clauses');
  const asNumbers = runIn(root, 'clauses', '--json');
  rmSync(root, { recursive: true });
  expect([told.status, asNumbers.status]).toEqual([0, 0]);
  expect(told.stdout).toContain('\n  169 of 169 exercised, 169 of 169 taught.\n');
  const numbers: unknown = JSON.parse(asNumbers.stdout);
  expect(numbers).toMatchObject({
    'paper-bayonet': { engine: 169, exercised: 169, taught: 169, missing: [] },
  });
});
