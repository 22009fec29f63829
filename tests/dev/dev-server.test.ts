import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDev, type DevServer } from '../../src/cli/bench/dev-server.ts';
import { CACHE, copyProject } from '../../src/cli/bench/project.ts';

const folder = join(CACHE, 'dev-test');
const BOARD = 'content/two-by-two/scenarios/turn-and-go.yaml';
const PAGE = '/learn/two-by-two/moving/';
const WORD = 'Thereandback';

let server: DevServer;

beforeAll(async () => {
  copyProject(folder);
  server = await startDev(folder);
}, 120_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const titled = (text: string): string => text.replace(/^title: .*$/m, `$& ${WORD}`);
const untitled = (text: string): string => text.replace(` ${WORD}`, '');

test('a saved board is on its page, and in its preview', async () => {
  expect((await server.page(PAGE)).text).toContain('data-board="tt.turn-and-go"');
  await server.save({ file: BOARD, edit: titled, path: PAGE, shows: WORD });
  expect((await server.page('/embed/tt.turn-and-go/')).text).toContain(WORD);
  await server.save({ file: BOARD, edit: untitled, path: PAGE, shows: WORD, gone: true });
});

test('a mistake is told for its page alone, and the page is whole again as soon as it is mended', async () => {
  const broken = (text: string): string => text.replace(/^steps:/m, 'stepz:');
  const mended = (text: string): string => text.replace(/^stepz:/m, 'steps:');
  await server.save({ file: BOARD, edit: broken, path: PAGE, shows: `${BOARD}:19:1 stepz: found the key stepz` });
  for (const path of ['/', '/learn/two-by-two/', '/learn/two-by-two/the-charge/', '/embed/pb.clear-at-last/']) {
    const { status, text } = await server.page(path);
    expect([path, status, text.includes('</html>')]).toEqual([path, 200, true]);
  }
  await server.save({ file: BOARD, edit: mended, path: PAGE, shows: 'data-board="tt.turn-and-go"' });
});

test('a ruling with a wrong reading says so on its page', async () => {
  const file = 'content/two-by-two/rulings/tt-001.yaml';
  const path = '/rulings/tt-001/';
  let right = '';
  const wrong = (text: string): string => (right = text).replace(/^ruling: .*$/m, 'ruling: nobodys');
  await server.save({ file, edit: wrong, path, shows: 'found nobodys, expected one of its readings' });
  await server.save({ file, edit: () => right, path, shows: '<main' });
});

test('a saved rule and a saved style are on the page', async () => {
  const file = 'src/games/two-by-two/words.ts';
  const says = '{Unit:turns|turn} on the spot';
  const steps = `${PAGE}steps/`;
  await server.save({ file, edit: (text) => text.replace(says, `${says} ${WORD}`), path: steps, shows: WORD });
  const style = 'src/styles/type.css';
  await server.save({
    file: style,
    edit: (text) => `${text}\n.${WORD} { color: red; }\n`,
    path: PAGE,
    shows: `.${WORD}`,
  });
});

test('the page to write by lists the files of a game, and opens, plays and saves one for itself alone', async () => {
  await server.save({
    file: BOARD,
    edit: (text) => text.replace(/^steps:/m, 'stepz:'),
    path: '/write/two-by-two/',
    shows: 'did you mean steps?',
  });
  const ask = async (
    what: object,
    site = 'same-origin',
  ): Promise<{ status: number; body: Record<string, unknown> }> => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': site };
    const answer = await fetch(`${server.url}/write/api/`, { method: 'POST', headers, body: JSON.stringify(what) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const { body } = await ask({ do: 'open', file: BOARD });
  const right = String(body['text']).replace(/^stepz:/m, 'steps:');
  expect((await ask({ do: 'play', file: BOARD, text: titled(right) })).body).toMatchObject({
    faults: [],
    board: 'tt.turn-and-go',
  });
  expect((await server.page('/embed/tt.turn-and-go/')).text).toContain(WORD);
  await ask({ do: 'drop', file: BOARD });
  expect((await server.page('/embed/tt.turn-and-go/')).text).not.toContain(WORD);
  expect((await ask({ do: 'save', file: BOARD, text: right })).body).toEqual({ text: right });
  expect((await server.page('/embed/tt.turn-and-go/')).status).toBe(200);
  expect((await ask({ do: 'save', file: BOARD, text: 'x' }, 'none')).status).toBe(403);
  for (const file of ['package.json', 'content/../package.json', 'content/two-by-two/scenarios/../../../package.json'])
    expect([file, (await ask({ do: 'save', file, text: 'x' })).status]).toEqual([file, 400]);
});
