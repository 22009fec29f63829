import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { countOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { UNPLAYED, type State } from '../../../src/games/campaign-1805/state.ts';
import { settled } from '../../../src/games/campaign-1805/turn/awaiting.ts';
import { cm, LEAST_TABLE, type Commander } from '../../../src/games/campaign-1805/tables.ts';
import { facingTo, NORTH, opposite } from '../../../src/geometry/facings.ts';
import type { Terrain } from '../../../src/games/table/boards/terrain.ts';
import type { Point } from '../../../src/geometry/vectors.ts';

/** A place on the table in centimetres. */
export const at = (x: number, y: number): Point => [cm(x), cm(y)];

/** What is told of a body; one officer may be told by his rank. */
type Given = Partial<Body> & { readonly commander?: Commander | null };

/** A body of infantry of the first line that faces north, unless told otherwise. */
export function body(id: string, { commander = null, ...given }: Given & Pick<Body, 'at' | 'ranks'>): Body {
  const made: Body = {
    id,
    name: `the ${id}`,
    side: 'french',
    arm: 'infantry',
    troops: 'first-line',
    commanders: commander === null ? [] : [commander],
    strength: countOf(given),
    condition: 'steady',
    facing: NORTH,
    ...given,
  };
  return made;
}

/** The musketeers of the golden lesson: two ranks of ten, a captain and the colours in front. */
export const musketeers = (given: Given = {}): Body =>
  body('musketeers', {
    side: 'allied',
    troops: 'second-line',
    ranks: ['ooooCsoooo', 'oooooooooo'],
    commander: 'captain',
    at: at(60, 49),
    facing: opposite(NORTH),
    ...given,
  });

/** A line of two ranks of twelve. */
export const line = (given: Given = {}): Body =>
  body('line', { ranks: ['o'.repeat(12), 'o'.repeat(12)], at: at(60, 40), ...given });

/** A field with these bodies. */
export const field = (bodies: readonly Body[], given: Partial<Omit<State, 'awaits'>> = {}): State =>
  settled({
    size: [LEAST_TABLE, LEAST_TABLE],
    units: Object.fromEntries(bodies.map((each) => [each.id, each])),
    terrain: {},
    homes: { french: ['south'], allied: ['north'] },
    readings: {},
    turn: 1,
    phase: 'firing',
    side: 'french',
    sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
    places: {},
    view: null,
    deployed: null,
    failed: [],
    opened: [],
    ...UNPLAYED,
    holder: 'french',
    ...given,
  });

const TEN = 'o'.repeat(10);

/** The grenadiers of the second golden lesson, two ranks of ten. */
export const grenadiers = (given: Given = {}): Body =>
  body('grenadiers', { troops: 'grenadiers', ranks: [TEN, TEN], at: at(60, 40), ...given });

/** Whom they charge: the musketeers, their captain and colours in the rear rank. */
export const charged = (given: Given = {}): Body =>
  musketeers({ ranks: [TEN, 'ooooCsoooo'], at: at(60, 45.5), ...given });

/** Rifles on the flank of those whom they face. */
export const tirailleurs: Body = body('tirailleurs', {
  arm: 'jaegers',
  ranks: ['o'.repeat(8)],
  at: at(74, 43),
  facing: facingTo(at(74, 43), at(60, 45.5), NORTH),
});

/** A piece of ground with these corners, clockwise. */
export const ground = (kind: string, outline: Terrain['outline']): Terrain => ({
  kind,
  name: `the ${kind}`,
  outline,
  line: null,
  width: cm(0),
  level: 0,
});
