import { share } from '../../core/fraction.ts';
import type { ClauseId } from '../../core/ids.ts';
import { listed } from '../../games/contract/sentences.ts';
import { tenthOf } from '../../games/table/moving/approach.ts';
import { legWanted, legText, type Leg } from '../../games/table/orders/legs.ts';
import type { March, Step } from '../../games/table/moving/marching.ts';
import type { Base } from '../../geometry/bases.ts';
import { atMost, MEASURES, round, type Measure, type Um } from '../../geometry/lengths.ts';
import type { Problem } from '../../core/result.ts';
import type { Refused } from '../../core/verdicts.ts';
import type { PlayableGame, PlayModule } from '../../scene/module.ts';
import type { Handle } from '../../scene/mover.ts';
import type { MoveDraft, MovingUnit } from '../orders/move-draft.ts';
import { metFrom } from './moving-unit.ts';
import { degreesOf, degreesTo } from './turning.ts';

/**
 * Why something is not allowed: a sentence, and the clause that forbids it; no clause if the text
 * was not understood.
 */
export interface Why {
  readonly says: string;
  readonly clause: { readonly id: ClauseId; readonly title: string } | null;
  /** Whether the order stands as it is, and this only says why it leads no farther. */
  readonly isOfCut?: true;
}

/** Why the last wanted thing is not allowed; empty if it is allowed. */
export const refusalSaid = ({ rules }: Pick<PlayModule, 'rules'>, { refused, moving }: MoveDraft): string =>
  refused === null ? '' : rules.words.refusal(refused, moving.state);

/**
 * How far the order was cut, and why: `Only forward 4: This is [5] of a move, and the line has
 * [4].` Empty if it was not.
 */
export function cutSaid({ rules }: Pick<PlayModule, 'rules'>, { cut, moving, march }: MoveDraft): string {
  const last = march.steps.at(-1);
  if (cut === null || last === undefined) return '';
  const said = moving.mover.measures || !('by' in last.leg) ? legSaid(moving, last.leg, last.from) : 'so far';
  return `Only ${said}: ${rules.words.refusal(cut, moving.state)}`;
}

/**
 * Why the text written last, or the last wanted order, is no order or only a part of it; null if
 * nothing is wrong.
 */
export function whyNot(game: PlayableGame, draft: MoveDraft): Why | null {
  const { refused, cut, unfit } = draft;
  if (unfit !== null && unfit.fault !== null) return { says: unfit.fault, clause: null };
  const clauseOf = ({ clause: id }: Refused) => ({ id, title: game.clauseTitle(id) });
  if (refused !== null) return { says: refusalSaid(game, draft), clause: clauseOf(refused) };
  return cut === null ? null : { says: cutSaid(game, draft), clause: clauseOf(cut), isOfCut: true };
}

/** How an order for each handle may be written. */
const WRITTEN: Readonly<Record<Handle, string>> = {
  march: 'forward 4',
  back: 'back 1',
  pivot: 'turn left 30, about-face',
  wheel: 'wheel left 30, about-face',
  shift: 'slide left 1',
  oblique: 'oblique left 30 2',
  charge: 'charge',
};

/**
 * What was not understood in a sentence, and what may be written for this unit: only the legs that
 * its game has.
 */
export function notRead(
  { handles, foes }: Pick<MovingUnit, 'handles' | 'foes'>,
  { found, wanted, meant = [] }: Problem,
): string {
  if (meant.length > 0) return `Not understood: ${found}. Did you mean “${meant[0]!}”?`;
  const [foe] = foes;
  const legs = handles.map((each) => (each === 'charge' ? `charge ${foe?.name ?? 'an enemy'}` : WRITTEN[each]));
  return `Not understood: ${found}. Wanted: ${wanted === legWanted ? legs.join(', ') : wanted}.`;
}

/** An example of what may be written for a unit: the first two legs that it may do. */
export const exampleOf = ({ handles }: Pick<MovingUnit, 'handles'>): string =>
  handles
    .filter((each) => each !== 'charge')
    .slice(0, 2)
    .map((each) => WRITTEN[each].split(',')[0])
    .join(', ');

/** A number of measures to the hundredth, as a reader types it: `4.25`. */
const numberOf = (length: Um, measure: Measure): string => String(round((100 * length) / MEASURES[measure]) / 100);

/** A length as a ruler shows it, to the hundredth: `[4.25]`, `4.25 in`. */
const lengthSaid = (length: Um, measure: Measure): string =>
  measure === '[1]' ? `[${numberOf(length, measure)}]` : `${numberOf(length, measure)} ${measure}`;

const sideways = (degrees: number): string => `${degrees > 0 ? 'left' : 'right'} ${Math.abs(degrees)}`;

