import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import solid from 'eslint-plugin-solid/configs/typescript';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

/** The rooms that know no browser, no Node, no clock and no chance of their own. */
const PURE = ['src/core/**', 'src/geometry/**', 'src/games/**', 'src/scenario/**'];

const SURROUNDINGS = [
  ...['window', 'document', 'navigator', 'location', 'history', 'screen', 'self', 'customElements', 'matchMedia'],
  ...[
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
    'Worker',
  ],
  ...[
    'HTMLElement',
    'Element',
    'Node',
    'Event',
    'CustomEvent',
    'DOMParser',
    'OffscreenCanvas',
    'Image',
    'Path2D',
    'DOMPoint',
  ],
  ...['process', 'Buffer', 'require', 'module', '__dirname', '__filename', 'global', 'globalThis'],
  ...['console', 'alert', 'confirm', 'prompt', 'crypto', 'Intl'],
  ...['Date', 'Temporal', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['requestAnimationFrame', 'requestIdleCallback'],
].map((name) => ({
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

const NO_DEFAULT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Exports have names; only the configuration of a tool needs a default.',
};

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
      'no-restricted-syntax': ['error', NO_DEFAULT],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'allow-as-parameter' },
      ],
      // A key in brackets says that it belongs to a dictionary.
      '@typescript-eslint/dot-notation': 'off',
      // There are no enums.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The house allows `!` where the line above proves it, which no rule can see.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A sentence may carry any plain value; that none comes out as [object Object] is for the tests of the words.
      '@typescript-eslint/no-base-to-string': 'off',
      // Boards drawn as text are spread into their characters, which are ASCII.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': ['error', ...SURROUNDINGS],
      'no-restricted-properties': ['error', ...PROPERTIES],
    },
  },
  { files: ['src/**/*.tsx'], ...solid },
  // Solid assigns the variable that stands in a `ref`, which the rule does not see.
  { files: ['src/**/*.tsx'], rules: { 'no-unassigned-vars': 'off' } },
  astro.configs['flat/recommended'],
  {
    // The TypeScript in a page's frontmatter and scripts is checked by `astro check`.
    files: ['**/*.astro'],
    rules: { 'no-undef': 'off', 'no-unused-vars': 'off', 'no-restricted-syntax': 'off' },
  },
  // Tools, and Astro for a client directive, look for a default.
  { files: ['**/*.config.{js,mjs,ts}', 'src/integrations/*/directive.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // These run on Node, which the language itself does not know.
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { console: false, process: false, URL: false, Buffer: false } },
  },
);
