import type { IFlattenedRuleSet, IForbiddenRuleType } from 'dependency-cruiser';

type Rule = Extract<IForbiddenRuleType, { to: unknown }>;

/**
 * The folders of `src` that a folder may import from, besides itself. In a chain, a folder may
 * import from everything to its left.
 */
const MAY: Readonly<Record<string, readonly string[]>> = {
  core: [],
  geometry: ['core'],
  games: ['core', 'geometry'],
  scenario: ['core', 'geometry', 'games'],
  scene: ['core', 'geometry', 'games'],
  painters: ['core', 'geometry', 'scene'],
  // Links need to know where the site is published.
  panel: ['core', 'geometry', 'games', 'scenario', 'scene', 'painters', 'register/paths'],
  sent: ['core', 'geometry', 'games', 'scenario', 'scene', 'painters', 'panel', 'register/paths'],
  register: ['core', 'geometry', 'games', 'scenario', 'scene'],
  library: ['core', 'geometry', 'games', 'scenario', 'scene', 'painters', 'panel', 'sent', 'register'],
  islands: [
    'core',
    'geometry',
    'games',
    'scenario/play',
    'scenario/ask',
    'scene',
    'painters',
    'panel',
    'sent',
    'register',
    'styles/parts',
  ],
  styles: [],
  fonts: [],
};

/**
 * The files of `islands` that pages, components and integrations load. All other files there are
 * internal.
 */
const DOORS = [
  'army/points',
  'board/pages',
  'board/synchronize',
  'charts/page',
  'charts/reference',
  'charts/watch',
  'compare/fitting',
  'compare/start',
  'embed/height',
  'progress/load-progress',
  'search/page',
];

/** The folders that may import everything except the internal files of islands. */
const ABOVE = ['components', 'layouts', 'pages', 'integrations', 'cli', 'content.config'];

/**
 * Folders that must not depend on a browser, Node, a framework, or anything outside `src` except
 * content.
 */
const PURE = '^src/(core|geometry|games|scenario|scene)/';

const SURROUNDINGS =
  '(^|node_modules/)(astro|@astrojs/[^/]+|solid-js|pixi\\.js|@pixi/[^/]+)(/|$)|^(node|bun|astro|virtual):|^#pixi';

const rule = (name: string, from: Rule['from'], to: Rule['to']): Rule => ({ name, severity: 'error', from, to });

const arrows = Object.entries(MAY).map(([folder, others]) =>
  rule(
    `${folder} may import ${others.join(', ') || 'nothing but itself'}`,
    { path: `^src/${folder}/` },
    { path: '^src/', pathNot: `^src/(${[folder, ...others].join('|')})(/|\\.\\w+$)` },
  ),
);

const doors = rule(
  'nobody above looks into the islands',
  { path: `^src/(${ABOVE.join('|')})(/|\\.\\w+$)` },
  { path: '^src/islands/', pathNot: `^src/islands/(${DOORS.join('|')})\\.ts$` },
);

const pure = [
  rule('pure rules run anywhere: no module of Node', { path: PURE }, { dependencyTypes: ['core'] }),
  rule('pure rules run anywhere: no framework', { path: PURE }, { path: SURROUNDINGS }),
  rule(
    'pure rules look at nothing outside src but content',
    { path: PURE },
    { dependencyTypes: ['local'], pathNot: '^(src|content)/' },
  ),
];

/** The folders in `games/table` are shared by all games on free tables and are not games. */
const games = [
  rule(
    'a game never imports another game',
    { path: '^src/games/([^/]+)/' },
    { path: '^src/games/[^/]+/', pathNot: '^src/games/($1|contract|table)/' },
  ),
  rule(
    'the scene of a game never imports another game or its scene',
    { path: '^src/scene/([^/]+)/' },
    { path: '^src/(games|scene)/[^/]+/', pathNot: '^src/((games|scene)/$1|games/contract|games/table|scene/table)/' },
  ),
  rule(
    'what is for all games knows none of them',
    { path: '^src/((games|scene)/[^/]+$|games/(contract|table)/|scene/table/)' },
    { path: '^src/(games|scene)/[^/]+/', pathNot: '^src/(games/(contract|table)|scene/table)/' },
  ),
];

const everywhere = [
  // No other rule would catch an import that cannot be resolved. The compiler checks that packages
  // exist.
  rule('every path leads somewhere', {}, { couldNotResolve: true, path: '^\\.' }),
  rule(
    'nothing imports itself in a circle, but for types',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
  ),
];

/** If files in two folders need each other, even if only for a type, they belong in one folder. */
const folders = rule(
  'no circle between files of different folders',
  { path: '^(src/.+)/[^/]+$' },
  { circular: true, pathNot: '^$1/[^/]+$' },
);

/** The import rules. */
export const RULES: IFlattenedRuleSet = { forbidden: [...arrows, doors, ...pure, ...games, ...everywhere, folders] };
