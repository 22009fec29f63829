import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { MODULES } from './needs.ts';

type Module = (typeof MODULES)[number];

const SOURCES: Readonly<Record<Module, string>> = {
  player: 'src/islands/player.tsx',
  progress: 'src/islands/progress.ts',
};

/**
 * Builds the player of the boards, and the keeper of progress, as modules that no page asks for: a page's first script fetches them at the
 * reader's first intent, from the addresses that are written into the finished pages. Astro's own islands would put their runtime and
 * Solid's hydration into every page before that.
 */
export function player(): AstroIntegration {
  return {
    name: 'drill-square:player',
    hooks: {
      'astro:config:setup': ({ updateConfig, command, config }) => {
        const base = config.base.replace(/\/$/, '');
        // A placeholder stands in a page until the build knows how its modules are called.
        const address = (module: Module) =>
          JSON.stringify(command === 'dev' ? `${base}/${SOURCES[module]}` : `@${module}`);
        const define = { __PLAYER__: address('player'), __PROGRESS__: address('progress') };
        updateConfig({ vite: { define, plugins: [emitted()] } });
      },
    },
  };
}

/** Modules of the browser's build that nothing imports. */
const emitted = () => ({
  name: 'drill-square:player',
  apply: 'build' as const,
  applyToEnvironment: (environment: { readonly name: string }) => environment.name === 'client',
  buildStart(this: {
    emitFile(file: { type: 'chunk'; id: string; name: string; preserveSignature: 'strict' }): string;
  }) {
    for (const name of MODULES) {
      const id = fileURLToPath(new URL(`../../../${SOURCES[name]}`, import.meta.url));
      this.emitFile({ type: 'chunk', id, name, preserveSignature: 'strict' });
    }
  },
});
