import { expect, test } from 'vitest';
import { nextChapter, nextGame } from '../../src/islands/progress/next.ts';

const CHAPTERS = ['one', 'two', 'three', 'four'].map((name) => ({
  chapter: `game/${name}`,
  boards: [`pb.${name}`],
  tasks: [`pb.${name}:first`, `pb.${name}:second`],
}));
const next = (read: readonly string[], solved: readonly string[] = []) => {
  const found = nextChapter(CHAPTERS, {
    read: read.map((name) => (name.startsWith('pb.') ? name : `game/${name}`)),
    solved,
  });
  return typeof found === 'string' ? found : found.chapter;
};

test.each([
  ['nothing is done', [], [], 'beginning'],
  ['only something of another game is done', ['elsewhere'], ['as.x:y'], 'beginning'],
  ['the first chapter is read', ['one'], [], 'game/two'],
  ['a task of a later chapter is solved, which is not read', ['one'], ['pb.three:first'], 'game/three'],
  ['the tasks of a chapter are solved and it is read', ['one', 'two'], ['pb.two:first', 'pb.two:second'], 'game/three'],
  ['a board of a later chapter was used', ['one', 'pb.three'], [], 'game/three'],
  ['a chapter was skipped', ['one', 'three'], [], 'game/four'],
  ['only the skipped chapter is left', ['one', 'three', 'four'], [], 'game/two'],
  ['everything is read', ['four', 'three', 'two', 'one'], [], 'end'],
])('where a reader goes on if %s', (_what, read, solved, expected) => {
  expect(next(read, solved)).toBe(expected);
});

test.each([
  ['nothing is done', [], null, undefined],
  ['only the other game is begun', ['b/one'], null, 'b'],
  ['both are begun, and the last was the other', ['a/one', 'b/one'], 'b', 'b'],
  ['both are begun, and the last was the first', ['a/one', 'b/one'], 'a', 'a'],
  ['the last game is read to its end, and another is begun', ['a/one', 'b/one', 'b/two'], 'b', 'a'],
  ['the only game that is begun is read to its end', ['b/one', 'b/two'], 'b', 'b'],
  ['the last game was erased', ['a/one'], 'b', 'a'],
] as const)('in which game a reader goes on if %s', (_what, read, last, expected) => {
  const games = ['a', 'b'].map((contents) => ({
    contents,
    chapters: ['one', 'two'].map((name) => ({ chapter: `${contents}/${name}`, boards: [], tasks: [] })),
  }));
  expect(nextGame(games, { read, solved: [] }, last)?.contents).toBe(expected);
});
