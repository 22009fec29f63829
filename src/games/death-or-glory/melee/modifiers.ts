import { corners } from '../../../geometry/bases.ts';
import { holds } from '../../../geometry/outlines.ts';
import { modifiers } from '../../contract/modifiers.ts';
import { baseOf } from '../figures/base.ts';
import { isFormed, orderOf } from '../figures/formed.ts';
import { ranksOf } from '../figures/formation.ts';
import { armOf, isBattery, isFoot, isHorse, isSkirmishing, troopsOf, type Body } from '../figures/unit.ts';
import { isInBuildings } from '../firing/cover.ts';
import { heightAt } from '../moving/slopes.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { DgClauseId, TroopClass } from '../tables.ts';
import { coversFrom } from './cover.ts';
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
function orderIn(state: State, body: Body): Body['order'] {
  const isLoose = isSkirmishing(body) && read(state, 'dg-090') === 'skirmish-line-only';
  return isLoose ? 'formed' : orderOf(body);
}

const foeIs = ({ state, foe }: Fighting, order: Body['order']): boolean => orderIn(state, foe) === order;
const isRider = ({ fighter }: Fighting): boolean => isHorse(fighter);
const isOnFoot = ({ fighter }: Fighting): boolean => isFoot(fighter);
const isAmong = (body: Body, classes: readonly TroopClass[]): boolean => classes.includes(troopsOf(body).is);

/** Whether a square has failed the test of a charge, or another. @ruling dg-050 */
const isShakenSquare = (body: Body): boolean => body.formation === 'square' && body.mood === 'shaken';

/** Lancers are heavy in the first round. @clause dg.melee.lancers-heavy */
const isLancing = ({ fighter, isFirst }: Fighting): boolean => isFirst && troopsOf(fighter).isLancer === true;

/** Whether horse is heavy in this round; by one reading only its own line counts. @ruling dg-084 */
function isHeavy(fighting: Fighting): boolean {
  const { fighter, state } = fighting;
  const isSpecial = isLancing(fighting) || troopsOf(fighter).isCuirassier === true;
  if (isSpecial && read(state, 'dg-084') === 'one-line') return false;
  return armOf(fighter) === 'heavy-horse' || isLancing(fighting);
}

/** The classes that fight as conscripts do. @ruling dg-089 */
const raw = (state: State): readonly TroopClass[] =>
  read(state, 'dg-089') === 'as-conscripts' ? ['conscript', 'militia', 'landwehr'] : ['conscript', 'militia'];

/** Whether foot stands in a single rank; a square always does. @ruling dg-007 dg-090 dg-108 */
function isThin(state: State, foe: Body): boolean {
  if (!isFoot(foe) || (isSkirmishing(foe) && read(state, 'dg-090') === 'skirmish-line-only')) return false;
  return foe.formation === 'square' || ranksOf(state, foe).ranks === 1;
}

/** Whether foot is disordered for horse: a shaken square only by one reading. @ruling dg-050 */
const isBroken = (fighting: Fighting): boolean =>
  foeIs(fighting, 'disordered') ||
  (isShakenSquare(fighting.foe) && read(fighting.state, 'dg-050') === 'as-disordered-both');

/** A shaken square counts as disordered, but by one reading. @ruling dg-050 */
const isDisordered = ({ state, fighter }: Fighting): boolean =>
  orderIn(state, fighter) === 'disordered' ||
  (isShakenSquare(fighter) && read(state, 'dg-050') !== 'loses-square-bonus');

/** Whether a body stands wholly on the top of a hill. */
const isOnTop = (state: State, body: Body): boolean =>
  Object.values(state.terrain).some(
    ({ kind, outline }) =>
      kind === 'hill' && outline !== null && corners(baseOf(state, body)).every((corner) => holds(outline, corner)),
  );

/** Whether the fighter is uphill of its foe. @clause dg.melee.mod.uphill @ruling dg-148 */
function isUphill({ state, fighter, foe }: Fighting): boolean {
  if (read(state, 'dg-148') === 'top-only') return isOnTop(state, fighter) && !isOnTop(state, foe);
  return heightAt(state, fighter.at) > heightAt(state, foe.at);
}

/**
 * Whether a unit follows up a victory: its side won the last round of this melee, or it has come
 * after the foe whom it beat in the turn before; by one reading whoever has ever won.
 * @clause dg.melee.mod.following-up @ruling dg-086
 */
