import { builtChapters, builtGames, boardsOf, fileText, pageNames } from './built.ts';

interface BuiltRuling {
  readonly id: string;
  readonly game: string;
}

/** The rulings of the built site, from its data files. */
const rulings = (): readonly BuiltRuling[] =>
  (JSON.parse(fileText('data/rulings.json')) as { readonly rulings: readonly BuiltRuling[] }).rulings;

/** The kind of a ruling's page. */
function kindOfRuling({ id }: BuiltRuling): string {
  const boards = [...boardsOf(`rulings/${id}/`).keys()];
  if (boards.length === 0) return 'a ruling in words';
  const [first = ''] = boards;
  // For another reading, the id of a board ends with the key of that reading.
  return boards.slice(1).some((board) => board.startsWith(`${first}@`))
    ? 'a ruling on the board'
    : 'a ruling with further boards';
}

/** The first page of each kind of a game. A game that is shown in part lacks some kinds. */
function kindsOf(game: string): readonly (readonly [kind: string, path: string])[] {
  const [chapter] = builtChapters().filter((each) => each.game === game);
  const paths: (readonly [string, string])[] = [
    ['contents', `learn/${game}/`],
    ['rules', `rules/${game}/`],
    ['reference', `reference/${game}/`],
    ['odds', `odds/${game}/`],
    ['tables of odds', `odds/${game}/tables/`],
    ['charts', `reference/${game}/charts/`],
  ];
  if (chapter !== undefined) {
    const [board] = boardsOf(chapter.path).keys();
    paths.push(['a chapter', chapter.path], ['an embed page', `embed/${board ?? ''}/`]);
  }
  const seen = new Set<string>();
  for (const ruling of rulings().filter((each) => each.game === game)) {
    const kind = kindOfRuling(ruling);
    if (!seen.has(kind)) paths.push([kind, `rulings/${ruling.id}/`]);
    seen.add(kind);
  }
  const built = new Set(pageNames());
  return paths.filter(([, path]) => built.has(`${path}index.html`));
}

function find(): Readonly<Record<string, string>> {
  const games = builtGames().flatMap((game) =>
    kindsOf(game).map(([kind, path]) => [`${kind}, ${game}`, path] as const),
  );
  return {
    home: '',
    rulings: 'rulings/',
    search: 'search/',
    'all comparisons': 'compare/',
    'battles to play': 'play/',
    'a comparison': 'compare/the-charge/',
    glossary: 'glossary/',
    'not found': '404.html',
    ...Object.fromEntries(games),
  };
}

/**
 * For each kind, only the page of the first game that has it: enough to test what all games share,
 * such as widths and colours.
 */
export const firstKinds = (): ReturnType<typeof find> => {
  const all = Object.entries(kinds());
  const nameOf = (kind: string) => kind.split(', ')[0];
  return Object.fromEntries(
    all.filter(([kind], at) => all.findIndex(([each]) => nameOf(each) === nameOf(kind)) === at),
  );
};

let known: ReturnType<typeof find> | undefined;

/**
 * One built page of each kind, by its path relative to the base: those of the site, then those of
 * each game.
 */
export const kinds = (): ReturnType<typeof find> => (known ??= find());
