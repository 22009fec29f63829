import { lengthOf, seenFrom, SIDES, type Side } from '../../../geometry/bases.ts';
import { contact } from '../../../geometry/contact.ts';
import { SAME } from '../../../geometry/lengths.ts';
import { times, type Factor } from '../../../core/reasons.ts';
import { baseOf } from '../figures/base.ts';
import { ranksOf } from '../figures/formation.ts';
import { figuresOf, isHorse, type Body } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { type DgClauseId } from '../tables.ts';
import { coversFrom } from './cover.ts';
import { COUNTED_ROWS, HORSE_COUNTS, IN_COVER, OVERLAP } from './tables.ts';

/** How the figures of a body stand along one of its sides, and how many behind each other. */
interface Stand {
  readonly along: number;
  readonly behind: number;
}

/** @ruling dg-108 dg-122 */
function standAt(state: State, body: Body, side: Side): Stand {
  const { files, ranks } = ranksOf(state, body);
  const isHollow = body.formation === 'square' && read(state, 'dg-108') === 'quarter-each';
  const isAcross = side === 'front' || side === 'rear';
  return isHollow || isAcross ? { along: files, behind: ranks } : { along: ranks, behind: files };
}

/** A stretch of a side along which an enemy stands, from its middle. */
interface Met {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  /** The length of the side with which he stands there. */
  readonly theirs: number;
}

const isSide = (word: string): word is Side => SIDES.some((side) => side === word);

/** The stretches along which enemies touch a body; a corner is a stretch without length. */
function stretchesMet(state: State, body: Body, foes: readonly Body[]): readonly Met[] {
  const base = baseOf(state, body);
  return foes.flatMap((foe): readonly Met[] => {
    const other = baseOf(state, foe);
    const met = contact(base, other);
    if (met === null) return [];
    const side = isSide(met.mine) ? met.mine : (met.mine.split(' ')[0] as Side);
    const { ahead, right } = seenFrom(base, met.at);
    const middle = side === 'front' || side === 'rear' ? right : ahead;
    const theirs = isSide(met.theirs) ? lengthOf(other, met.theirs) : 0;
    return [{ side, from: middle - met.length / 2, to: middle + met.length / 2, theirs }];
  });
}

/** The figures that fight along one side, and how many of them only overlap. */
interface AlongSide {
  readonly figures: number;
  readonly overlap: number;
}

/**
 * The figures along one side that meet an enemy, every file once, and on each flank that hangs over
 * him one file more, of the wider only. Foot fights in two rows and horse in one; by one reading
 * only the first of an overlapping file.
 * @clause dg.melee.first-round-figures dg.melee.overlap @ruling dg-109
 */
function figuresAlong(state: State, body: Body, side: Side, met: readonly Met[]): AlongSide {
  const { along, behind } = standAt(state, body, side);
  const length = lengthOf(baseOf(state, body), side);
  const covered = met.reduce((sum, { from, to }) => sum + to - from, 0);
  const files = Math.min(along, Math.max(1, Math.ceil((covered - SAME) / (length / along))));
  const isWider = length > met.reduce((sum, { theirs }) => sum + theirs, 0) + SAME;
  const isOver = [
    Math.min(...met.map(({ from }) => from)) > SAME - length / 2,
    Math.max(...met.map(({ to }) => to)) < length / 2 - SAME,
  ];
  const flanks = isWider ? OVERLAP * isOver.filter(Boolean).length : 0;
  const overlap = Math.min(along - files, flanks);
  const rows = Math.min(behind, isHorse(body) ? COUNTED_ROWS.horse : COUNTED_ROWS.foot);
  const beside = read(state, 'dg-109') === 'front-covered-plus-two' ? rows : 1;
  return { figures: files * rows + overlap * beside, overlap };
}

/** What of a body counts in a round. */
export interface Counted {
  /** Its figures that fight. */
  readonly figures: number;
  /** How much each counts. @clause dg.melee.count-cavalry dg.melee.count-foot */
  readonly each: number;
  /** How much more they count in cover. */
  readonly cover: Factor<DgClauseId> | null;
  readonly clauses: readonly DgClauseId[];
}

/** What cover does to the number of those who fight in it. @ruling dg-113 dg-141 */
function coverFor(state: State, body: Body, foe: Body): Factor<DgClauseId> | null {
  const covers = coversFrom(state, body, foe);
  if (covers.includes('entrenched'))
    return times<DgClauseId>('dg.melee.entrenched-count', 'entrenched', IN_COVER.entrenched);
  return covers.includes('hard') ? times<DgClauseId>('dg.melee.cover-count', 'in hard cover', IN_COVER.hard) : null;
}

/**
 * What counts of a body: in the first round the figures that meet the enemy, later all of them;
 * horse twice against foot, troops in cover for more.
 * @clause dg.melee.first-round-figures dg.melee.overlap dg.melee.count-foot dg.melee.count-cavalry
 * dg.melee.cover-count dg.melee.entrenched-count @ruling dg-109
 */
export function countedOf(
  state: State,
  body: Body,
  { foes, foe, isFirst }: { readonly foes: readonly Body[]; readonly foe: Body; readonly isFirst: boolean },
): Counted {
  const met = stretchesMet(state, body, foes);
  const sides = SIDES.filter((side) => met.some((each) => each.side === side)).map((side) =>
    figuresAlong(
      state,
      body,
      side,
      met.filter((each) => each.side === side),
    ),
  );
  const all = figuresOf(body);
  const meeting = Math.min(
    all,
    sides.reduce((sum, { figures }) => sum + figures, 0),
  );
  const isDouble = isHorse(body) && !isHorse(foe);
  return {
    figures: isFirst ? Math.max(1, meeting) : all,
    each: isDouble ? HORSE_COUNTS : 1,
    cover: coverFor(state, body, foe),
    clauses: [
      'dg.melee.first-round-figures',
      ...(isFirst && sides.some(({ overlap }) => overlap > 0) ? (['dg.melee.overlap'] as const) : []),
      ...(isDouble ? (['dg.melee.count-cavalry'] as const) : []),
      ...(isHorse(body) ? [] : (['dg.melee.count-foot'] as const)),
    ],
  };
}

/** How many a body counts as, with its cover or without. */
export const numberOf = ({ figures, each, cover }: Counted, isCovered = true): number =>
  (figures * each * (isCovered && cover !== null ? cover.value[0] : 1)) /
  (isCovered && cover !== null ? cover.value[1] : 1);
