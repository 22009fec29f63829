/** A figure and its limits. */
export interface Budget {
  /** The label of the line in the table. */
  readonly what: string;
  readonly unit: string;
  /** Decimal places. */
  readonly digits?: number;
  /**
   * Whether the limits apply to the figure itself or to its ratio to the rival's figure of the same
   * run.
   */
  readonly holds: 'figure' | 'ratio';
  /** True if more is better: the limits are then minimums, otherwise maximums. */
  readonly more?: true;
  /** The limit that must be kept. Without one, the figure is only reported. */
  readonly gate?: number;
  /**
   * For a gate on a ratio: the gate is also met if the figure itself is at most this (if more is
   * better: at least), because no reader notices the difference.
   */
  readonly enough?: number;
  /** The value to aim for. */
  readonly goal?: number;
}

/**
 * A gate protects readers and is not an exact number, so a figure that misses it by at most this
 * share meets it.
 */
const LEEWAY = 0.05;

/** The last value that meets a gate. */
export const limitOf = (gate: number, more = false): number => gate * (more ? 1 - LEEWAY : 1 + LEEWAY);

/**
 * Every figure the bench reports, in the order of its table. A `kB` is 1,000 bytes as sent; text is
 * compressed with brotli.
 */
export const BUDGETS = {
  'games.whole': { what: 'A whole game, fought out at random and held to its laws', unit: 's', digits: 2, holds: 'figure' },
  'orders.rate': { what: 'Orders judged, resolved and applied, with their reasons', unit: '/s', holds: 'ratio', more: true, gate: 0.2, enough: 10_000, goal: 1 },
  'odds.combat': { what: 'Exact odds of one combat', unit: 'µs', digits: 1, holds: 'figure', gate: 1000, goal: 100 },
  'odds.melee': { what: 'Exact odds of 24 men against 24, wounded and tested', unit: 'ms', digits: 1, holds: 'figure', gate: 150, goal: 100 },
  'odds.pool': { what: 'Exact odds of 40 dice to hit, then to wound', unit: 'ms', digits: 2, holds: 'figure', gate: 10, goal: 2 },
  'odds.volley': { what: 'Exact odds of a volley of 40 dice, with its test', unit: 'ms', digits: 1, holds: 'figure', gate: 10, goal: 2 },
  'odds.lines': { what: 'Exact odds of a melee of two lines of 24 men', unit: 'ms', digits: 1, holds: 'figure', gate: 150, goal: 30 },
  'odds.long-lines': { what: 'Exact odds of a melee of two lines of 40 men', unit: 'ms', digits: 1, holds: 'figure', gate: 500, goal: 150 },
  'odds.charge': { what: 'Exact odds of a charge of 24 men to contact', unit: 'ms', digits: 1, holds: 'figure', gate: 30, goal: 8 },
  'odds.to-contact': { what: 'Exact odds of a charge on a board, to contact: the slowest', unit: 'ms', digits: 1, holds: 'figure', gate: 30, goal: 8 },
  'odds.to-end': { what: 'Exact odds of a charge on a board, to the end of its fight: the slowest', unit: 'ms', digits: 1, holds: 'figure', gate: 250, goal: 100 },
  'odds.round': { what: 'Exact odds of a round of melee on a board: the slowest', unit: 'ms', digits: 1, holds: 'figure', gate: 250, goal: 100 },
  'geometry.corners': { what: 'Table of 60 bases: the corners of a base', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.overlap': { what: 'Table of 60 bases: do two bases overlap', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.gap': { what: 'Table of 60 bases: the gap between two bases', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.range': { what: 'Table of 60 bases: from a front to the closest point of a base', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.contact': { what: 'Table of 60 bases: how two neighbours touch', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.chains': { what: 'Table of 60 bases: the chains of all bases', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.arc': { what: 'Table of 60 bases: is a base in an arc', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.sight': { what: 'Table of 60 bases: a line past all bases', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.view': { what: 'Table of 60 bases: any point of a front to any of a base, past all', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.wheel': { what: 'Table of 60 bases: a wheel', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.sweep': { what: 'Table of 60 bases: 6 inches straight, past all', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.sweep-wheel': { what: 'Table of 60 bases: a wheel of 86°, past all', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.align': { what: 'Table of 60 bases: the last shuffle', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.share': { what: 'Table of 60 bases: share of a path in an outline', unit: 'µs', digits: 2, holds: 'figure' },
  'geometry.cost': { what: 'Table of 60 bases: cost of a move over three grounds', unit: 'µs', digits: 2, holds: 'figure' },
  'build.boards': { what: 'Build, each further 100 pages with a board', unit: 's', digits: 2, holds: 'figure', gate: 2, goal: 1 },
  'build.site': { what: 'Build, the whole site', unit: 's', digits: 1, holds: 'figure', gate: 150, goal: 60 },
  'dev.start': { what: 'Dev server: from its start until it serves', unit: 's', digits: 1, holds: 'figure' },
  'dev.first': { what: 'Dev server: the first page, the slowest of chapter, ruling, board', unit: 's', digits: 1, holds: 'figure', gate: 5, goal: 3 },
  'dev.games': { what: 'Dev server: the first chapter, against that of a site with one game', unit: 's', digits: 1, holds: 'ratio', gate: 1.15, goal: 1 },
  'dev.save': { what: 'Dev server: a saved board, chapter or style is on its page, the slowest', unit: 's', digits: 2, holds: 'figure', gate: 2, goal: 1 },
  'dev.rule': { what: 'Dev server: a saved rule is on the page of a board', unit: 's', digits: 2, holds: 'figure', gate: 5, goal: 2 },
  'dev.fault': { what: 'Dev server: a mistake in a board is told on its page', unit: 's', digits: 2, holds: 'figure', gate: 2, goal: 1 },
  'size.game': { what: 'Built site, each game', unit: 'MB', digits: 1, holds: 'figure', gate: 24, goal: 10 },
  'size.topic': { what: 'Built site, each topic in which the games are compared', unit: 'MB', digits: 2, holds: 'figure', gate: 0.5, goal: 0.2 },
  'page.bytes': { what: 'Chapter before the first intent, without fonts', unit: 'kB', digits: 1, holds: 'figure', gate: 24, goal: 18 },
  'page.requests': { what: 'Its requests, fonts included', unit: '', holds: 'figure', gate: 8 },
  'page.fonts': { what: 'Its fonts', unit: 'kB', digits: 1, holds: 'figure', gate: 75, goal: 50 },
  'page.html': { what: 'Its HTML, raw', unit: 'kB', digits: 1, holds: 'figure', gate: 250, goal: 150 },
  'page.elements': { what: 'Its elements with script on', unit: '', holds: 'figure', gate: 2000, goal: 1200 },
  'page.read': { what: 'Steps of its other boards, when it is first scrolled', unit: 'kB', digits: 1, holds: 'figure' },
  'large.bytes': { what: 'Home, comparison, battle: the heaviest before the first intent, without fonts', unit: 'kB', digits: 1, holds: 'figure', gate: 32, goal: 24 },
  'large.requests': { what: 'Home, comparison, battle: the most requests, fonts included', unit: '', holds: 'figure', gate: 10 },
  'five.bytes': { what: 'Five games: home or comparison before the first intent, without fonts', unit: 'kB', digits: 1, holds: 'figure', gate: 32, goal: 24 },
  'five.requests': { what: 'Five games: the most requests of these, fonts included', unit: '', holds: 'figure', gate: 10 },
  'search.first': { what: 'Search: index and scripts for a first query', unit: 'kB', digits: 1, holds: 'figure', gate: 200, goal: 100 },
  'script.first': { what: 'JavaScript within the page', unit: 'kB', digits: 1, holds: 'figure' },
  'script.player': { what: 'The player of the boards', unit: 'kB', digits: 1, holds: 'figure' },
  'script.pixi': { what: 'Pixi and the painter of the canvas', unit: 'kB', digits: 1, holds: 'figure', gate: 115, goal: 85 },
  'script.engine': { what: 'One engine, with the SVG painter and the panel', unit: 'kB', digits: 1, holds: 'figure' },
  'script.rest': { what: 'All JavaScript of a page with boards but Pixi', unit: 'kB', digits: 1, holds: 'figure', gate: 110, goal: 70 },
  'script.table': { what: 'The same of a game on a free table', unit: 'kB', digits: 1, holds: 'figure', gate: 150, goal: 100 },
  'next.first': { what: 'Slow phone: first Next, painted', unit: 'ms', holds: 'ratio', gate: 0.75, goal: 0.6 },
  'blocking.before': { what: 'Slow phone: blocking before the first intent', unit: 'ms', holds: 'figure', gate: 0, goal: 0 },
  'blocking.all': { what: 'Slow phone: blocking in all', unit: 'ms', holds: 'figure', gate: 200, goal: 120 },
  'paint.first': { what: 'Slow phone: first contentful paint', unit: 'ms', holds: 'ratio', gate: 0.9, goal: 0.6 },
  'paint.largest': { what: 'Slow phone: largest contentful paint', unit: 'ms', holds: 'ratio', gate: 0.9, goal: 0.6 },
  'paint.shift': { what: 'Slow phone: layout shift', unit: '', digits: 3, holds: 'figure', gate: 0, goal: 0 },
  'click.1': { what: 'Click to painted frame, CPU ×1', unit: 'ms', holds: 'ratio', gate: 1.5, enough: 32, goal: 1.1 },
  'click.4': { what: 'Click to painted frame, CPU ×4', unit: 'ms', holds: 'ratio', gate: 1.5, enough: 32, goal: 1.1 },
  'bases.4': { what: 'Table of 600 bases: click to painted frame, CPU ×4', unit: 'ms', holds: 'ratio', gate: 2, enough: 50, goal: 1.1 },
  'bases.models': { what: 'Table of 600 models in ranks: click to painted frame, CPU ×4', unit: 'ms', holds: 'ratio', gate: 2, enough: 50, goal: 1.1 },
  'bases.drawn': { what: 'Table of 600 bases: click until the canvas is drawn on, CPU ×4', unit: 'ms', holds: 'ratio' },
  'reach.click': { what: 'Free table: the task that takes up a unit, with its frame, CPU ×4', unit: 'ms', holds: 'figure', gate: 60, goal: 30 },
  'reach.longest': { what: 'Free table: longest task while a reach is shaded, CPU ×4', unit: 'ms', holds: 'figure', gate: 60, goal: 30 },
  'boards.drawn': { what: 'Eight boards on a page, all drawn on their canvas', unit: 'ms', holds: 'ratio', gate: 0.7, goal: 0.3 },
  'boards.contexts': { what: 'WebGL contexts that draw', unit: '', holds: 'figure', gate: 1, goal: 1 },
  'step.gap.worst': { what: 'Animated step: longest gap between frames', unit: 'ms', digits: 1, holds: 'figure' },
  'step.gap.p95': { what: 'Animated step: 95 of 100 gaps are at most', unit: 'ms', digits: 1, holds: 'figure' },
} as const satisfies Readonly<Record<string, Budget>>; // prettier-ignore

export type FigureId = keyof typeof BUDGETS;

export const isFigure = (id: string): id is FigureId => Object.hasOwn(BUDGETS, id);
