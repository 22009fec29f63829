import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameSource, topicSources } from '../../src/library/page-sources.ts';
import { editAddress, editLinks } from '../../src/library/pages/edit-links.ts';
import { shownGames, wholeGames } from '../../src/library/plays.ts';

const REPOSITORY = 'https://github.com/club/drill-square';

describe('the address at which a file is edited', () => {
  test.each([
    ['content/paper-bayonet/rulings/pb-051.yaml', '/content/paper-bayonet/rulings/pb-051.yaml'],
    ['content\\two-by-two\\clauses.yaml', '/content/two-by-two/clauses.yaml'],
    ['content/a game/what? 50%.yaml', '/content/a%20game/what%3F%2050%25.yaml'],
  ])('of %s is on the branch main', (file, path) => {
    expect(editAddress(REPOSITORY, file)).toBe(`${REPOSITORY}/edit/main${path}`);
  });

  test('may end with a slash, and need not be on GitHub', () => {
    expect(editAddress(`${REPOSITORY}/`, 'a.yaml')).toBe(`${REPOSITORY}/edit/main/a.yaml`);
    expect(editAddress('http://git.club.example/a/b/c', 'a.yaml')).toBe(
      'http://git.club.example/a/b/c/edit/main/a.yaml',
    );
  });

  test.each(['/tmp/content/a.yaml', '../content/a.yaml', 'content/../../a.yaml', 'C:\\content\\a.yaml'])(
    'is not known of a file outside the project: %s',
    (file) => {
      expect(editAddress(REPOSITORY, file)).toBeUndefined();
    },
  );

  test.each(['club/drill-square', 'git@github.com:club/drill-square.git', 'javascript:alert(1)', 'https://github.com'])(
    'is refused if the repository is %s',
    (repository) => {
      expect(() => editAddress(repository, 'a.yaml')).toThrow(
        `REPOSITORY: found ${repository}, expected the address of a repository, such as https://github.com/owner/name`,
      );
    },
  );
});

describe('the links of a page', () => {
  const SOURCES = [
    { file: 'content/compare/guns.yaml', holds: 'the questions' },
    { file: '/tmp/guns.yaml', holds: 'Elsewhere' },
  ];

  test('go to each of its files in the project', () => {
    expect(editLinks(REPOSITORY, SOURCES)).toEqual([
      { holds: 'the questions', address: `${REPOSITORY}/edit/main/content/compare/guns.yaml` },
    ]);
  });

  test('are none if no repository is known', () => {
    expect(editLinks('', SOURCES)).toEqual([]);
  });
});

test.each(shownGames())('the files that pages of %s are made from are there', (game) => {
  const sources = [
    gameSource(game, 'clauses.yaml'),
    gameSource(game, 'reference.yaml'),
    gameSource(game, 'glossary.yaml'),
    ...topicSources('the-charge', wholeGames().includes(game) ? [{ game }] : []),
  ];
  expect(sources.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([]);
});
