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
  'tt-034': ['only-those-in-contact', 'free-fire'],
  'tt-035': ['one-by-one', 'declare-all'],
  'tt-074': ['behind-front-line', 'outside-45', 'wholly-behind'],
  'tt-075': ['touching-and-crossed', 'within-one', 'best-only'],
  'tt-076': ['cavalrys-half-no-cover', 'light-infantrys-half', 'able-cavalry-only'],
  'tt-083': ['centre-inside', 'any-part', 'wholly-inside'],
} as const satisfies ReadingTable;

/** The same for rulings about rules of which no page shows a board yet: the engine plays them, and does not offer them. */
export const AHEAD = {
  'tt-015': ['whole-move-straight', 'must-start-facing', 'needs-two'],
  'tt-025': ['may-leave', 'locked'],
  'tt-028': ['join-not-open', 'absolute', 'touch-without-melee'],
  'tt-029': ['may-attack', 'may-not'],
  'tt-030': ['on-contact-unless-disrupted', 'in-shoot-phase', 'any-state'],
  'tt-032': ['melee-goes-on', 'pinned-stalls'],
  'tt-033': ['if-in-arc', 'infantry-only'],
  'tt-036': ['own-half-end-of-move', 'enemys-half'],
  'tt-037': ['states-and-terrain-bind', 'only-disrupted-barred'],
  'tt-038': ['shots-then-counter-charges', 'any-order'],
  'tt-039': ['turn-not-fire', 'neither'],
  'tt-041': ['any-part-inside', 'in-and-out-only'],
  'tt-053': ['when-charged', 'any-own-phase-3', 'any-time'],
  'tt-054': ['full-rout', 'safe-flight'],
} as const satisfies ReadingTable;

/** Which reading of a ruling is in force on this board? */
export const read = reader({ ...READINGS, ...AHEAD });
