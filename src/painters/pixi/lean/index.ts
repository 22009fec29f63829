import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from './rooms.ts';

/** What Vite asks of a plugin, as far as this one answers. */
interface LeanPixi {
  readonly name: string;
  readonly enforce: 'pre';
  readonly config: () => { readonly resolve: { readonly alias: Readonly<Record<string, string>> } };
  readonly buildStart: () => void;
  readonly load: (id: string) => string | null;
}

/**
 * Lets `#pixilib/` mean Pixi's own files, which its package does not offer one by one, and leaves out what no board needs. A room that Pixi
 * has no longer is refused by name.
 */
export const leanPixi = (lib: string): LeanPixi => ({
  name: 'lean-pixi',
  enforce: 'pre',
  config: () => ({ resolve: { alias: { '#pixilib': lib } } }),
  buildStart: () => {
    const missing = Object.keys(ROOMS).find((room) => !existsSync(join(lib, room)));
    if (missing !== undefined)
      throw new Error(
        `There is no ${missing} in ${lib}: it was there in pixi.js 8.22.0. Find where it went, and mend src/painters/pixi/lean/rooms.ts.`,
      );
  },
  load: (id) => {
    const path = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
    const room = Object.keys(ROOMS).find((each) => path.endsWith(`/node_modules/pixi.js/lib/${each}`));
    return room === undefined ? null : (ROOMS[room] ?? null);
  },
});
