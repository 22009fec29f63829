import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import solid from 'eslint-plugin-solid/configs/typescript';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { moduleState } from './eslint.module-state.js';

/** These folders must not use the browser, Node, a clock or randomness. */
const PURE = ['src/core/**', 'src/geometry/**', 'src/games/**', 'src/scenario/**'];

/**
 * Every global of a browser or of Node, and the globals of JavaScript that depend on the machine.
 */
const SURROUNDINGS = Object.keys({
  ...globals.browser,
  ...globals.node,
  Date: false,
  Temporal: false,
  Intl: false,
  globalThis: false,
}).map((name) => ({
  name,
  message: 'Rules and scenarios know no browser, no Node and no clock: hand in what is needed.',
}));

const UNEVEN = ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'hypot', 'exp', 'log', 'log2', 'log10', 'cbrt'];

const PROPERTIES = [
  { object: 'Math', property: 'random', message: 'Chance comes only through the Dice that are handed in.' },
  ...UNEVEN.map((property) => ({
    object: 'Math',
    property,
    message: 'JavaScript engines differ in its last bit, and so would the rules: use vectors and squares.',
  })),
];

/**
 * The functions that IEEE 754 defines exactly. `Math.round` is not one to use: it rounds halves up,
 * and so differently for mirrored values.
 */
const EXACT = ['abs', 'min', 'max', 'floor', 'ceil', 'sign', 'trunc', 'sqrt'];

const BY_HAND = 'Geometry knows + − × ÷ √ alone, so that every engine agrees to the last bit';

/**
 * Geometry may use no other function or constant of Math than these, and may not use Math under
 * another name.
 */
const ARITHMETIC = [
  {
    selector: `MemberExpression[object.name="Math"]:not([computed=false][property.name=/^(${EXACT.join('|')})$/])`,
    message: `${BY_HAND}, and ${EXACT.join(', ')} of Math; \`round\` is in lengths.ts.`,
  },
  { selector: ':not(MemberExpression) > Identifier[name="Math"]', message: `${BY_HAND}: write Math out.` },
  { selector: 'BinaryExpression[operator="**"]', message: `${BY_HAND}: write x * x.` },
  { selector: 'AssignmentExpression[operator="**="]', message: `${BY_HAND}: write x * x.` },
];

const NO_DEFAULT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Exports have names; only the configuration of a tool needs a default.',
};

const LITERAL = 'Write its members where they stand: the formatter may break the line.';

/** A literal spread into another literal of the same kind adds nothing to its members. */
const SPREAD = [
  { selector: 'ObjectExpression > SpreadElement > ObjectExpression', message: LITERAL },
  { selector: 'ArrayExpression > SpreadElement > ArrayExpression', message: LITERAL },
];

/** The patterns that are forbidden everywhere. */
const NOWHERE = [NO_DEFAULT, ...SPREAD];

/** A test checks the imports between these folders, so every import must be a literal. */
const HELD = [...PURE, 'src/scene/**', 'src/painters/**', 'src/panel/**', 'src/islands/**'];

const HIDDEN = [
  { selector: 'ImportExpression:not([source.type="Literal"])', message: 'Write out what is imported.' },
  { selector: 'TSImportType:not([source.type="Literal"])', message: 'Write out what is imported.' },
  {
    selector: 'MemberExpression[object.type="MetaProperty"][property.name="glob"]',
    message: 'Only the register of games looks for what there is.',
  },
];

export default defineConfig(
  globalIgnores([
    'dist/',
    '.astro/',
    '.cache/',
    'test-results/',
    'playwright-report/',
    'src/cli/bench/rivals/',
    '**/*.d.ts',
  ]),
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'max-depth': ['error', 3],
      'max-lines': ['error', 250],
      'max-params': ['error', 4],
      'no-restricted-syntax': ['error', ...NOWHERE],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are in .oxlintrc.json.
    extends: [ts.configs.strict, ts.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'allow-as-parameter' },
      ],
      // `!` is allowed where the line above proves it, which the rule cannot see.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': ['error', ...SURROUNDINGS],
      'no-restricted-properties': ['error', ...PROPERTIES],
    },
  },
  {
    files: [...PURE, 'src/scene/**'],
    plugins: { house: { rules: { 'module-state': moduleState } } },
    rules: { 'house/module-state': 'error' },
  },
  {
    files: HELD,
    // `node.ts` imports the games by their folders; the other two import modules from URLs that the
    // build writes into the page.
    ignores: ['src/register/node.ts', 'src/islands/board/hydrate.ts', 'src/islands/progress/load-progress.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NOWHERE, ...HIDDEN] },
  },
  { files: ['src/geometry/**'], rules: { 'no-restricted-syntax': ['error', ...NOWHERE, ...HIDDEN, ...ARITHMETIC] } },
  {
    files: ['src/**'],
    ignores: ['**/*.astro'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: false, skipComments: false }] },
  },
  { files: ['src/**/*.tsx'], ...solid },
  // Solid assigns the variable of a `ref`, which the rule does not see.
  { files: ['src/**/*.tsx'], rules: { 'no-unassigned-vars': 'off' } },
  astro.configs['flat/recommended'],
  {
    // The TypeScript in a page's frontmatter and scripts is checked by `astro check`.
    files: ['**/*.astro'],
    rules: { 'no-undef': 'off', 'no-unused-vars': 'off', 'no-restricted-syntax': 'off' },
  },
  // Tools expect a default export.
  { files: ['**/*.config.{js,mjs,ts}'], rules: { 'no-restricted-syntax': 'off' } },
  // These files run on Node, whose globals ESLint does not assume.
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { __dirname: false, console: false, process: false } },
  },
);
