import { colour, type Scheme, TOKENS } from './theme.ts';

const declarations = (scheme: Scheme, indent: string): string =>
  [`color-scheme: ${scheme};`, ...TOKENS.map((token) => `--${token}: ${colour(token, scheme)};`)]
    .map((line) => `${indent}${line}`)
    .join('\n');

/** The style sheet of all colours: light, dark where the reader's system asks for it, both by `data-theme`, and light on paper. */
export const tokensCss = (): string => `/* Written by \`npm run tokens\` from src/painters/theme.ts; change it there. */
:root {
${declarations('light', '  ')}
}

@media screen {
  :root[data-theme='dark'] {
${declarations('dark', '    ')}
  }
}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
${declarations('dark', '    ')}
  }
}
`;
