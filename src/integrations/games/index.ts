import type { AstroIntegration } from 'astro';
import { prefixes } from './prefixes.ts';

/** Tells the modules of the site what its games are, from their folders of content. */
export function games(): AstroIntegration {
  return {
    name: 'drill-square:games',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { __GAMES__: JSON.stringify(prefixes()) } } });
      },
    },
  };
}
