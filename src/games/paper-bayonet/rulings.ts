import { reader, type ReadingTable } from '../../core/rulings.ts';

/**
 * The playable readings of each ruling that the rules read; the first is the default. Not playable:
 * `pb-023` declared-simultaneous (results of fights that were rolled together contradict each
 * other, such as two units pushed into one square), `pb-028` blind (all dice lie open on the
 * board), `pb-040` brigadier-shares and two-anywhere-open (no rule says what a fight, a push or a
 * shot does to a square with two units that are no column).
 */
export const READINGS = {
  'pb-001': ['map-decides', 'inch-squares-18x24', 'inch-squares-18x28'],
  'pb-004': ['sum-38', 'printed-30'],
  'pb-005': ['at-least-one', 'zero-allowed'],
  'pb-006': ['up-to', 'exact'],
  'pb-008': ['second-deployer-first', 'roll-winner-first', 'first-deployer-first'],
  'pb-009': ['row-number', 'squares-between'],
  'pb-011': ['non-routed-touching', 'any-enemy-touching', 'any-enemy-in-square'],
  'pb-012': ['in-or-adjacent', 'in-square'],
  'pb-013': ['any-non-routed-unit', 'no-brigadiers', 'good-order-only'],
  'pb-014': ['draw', 'better-share-wins'],
  'pb-015': ['opponent-start-round-up', 'opponent-start-round-nearest', 'own-start-round-up'],
  'pb-016': ['still-in-play', 'count-as-removed'],
  'pb-017': ['play-on', 'immediate-end'],
  'pb-018': ['roll-again-each-round', 'one-extra-round'],
  'pb-019': ['always', 'activated-only'],
  'pb-020': ['no-fight', 'ties-go-on', 'all-fight'],
  'pb-021': ['compulsory', 'optional'],
  'pb-022': ['one-to-one', 'defender-once-attacker-free', 'one-at-a-time'],
  'pb-024': ['no-advance', 'may-advance'],
  'pb-025': ['highest', 'sum'],
  'pb-026': ['as-difference-1', 'as-difference-2', 'held'],
  'pb-027': ['cancel', 'attacker', 'defender'],
  'pb-028': ['one-after-seeing', 'one-per-unit'],
  'pb-029': ['line-and-heavy-only', 'skirmishers-are-infantry', 'foot-for-cavalry-only'],
  'pb-030': ['occupant', 'defender-only'],
  'pb-031': ['attacked-from-below', 'always-against-lower', 'only-if-moved-uphill'],
  'pb-032': ['open-ground-type-only', 'all-but-cover'],
  'pb-033': ['strict-two-open', 'roads-and-level-hills', 'start-square-too'],
  'pb-034': ['touch-anywhere', 'dead-ahead', 'all-touched'],
  'pb-035': ['exactly-two', 'screen-stops'],
  'pb-036': ['no-target-and-no-bonus', 'may-charge-in-vain'],
  'pb-037': ['removed-anywhere-move-on', 'removed-and-stop', 'cover-protects'],
  'pb-039': ['they-pass-friends', 'mutual-friends', 'they-pass-all'],
  'pb-042': ['free', 'must-stop'],
  'pb-043': ['tie-locks', 'free', 'contact-locks'],
  'pb-045': ['all-own-start-only', 'good-order-chain', 'also-at-end'],
  'pb-047': ['no-target-but-blocks', 'no-target-no-block', 'target-no-removal'],
  'pb-049': ['silenced', 'may-fire-elsewhere', 'point-blank'],
  'pb-050': ['certain-no-range', 'one-always-misses'],
  'pb-051': ['two-or-more', 'any-one', 'one-wood-no-building'],
  'pb-052': ['between-only', 'target-counts'],
  'pb-053': ['hill-blocks', 'hill-free'],
  'pb-054': ['below-only', 'everything'],
  'pb-055': ['eight-rays', 'any-square'],
  'pb-056': ['one-by-one', 'declared-together'],
  'pb-057': ['modified', 'natural'],
  'pb-058': ['one-state', 'two-states'],
  'pb-059': ['owners-next-turn', 'very-next-turn'],
  'pb-060': ['free', 'needs-activation'],
  'pb-061': ['marker-only', 'rear-attacks'],
  'pb-062': ['away-from-enemy', 'toward-own-edge', 'owner-chooses'],
  'pb-063': ['chain-of-friends', 'single-push', 'pushed-removed'],
  'pb-064': ['no-legal-entry', 'river-roll'],
  'pb-065': ['as-written', 'edge-rout-removes', 'edge-disrupt-stays'],
  'pb-066': ['own-edge-same-column', 'nearest-edge', 'path-walk'],
  'pb-067': ['own-phase-when-activated', 'own-next-phase-or-lost', 'same-turn-no-activation'],
  'pb-068': ['defends-only', 'helpless', 'untouchable'],
  'pb-069': ['splits-two-rolls', 'together-one-roll'],
  'pb-070': ['ordinary-coherence', 'brigadier-in-person'],
  'pb-071': ['step-in', 'next-turn-effect'],
  'pb-072': ['same-brigade', 'any-brigade'],
  'pb-073': ['one-steps-out', 'marker-turn'],
  'pb-074': ['open-ground-only', 'anywhere-but-cover'],
  'pb-075': ['activation-and-touch', 'activation-only', 'free'],
  'pb-076': ['phase-then-normal', 'until-next-own-turn'],
  'pb-077': ['moved-loses-fire-keeps', 'always-lost', 'always-kept'],
  'pb-078': ['bonus-only-when-attacking-it', 'square-may-not-attack', 'bonus-both-turns'],
  'pb-080': ['rivers', 'roads-too'],
  'pb-082': ['whole-move-one', 'stop-on-entry', 'inside-only'],
  'pb-083': ['start-and-end', 'every-square'],
  'pb-084': ['no-bonus', 'bonus'],
  'pb-088': ['minus-two', 'plus-two'],
  'pb-089': ['fires-and-fights', 'one-action'],
  'pb-090': ['all-but-skirmishers', 'infantry-and-cavalry'],
  'pb-092': ['target-only', 'gun-too'],
  'pb-093': ['after-roll-before-deployment', 'after-deployment', 'own-roll'],
  'pb-094': ['active-pairs-freely', 'maximum-pairs'],
  'pb-096': ['when-turned', 'on-passing', 'when-reached'],
  'pb-097': ['touching', 'tied-only'],
  'pb-098': ['worse-state-counts', 'latest-result-counts'],
} as const satisfies ReadingTable;

/** The reading of a ruling that is in force on this board. */
export const read = reader(READINGS);

/** The number of squares with woods and with buildings on a line of sight. */
export interface Cover {
  readonly woods: number;
  readonly buildings: number;
}

/**
 * Whether this cover blocks the line of sight of a Cannon on low ground; one function for each
 * reading.
 * @ruling pb-051
 */
export const coverBlocks = {
  'two-or-more': ({ woods, buildings }: Cover) => woods + buildings >= 2,
  'any-one': ({ woods, buildings }: Cover) => woods + buildings >= 1,
  'one-wood-no-building': ({ woods, buildings }: Cover) => woods >= 2 || buildings >= 1,
} satisfies Record<(typeof READINGS)['pb-051'][number], (cover: Cover) => boolean>;
