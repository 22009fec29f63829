import { expect, test } from 'vitest';
import { fetchFirst } from '../../src/integrations/player/fetched-first.ts';
import { moduleFilesOf, withAddresses } from '../../src/integrations/player/module-files.ts';

const FILES = [
  { fileName: '_astro/player.x1.js', name: 'player', imports: ['_astro/web.x2.js', '_astro/steps.x3.js'] },
  { fileName: '_astro/web.x2.js', name: 'web', imports: [] },
  { fileName: '_astro/steps.x3.js', name: 'steps', imports: ['_astro/web.x2.js', '_astro/player.x1.js'] },
  { fileName: '_astro/progress.x4.js', name: 'progress', imports: [] },
  { fileName: '_astro/lengths.x6.js', name: 'lengths', imports: [] },
  { fileName: '_astro/player.x5.css', name: 'player' },
];

test('a module needs all its direct and indirect imports, itself first and each once', () => {
  expect(moduleFilesOf(FILES)).toEqual({
    player: ['_astro/player.x1.js', '_astro/web.x2.js', '_astro/steps.x3.js'],
    progress: ['_astro/progress.x4.js'],
    lengths: ['_astro/lengths.x6.js'],
  });
});

test('a module that was not built is reported', () => {
  expect(() => moduleFilesOf(FILES.filter(({ name }) => name !== 'progress'))).toThrow(
    'one module named progress, found 0',
  );
});

test('placeholders in a page are replaced by URLs under its base', () => {
  // The board of a reading has an @ in its id.
  const board = '<figure data-board="dg.a-first-volley@player-chooses" data-player="{files of player}"></figure>';
  const page = `${board}<i data-progress="{files of progress}"></i><b data-player="{files of player}"></b><u data-lengths="{files of lengths}"></u>`;
  const files = { player: ['_astro/a.js', '_astro/b.js'], progress: ['_astro/c.js'], lengths: ['_astro/d.js'] };
  expect(withAddresses(page, files, '/base')).toBe(
    '<figure data-board="dg.a-first-volley@player-chooses" data-player="/base/_astro/a.js /base/_astro/b.js"></figure>' +
      '<i data-progress="/base/_astro/c.js"></i>' +
      '<b data-player="/base/_astro/a.js /base/_astro/b.js"></b><u data-lengths="/base/_astro/d.js"></u>',
  );
});

test('a module that another one imports later is fetched first, with all that it imports itself', () => {
  const chunks = [
    {
      fileName: '_astro/a.x1.js',
      imports: [],
      code: 'run(()=>import(`./b.x2.js`),__vite__mapDeps([0,12]));import(given);',
    },
    { fileName: '_astro/b.x2.js', imports: ['_astro/c.x3.js'], code: 'export{}' },
    { fileName: '_astro/c.x3.js', imports: ['_astro/b.x2.js'], code: 'import"./b.x2.js"' },
  ];
  fetchFirst(chunks);
  const [{ code }, ...others] = chunks as [(typeof chunks)[0], ...typeof chunks];
  expect(code).toMatch(
    /^run\(\(\)=>Promise\.all\(\["\.\/b\.x2\.js","\.\/c\.x3\.js"\]\.map\(.*\.then\(\(\)=>import\(`\.\/b\.x2\.js`\)\),\[\]\);/,
  );
  expect(code, 'what is given at run time is left alone').toContain('import(given);');
  expect(others.map((each) => each.code)).toEqual(['export{}', 'import"./b.x2.js"']);
});
