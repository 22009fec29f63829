import { seenFrom, sideOf } from '../../../geometry/bases.ts';
import { contact } from '../../../geometry/contact.ts';
import { degreesBetween } from '../../../geometry/facings.ts';
import { isInAttackColumn } from '../moving/formations.ts';
import { featuresOf, heightAt, isIn } from '../moving/ground.ts';
import { hqsWith } from '../morale/hq.ts';
import { isAttacker } from './opponents.ts';
import { add, type Term } from '../reasons.ts';
import { isInRoadColumn } from '../moving/roads.ts';
import { read } from '../rulings.ts';
import { isArtillery, isCavalry, isFoot, isHq } from '../arms.ts';
import { baseOf, friendsOf, type State, type Unit } from '../state.ts';
import { BASE, MELEE } from '../tables.ts';
import { foesTouching, isTouching } from '../charging/contact.ts';

const term = (clause: keyof typeof MELEE, label: string, applies: boolean): Term =>
  add(clause, label, MELEE[clause], applies);

/** One unit in a melee, with its opponent. */
export interface Fighter {
  readonly unit: Unit;
  readonly foe: Unit;
  /** Does it attack after having followed up? */
  readonly isSubsequent: boolean;
}

/**
 * What a unit adds to its die, counted or not.
 * @clause tt.melee.mod-table tt.melee.guards tt.melee.lancers-disrupted tt.melee.heavy tt.melee.cavalry-in-town tt.melee.enemy-disrupted
 *   tt.melee.attack-column tt.melee.road-column tt.melee.hq-contact tt.melee.higher tt.melee.artillery-hq tt.melee.subsequent
 * @ruling tt-022 tt-071 tt-083
 */
export function modifiersOf(state: State, fighter: Fighter): readonly Term[] {
  const { unit, foe, isSubsequent } = fighter;
  const inTown = isCavalry(state, unit) && featuresOf(state, 'town').some(([, town]) => isIn(state, unit, town));
  const hqs = hqsWith(state, unit);
  return [
    term('tt.melee.guards', 'Guards', unit.type === 'guard'),
    term('tt.melee.light-vs-cavalry', 'light cavalry or lancers against cavalry', isLight(state, unit, foe)),
    term('tt.melee.lancers-disrupted', 'lancers against disrupted', unit.type === 'lancers' && foe.disrupted),
    term('tt.melee.heavy', 'heavy cavalry', unit.type === 'heavy-cavalry'),
    term('tt.melee.cavalry-in-town', 'cavalry in a town', inTown),
    term('tt.melee.enemy-disrupted', 'enemy disrupted', foe.disrupted),
    support(state, fighter),
    term('tt.melee.attack-column', 'column of attack', isInAttackColumn(state, unit)),
    term('tt.melee.road-column', 'road column', isInRoadColumn(state, unit)),
    term(
      'tt.melee.cavalry-vs-ordered',
      'cavalry against ordered infantry',
      isCavalry(state, unit) && isOrdered(state, foe),
    ),
    add('tt.melee.hq-contact', 'HQ in contact', hqs * MELEE['tt.melee.hq-contact'], hqs > 0),
    term('tt.melee.higher', 'higher ground', heightAt(state, unit.at) > heightAt(state, foe.at)),
    term('tt.melee.artillery-hq', 'artillery or HQ', isArtillery(unit) || isHq(unit)),
    term('tt.melee.subsequent', 'a further melee', isSubsequent),
    ...flank(state, fighter),
  ];
}

/** @clause tt.melee.light-vs-cavalry @ruling tt-063 tt-064 */
function isLight(state: State, { type }: Unit, foe: Unit): boolean {
  if (type === 'light-cavalry' && !isCavalry(state, foe)) return read(state, 'tt-063') === 'light-always';
  const isLightClass = type === 'cossacks' && isCavalry(state, foe) && read(state, 'tt-064') === 'cavalry-and-light';
  return (type === 'light-cavalry' || type === 'lancers' || isLightClass) && isCavalry(state, foe);
}

/** Is this infantry in order, so that it keeps cavalry off? @clause tt.melee.cavalry-vs-ordered @ruling tt-062 */
function isOrdered(state: State, unit: Unit): boolean {
  if (!isFoot(state, unit) || unit.disrupted) return false;
  const isMarching = isInRoadColumn(state, unit);
  if (!unit.pinned && !isMarching) return true;
  const reading = read(state, 'tt-062');
  if (reading === 'neither-state') return !unit.pinned;
  return reading === 'not-disrupted' || !isMarching;
}

/** The friends who support a unit: they touch its opponent, and no other enemy touches them. @clause tt.melee.overlap @ruling tt-065 */
const supporters = (state: State, { unit, foe }: Fighter): readonly Unit[] =>
  friendsOf(state, unit)
    .filter((friend) => !isHq(friend) && !isArtillery(friend) && !friend.disrupted)
    .filter((friend) =>
      read(state, 'tt-065') === 'corner-overlap'
        ? isOverhanging(state, friend, { unit, foe })
        : isTouching(friend, foe) && foesTouching(state, friend).length === 1,
    );

/** Does a friend stand flush beside a fighter, its front beyond the end of the enemy’s, with nobody else to fight? @ruling tt-065 */
function isOverhanging(state: State, friend: Unit, { unit, foe }: Pick<Fighter, 'unit' | 'foe'>): boolean {
  const met = contact(baseOf(unit), baseOf(friend));
  const isFlush = (met?.mine === 'left' || met?.mine === 'right') && met.length > BASE.depth / 2;
  const isLevel = degreesBetween(unit.facing, friend.facing) < ASKEW;
  const isBeyond = sideOf(baseOf(friend), 'front').some(
    (corner) => Math.abs(seenFrom(baseOf(foe), corner).right) > BASE.width / 2,
  );
  return isFlush && isLevel && isBeyond && foesTouching(state, friend).every(({ id }) => id === foe.id);
}

/** Facings that differ by fewer degrees are alike. */
const ASKEW = 5;

/** @clause tt.melee.overlap @ruling tt-065 */
function support(state: State, fighter: Fighter): Term {
  const isBarred =
    read(state, 'tt-066') === 'separate-melees' ||
    (read(state, 'tt-065') === 'attackers-only' && !isAttacker(state, fighter.unit, fighter.foe));
  const { length } = isBarred ? [] : supporters(state, fighter);
  const label = length > 1 ? `support by ${length}` : 'support';
  return add('tt.melee.overlap', label, length * MELEE['tt.melee.overlap'], length > 0);
}

/** What a charge into the flank or the rear is worth, by another reading. @clause tt.melee.mod-table @ruling tt-069 */
function flank(state: State, { unit, foe }: Fighter): readonly Term[] {
  if (read(state, 'tt-069') === 'no-bonus') return [];
  const met = contact(baseOf(unit), baseOf(foe));
  const isFlank = met !== null && !met.theirs.startsWith('front');
  return [add('tt.melee.mod-table', 'flank or rear', 2, isFlank)];
}
