import type { Side } from '../../../geometry/bases.ts';
import { modifiers } from '../../contract/modifiers.ts';
import { orderOf } from '../figures/formed.ts';
import { ranksOf } from '../figures/formation.ts';
import { isBattery, isFoot, isSkirmishing, troopsOf, type Body } from '../figures/unit.ts';
import { SLOW_CLASSES } from '../moving/tables.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { VOLLEYS_PER_POINT, type DgClauseId } from '../tables.ts';
import type { Cover } from './cover.ts';

/** A volley whose modifiers are counted. */
export interface Aimed {
  readonly state: State;
  readonly firer: Body;
  readonly side: Side;
  readonly target: Body;
  /** What covers the target. */
  readonly covers: readonly Cover[];
  readonly isResting: boolean;
  /** Whether the player claims the first volley. @ruling dg-054 */
  readonly claims: boolean;
}

/**
 * Whether troops are British: the nation and those in its charts, by one reading the Portuguese
 * too.
 * @ruling dg-119
 */
export function isBritish({ readings }: Pick<State, 'readings'>, body: Body): boolean {
  const { nation } = troopsOf(body);
  return nation === 'british' || (nation === 'portuguese' && read({ readings }, 'dg-119') === 'portuguese-too');
}

const isVeteran = ({ firer }: Aimed): boolean => troopsOf(firer).is === 'veteran';

/**
 * Whether this is the first volley: the first fire of the game, or by one reading the one that the
 * player names. @clause dg.fire.mod.initial-volley @ruling dg-054
 */
export const isInitial = ({ state, firer, claims }: Pick<Aimed, 'state' | 'firer' | 'claims'>): boolean =>
  !isBattery(firer) && firer.isVolleySpent !== true && (claims || read(state, 'dg-054') === 'first-small-arms-fire');

const hasMuskets = ({ firer }: Aimed): boolean => !isBattery(firer);

/**
 * The turns in a row in which the firer has fired, this one among them.
 * @clause dg.fire.mod.consecutive
 */
const runOf = ({ firer: { volleys }, state }: Aimed): number =>
  volleys?.turn === state.turn - 1 ? volleys.run + 1 : 1;

/** How many points a long run of fire costs. @ruling dg-055 */
const tiring = (aimed: Aimed): number => {
  const run = runOf(aimed);
  const fired = run < VOLLEYS_PER_POINT || read(aimed.state, 'dg-055') === 'on-third' ? run : run - 1;
  return Math.floor(fired / VOLLEYS_PER_POINT);
};

/** Whether the firer is under fire. @clause dg.fire.mod.under-fire @ruling dg-056 */
function isUnderFire({ state, firer }: Aimed): boolean {
  const { underFire, shotAt } = state.remembered;
  if (!underFire.includes(firer.id)) return false;
  return read(state, 'dg-056') === 'since-last-own-fire-phase' || shotAt.includes(firer.id);
}

/** How many ranks of the target guns count. @ruling dg-057 dg-122 */
const targetRanks = ({ state, target }: Aimed): number => ranksOf(state, target).ranks;

/**
 * Whether depth itself counts: for guns it is in the ranks by one reading.
 * @clause dg.fire.mod.target-deep @ruling dg-057
 */
const isDeep = (aimed: Aimed): boolean =>
  targetRanks(aimed) > 1 && (!isBattery(aimed.firer) || read(aimed.state, 'dg-057') === 'both');

/** The worst line of cover: the value of each. */
const COVER: Readonly<Record<Cover, number>> = { soft: -3, hard: -4, entrenched: -5 };
const SKIRMISH = -4;

const worstOf = (covers: readonly Cover[]): Cover | undefined => covers.toSorted((a, b) => COVER[a] - COVER[b])[0];

/**
 * Which lines of cover count: the best cover alone, beside skirmish order; by other readings all of
 * them, or only the largest line.
 * @ruling dg-112
 */
function coverCounts({ state, covers, target }: Aimed, cover: Cover): boolean {
  if (!covers.includes(cover)) return false;
  if (covers.length === 1 && !isSkirmishing(target)) return true;
  const reading = read(state, 'dg-112');
  if (reading === 'all-add') return true;
  const isLargest = worstOf(covers) === cover;
  if (reading === 'worst-cover-plus-skirmish' || !isSkirmishing(target)) return isLargest;
  return isLargest && COVER[cover] < SKIRMISH;
}

/**
 * Whether the line for skirmish order counts beside cover. @clause dg.fire.mod.target-skirmish
 * @ruling dg-112
 */
function skirmishCounts({ state, covers, target }: Aimed): boolean {
  if (!isSkirmishing(target)) return false;
  const worst = worstOf(covers);
  return worst === undefined || COVER[worst] >= SKIRMISH || read(state, 'dg-112') !== 'one-line-only';
}

