import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadContent, scenarioFiles } from '../../src/library/files.ts';
import { playAll } from '../../src/library/plays.ts';

const GAME = 'paper-bayonet';
let root: string;
const put = (file: string, text: string): void => writeFileSync(join(root, GAME, file), text);

const BOARDS = `field:
  map: 5 by 5
  legend: { '.': open }
  sides: { french: { edge: south, facing: 0 }, allied: { edge: north, facing: 4 } }
  brigades: { dubois: french, falken: allied }
  now: { round: 1, side: french, phase: movement, activated: [dubois] }
  words: { unit: { type: line-infantry }, brigadier: { type: brigadier } }
  by-brigade: { falken: { foe: e5, enemy: e4 brigadier } }
`;
const TEST = `board:
  like: field
  by-brigade: { dubois: { guards: b2, brigadier: b1 } }
steps:
  - id: ahead
    say: One square.
    order: { move: guards, to: [b3] }
    expect: { units: { guards: b3 } }
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rule-tests-'));
  mkdirSync(join(root, GAME, 'scenarios'), { recursive: true });
  put('boards.yaml', BOARDS);
  put('scenarios/straight-on.yaml', TEST);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a scenario in a folder of a game that does not describe the game is a rule test', async () => {
  const { scenarios } = await playAll(GAME, root);
  expect([...scenarios.keys()]).toEqual(['pb.rule-straight-on']);
  expect(scenarios.get('pb.rule-straight-on')!.scenario).toMatchObject({ game: GAME, steps: [{ title: 'Ahead' }] });
});

test('in any other folder it must say all', () => {
  put('game.yaml', '');
  expect(() => scenarioFiles(GAME, root)).toThrow(BadContent);
});

test('what it expects of units is told with the line of the unit', async () => {
  put('scenarios/straight-on.yaml', TEST.replace('guards: b3', 'guards: b4'));
  await expect(playAll(GAME, root)).rejects.toThrow(
    'straight-on.yaml:8:24 steps.0.expect.units.guards.at: found "b3", expected "b4"',
  );
});
