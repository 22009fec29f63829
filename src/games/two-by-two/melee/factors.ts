import { modifiers } from '../../contract/modifiers.ts';
import { seenFrom, sideOf } from '../../../geometry/bases.ts';
import { contact } from '../../../geometry/contact.ts';
import { degreesBetween } from '../../../geometry/facings.ts';
import { isInAttackColumn } from '../moving/formations.ts';
import { featuresOf, heightAt, isIn } from '../moving/ground.ts';
import { hqsWith } from '../morale/hq.ts';
import { isAttacker } from './opponents.ts';
import { add, type Term, type TtClauseId } from '../reasons.ts';
import { isInRoadColumn } from '../moving/roads.ts';
import { read } from '../rulings.ts';
import { isArtillery, isCavalry, isFoot, isHq } from '../units/unit.ts';
import { baseOf, friendsOf, type State, type Unit } from '../state.ts';
import { BASE } from '../tables.ts';
import { foesTouching, isTouching } from '../charging/contact.ts';

/** One unit in a melee, with its opponent. */
export interface Fighter {
  readonly unit: Unit;
  readonly foe: Unit;
  /** Does it attack after it has followed up? */
  readonly isSubsequent: boolean;
}

/** A fighter on its board, with the counts that its modifiers need. */
interface MeleeFactors extends Fighter {
  readonly state: State;
  readonly hqs: number;
  readonly supporters: number;
}

/**
 * The melee modifiers.
 * @clause tt.melee.mod-table tt.melee.guards tt.melee.lancers-disrupted tt.melee.heavy
 * tt.melee.cavalry-in-town tt.melee.enemy-disrupted tt.melee.attack-column tt.melee.road-column
 * tt.melee.hq-contact tt.melee.higher tt.melee.artillery-hq tt.melee.subsequent
 * @ruling tt-022 tt-071 tt-083
 */
export const MELEE = modifiers<MeleeFactors, TtClauseId>([
  {
    clause: 'tt.melee.guards',
    label: 'Guards',
    heading: 'Guards',
    value: 1,
    when: ({ unit }) => unit.type === 'guard',
  },
  {
    clause: 'tt.melee.light-vs-cavalry',
    label: 'light cavalry or lancers against cavalry',
    heading: 'Light cavalry or lancers, fighting cavalry',
    value: -1,
    when: ({ state, unit, foe }) => isLight(state, unit, foe),
  },
  {
    clause: 'tt.melee.lancers-disrupted',
    label: 'lancers against disrupted',
    heading: 'Lancers, fighting a disrupted enemy',
    value: 2,
    when: ({ unit, foe }) => unit.type === 'lancers' && foe.disrupted,
  },
  {
    clause: 'tt.melee.heavy',
    label: 'heavy cavalry',
    heading: 'Heavy cavalry',
    value: 2,
    when: ({ unit }) => unit.type === 'heavy-cavalry',
  },
  {
    clause: 'tt.melee.cavalry-in-town',
    label: 'cavalry in a town',
    heading: 'Cavalry in a town',
    value: -2,
    when: ({ state, unit }) => isCavalry(state, unit) && isIn(state, unit, featuresOf(state, 'town')),
  },
  {
    clause: 'tt.melee.enemy-disrupted',
    label: 'enemy disrupted',
    heading: 'Fighting a disrupted enemy',
    value: 2,
    when: ({ foe }) => foe.disrupted,
  },
  {
    clause: 'tt.melee.overlap',
    label: 'support',
    labelIn: ({ supporters }) => (supporters > 1 ? `support by ${supporters}` : null),
    heading: 'Each unit in support',
    value: 1,
    times: ({ supporters }) => supporters,
    when: ({ supporters }) => supporters > 0,
  },
  {
    clause: 'tt.melee.attack-column',
    label: 'column of attack',
    heading: 'Infantry in column of attack',
    value: 1,
    when: ({ state, unit }) => isInAttackColumn(state, unit),
  },
  {
    clause: 'tt.melee.road-column',
    label: 'road column',
    heading: 'In road column',
    value: -2,
    when: ({ state, unit }) => isInRoadColumn(state, unit),
  },
  {
    clause: 'tt.melee.cavalry-vs-ordered',
    label: 'cavalry against ordered infantry',
    heading: 'Cavalry, fighting infantry in order',
    value: -2,
    when: ({ state, unit, foe }) => isCavalry(state, unit) && isOrdered(state, foe),
  },
  {
    clause: 'tt.melee.hq-contact',
    label: 'HQ in contact',
    heading: 'An HQ touches the unit',
    value: 1,
    times: ({ hqs }) => hqs,
    when: ({ hqs }) => hqs > 0,
  },
  {
    clause: 'tt.melee.higher',
    label: 'higher ground',
    heading: 'Standing higher',
    value: 1,
    when: ({ state, unit, foe }) => heightAt(state, unit.at) > heightAt(state, foe.at),
  },
  {
    clause: 'tt.melee.artillery-hq',
    label: 'artillery or HQ',
    heading: 'Artillery or an HQ',
    value: -3,
    when: ({ unit }) => isArtillery(unit) || isHq(unit),
  },
  {
    clause: 'tt.melee.subsequent',
    label: 'a further melee',
    heading: 'The attacker, in a further melee',
    value: -1,
    when: ({ isSubsequent }) => isSubsequent,
  },
]);

