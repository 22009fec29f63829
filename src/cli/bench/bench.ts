import type { Browser } from '@playwright/test';
import { serve } from '../serve.mjs';
import type { Measurement } from './measurement.ts';
import { buildRival } from './rivals.ts';
import { buildFive, buildSite } from './build-site.ts';

/** A folder of built pages, served compressed on this machine. */
interface Site {
  /** Its URL, ending in a slash. */
  readonly url: string;
  /** Its folder. */
  readonly root: string;
}

/**
 * The tools of every measure. Sites are built and served when they are first needed, and then
 * shared.
 */
export interface Bench {
  /** How many cold loads, rounds or series to run. The median counts. */
  readonly runs: number;
  /** The games of which each has figures of its own. */
  readonly games: readonly string[];
  /** The built site. */
  readonly site: () => Promise<Site>;
  /** The site with five games. */
  readonly five: () => Promise<Site>;
  /** Builds and serves the page of a rival, from the folder `rivals/<name>`. */
  readonly rival: (name: string) => Promise<Site>;
  /** Starts a browser with an empty cache. The caller must close it. */
  readonly browser: () => Promise<Browser>;
  /** Prints progress. */
  readonly say: (text: string) => void;
}

/** Measures one or more figures in the same run. */
export type Measure = (bench: Bench) => Promise<readonly Measurement[]> | readonly Measurement[];

interface Settings extends Pick<Bench, 'runs' | 'games'> {
  readonly dist?: string;
}

/**
 * Makes a bench. `dist` is a folder of built pages to measure instead of building them. `close`
 * stops its servers.
 */
export function benchOf({ runs, games, dist }: Settings): Bench & { close(): Promise<void> } {
  const serving = new Map<string, Promise<Site & { close(): Promise<void> }>>();
  const serveOnce = (name: string, finish: () => string) => {
    const before = serving.get(name);
    if (before !== undefined) return before;
    const begun = (async () => {
      const root = finish();
      return { ...(await serve(root)), root };
    })();
    serving.set(name, begun);
    return begun;
  };
  const say = (text: string) => console.error(text);
  return {
    runs,
    games,
    say,
    browser: async () => (await import('./browser/launch.ts')).launch(),
    site: () =>
      serveOnce('', () => {
        if (dist !== undefined) return dist;
        say('Building the site');
        return buildSite(0).dist;
      }),
    five: () =>
      serveOnce('five games', () => {
        say('Building the site with five games');
        return buildFive().dist;
      }),
    rival: (name) => serveOnce(`rival ${name}`, () => buildRival(name)),
    close: async () => {
      for (const site of await Promise.allSettled(serving.values()))
        if (site.status === 'fulfilled') await site.value.close();
    },
  };
}
