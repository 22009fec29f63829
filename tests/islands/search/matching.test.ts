import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { OPTIONS, wordsOf, type Entry } from '../../../src/sent/search.ts';
import { matches, type Wanted } from '../../../src/islands/search/matching.ts';
import { gameAt } from '../../../src/islands/search/places.ts';
import { respelt } from '../../../src/islands/search/spelling.ts';
import { isTooLong, MOST_WORDS } from '../../../src/islands/search/terms.ts';

const entry = (path: string, title: string, text: string, more: Partial<Entry> = {}): Entry => ({
  path,
  title,
  text,
  kind: 'clause',
  game: 'one',
  within: '',
  ...more,
});

const ENTRIES = [
  entry('/a', 'Line of sight', 'A gun must see its target along a straight line.'),
  entry('/b', 'Enfilade', 'Fire into the flank or rear adds 2.', { kind: 'term', game: 'two' }),
  entry('/c', 'Canister', 'Artillery at close range adds 1.', { game: 'two' }),
  entry('/d', 'The charge', 'Cavalry rides into the flank of infantry, though artillery fires.'),
  entry('/e', 'Light troops', 'The Jäger run before the line.'),
];
const SYNONYMS = [
  { game: '', words: ['gun', 'cannon', 'artillery'] },
  { game: '', words: ['line of sight', 'los'] },
  { game: 'two', words: ['grape', 'canister'] },
  { game: 'one', words: ['grape', 'jager'] },
];

const index = new MiniSearch<Entry>(OPTIONS);
index.addAll(ENTRIES);

const find = (words: string, more: Omit<Wanted, 'words'> = {}): readonly string[] =>
  matches(index, SYNONYMS, { words, ...more }).map(({ path }) => path);

describe('a query finds', () => {
  test('places with all of its words, those with a word in the title first', () => {
    expect(find('flank rear')).toEqual(['/b']);
    expect(find('canister')[0]).toBe('/c');
    expect(find('enfilade')).toEqual(['/b']);
  });
  test('the first of very many words, and says that the others are left out', () => {
    const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');
    expect([isTooLong(words(MOST_WORDS)), isTooLong(words(MOST_WORDS + 1)), isTooLong('x'.repeat(2000))]).toEqual([
      false,
      true,
      true,
    ]);
    expect(find(`canister ${words(1500)}`)).toEqual(['/c']);
    expect(find(`${words(1500)} canister`)).toEqual([]);
  });
  test('words that begin like it, and words with a slip of the pen', () => {
    expect(find('enfil')).toEqual(['/b']);
    expect(find('enfillade')).toEqual(['/b']);
    expect(find('cavelry')).toEqual(['/d']);
  });
  test('words with and without accents', () => {
    expect(wordsOf('The Jäger’s flank: [2]')).toEqual(['the', 'jager', 's', 'flank', '2']);
    expect(find('jager')).toEqual(['/e']);
    expect(find('Jäger')).toEqual(['/e']);
  });
  test('what its synonyms find, of one word and of several', () => {
    expect(find('cannon').toSorted()).toEqual(['/a', '/c', '/d']);
    expect(find('los')).toContain('/a');
    expect(find('line of sight')[0]).toBe('/a');
    expect(find('line of sight cannon')).toEqual(['/a']);
  });
  test('the words of a game only in its own places', () => {
    expect(find('grape').toSorted()).toEqual(['/c', '/e']);
    expect(find('grape', { game: 'two' })).toEqual(['/c']);
  });
  test('words with other endings', () => {
    expect(find('charged')).toEqual(find('charge'));
    expect(find('flanks')).toEqual(find('flank'));
  });
  test('places with some of its words where none has all', () => {
    expect(find('canister zebra')).toEqual(['/c']);
  });
  test('the clause or the ruling with this id first, and no chapter whose name is the query', () => {
    const ids = new MiniSearch<Entry>(OPTIONS);
    ids.addAll([
      entry('/who', 'Whose it is', 'Square: horse and guns never form one.', { within: 'pb.square.who' }),
      entry('/form', 'Square', 'PB: a square, formed.', { within: 'pb.square.form' }),
      entry('/ruling', 'Who fires?', 'Horse.', { within: 'pb-050', kind: 'ruling' }),
      entry('/other', 'pb 050', 'pb 050'),
      entry('/part', 'How it fires', 'Horse.', { within: 'Horse', kind: 'chapter' }),
      entry('/horse', 'Horse', 'Horse.'),
    ]);
    const first = (words: string) => matches(ids, [], { words })[0]?.path;
    expect(['pb.square.who', ' PB.Square.Who', 'pb.square.form', 'pb-050', 'pb 050', 'horse'].map(first)).toEqual([
      '/who',
      '/who',
      '/form',
      '/ruling',
      '/ruling',
      '/horse',
    ]);
  });
  test('only places of the game and of the kind that are wanted', () => {
    expect(find('artillery', { game: 'two' })).toEqual(['/c']);
    expect(find('flank', { kind: 'term' })).toEqual(['/b']);
    expect(find('flank', { kind: 'term', game: 'one' })).toEqual([]);
  });
  test('places of the game from which one comes before equal ones of another', () => {
    const twins = new MiniSearch<Entry>(OPTIONS);
    twins.addAll([entry('/x', 'Rout', 'It runs.'), entry('/y', 'Rout', 'It runs.', { game: 'two' })]);
    const first = (from?: string) => matches(twins, [], { words: 'rout', from })[0]!.path;
    expect([first(), first('one'), first('two')]).toEqual(['/x', '/x', '/y']);
  });
  test('what compares games with each of them', () => {
    const all = new MiniSearch<Entry>(OPTIONS);
    all.addAll([
      entry('/x', 'Rout', 'It runs.'),
      entry('/y', 'Rout', 'Where it runs.', { game: '', kind: 'comparison' }),
    ]);
    expect(matches(all, [], { words: 'rout', game: 'one' })).toHaveLength(2);
    expect(matches(all, [], { words: 'rout', game: 'two' })).toHaveLength(1);
  });
  test('nothing where nothing is written', () => {
    expect(find('')).toEqual([]);
    expect(find(' […] ')).toEqual([]);
  });
});

