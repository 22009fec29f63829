import type { Browser } from '@playwright/test';
import { serve } from '../serve.mjs';
import type { Reading } from './reading.ts';
import { buildRival } from './rivals.ts';
import { buildSite } from './workshop.ts';

/** A folder of finished pages that is being served, compressed, on this machine. */
interface Site {
  /** Its address, with a slash at the end. */
  readonly url: string;
  /** The folder. */
  readonly root: string;
}

/** What every measure may ask for; made when it is first asked for, and shared by all. */
export interface Bench {
  /** Cold loads, rounds or series of which the median counts. */
  readonly runs: number;
  /** The finished site. */
  readonly site: () => Promise<Site>;
  /** A rival's page, of the folder `rivals/<name>`. */
  readonly rival: (name: string) => Promise<Site>;
  /** A browser that has never seen a page. Whoever asks must close it. */
  readonly browser: () => Promise<Browser>;
  /** Tells what is going on. */
  readonly say: (text: string) => void;
}

/** Measures one thing, or a few that come of the same run. */
export type Measure = (bench: Bench) => Promise<readonly Reading[]> | readonly Reading[];

/** A bench that builds, serves and launches; `dist` are finished pages that are measured as they are. `close` ends its servers. */
export function benchOf({ runs, dist }: { readonly runs: number; readonly dist?: string }): Bench & {
  close(): Promise<void>;
} {
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
    say,
    browser: async () => (await import('./browser/launch.ts')).launch(),
    site: () =>
      serveOnce('', () => {
        if (dist !== undefined) return dist;
        say('Building the site');
        return buildSite(0).dist;
      }),
    rival: (name) => serveOnce(`rival ${name}`, () => buildRival(name)),
    close: async () => {
      for (const site of await Promise.allSettled(serving.values()))
        if (site.status === 'fulfilled') await site.value.close();
    },
  };
}
