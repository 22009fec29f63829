import type { Readings } from '../../core/ids.ts';
import { reader, type ReadingTable } from '../../core/rulings.ts';

/** What the rules need to look a ruling up. */
export interface Reading {
  readonly readings: Readings;
}

/**
 * The readings that pages offer, of rulings that a board of a page shows; the first is the default.
 */
export const READINGS = {
  'dg-001': ['ten-everywhere', 'ten-in-reaction-only'],
  'dg-006': ['men-carried', 'round-each-time'],
  'dg-007': ['one-or-two', 'always-one', 'always-two'],
  'dg-008': ['fire-before-move', 'list-order'],
  'dg-010': ['at-once', 'together'],
  'dg-011': ['high-reroll', 'low-reroll', 'tie-keeps'],
  'dg-015': ['highest-on-table', 'army-commanders-only', 'any-named'],
  'dg-016': ['to-result', 'to-face'],
  'dg-051': ['ten-each-flank', 'ten-in-all', 'cone-from-centre'],
  'dg-052': ['nearest', 'drop'],
  'dg-053': ['same-hand', 'own-left'],
  'dg-054': ['first-small-arms-fire', 'player-chooses'],
  'dg-055': ['after-three', 'on-third'],
  'dg-056': ['since-last-own-fire-phase', 'this-phase'],
  'dg-057': ['both', 'per-rank-only'],
  'dg-059': ['straight-to-table', 'player-may-waive'],
  'dg-060': ['light-1-4', 'light-1-2'],
  'dg-061': ['artillery-may', 'nobody-may'],
  'dg-062': ['in-the-corridor', 'anywhere-in-front'],
  'dg-063': ['at-once-free', 'next-own-move'],
  'dg-064': ['same-arc-clear-line', 'anything-in-front'],
  'dg-065': ['not-into-melee', 'yes-split'],
  'dg-066': ['square-stands', 'square-half-line'],
  'dg-067': ['open-woods', 'open-ground'],
  'dg-068': ['per-10-of-width', 'flat', 'tenth'],
  'dg-069': ['quarter', 'quarter-less'],
  'dg-070': ['pro-rata', 'whole-move'],
  'dg-071': ['exempt', 'like-all'],
  'dg-072': ['skirmishers-both-ways', 'skirmishers-only'],
  'dg-073': ['quarter-up-to-90', 'measured'],
  'dg-074': ['carry-over-unformed', 'whole-turns'],
  'dg-075': ['same-time-back', 'via-column'],
  'dg-076': ['same-for-all', 'pr-au-none'],
  'dg-077': ['once-for-all-rows', 'multiply'],
  'dg-092': ['reconstruction', 'double-time-only'],
  'dg-105': ['through-or-stop', 'destroyed'],
  'dg-107': ['come-back', 'parent-may-not'],
  'dg-108': ['quarter-each', 'front-heavy'],
  'dg-112': ['worst-cover-plus-skirmish', 'all-add', 'one-line-only'],
  'dg-119': ['british-service', 'portuguese-too'],
  'dg-122': ['three-two-one', 'cavalry-three-deep', 'owner-chooses'],
  'dg-123': ['closes-on-its-centre', 'rear-rank-first', 'from-a-wing'],
  'dg-124': ['four-of-the-parents', 'two-of-the-parents', 'troops-of-their-own'],
  'dg-125': ['twice-as-wide', 'as-in-line', 'owner-chooses'],
  'dg-126': ['marker-that-blocks-nobody', 'a-unit-like-others'],
  'dg-127': ['light-cavalry-column', 'with-his-troops', 'charge-speed'],
  'dg-128': ['gives-way', 'taken'],
  'dg-140': ['close-order-in-order', 'not-skirmishers'],
  'dg-141': ['by-kind', 'dense-woods-hard'],
  'dg-145': ['by-hand', 'stays-or-lost'],
  'dg-149': ['edge-to-edge', 'centre-to-centre', 'wholly-within'],
  'dg-153': ['ahead-and-by-wheels', 'half-rate-aside-and-back'],
} as const satisfies ReadingTable;

/** More readings, for which no page shows a board yet: the engine plays them. */
export const AHEAD = {
  'dg-002': ['to-factor', 'to-die'],
  'dg-003': ['d10-halves', 'percentile', 'round-down'],
  'dg-004': ['full-steps', 'pro-rata', 'part-steps'],
  'dg-005': ['both', 'older-plus-new'],
  'dg-017': ['morale-150-control-50', 'all-50', 'all-150'],
  'dg-018': ['best-one', 'sum'],
  'dg-020': ['command-rating', 'none-without-chart'],
  'dg-021': ['chart', 'text', 'longer-of-both', 'chart-in-steps'],
  'dg-022': ['command-to-command', 'no-move-only'],
  'dg-023': ['clear-pass-only', 'not-broken-is-enough'],
  'dg-024': ['ray', 'centre-to-centre'],
  'dg-043': ['move-less-quarter', 'full-move'],
  'dg-078': ['limber-or-twice', 'not-possible'],
  'dg-091': ['fresh', 'one-step'],
  'dg-093': ['equal-is-shaken', 'equal-passes'],
  'dg-094': ['until-next-command-phase', 'until-passed-test'],
  'dg-096': ['friends-only-both', 'literal'],
  'dg-098': ['compulsory-moves', 'at-once'],
  'dg-099': ['rates', 'plain-move'],
  'dg-100': ['towards-orders', 'plus'],
  'dg-101': ['each-line-once-100', 'per-unit', 'no-limit'],
  'dg-102': ['beaten-foe-first', 'player-chooses'],
  'dg-117': ['own-chain', 'any-general-seen', 'no-control-test'],
  'dg-120': ['both-at-once', 'one-after-the-other'],
  'dg-121': ['as-deep-as-wide', 'twelve-thirty-forty', 'as-modelled'],
  'dg-137': ['what-it-did-this-turn', 'by-facing'],
  'dg-138': ['behind-the-front-line', 'quarters'],
  'dg-144': ['at-once-nearest-first', 'in-the-compulsory-moves'],
  'dg-151': ['last-move-decides', 'chargers-only'],
} as const satisfies ReadingTable;

/** The reading of a ruling that holds in a state. */
export const read = reader({ ...READINGS, ...AHEAD });