describe('a word that no page has', () => {
  const file = {
    synonyms: SYNONYMS,
    further: [],
    words: ['canister', 'charge', 'enfilade', 'flank', 'infantry', 'light', 'sight'],
  };
  test.each([
    ['cansiter', 'canister'],
    ['flank of infnatry', 'flank of infantry'],
    ['line of sihgt', 'line of sight'],
  ])('%s is searched for as %s', (written, meant) => {
    expect(respelt(index, file, written)).toBe(meant);
  });
  test.each(['canister', 'charged', 'enfil', 'cannon', 'los', 'zebra', 'of', ''])('%s stays as it is', (written) => {
    expect(respelt(index, file, written)).toBeNull();
  });
});

test('a word that only a text has which is not loaded is not respelt, and no number is', () => {
  const known = { synonyms: [], words: ['flank', '1500'] };
  const of = (word: string, further: readonly string[]) => respelt(index, { ...known, further }, word);
  expect([of('flanc', []), of('flanc', ['flanc']), of('flanc', ['flancheur']), of('flancs', ['flanc'])]).toEqual([
    'flank',
    null,
    null,
    null,
  ]);
  expect(of('1501', [])).toBeNull();
});

test('a place is whole if it has all words as they are written or longer, and not if a letter differs', () => {
  const whole = (words: string) => matches(index, SYNONYMS, { words }).map(({ path, isWhole }) => [path, isWhole]);
  expect(whole('flank infantry')).toEqual([['/d', true]]);
  expect(whole('canister zebra')).toEqual([['/c', false]]);
  expect(whole('enfil')).toEqual([['/b', true]]);
  expect(whole('enfillade')).toEqual([['/b', false]]);
  expect(whole('cannon').every(([, isWhole]) => isWhole)).toBe(true);
});

describe('common words', () => {
  const own = new MiniSearch<Entry>(OPTIONS);
  own.addAll([
    entry('/win', 'Before the battle, and winning', 'Who has lost half of it is beaten.'),
    entry('/ask', 'How do I do what I want?', 'How do I, and when, is what the text says.'),
    entry('/rally', 'A rally', 'Roll a die.'),
    entry('/rolls', 'Rally: how a unit rolls to rally', 'Rally, rally and rally. Then it has rallied.'),
    entry('/may', 'May act', 'To be in touch.'),
    entry('/units', 'Units', 'A unit is a base.'),
  ]);
  const groups = [
    { game: '', words: ['win', 'winning', 'victory'] },
    { game: '', words: ['in touch', 'may act'] },
  ];
  const ask = (words: string) => matches(own, groups, { words }).map(({ path }) => path);

  test('do not count where a query has others', () => {
    expect(ask('How do I win?')).toEqual(['/win']);
    expect(ask('what’s the victory')).toEqual(['/win']);
    expect(ask('it')).toContain('/win');
  });
  test('and what questions say of everything do not either', () => {
    expect(ask('when does a unit rally')[0]).toBe('/rally');
    expect(ask('when does a unit rally')).not.toContain('/units');
    expect(ask('what units are there')[0]).toBe('/units');
  });
  test('count where a query has no others', () => {
    expect(ask('how do I')).toEqual(['/ask']);
    expect(ask('what')).toEqual(['/ask']);
  });
  test('count in a title, and are not missed there', () => {
    expect(ask('how do I rally')[0]).toBe('/rally');
    expect(ask('how do I do what I want')).toEqual(['/ask']);
  });
  test('count in a word of several that has a synonym', () => {
    expect(ask('may act')[0]).toBe('/may');
  });
});

test('a long text is cut at a word', () => {
  const long = new MiniSearch<Entry>(OPTIONS);
  long.add(entry('/long', 'Long', 'word '.repeat(100).trim()));
  const [found] = matches(long, [], { words: 'long' });
  expect(found!.begins).toMatch(/^(word )+…$/);
  expect(found!.begins.length).toBeLessThan(190);
});

test.each([
  ['https://x.org/site/learn/two/panic/', 'two'],
  ['https://x.org/site/rulings/r-001/', 'one'],
  ['https://x.org/site/compare/the-charge/', undefined],
  ['https://x.org/site/', undefined],
  ['https://else.org/learn/two/', undefined],
  ['', undefined],
])('whoever comes from %s reads of %s', (address, game) => {
  const own = new MiniSearch<Entry>(OPTIONS);
  own.addAll([entry('/rulings/r-001/', 'May it?', 'It may.', { kind: 'ruling' })]);
  expect(gameAt(address, 'https://x.org/site', { games: { one: 'One', two: 'Two' } }, own)).toBe(game);
});
