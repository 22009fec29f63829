import { core } from '../../../geometry/bases.ts';
import { convexPieces, overlapping, type Outline } from '../../../geometry/outlines.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf } from '../bodies/models.ts';
import { read } from '../rulings.ts';
import type { Field, Reading } from '../state.ts';
import { cm, isMounted, type Arm, type CfClauseId } from '../tables.ts';
import type { Um } from '../../../geometry/lengths.ts';

/**
 * How far each arm moves; gunners go on foot. @clause cf.move.infantry-line cf.move.cavalry
 * @ruling cf-123
 */
export const SPEED: Readonly<Record<Arm, number>> = {
  infantry: 4,
  jaegers: 4,
  'light-cavalry': 9,
  'medium-cavalry': 8,
  'heavy-cavalry': 7,
  artillery: 4,
};

/** How far a gun is pushed by one reading; by ours it stays. @ruling cf-054 */
const PUSHED = 4;

/** What a column of foot moves more. @clause cf.move.infantry-column cf.move.cavalry-no-column */
export const COLUMN = 1;

/**
 * Whether a body is in column: more ranks than files. @clause cf.move.column-definition @ruling
 * cf-051
 */
export const isColumn = ({ ranks }: Pick<Body, 'ranks'>): boolean => ranks.length > ranks[0]!.length;

/** How far an officer rides who has nobody with him. @ruling cf-055 */
const RIDER = 8;

/** Ground that slows by one reading. @ruling cf-056 */
const ROUGH = ['woods', 'building', 'hill'];

/** What a speed needs to know of a board. */
export type Ground = Reading & Partial<Pick<Field, 'terrain'>>;

/** The ground that slows bodies: none, but rough ground by one reading. @ruling cf-056 */
export function roughIn(state: Ground): readonly Outline[] {
  const rough = Object.values(state.terrain ?? {}).flatMap(({ kind, outline }) =>
    outline !== null && ROUGH.includes(kind) ? [outline] : [],
  );
  if (rough.length === 0 || read(state, 'cf-056') === 'open-or-impassable') return [];
  return rough.flatMap((outline) => convexPieces(outline));
}

/**
 * How far a body may move in its formation. A body that flees is no column, but by one reading it
 * runs like one.
 * @clause cf.move.infantry-line cf.move.infantry-column cf.move.cavalry cf.move.cavalry-no-column
 * @ruling cf-023 cf-029 cf-054 cf-055 cf-056 cf-123
 */
export function speedOf(state: Ground, body: Body, { flees = false }: { readonly flees?: boolean } = {}): Um {
  if (body.gun !== undefined) return cm(!flees && read(state, 'cf-054') === 'as-line' ? PUSHED : 0);
  const isFoot = !isMounted(body.arm);
  const isFast = isFoot && (flees ? read(state, 'cf-023') === 'column-move' : isColumn(body));
  const isLone = isMounted(body.arm) && /^[.C]+$/.test(body.ranks.join(''));
  const full = isLone ? RIDER : SPEED[body.arm] + (isFast ? COLUMN : 0);
  const isSlowed = roughIn(state).some((piece) => overlapping(core(blockOf(body)), piece));
  return cm(isSlowed ? full / 2 : full);
}

/**
 * The clauses that say how far a body moves. @clause cf.move.infantry-line cf.move.infantry-column
 * cf.move.column-definition cf.move.cavalry cf.move.cavalry-no-column
 */
export function speedClauses({ arm, ranks }: Pick<Body, 'arm' | 'ranks'>): readonly CfClauseId[] {
  if (isMounted(arm))
    return isColumn({ ranks }) ? ['cf.move.cavalry', 'cf.move.cavalry-no-column'] : ['cf.move.cavalry'];
  return isColumn({ ranks }) ? ['cf.move.infantry-column', 'cf.move.column-definition'] : ['cf.move.infantry-line'];
}