/** All modifiers of a unit in a melee, counted or not. @clause tt.melee.mod-table @ruling tt-069 */
export const modifiersOf = (state: State, fighter: Fighter): readonly Term[] => [
  ...MELEE.termsFor({
    ...fighter,
    state,
    hqs: hqsWith(state, fighter.unit),
    supporters: supportersOf(state, fighter),
  }),
  ...flank(state, fighter),
];

/** @clause tt.melee.light-vs-cavalry @ruling tt-063 tt-064 */
function isLight(state: State, { type }: Unit, foe: Unit): boolean {
  if (type === 'light-cavalry' && !isCavalry(state, foe)) return read(state, 'tt-063') === 'light-always';
  const isLightClass = type === 'cossacks' && isCavalry(state, foe) && read(state, 'tt-064') === 'cavalry-and-light';
  return (type === 'light-cavalry' || type === 'lancers' || isLightClass) && isCavalry(state, foe);
}

/**
 * Is this infantry in order, so that cavalry has a disadvantage against it?
 * @clause tt.melee.cavalry-vs-ordered @ruling tt-062
 */
function isOrdered(state: State, unit: Unit): boolean {
  if (!isFoot(state, unit) || unit.disrupted) return false;
  const isMarching = isInRoadColumn(state, unit);
  if (!unit.pinned && !isMarching) return true;
  const reading = read(state, 'tt-062');
  if (reading === 'neither-state') return !unit.pinned;
  return reading === 'not-disrupted' || !isMarching;
}

/**
 * The friends that support a unit: they touch its opponent, and no other enemy touches them.
 * @clause tt.melee.overlap @ruling tt-065
 */
const supporters = (state: State, { unit, foe }: Fighter): readonly Unit[] =>
  friendsOf(state, unit)
    .filter((friend) => !isHq(friend) && !isArtillery(friend) && !friend.disrupted)
    .filter((friend) =>
      read(state, 'tt-065') === 'corner-overlap'
        ? isOverhanging(state, friend, { unit, foe })
        : isTouching(friend, foe) && foesTouching(state, friend).length === 1,
    );

/**
 * Does a friend stand flush beside a fighter, with its front beyond the end of the enemy’s front,
 * and with no other enemy to fight?
 * @ruling tt-065
 */
function isOverhanging(state: State, friend: Unit, { unit, foe }: Pick<Fighter, 'unit' | 'foe'>): boolean {
  const met = contact(baseOf(unit), baseOf(friend));
  const isFlush = (met?.mine === 'left' || met?.mine === 'right') && met.length > BASE.depth / 2;
  const isLevel = degreesBetween(unit.facing, friend.facing) < ASKEW;
  const isBeyond = sideOf(baseOf(friend), 'front').some(
    (corner) => Math.abs(seenFrom(baseOf(foe), corner).right) > BASE.width / 2,
  );
  return isFlush && isLevel && isBeyond && foesTouching(state, friend).every(({ id }) => id === foe.id);
}

/** Facings that differ by fewer degrees than this count as the same. */
const ASKEW = 5;

/** How many friends support a unit. @clause tt.melee.overlap @ruling tt-065 tt-066 */
function supportersOf(state: State, fighter: Fighter): number {
  const isBarred =
    read(state, 'tt-066') === 'separate-melees' ||
    (read(state, 'tt-065') === 'attackers-only' && !isAttacker(state, fighter.unit, fighter.foe));
  return isBarred ? 0 : supporters(state, fighter).length;
}

/**
 * The modifier for a charge into the flank or the rear, under one reading.
 * @clause tt.melee.mod-table @ruling tt-069
 */
function flank(state: State, { unit, foe }: Fighter): readonly Term[] {
  if (read(state, 'tt-069') === 'no-bonus') return [];
  const met = contact(baseOf(unit), baseOf(foe));
  const isFlank = met !== null && !met.theirs.startsWith('front');
  return [add('tt.melee.mod-table', 'flank or rear', 2, isFlank)];
}
