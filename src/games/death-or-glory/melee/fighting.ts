import { corners } from '../../../geometry/bases.ts';
import { holds } from '../../../geometry/outlines.ts';
import { baseOf } from '../figures/base.ts';
import { orderOf } from '../figures/formed.ts';
import { ranksOf } from '../figures/formation.ts';
import { armOf, isFoot, isHorse, isSkirmishing, troopsOf, type Body } from '../figures/unit.ts';
import { heightAt } from '../moving/slopes.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { TroopClass } from '../tables.ts';
import { foughtOf } from './due.ts';

/** By how much a side outnumbers the other: not at all, or by the ratio that it reaches. */
export type Ratio = 'none' | '3-2' | '2-1' | '3-1' | '4-1';

/** A unit in a round whose modifiers are counted. */
export interface Fighting {
  readonly state: State;
  readonly fighter: Body;
  readonly foe: Body;
  /** Whether this is the first round of the melee. */
  readonly isFirst: boolean;
  readonly ratio: Ratio;
  /** Whether its side outnumbers the enemy only, or by more, thanks to its cover. @ruling dg-113 */
  readonly isByCover: boolean;
}

/**
 * The ratio that a number reaches against another, rounded down. @clause dg.melee.mod.outnumber-3-2
 */
export function ratioOf(own: number, theirs: number): Ratio {
  const reached = ([4, 3, 2] as const).find((times) => own >= times * theirs);
  if (reached !== undefined) return `${reached}-1`;
  return 2 * own >= 3 * theirs ? '3-2' : 'none';
}

/** The order that counts: in skirmish order there is none to lose, by one reading there is. */
export function orderIn(state: State, body: Body): Body['order'] {
  const isLoose = isSkirmishing(body) && read(state, 'dg-090') === 'skirmish-line-only';
  return isLoose ? 'formed' : orderOf(body);
}

export const foeIs = ({ state, foe }: Fighting, order: Body['order']): boolean => orderIn(state, foe) === order;
export const isRider = ({ fighter }: Fighting): boolean => isHorse(fighter);
export const isOnFoot = ({ fighter }: Fighting): boolean => isFoot(fighter);
export const isAmong = (body: Body, classes: readonly TroopClass[]): boolean => classes.includes(troopsOf(body).is);

/** Whether a square has failed the test of a charge, or another. @ruling dg-050 */
export const isShakenSquare = (body: Body): boolean => body.formation === 'square' && body.mood === 'shaken';

/** Lancers are heavy in the first round. @clause dg.melee.lancers-heavy */
export const isLancing = ({ fighter, isFirst }: Fighting): boolean => isFirst && troopsOf(fighter).isLancer === true;

/** Whether horse is heavy in this round; by one reading only its own line counts. @ruling dg-084 */
export function isHeavy(fighting: Fighting): boolean {
  const { fighter, state } = fighting;
  const isSpecial = isLancing(fighting) || troopsOf(fighter).isCuirassier === true;
  if (isSpecial && read(state, 'dg-084') === 'one-line') return false;
  return armOf(fighter) === 'heavy-horse' || isLancing(fighting);
}

/** The classes that fight as conscripts do. @ruling dg-089 */
export const raw = (state: State): readonly TroopClass[] =>
  read(state, 'dg-089') === 'as-conscripts' ? ['conscript', 'militia', 'landwehr'] : ['conscript', 'militia'];

/** Whether foot stands in a single rank; a square always does. @ruling dg-007 dg-090 dg-108 */
export function isThin(state: State, foe: Body): boolean {
  if (!isFoot(foe) || (isSkirmishing(foe) && read(state, 'dg-090') === 'skirmish-line-only')) return false;
  return foe.formation === 'square' || ranksOf(state, foe).ranks === 1;
}

/** Whether foot is disordered for horse: a shaken square only by one reading. @ruling dg-050 */
export const isBroken = (fighting: Fighting): boolean =>
  foeIs(fighting, 'disordered') ||
  (isShakenSquare(fighting.foe) && read(fighting.state, 'dg-050') === 'as-disordered-both');

/** A shaken square counts as disordered, but by one reading. @ruling dg-050 */
export const isDisordered = ({ state, fighter }: Fighting): boolean =>
  orderIn(state, fighter) === 'disordered' ||
  (isShakenSquare(fighter) && read(state, 'dg-050') !== 'loses-square-bonus');

/** Whether a body stands wholly on the top of a hill. */
const isOnTop = (state: State, body: Body): boolean =>
  Object.values(state.terrain).some(
    ({ kind, outline }) =>
      kind === 'hill' && outline !== null && corners(baseOf(state, body)).every((corner) => holds(outline, corner)),
  );

/** Whether the fighter is uphill of its foe. @clause dg.melee.mod.uphill @ruling dg-148 */
export function isUphill({ state, fighter, foe }: Fighting): boolean {
  if (read(state, 'dg-148') === 'top-only') return isOnTop(state, fighter) && !isOnTop(state, foe);
  return heightAt(state, fighter.at) > heightAt(state, foe.at);
}

/**
 * Whether a unit follows up a victory: its side won the last round of this melee, or it has come
 * after the foe whom it beat in the turn before; by one reading whoever has ever won.
 * @clause dg.melee.mod.following-up @ruling dg-086
 */
export function followsUp({ state, fighter, foe }: Fighting): boolean {
  const { wins = [], beat = [] } = fighter;
  if (read(state, 'dg-086') === 'any-victor') return wins.length > 0;
  const { rounds, won } = foughtOf(state, fighter);
  return (rounds > 0 && won === true) || (wins.some((turn) => turn >= state.turn - 1) && beat.includes(foe.id));
}

/** By one reading cover that outnumbers does not also protect. @ruling dg-113 */
export const counts = ({ state, isByCover }: Fighting): boolean => !isByCover || read(state, 'dg-113') === 'both';
