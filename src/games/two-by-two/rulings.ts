import { reader, type ReadingTable } from '../../core/rulings.ts';

/**
 * The playable readings of each ruling that the rules consult; the first is the default. What other rulings say is played by their default alone; where it
 * is, their ids are tagged.
 */
export const READINGS = {
  'tt-004': ['face-centre-to-edge', 'edge-to-edge', 'centre-to-centre'],
  'tt-005': ['inclusive', 'exclusive'],
  'tt-009': ['scenario-flag', 'light-support', 'deployed-in-move'],
  'tt-010': ['canister-medium-long', 'beyond-canister-is-long'],
  'tt-011': ['no-limber', 'moved-not-canister', 'moved-no-fire'],
  'tt-012': ['front-45', 'straight-ahead', 'front-half'],
  'tt-013': ['units-and-area-terrain', 'terrain-only', 'nothing-blocks'],
  'tt-014': ['free-pivot', 'wheel', 'slide'],
  'tt-015': ['whole-move-straight', 'must-start-facing', 'needs-two'],
  'tt-025': ['may-leave', 'locked'],
  'tt-028': ['join-not-open', 'absolute', 'touch-without-melee'],
  'tt-029': ['may-attack', 'may-not'],
  'tt-030': ['on-contact-unless-disrupted', 'in-shoot-phase', 'any-state'],
  'tt-033': ['if-in-arc', 'infantry-only'],
  'tt-034': ['only-those-in-contact', 'free-fire'],
  'tt-035': ['one-by-one', 'declare-all'],
  'tt-036': ['own-half-end-of-move', 'enemys-half'],
  'tt-037': ['states-and-terrain-bind', 'only-disrupted-barred'],
  'tt-038': ['shots-then-counter-charges', 'any-order'],
  'tt-039': ['turn-not-fire', 'neither'],
  'tt-040': ['who-made-contact', 'phasing-side'],
  'tt-041': ['any-part-inside', 'in-and-out-only'],
  'tt-053': ['when-charged', 'any-own-phase-3', 'any-time'],
  'tt-054': ['full-rout', 'safe-flight'],
  'tt-074': ['behind-front-line', 'outside-45', 'wholly-behind'],
  'tt-075': ['touching-and-crossed', 'within-one', 'best-only'],
  'tt-076': ['cavalrys-half-no-cover', 'light-infantrys-half', 'able-cavalry-only'],
  'tt-083': ['centre-inside', 'any-part', 'wholly-inside'],
} as const satisfies ReadingTable;

/** The same for rulings about rules of which no page shows a board yet: the engine plays them, and does not offer them. */
export const AHEAD = {
  'tt-008': ['light-infantry-only', 'all-light'],
  'tt-016': ['per-distance', 'whole-move'],
  'tt-017': ['whole-move-no-stream', 'bridge-length-only', 'whole-move-plus-stream'],
  'tt-018': ['both-half', 'cossacks-only-half'],
  'tt-019': ['road-is-clear', 'woods-bar'],
  'tt-021': ['until-next-move', 'every-whole-road-move', 'on-a-road', 'declared'],
  'tt-022': ['declared-until-pinned', 'charging-infantry', 'two-deep'],
  'tt-023': ['through-friends', 'never'],
  'tt-024': ['no-zone', 'zone-of-control'],
  'tt-026': ['every-contact-if-may-initiate', 'every-contact', 'new-contacts-only'],
  'tt-027': ['stay-in-contact', 'winner-backs-off'],
  'tt-045': ['either-suffices', 'both-needed'],
  'tt-048': ['own-hq-in-range', 'counts-as-contact', 'needs-other'],
  'tt-049': ['others-may-not-try', 'only-they-suffer', 'others-free-of-note'],
  'tt-052': ['one-per-unit', 'one-per-effect'],
  'tt-057': ['away-from-cause', 'straight-back', 'to-own-edge'],
  'tt-058': ['terrain-counts-no-road', 'flat', 'max-with-road'],
  'tt-059': ['stop-and-disrupt', 'destroyed-if-short', 'just-stop'],
  'tt-060': ['compulsory-moves-happen', 'cannot-move-lost'],
  'tt-061': ['only-in-cover', 'always'],
  'tt-062': ['not-disrupted', 'neither-state', 'not-in-road-column'],
  'tt-063': ['both-vs-cavalry', 'light-always'],
  'tt-065': ['each-extra-in-contact', 'attackers-only'],
  'tt-066': ['principal-suffers', 'all-suffer'],
  'tt-069': ['no-bonus', 'plus-two'],
  'tt-070': ['take-the-ground', 'full-move', 'no-new-melee'],
  'tt-071': ['penalty-capped', 'one-more-melee'],
  'tt-072': ['either-winner', 'attackers-only'],
  'tt-073': ['states-forbid', 'mandatory-overrides'],
  'tt-077': ['free-hills', 'no-hills', 'rough-hills'],
  'tt-084': ['as-printed', 'rough-as-woods'],
  'tt-085': ['terrain-binds', 'ground-is-taken'],
} as const satisfies ReadingTable;

/** Which reading of a ruling is in force on this board? */
export const read = reader({ ...READINGS, ...AHEAD });
