import { modifiers } from '../../contract/modifiers.ts';
import { isFormed } from '../figures/formed.ts';
import { isBattery, isFoot, isHorse, isSkirmishing, troopsOf } from '../figures/unit.ts';
import { isInBuildings } from '../firing/cover.ts';
import { read } from '../rulings.ts';
import type { DgClauseId } from '../tables.ts';
import { coversFrom } from './cover.ts';
import {
  foeIs,
  isRider,
  isOnFoot,
  isAmong,
  isShakenSquare,
  isLancing,
  isHeavy,
  raw,
  isThin,
  isBroken,
  isDisordered,
  isUphill,
  followsUp,
  counts,
  orderIn,
  type Fighting,
  type Ratio,
} from './fighting.ts';

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
