import { D10 } from '../../../core/dice.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import type { Penalty } from '../firing/volley.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { cm } from '../tables.ts';
import type { Battery } from './battery.ts';
import { wrongBy, type Fallen } from './deviation.ts';
import { rangeOf } from './guns.ts';
import { placeOn, type Line, type OnLine } from './laying.ts';
import { chanceOf } from './losses.ts';
import { meetingOf, hitByBall, hitByShell, roofAt, type Hit, type Landing, type Man } from './touched.ts';

/**
 * Where a shot comes down that goes wrong by so much. It never comes down behind the gun, and by
 * one reading never beyond its range, which is given.
 * @clause cf.gun.short cf.gun.long cf.gun.on-marker @ruling cf-075 cf-079
 */
export function landingOf(
  state: State,
  range: Um,
  marker: Um,
  { fallen, by }: { readonly fallen: Fallen; readonly by: Um },
): Landing {
  const on = fallen === 'long' ? marker + by : fallen === 'short' ? marker - by : marker;
  const most = on > range && read(state, 'cf-075') === 'everything-capped' ? range : Infinity;
  return { fallen, marker, landing: wholeUm(Math.max(0, Math.min(on, most))) };
}

/** A gun that is laid along a line, and all that stands on it. */
export interface Laid {
  readonly battery: Battery;
  readonly line: Line;
  /** All models on its line, and all on the table. */
  readonly all: readonly OnLine[];
  readonly men: readonly Man[];
  readonly penalty: Penalty | null;
}

/** The models that a shot of a gun hits where it comes down. A roof that it opens spares all. */
export function hitsOf(state: State, { battery, line, all, men }: Laid, shot: Landing): readonly Hit[] {
  if (battery.gun.kind === 'cannon') return hitByBall(state, all, shot);
  const at = placeOn(line, shot.landing);
  const isOpening = roofAt(state, at) !== null && read(state, 'cf-080') === 'first-burst-opens';
  return isOpening ? [] : hitByShell(state, battery, at, men);
}

/** Each way in which the two dice may fall, and how often of sixty. */
function fallsOf(
  state: State,
  { battery, penalty }: Laid,
): readonly { readonly fallen: Fallen; readonly by: Um; readonly often: number }[] {
  const faces = Array.from({ length: D10.sides }, (_, n) => cm(wrongBy(state, battery, penalty, n + 1)));
  return [
    { fallen: 'marker', by: cm(0), often: 20 },
    ...faces.flatMap((by) => [
      { fallen: 'short' as const, by, often: 2 },
      { fallen: 'long' as const, by, often: 2 },
    ]),
  ];
}

/**
 * The guess in whole centimetres that would have served best along a line: by which most enemies
 * fall on average, friends counted against them; of several the least. Null if none serves.
 * @clause cf.gun.guess @ruling cf-071
 */
export function bestGuess(state: State, laid: Laid): number | null {
  const { battery } = laid;
  const falls = fallsOf(state, laid);
  const range = rangeOf(state, battery.gun);
  const isBall = battery.gun.kind === 'cannon';
  // What hits the same is reckoned once: shells that burst in one place, balls that meet the same.
  const known = new Map<number, number>();
  const worth = (shot: Landing): number => {
    const alike = isBall ? meetingOf(state, laid.all, shot) : shot.landing;
    const before = known.get(alike);
    if (before !== undefined) return before;
    const sum = hitsOf(state, laid, shot).reduce(
      (all, hit) => all + (hit.body.side === battery.side ? -1 : 1) * chanceOf(state, battery.gun, hit),
      0,
    );
    known.set(alike, sum);
    return sum;
  };
  let best: { readonly guess: number; readonly worth: number } | null = null;
  for (let guess = 1; cm(guess) <= range; guess += 1) {
    let sum = 0;
    for (const fall of falls) sum += fall.often * worth(landingOf(state, range, cm(guess), fall));
    if (sum > (best?.worth ?? 0)) best = { guess, worth: sum };
  }
  return best?.guess ?? null;
}