function followsUp({ state, fighter, foe }: Fighting): boolean {
  const { wins = [], beat = [] } = fighter;
  if (read(state, 'dg-086') === 'any-victor') return wins.length > 0;
  const { rounds, won } = foughtOf(state, fighter);
  return (rounds > 0 && won === true) || (wins.some((turn) => turn >= state.turn - 1) && beat.includes(foe.id));
}

/** By one reading cover that outnumbers does not also protect. @ruling dg-113 */
const counts = ({ state, isByCover }: Fighting): boolean => !isByCover || read(state, 'dg-113') === 'both';

const outnumbers = (ratio: Exclude<Ratio, 'none'>, value: number) =>
  ({
    clause: `dg.melee.mod.outnumber-${ratio}`,
    label: `outnumbering by ${ratio.replace('-', ' to ')}`,
    value,
    // Only the ratio that is reached is shown, or the least that is not.
    of: (fighting: Fighting): boolean => fighting.ratio === ratio || (ratio === '3-2' && fighting.ratio === 'none'),
    when: (fighting: Fighting): boolean => fighting.ratio === ratio,
  }) as const;

/**
 * The modifiers of a round, in their printed order.
 * @clause dg.melee.mod.outnumber-4-1 dg.melee.mod.outnumber-3-1 dg.melee.mod.outnumber-2-1
 * dg.melee.mod.outnumber-3-2 dg.melee.mod.veteran dg.melee.mod.second-line dg.melee.mod.conscript
 * dg.melee.mod.heavy-cavalry dg.melee.mod.cuirassiers dg.melee.mod.lancers
 * dg.melee.mod.cav-v-skirmishers-arty dg.melee.mod.cav-v-unformed-foot
 * dg.melee.mod.cav-v-disordered-foot dg.melee.mod.cav-v-unformed-cav
 * dg.melee.mod.cav-v-disordered-cav dg.melee.mod.cav-v-square dg.melee.mod.cav-v-single-rank
 * dg.melee.mod.cossacks dg.melee.mod.column-v-single-rank dg.melee.mod.square-v-cav
 * dg.melee.mod.inf-v-unformed dg.melee.mod.inf-v-disordered dg.melee.mod.inf-v-skirmishers
 * dg.melee.mod.following-up dg.melee.mod.uphill dg.melee.mod.buildings dg.melee.mod.entrenched
 * dg.melee.mod.unformed dg.melee.mod.disordered dg.melee.mod.tired dg.melee.mod.exhausted
 * dg.reaction.square-fails dg.melee.lancers-heavy
 * @ruling dg-050 dg-083 dg-084 dg-086 dg-089 dg-090 dg-113 dg-148
 */
