import type { AstroIntegration } from 'astro';
// Node resolves this to Solid's server build: the very function that @astrojs/solid-js calls.
import { generateHydrationScript } from 'solid-js/web';
import { hash } from './page.ts';

/** Completes the Content-Security-Policy: adds the hash of Solid's hydration script, which Astro does not know. */
export const csp = (): AstroIntegration => ({
  name: 'drill-square:csp',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ security: { csp: { algorithm: 'SHA-256', scriptDirective: { hashes: [hydration()] } } } });
    },
  },
});

function hydration(): `sha256-${string}` {
  const script = /^<script>([\s\S]*?)<\/script>/.exec(generateHydrationScript())?.[1];
  if (script === undefined)
    throw new Error("Solid's hydration script has a new shape: look at generateHydrationScript()");
  return hash(script);
}