/**
 * The modifiers of fire, in their printed order.
 * @clause dg.fire.mod.british-line dg.fire.mod.veteran dg.fire.mod.resting-arms
 * dg.fire.mod.initial-volley dg.fire.mod.firer-unformed dg.fire.mod.consecutive
 * dg.fire.mod.firer-disordered dg.fire.mod.firer-conscript dg.fire.mod.v-cuirassiers
 * dg.fire.mod.under-fire dg.fire.mod.tired dg.fire.mod.firer-skirmish dg.fire.mod.exhausted
 * dg.fire.mod.target-deep dg.fire.mod.artillery-per-rank dg.fire.mod.soft-cover
 * dg.fire.mod.hard-cover dg.fire.mod.target-skirmish dg.fire.mod.entrenched
 * @ruling dg-007 dg-054 dg-055 dg-056 dg-057 dg-112 dg-119
 */
export const FIRE = modifiers<Aimed, DgClauseId>([
  {
    clause: 'dg.fire.mod.british-line',
    label: 'British in line',
    value: 2,
    of: ({ firer }) => isFoot(firer),
    when: ({ state, firer }) => firer.formation === 'line' && isBritish(state, firer),
  },
  { clause: 'dg.fire.mod.veteran', label: 'veterans', value: 1, when: isVeteran },
  {
    clause: 'dg.fire.mod.resting-arms',
    label: 'arms rested on a wall',
    value: 1,
    of: hasMuskets,
    when: ({ isResting }) => isResting,
  },
  {
    clause: 'dg.fire.mod.initial-volley',
    label: 'first volley',
    value: 2,
    of: hasMuskets,
    when: isInitial,
  },
  {
    clause: 'dg.fire.mod.firer-unformed',
    label: 'unformed',
    value: -1,
    when: ({ firer }) => orderOf(firer) === 'unformed',
  },
  {
    clause: 'dg.fire.mod.consecutive',
    label: 'turns of fire in a row',
    heading: 'each three turns of fire in a row',
    value: -1,
    times: tiring,
  },
  {
    clause: 'dg.fire.mod.firer-disordered',
    label: 'disordered',
    value: -2,
    when: ({ firer }) => firer.order === 'disordered',
  },
  {
    clause: 'dg.fire.mod.firer-conscript',
    label: 'conscripts, militia or Landwehr',
    value: -2,
    when: ({ firer }) => SLOW_CLASSES.includes(troopsOf(firer).is),
  },
  {
    clause: 'dg.fire.mod.v-cuirassiers',
    label: 'at cuirassiers',
    heading: 'small arms at cuirassiers',
    value: -1,
    of: hasMuskets,
    when: ({ target }) => troopsOf(target).isCuirassier === true,
  },
  {
    clause: 'dg.fire.mod.under-fire',
    label: 'under fire',
    heading: 'under fire, but not British nor veterans',
    value: -1,
    when: (aimed) => isUnderFire(aimed) && !isVeteran(aimed) && !isBritish(aimed.state, aimed.firer),
  },
  { clause: 'dg.fire.mod.tired', label: 'tired', value: -2, when: ({ firer }) => firer.fatigue === 'tired' },
  {
    clause: 'dg.fire.mod.firer-skirmish',
    label: 'in skirmish order',
    value: -3,
    of: hasMuskets,
    when: ({ firer }) => isSkirmishing(firer),
  },
  {
    clause: 'dg.fire.mod.exhausted',
    label: 'exhausted',
    value: -4,
    when: ({ firer }) => firer.fatigue === 'exhausted',
  },
  { clause: 'dg.fire.mod.target-deep', label: 'target more than one rank deep', value: 1, when: isDeep },
  {
    clause: 'dg.fire.mod.artillery-per-rank',
    label: 'ranks of the target',
    heading: 'guns, for each rank of the target',
    value: 1,
    of: ({ firer }) => isBattery(firer),
    times: targetRanks,
    when: () => true,
  },
  {
    clause: 'dg.fire.mod.soft-cover',
    label: 'target behind soft cover',
    value: COVER.soft,
    when: (aimed) => coverCounts(aimed, 'soft'),
  },
  {
    clause: 'dg.fire.mod.hard-cover',
    label: 'target behind hard cover',
    value: COVER.hard,
    when: (aimed) => coverCounts(aimed, 'hard'),
  },
  {
    clause: 'dg.fire.mod.target-skirmish',
    label: 'target in skirmish order',
    value: SKIRMISH,
    when: skirmishCounts,
  },
  {
    clause: 'dg.fire.mod.entrenched',
    label: 'target entrenched',
    value: COVER.entrenched,
    when: (aimed) => coverCounts(aimed, 'entrenched'),
  },
]);
