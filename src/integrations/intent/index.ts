import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island of a board that comes alive when the reader first turns to that board. */
export const intent = (): AstroIntegration => ({
  name: 'drill-square:intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)) }),
  },
});
