import type { AnyEngine, AnyRules } from './engine.ts';

/** Every game that is on the site, by its folder; whoever needs one loads only that. */
export const GAMES = {
  'paper-bayonet': async (): Promise<AnyEngine> => (await import('./paper-bayonet/index.ts')).paperBayonet,
} as const;

export type GameId = keyof typeof GAMES;

/** The rules of every game, without the reading of files: what a page loads. */
export const RULES: Readonly<Record<GameId, () => Promise<AnyRules>>> = {
  'paper-bayonet': async () => (await import('./paper-bayonet/rules.ts')).rules,
};

/** Is there an engine of this name? */
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
