import { opposite, turned } from '../../../geometry/facings.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { marched, type March } from '../../table/moving/marching.ts';
import type { Leg } from '../../table/orders/legs.ts';
import { baseOf } from '../figures/base.ts';
import { isBattery, isGeneral, type Unit } from '../figures/unit.ts';
import type { OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { FORMATIONS, mm } from '../tables.ts';
import { changeTime } from './changes.ts';
import { judgeMove, leftTo } from './move.ts';
import { rateOf } from './rates.ts';
import { partOfTurn, timeText } from './time.ts';
import { isFree, reshapingFor, timeOf, walk } from './walk.ts';

/**
 * Refusals that concern only the place where a move ends: a longer or a shorter one may be allowed.
 */
const OF_THE_END: readonly string[] = ['ends-on', 'would-touch', 'off-leash'];

/** A unit that stands has a length for its turn all the same, so that its time can be shown. */
const paceOf = (state: State, unit: Unit): Um => {
  const rate = rateOf(state, unit);
  return rate === 0 ? mm(100) : rate;
};

/**
 * How far some legs lead a unit, and what they take of its turn. @clause dg.move.allowances
 * dg.move.optional
 */
export function march(state: State, id: string, legs: readonly Leg[]): March {
  const unit = state.units[id]!;
  const move = (each: readonly Leg[]): OrderOf<'move'> => ({ type: 'move', unit: id, legs: each });
  const time = (each: readonly Leg[]): number => timeOf(walk(state, unit, each));
  return marched(
    {
      base: baseOf(state, unit),
      reshaped: reshapingFor(state, unit),
      allowed: wholeUm(paceOf(state, unit) * leftTo(state, unit)),
      measure: 'mm',
      judge: (each) => judgeMove(state, move(each)),
      spent: (each) => wholeUm(paceOf(state, unit) * time(each)),
      takes: (each) => ({ says: timeText(time(each)), of: partOfTurn(time(each)) }),
      order: (each) => (each.length === 0 ? null : move(each)),
      isOfEnd: ({ reason }) => OF_THE_END.includes(reason),
    },
    legs,
  );
}

/** The formations that a unit may take now. */
const formationsFor = (state: State, unit: Unit): readonly string[] =>
  isGeneral(unit) ? [] : FORMATIONS.filter((into) => changeTime(state, unit, into) !== null);

/** A wheel that is worth trying, in degrees. */
const WHEELED = 45;

/** Legs that are worth trying for a unit, one at a time: always the same few. @ruling dg-153 */
export function legsFor(state: State, unit: Unit): readonly Leg[] {
  const { facing } = unit;
  const by = wholeUm(paceOf(state, unit) * leftTo(state, unit));
  const forms = formationsFor(state, unit).map((into): Leg => ({ go: 'form', into }));
  const about: Leg = { go: 'turn', to: opposite(facing) };
  if (!isGeneral(unit) && isBattery(unit) && unit.formation === 'deployed' && unit.guns === undefined)
    return [...forms, { go: 'turn', to: turned(facing, 'left', 30) }, { go: 'turn', to: turned(facing, 'right', 30) }];
  const wheels = (['left', 'right'] as const).map((hand): Leg => ({
    go: 'wheel',
    hand,
    to: turned(facing, hand, WHEELED),
  }));
  const ahead: Leg = { go: 'forward', by };
  const aside = (['left', 'right'] as const).map((hand): Leg => ({
    go: 'shift',
    along: turned(facing, hand, 90),
    by: wholeUm(by / 2),
  }));
  if (isFree(unit)) return [ahead, { go: 'back', by }, ...aside, about, ...forms];
  const isSidling = read(state, 'dg-153') === 'half-rate-aside-and-back';
  const back: Leg = { go: 'back', by: wholeUm(by / 2) };
  return [ahead, ...wheels, about, ...forms, ...(isSidling ? [back, ...aside] : [])];
}