/**
 * A leg as a reader may type it, from where it begins: `forward 4`, `turn left 30`,
 * `forward to contact`.
 */
export function legSaid(moving: MovingUnit, leg: Leg, from: Base): string {
  const {
    mover: { measure },
    foes,
    friends,
  } = moving;
  if (leg.go === 'turn' || leg.go === 'wheel') {
    const degrees = degreesOf(leg, from);
    return leg.go === 'turn' && Math.abs(degrees) === 180 ? 'about-face' : `${leg.go} ${sideways(degrees)}`;
  }
  if (leg.go === 'form') return legText(leg, from, measure);
  const by = numberOf(leg.by, measure);
  if (leg.go === 'shift') {
    const degrees = tenthOf(degreesTo(from.facing, leg.along));
    return Math.abs(degrees) === 90
      ? `slide ${degrees > 0 ? 'left' : 'right'} ${by}`
      : `oblique ${sideways(degrees)} ${by}`;
  }
  const met = leg.go === 'forward' ? metFrom(moving, from, [...foes, ...friends]) : null;
  if (met?.by !== leg.by) return `${leg.go} ${by}`;
  return friends.includes(met.foe) && met.foe.group === undefined
    ? `forward to touch ${met.foe.name}`
    : 'forward to contact';
}

/** What goes with an order, in words: ` with the Five and the Jack`; empty for nothing. */
function withSaid({ beside }: MovingUnit, items: readonly string[]): string {
  const names = items.flatMap((item) => beside?.items.find(({ id }) => id === item)?.name ?? []);
  return names.length === 0 ? '' : ` with ${listed(names)}`;
}

/** The order as a sentence that, read again, gives the same legs with the same items. */
export const orderSaid = (moving: MovingUnit, { steps, with: items = [] }: Pick<March, 'steps' | 'with'>): string =>
  steps.length === 0
    ? ''
    : steps.map(({ leg, from }) => legSaid(moving, leg, from)).join(', ') + withSaid(moving, items);

/** The note about planned orders of these units that are not confirmed. */
export const waitsSaid = (names: readonly string[]): string =>
  names.length === 1
    ? `The order planned for ${listed(names)} is not confirmed yet. Take that unit up again to confirm or undo it.`
    : `The orders planned for ${listed(names)} are not confirmed yet. Take those units up again to confirm or undo them.`;

/** Is the whole move used? */
export const isSpent = ({ used, allowed, takes }: March): boolean =>
  takes === undefined ? atMost(allowed, used) : takes.of.ways >= takes.of.of;

/**
 * How much of the move is used, and what goes with the order: `[4.5] of [8] used`, `2 in of 2 in
 * used with the Six`, or in the game's own words; empty if the game does not allow measuring
 * beforehand.
 */
export function usedSaid(moving: MovingUnit, { used, allowed, takes, steps, with: items = [] }: March): string {
  const { measure, measures } = moving.mover;
  if (!measures) return '';
  const length = takes?.says ?? `${lengthSaid(used, measure)} of ${lengthSaid(allowed, measure)} used`;
  return length + (steps.length === 0 ? '' : withSaid(moving, items));
}

/**
 * How much of the move a leg takes, as the number beside it; empty for nothing, or if the game does
 * not allow measuring beforehand. In a game that tells moves in its own words, only lengths that
 * are marched have a number.
 */
export const takesSaid = (
  { mover: { measure, measures } }: MovingUnit,
  { takes, leg }: Step,
  march: Pick<March, 'takes'>,
): string => (measures && takes > 0 && (march.takes === undefined || 'by' in leg) ? lengthSaid(takes, measure) : '');

/**
 * A leg and what it takes of the move, which is more than its length where the ground is slow:
 * `forward 2.07 · takes [3.51]`.
 */
export const stepSaid = (moving: MovingUnit, step: Step, march: Pick<March, 'takes'>): string => {
  const [leg, takes] = [legSaid(moving, step.leg, step.from), takesSaid(moving, step, march)];
  return takes === '' ? leg : `${leg} · takes ${takes}`;
};

/** How much of the move is used, from 0 to 1. */
export const partUsed = ({ used, allowed, takes }: March): number =>
  Math.min(1, takes !== undefined ? share(takes.of) : allowed === 0 ? 0 : used / allowed);

/**
 * The text of the ruler during a pull, and the announcement of a leg: the leg, how much of the move
 * is used, and what the pull has snapped to.
 */
export function rulerSaid(moving: MovingUnit, march: March, snapped: string, between = ' · '): string {
  const last = march.steps.at(-1);
  const leg =
    last === undefined || (!moving.mover.measures && 'by' in last.leg) ? '' : legSaid(moving, last.leg, last.from);
  const said = [leg, usedSaid(moving, march), snapped].filter((part) => part !== '').join(between);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
