import { D10, D6 } from '../../../core/dice.ts';
import { add, die, sum, total } from '../../../core/reasons.ts';
import type { Um } from '../../../geometry/lengths.ts';
import type { Body } from '../bodies/body.ts';
import { troopsOf } from '../bodies/counting.ts';
import type { Penalty } from '../firing/volley.ts';
import type { Addend, Dice, Sum } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Reading } from '../state.ts';
import { cm, RANGED_SKILL, type CfClauseId } from '../tables.ts';

/** Where a shot comes down, seen from the marker. @clause cf.gun.artillery-dice */
export type Fallen = 'short' | 'marker' | 'long';

/** What the D6 says. @clause cf.gun.artillery-dice */
export const fallenBy = (face: number): Fallen => (face <= 2 ? 'short' : face <= 4 ? 'marker' : 'long');

const CLAUSE: Readonly<Record<Fallen, CfClauseId>> = {
  short: 'cf.gun.short',
  marker: 'cf.gun.on-marker',
  long: 'cf.gun.long',
};

/** Where that is, in words. */
const WORD: Readonly<Record<Fallen, string>> = {
  short: 'short of the marker',
  marker: 'on the marker',
  long: 'beyond the marker',
};

/** The faces of the D6 that mean each. @clause cf.gun.artillery-dice */
const FACES: Readonly<Record<Fallen, readonly [number, number]>> = { short: [1, 2], marker: [3, 4], long: [5, 6] };

/**
 * What is taken off the D10: the skill of the crew, and what is taken off its shots; by one reading
 * nothing. `penalty` is that of a shot at somebody who charges, or who counters a charge.
 * @clause cf.gun.crew-skill @ruling cf-036 cf-073
 */
const takenOff = (state: Reading, body: Body, penalty: Penalty | null): readonly Addend[] =>
  read(state, 'cf-073') === 'no-skill'
    ? []
    : [
        add('cf.gun.crew-skill', 'skill of the crew', 0 - RANGED_SKILL[troopsOf(state, body)]),
        ...(penalty === null ? [] : [add(penalty.by, 'at a charge', 0 - penalty.value)]),
      ];

/** The D10 and what counts beside it: never less than nothing. @ruling cf-073 */
function termsOf(state: Reading, body: Body, penalty: Penalty | null, face: number): readonly Addend[] {
  const terms = [die('cf.gun.artillery-dice', 'D10', face), ...takenOff(state, body, penalty)];
  const under = 0 - Math.min(0, total(terms));
  return under === 0 ? terms : [...terms, add('cf.gun.crew-skill', 'no less than 0', under)];
}

/** By how many centimetres a shot goes wrong with this face of the D10. @ruling cf-073 */
export const wrongBy = (state: Reading, body: Body, penalty: Penalty | null, face: number): number =>
  total(termsOf(state, body, penalty, face));

/** How a shot comes down. */
export interface Deviation {
  readonly fallen: Fallen;
  /** How far from the marker, short of it or beyond. */
  readonly by: Um;
  readonly clause: CfClauseId;
  readonly reasons: readonly [Sum, ...(readonly Sum[])];
}

/**
 * The two dice of the artillery, rolled together: which way a shot goes wrong, and by how much.
 * @clause cf.gun.artillery-dice cf.gun.short cf.gun.on-marker cf.gun.long cf.gun.crew-skill
 * @ruling cf-073
 */
export function rollDeviation(state: Reading, body: Body, penalty: Penalty | null, dice: Dice): Deviation {
  const way = dice.roll(`way.${body.id}`, D6, (face) => Object.keys(FACES).indexOf(fallenBy(face)));
  const fallen = fallenBy(way);
  const isOn = fallen === 'marker';
  const face = dice.roll(`cm.${body.id}`, D10, (each) => (isOn ? 0 : wrongBy(state, body, penalty, each)));
  const terms = termsOf(state, body, penalty, face);
  const [from, to] = FACES[fallen];
  const table = {
    is: 'bands',
    clause: 'cf.gun.artillery-dice',
    table: 'the D6 shows',
    from,
    to,
    word: WORD[fallen],
  } as const;
  return {
    fallen,
    by: cm(isOn ? 0 : total(terms)),
    clause: CLAUSE[fallen],
    reasons: [sum(body.id, [die('cf.gun.artillery-dice', 'D6', way)], table), ...(isOn ? [] : [sum(body.id, terms)])],
  };
}
