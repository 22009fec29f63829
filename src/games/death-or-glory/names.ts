import { COMPASS } from '../../geometry/compass.ts';
import { MEASURES, round } from '../../geometry/lengths.ts';
import { facingOf } from '../../geometry/placing.ts';
import { dot, type Point } from '../../geometry/vectors.ts';
import { capital } from '../contract/sentences.ts';
import type { Pose } from './figures/unit.ts';
import type { State } from './state.ts';
import type { Formation, Phase } from './tables.ts';

/** The name of a unit with its article; its id once it is gone. */
export const nameOf = (id: string, { units }: Pick<State, 'units'>): string => units[id]?.name ?? id;

/** The people of a side: `the French`. */
export const people = (side: string, { sides }: Pick<State, 'sides'>): string => sides[side]?.name ?? side;

/** The name of a piece of ground. */
export const groundName = (id: string, { terrain }: Pick<State, 'terrain'>): string =>
  terrain[id]?.name ?? id.replaceAll('-', ' ');

/** What each phase is called. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  initiative: 'Initiative',
  'command-rally': 'Command',
  'charges-declared': 'Charges',
  firing: 'Firing',
  movement: 'Movement',
  melee: 'Melee',
  'compulsory-moves': 'Compulsory moves',
};

/** What each formation is called. */
export const FORMATION_NAMES: Readonly<Record<Formation, string>> = {
  line: 'line',
  column: 'column',
  'march-column': 'column of march',
  square: 'square',
  'skirmish-order': 'skirmish order',
  limbered: 'limbered',
  deployed: 'unlimbered',
};

/** A formation by its name; what was written, if there is none of this name. */
export const formationName = (formation: string): string =>
  Object.hasOwn(FORMATION_NAMES, formation) ? FORMATION_NAMES[formation as Formation] : formation;

/** Words in the names of troops that are written otherwise than in files. */
const WORDS: Readonly<Record<string, string>> = {
  old: 'Old',
  young: 'Young',
  guard: 'Guard',
  guards: 'Guards',
  kings: 'King’s',
  german: 'German',
  legion: 'Legion',
  cacadores: 'Caçadores',
  opolchenie: 'Opolchenie',
  landwehr: 'Landwehr',
  jaeger: 'Jaegers',
  grenz: 'Grenzers',
  cossacks: 'Cossacks',
};

/** A type of troops in words: `French line`, `French Old Guard`. */
export const typeName = (type: string): string =>
  type
    .split('-')
    .map((word, n) => (n === 0 ? capital(word) : (WORDS[word] ?? word)))
    .join(' ');

/** A place on the table in whole millimetres, from its south-west corner. */
export const placeText = (at: Point): string => `[${at.map((part) => round(part / MEASURES.mm)).join(', ')}]`;

/** The point of the compass that is nearest to a facing. */
export const compassOf = ({ facing }: Pick<Pose, 'facing'>): string =>
  COMPASS.toSorted((a, b) => dot(facingOf(b), facing) - dot(facingOf(a), facing))[0]!;
