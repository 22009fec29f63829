import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import { isAnyInFront } from '../bodies/quarters.ts';
import { gapTo } from '../../../geometry/gaps.ts';
import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { cm } from '../tables.ts';
import { hasRoom, isBattery, muzzleOf, type Battery } from './battery.ts';
import { rangeClause, rangeOf } from './guns.ts';
import { clearLines, farTo, lineAt, menOf, type Line } from './laying.ts';

/** What an order tells of a shot; a gunner must guess, and may lay his gun. */
interface Told {
  readonly guess?: number;
  readonly laid?: Point;
}

/**
 * Why a gun cannot be fired along lines at a target; null if it can. @ruling cf-054 cf-058 cf-122
 */
function barred(state: State, battery: Battery, target: Body): (line: Line) => Refused | null {
  const named = { unit: battery.id, at: target.id };
  const isClear = clearLines(state, battery, target);
  return (line) => {
    if (!isClear(line)) return refused('cf.gun.declare-target', 'no-clear-line', named);
    if (hasRoom(state, battery, line.facing)) return null;
    return refused('cf.gun.declare-target', 'no-room-to-turn', { unit: battery.id });
  };
}

/** Where a gun may be laid on a target, and why it cannot be laid on its nearest model. */
interface Aimed {
  readonly aim: { readonly laid?: Point } | null;
  readonly wrong: Refused | null;
}

function aimAt(state: State, battery: Battery, target: Body): Aimed {
  const wrongAlong = barred(state, battery, target);
  const wrong = wrongAlong(lineAt(battery, target));
  if (wrong === null) return { aim: {}, wrong };
  if (read(state, 'cf-112') === 'nearest-model') return { aim: null, wrong };
  const model = menOf(target).find(({ base }) => wrongAlong(lineAt(battery, target, base.at)) === null);
  return { aim: model === undefined ? null : { laid: model.base.at }, wrong };
}

/**
 * A place to which a gun may be laid on a target so that nothing is in the way: its nearest model
 * (no place is needed for that), otherwise the first model to which a line is open. Null if there
 * is none. @ruling cf-058 cf-112
 */
export const openAim = (state: State, battery: Battery, target: Body): Aimed['aim'] =>
  aimAt(state, battery, target).aim;

/**
 * Why a battery cannot fire at a target, however it is laid; null if it can. How far off the target
 * is is not asked: a shot that is too short is only wasted.
 * @clause cf.gun.declare-target @ruling cf-054 cf-058 cf-075
 */
export function cannotFireGun(state: State, battery: Battery, target: Body): Refused | null {
  const { aim, wrong } = aimAt(state, battery, target);
  return aim === null ? wrong : null;
}

/** How far the nearest model of a body is from the front of a gun. @clause cf.gun.guess */
const farFrom = (battery: Battery, target: Body): Um =>
  wholeUm(Math.min(...modelsOf(target).map(({ base }) => gapTo(muzzleOf(battery), base).length)));

/**
 * Why a battery cannot fire on somebody who charges it: it needs a gun that reaches him, and has
 * him at least partly before its front. @clause cf.charge.stand-and-shoot @ruling cf-036
 */
export function cannotStandWithGun(state: State, battery: Battery, charger: Body): Refused | null {
  const [unit, at] = [battery.id, charger.id];
  if (read(state, 'cf-036') === 'muskets-only') return refused('cf.charge.reaction', 'no-firearm', { unit });
  if (!isAnyInFront(state, blockOf(battery), modelsOf(charger)))
    return refused('cf.charge.reaction', 'not-in-front', { unit, at });
  if (!atMost(farFrom(battery, charger), rangeOf(state, battery.gun)))
    return refused(rangeClause(battery.gun), 'too-far-to-shoot', { unit, at });
  return cannotFireGun(state, battery, charger);
}

/**
 * Why a battery cannot support a charge at a body, which its gun has to reach; it is turned for its
 * shot. @clause cf.charge.support-eligible @ruling cf-054 cf-058
 */
export const cannotSupportWithGun = (state: State, battery: Battery, target: Body): Refused | null =>
  atMost(farFrom(battery, target), rangeOf(state, battery.gun))
    ? cannotFireGun(state, battery, target)
    : refused('cf.charge.support-eligible', 'too-far-to-shoot', { unit: battery.id, at: target.id });

/**
 * What is wrong with what an order tells of a shot; null if nothing. A gun needs a guess within its
 * range, and a line that crosses its target; nobody else has either.
 * @clause cf.gun.guess cf.gun.declare-target cf.gun.cannon-ranges cf.gun.howitzer-ranges
 * @ruling cf-075 cf-112
 */
export function wrongAim(state: State, body: Body, target: Body, { guess, laid }: Told): Refused | null {
  const [unit, at] = [body.id, target.id];
  if (!isBattery(body))
    return guess === undefined && laid === undefined ? null : refused('cf.gun.guess', 'no-guess', { unit });
  if (guess === undefined) return refused('cf.gun.guess', 'guess-needed', { unit });
  if (!atMost(cm(guess), rangeOf(state, body.gun))) return refused(rangeClause(body.gun), 'guess-too-far', { unit });
  if (laid !== undefined && read(state, 'cf-112') === 'nearest-model')
    return refused('cf.gun.declare-target', 'laid-on-nearest', { unit, at });
  const line = lineAt(body, target, laid);
  if (farTo(line, target) === null) return refused('cf.gun.declare-target', 'line-misses', { unit, at });
  return barred(state, body, target)(line);
}

/** Guesses that a page offers: they tell nothing of how far the target is. @ruling cf-071 */
const STEP = 8;

/**
 * Some guesses that a gunner may give. If all may be measured at any time, also the distance of his
 * target. @ruling cf-071
 */
export function guessesOf(state: State, battery: Battery, target: Body): readonly number[] {
  const most = Math.floor(rangeOf(state, battery.gun) / cm(1));
  const even = Array.from({ length: Math.floor(most / STEP) }, (_, n) => (n + 1) * STEP);
  if (read(state, 'cf-071') === 'no-premeasuring') return even;
  const exact = Math.ceil(farFrom(battery, target) / cm(1));
  return exact <= most && exact > 0 ? [exact, ...even] : even;
}
