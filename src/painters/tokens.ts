import { colour, TOKENS } from './theme.ts';

/**
 * The style sheet with all colours as custom properties. The system's colour scheme applies unless
 * the page overrides it with `data-theme`. Print is always light.
 */
export const tokensCss = (): string => `/* Written by \`npm run tokens\` from src/painters/theme.ts; change it there. */
:root {
  color-scheme: light dark;
${TOKENS.map((token) => `  --${token}: light-dark(${colour(token, 'light')}, ${colour(token, 'dark')});`).join('\n')}
}

:root[data-theme='light'] {
  color-scheme: light;
}

:root[data-theme='dark'] {
  color-scheme: dark;
}

@media print {
  :root:root {
    color-scheme: light;
  }
}
`;
