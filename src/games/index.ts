import type { AnyEngine } from './engine.ts';

/** Every game that is on the site, by its folder; a page loads only the one it needs. */
export const GAMES = {
  'paper-bayonet': async (): Promise<AnyEngine> => (await import('./paper-bayonet/index.ts')).paperBayonet,
} as const;

export type GameId = keyof typeof GAMES;

/** Is there an engine of this name? */
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
