import type { Measure } from '../bench.ts';

/**
 * All measures in the order in which they run. Each module is loaded only when its turn comes,
 * because code runs slower in a process that also holds the browser's driver.
 */
export const MEASURES = {
  games: async (bench) => (await import('./games.ts')).games(bench),
  orders: async (bench) => (await import('./orders.ts')).orders(bench),
  odds: async (bench) => (await import('./odds.ts')).odds(bench),
  geometry: async (bench) => (await import('./geometry.ts')).geometry(bench),
  build: async (bench) => (await import('./build.ts')).build(bench),
  dev: async (bench) => (await import('./dev.ts')).dev(bench),
  size: async (bench) => (await import('./size.ts')).size(bench),
  page: async (bench) => (await import('./page.ts')).page(bench),
  large: async (bench) => (await import('./large.ts')).large(bench),
  five: async (bench) => (await import('./large.ts')).five(bench),
  search: async (bench) => (await import('./search.ts')).search(bench),
  scripts: async (bench) => (await import('./scripts.ts')).scripts(bench),
  phone: async (bench) => (await import('./phone.ts')).phone(bench),
  click: async (bench) => (await import('./click.ts')).click(bench),
  bases: async (bench) => (await import('./bases.ts')).bases(bench),
  reach: async (bench) => (await import('./reach.ts')).reach(bench),
  boards: async (bench) => (await import('./boards.ts')).boards(bench),
  step: async (bench) => (await import('./step.ts')).step(bench),
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof MEASURES;

export const isMeasure = (name: string): name is MeasureName => Object.hasOwn(MEASURES, name);
