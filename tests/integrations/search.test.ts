import { describe, expect, test } from 'vitest';
import { entriesOf, pageAt } from '../../src/integrations/search/entries.ts';
import { furtherStems, shelved } from '../../src/integrations/search/shelves.ts';

const GAMES = { pb: 'paper-bayonet', tt: 'two-by-two' };
const title = (id: string) => `Title of ${id}`;

describe('the address tells what kind of page it is', () => {
  test.each([
    ['/learn/two-by-two/panic/', { kind: 'chapter', game: 'two-by-two' }],
    ['/rules/paper-bayonet/', { kind: 'clause', game: 'paper-bayonet' }],
    ['/rulings/tt-074/', { kind: 'ruling', game: 'two-by-two' }],
    ['/reference/two-by-two/', { kind: 'reference', game: 'two-by-two' }],
    ['/glossary/', { kind: 'term', game: '' }],
    ['/play/two-by-two/', { kind: 'battle', game: 'two-by-two' }],
    ['/compare/the-charge/', { kind: 'comparison', game: '' }],
  ])('%s', (path, page) => expect(pageAt(path, GAMES)).toEqual({ path, ...page }));
  test.each([
    '/',
    '/learn/two-by-two/',
    '/learn/two-by-two/panic/steps/',
    '/rulings/',
    '/embed/tt.panic/',
    '/play/x/',
    '/compare/',
  ])('%s is not searched', (path) => expect(pageAt(path, GAMES)).toBeNull());
});

const main = (html: string) => `<nav>Learn</nav><main id="main">${html}</main><footer>Free</footer>`;

test('a chapter is found as a whole, and by each of its sections; boards, controls and scripts are left out', () => {
  const page = pageAt('/learn/two-by-two/panic/', GAMES)!;
  const html = main(
    `<p class="kicker">chapter 2</p><h1>Panic</h1><p class="lede">Who runs.</p><div class="prose"><p>First <b>words</b>.</p>
     <h2 id="away">Away</h2><p>They run. <a class="clause" translate="no">tt.x</a></p><figure><h3>Board</h3></figure><script>let x</script>
     <section><h2 id="try">Try</h2><p>You.</p></section></div>`,
  );
  expect(entriesOf(page, html, title).map(({ path, title: of, within, text }) => [path, of, within, text])).toEqual([
    ['/learn/two-by-two/panic/', 'Panic', '', 'Who runs. First words.'],
    ['/learn/two-by-two/panic/#away', 'Away', 'Panic', 'They run.'],
    ['/learn/two-by-two/panic/#try', 'Try', 'Panic', 'You.'],
  ]);
});

test('each clause is found by its title and id, each ruling by its question, each word with its game', () => {
  const clauses = entriesOf(
    pageAt('/rules/two-by-two/', GAMES)!,
    main(
      `<article class="clause-entry" id="tt.a"><h3>tt.a</h3><div class="body"><p class="says">Adds 2.</p>
       <table class="values"><tr><th>unit type</th><td>light infantry</td></tr></table><p class="small">Board</p></div></article>`,
    ),
    title,
  );
  expect(clauses).toEqual([
    {
      path: '/rules/two-by-two/#tt.a',
      kind: 'clause',
      game: 'two-by-two',
      title: 'Title of tt.a',
      within: 'tt.a',
      text: 'Adds 2. unit type, light infantry',
      says: 'Adds 2.',
    },
  ]);
  const [ruling] = entriesOf(
    pageAt('/rulings/pb-001/', GAMES)!,
    main('<h1>May it?</h1><div class="prose"><p>It may.</p></div>'),
    title,
  );
  expect(ruling).toMatchObject({ title: 'May it?', within: 'pb-001', text: 'It may.', game: 'paper-bayonet' });
  const words = entriesOf(
    pageAt('/glossary/', GAMES)!,
    main(
      '<table><tr><td><p id="two-by-two-base" data-term="Base" data-game="two-by-two">A stand. <a class="clause" href="#">Size</a> </p></td><td><p data-term="Base" data-game="two-by-two">A stand.</p></td></tr></table>',
    ),
    title,
  );
  expect(words).toEqual([
    {
      path: '/glossary/#two-by-two-base',
      kind: 'term',
      game: 'two-by-two',
      title: 'Base',
      within: '',
      text: 'A stand. Size',
      says: 'A stand.',
    },
  ]);
});

test('the tables of the quick reference are found, and not what stands above them', () => {
  const page = pageAt('/reference/two-by-two/', GAMES)!;
  const found = entriesOf(
    page,
    main(
      '<h1>Quick reference</h1><p>All.</p><h2 id="shots">Shots</h2><table><tr><td>5</td><td>pinned</td></tr></table>',
    ),
    title,
  );
  expect(found.map(({ path, text }) => [path, text])).toEqual([['/reference/two-by-two/#shots', '5, pinned']]);
});

test('a page without its main part is an error', () => {
  expect(() => entriesOf(pageAt('/glossary/', GAMES)!, '<p>No</p>', title)).toThrow('/glossary/ has no main part');
});