export const MELEE = modifiers<Fighting, DgClauseId>([
  outnumbers('4-1', 4),
  outnumbers('3-1', 3),
  outnumbers('2-1', 2),
  outnumbers('3-2', 1),
  {
    clause: 'dg.melee.mod.veteran',
    label: 'veterans',
    value: 1,
    when: ({ fighter }) => isAmong(fighter, ['veteran']),
  },
  {
    clause: 'dg.melee.mod.second-line',
    label: 'second line',
    value: -1,
    when: ({ fighter }) => isAmong(fighter, ['second-line']),
  },
  {
    clause: 'dg.melee.mod.conscript',
    label: 'conscripts, militia or Landwehr',
    value: -2,
    when: ({ state, fighter }) => isAmong(fighter, raw(state)),
  },
  {
    clause: 'dg.melee.mod.heavy-cavalry',
    label: 'heavy cavalry',
    labelIn: (fighting) => (isLancing(fighting) ? 'lancers count as heavy at first' : null),
    value: 2,
    of: isRider,
    when: isHeavy,
  },
  {
    clause: 'dg.melee.mod.cuirassiers',
    label: 'cuirassiers',
    value: 1,
    of: isRider,
    when: ({ fighter }) => troopsOf(fighter).isCuirassier === true,
  },
  {
    clause: 'dg.melee.mod.lancers',
    label: 'lancers, in the first round',
    value: 2,
    of: isRider,
    when: isLancing,
  },
  {
    clause: 'dg.melee.mod.cav-v-skirmishers-arty',
    label: 'against skirmishers or artillery',
    heading: 'cavalry against skirmishers or artillery',
    value: 6,
    of: isRider,
    when: ({ foe }) => isSkirmishing(foe) || isBattery(foe),
  },
  {
    clause: 'dg.melee.mod.cav-v-unformed-foot',
    label: 'against unformed foot',
    heading: 'cavalry against unformed foot',
    value: 3,
    of: isRider,
    when: (fighting) => isFoot(fighting.foe) && foeIs(fighting, 'unformed'),
  },
  {
    clause: 'dg.melee.mod.cav-v-disordered-foot',
    label: 'against disordered foot',
    heading: 'cavalry against disordered foot',
    value: 5,
    of: isRider,
    when: (fighting) => isFoot(fighting.foe) && isBroken(fighting),
  },
  {
    clause: 'dg.melee.mod.cav-v-unformed-cav',
    label: 'against unformed cavalry',
    heading: 'cavalry against unformed cavalry',
    value: 1,
    of: isRider,
    when: (fighting) => isHorse(fighting.foe) && foeIs(fighting, 'unformed'),
  },
  {
    clause: 'dg.melee.mod.cav-v-disordered-cav',
    label: 'against disordered cavalry',
    heading: 'cavalry against disordered cavalry',
    value: 2,
    of: isRider,
    when: (fighting) => isHorse(fighting.foe) && foeIs(fighting, 'disordered'),
  },
  {
    clause: 'dg.melee.mod.cav-v-square',
    label: 'against a square',
    heading: 'cavalry against a square',
    value: -5,
    of: isRider,
    when: ({ foe }) => foe.formation === 'square',
  },
  {
    clause: 'dg.melee.mod.cav-v-single-rank',
    label: 'against a single rank',
    heading: 'cavalry against foot in a single rank or a square',
    value: 2,
    of: isRider,
    when: ({ state, foe }) => isThin(state, foe),
  },
  {
    clause: 'dg.melee.mod.cossacks',
    label: 'Cossacks against formed cavalry',
    value: -2,
    of: ({ fighter }) => troopsOf(fighter).isCossack === true,
    when: ({ state, foe }) => isHorse(foe) && isFormed(state, foe),
  },
  {
    clause: 'dg.melee.mod.column-v-single-rank',
    label: 'column against a single rank',
    value: 2,
    of: isOnFoot,
    when: ({ state, fighter, foe }) => fighter.formation === 'column' && foe.formation === 'line' && isThin(state, foe),
  },
  {
    clause: 'dg.melee.mod.square-v-cav',
    label: 'square against cavalry',
    value: 2,
    of: isOnFoot,
    when: ({ state, fighter, foe }) =>
      fighter.formation === 'square' &&
      isHorse(foe) &&
      !(isShakenSquare(fighter) && read(state, 'dg-050') === 'loses-square-bonus'),
  },
  {
    clause: 'dg.melee.mod.inf-v-unformed',
    label: 'against the unformed',
    heading: 'foot against an unformed enemy',
    value: 1,
    of: isOnFoot,
    when: (fighting) => foeIs(fighting, 'unformed'),
  },
  {
    clause: 'dg.melee.mod.inf-v-disordered',
    label: 'against the disordered',
    heading: 'foot against a disordered enemy',
    value: 2,
    of: isOnFoot,
    when: (fighting) => foeIs(fighting, 'disordered'),
  },
  {
    clause: 'dg.melee.mod.inf-v-skirmishers',
    label: 'against skirmishers',
    heading: 'foot against skirmishers',
    value: 2,
    of: isOnFoot,
    when: ({ foe }) => isSkirmishing(foe),
  },
  { clause: 'dg.melee.mod.following-up', label: 'following up a victory', value: 1, when: followsUp },
  { clause: 'dg.melee.mod.uphill', label: 'uphill of the enemy', value: 1, when: isUphill },
  {
    clause: 'dg.melee.mod.buildings',
    label: 'in buildings',
    value: 3,
    when: (fighting) => isInBuildings(fighting.state, fighting.fighter) && counts(fighting),
  },
  {
    clause: 'dg.melee.mod.entrenched',
    label: 'entrenched',
    value: 4,
    when: (fighting) =>
      coversFrom(fighting.state, fighting.fighter, fighting.foe).includes('entrenched') && counts(fighting),
  },
  {
    clause: 'dg.melee.mod.unformed',
    label: 'unformed',
    value: -1,
    when: ({ state, fighter }) => orderIn(state, fighter) === 'unformed',
  },
  {
    clause: 'dg.melee.mod.disordered',
    label: 'disordered',
    labelIn: ({ state, fighter }) =>
      isShakenSquare(fighter) && orderIn(state, fighter) !== 'disordered' ? 'a shaken square, as if disordered' : null,
    value: -2,
    when: isDisordered,
  },
  { clause: 'dg.melee.mod.tired', label: 'tired', value: -2, when: ({ fighter }) => fighter.fatigue === 'tired' },
  {
    clause: 'dg.melee.mod.exhausted',
    label: 'exhausted',
    value: -4,
    when: ({ fighter }) => fighter.fatigue === 'exhausted',
  },
]);