test('a comparison is found by what it says, and by each of its questions with the answers of all games', () => {
  const page = pageAt('/compare/the-charge/', GAMES)!;
  const html = main(
    `<p class="kicker">Compare</p><h1>The charge</h1><div class="prose"><div class="words"><p>Horse rides at foot.</p></div>
     <table><tbody><tr id="tie"><th>What of a tie?</th><td data-name="Columns">Who charged wins <span class="sources"><a>§</a></span></td><td data-name="Lines">Both roll again.</td></tr></tbody></table></div>`,
  );
  expect(entriesOf(page, html, title).map(({ path, title: of, within, text }) => [path, of, within, text])).toEqual([
    ['/compare/the-charge/', 'The charge', '', 'Horse rides at foot.'],
    ['/compare/the-charge/#tie', 'What of a tie?', 'The charge', 'Columns: Who charged wins. Lines: Both roll again.'],
  ]);
});

describe('the text of a place is what its reader sees', () => {
  const textOf = (html: string) =>
    entriesOf(pageAt('/learn/two-by-two/panic/', GAMES)!, main(`<h1>Panic</h1>${html}`), title)[0]!.text;

  test('with the words that open a card, and without the cards, marks and controls', () => {
    const pinned = '<button class="term" type="button" popovertarget="term-pinned"><em>pinned</em></button>';
    expect(
      textOf(
        `<p>A unit is ${pinned} (a gold bar): it shoots. <button class="cite" aria-label="Rule">§</button></p>
         <button class="copy">Copy link</button><p hidden>Later</p><select><option>Guards</option></select>
         <aside class="card" id="term-pinned" popover><b>Pinned</b><p>It may only turn.</p></aside>`,
      ),
    ).toBe('A unit is pinned (a gold bar): it shoots.');
  });
  test('with an id of a clause where it is part of a sentence, and not where it only marks a rule', () => {
    const id = '<a class="clause" href="/rules/two-by-two/#tt.tie" translate="no">tt.tie</a>';
    expect(textOf(`<p>It leaves the plain tie (${id}).</p><p>And ${id} says so. ${id} </p><dt>${id}</dt>`)).toBe(
      'It leaves the plain tie (tt.tie). And tt.tie says so.',
    );
  });
  test('with a comma between cells, and a full stop where a heading, a row or an item has none', () => {
    const table =
      '<table><tr><th>Total</th><th>Result</th></tr><tr><th>5</th><td>pins</td></tr><tr><th>7</th><td></td></tr></table>';
    expect(
      textOf(
        `<h2>So it goes</h2>${table}<ul><li>First</li><li>Then:</li><li>‘Last.’</li></ul><aside><b>More</b><p>Of it</p></aside>`,
      ),
    ).toBe('So it goes. Total, Result. 5, pins. 7. First. Then: ‘Last.’ More. Of it');
    expect(textOf('<td><a>Equal rights</a><small>Attack.</small><small>They differ</small></td>')).toBe(
      'Equal rights, Attack. They differ',
    );
  });
  test('and ends before the rulings that are listed beside it', () => {
    const [clause] = entriesOf(
      pageAt('/rules/two-by-two/', GAMES)!,
      main(
        `<article class="clause-entry" id="tt.a"><div class="body"><p class="says">A target farther away cannot be shot at.</p>
         <ul class="facts"><li><a href="/base/rulings/tt-012/">tt-012</a> In which direction may a unit shoot?</li></ul></div></article>`,
      ),
      title,
    );
    expect(clause!.text).toBe('A target farther away cannot be shot at.');
    expect(textOf('<ul><li><a href="/rulings/">All rulings</a> of this game</li></ul>')).toBe(
      'All rulings of this game',
    );
  });
});

test('places are put together by game and kind; only short texts stay with the titles', () => {
  const clause = (n: number, game: string, says: string) =>
    ({
      path: `/c/${n}`,
      kind: 'clause',
      game,
      title: `C${n}`,
      within: `x.${n}`,
      text: 'It is so. 1, 2',
      says,
    }) as const;
  const term = { path: '/g/#a', kind: 'term', game: 'one', title: 'A', within: '', text: 'It is so.' } as const;
  const filled = shelved([
    clause(1, 'one', 'It is so.'),
    term,
    clause(2, 'two', ''),
    clause(3, 'one', 'It is so. 1, 2'),
  ]);
  expect(filled).toEqual([
    {
      shelf: { game: 'one', kind: 'clause', places: [['/c/1', 'C1', 'x.1'], ['/c/3', 'C3', 'x.3']] },
      texts: { '/c/1': ['It is so. 1, 2', 'It is so.'], '/c/3': ['It is so. 1, 2'] },
    },
    { shelf: { game: 'one', kind: 'term', places: [['/g/#a', 'A']], texts: { '/g/#a': ['It is so.'] } }, texts: null },
    { shelf: { game: 'two', kind: 'clause', places: [['/c/2', 'C2', 'x.2']] }, texts: { '/c/2': ['It is so. 1, 2', ''] } },
  ]); // prettier-ignore
});

test('the stems of words that only long texts have are known to the first file, without numbers', () => {
  const clause = { path: '/c', kind: 'clause', game: 'one', title: 'Guns', within: 'x.gun', text: 'A gun fires 1500 x loudly, firing.' } as const; // prettier-ignore
  const term = { path: '/g/#a', kind: 'term', game: 'one', title: 'A', within: '', text: 'Fire and smoke.' } as const;
  expect(furtherStems([clause, term])).toEqual(['loudli']);
});
