import { D10 } from '../../../core/dice.ts';
import { against, die, sum } from '../../../core/reasons.ts';
import type { Dice, Sum } from '../reasons.ts';
import { SECOND_ROLL } from '../tables.ts';
import type { Leadership } from './leadership.ts';

/** What a test comes to, with each roll that was made for it. */
export interface Tested {
  readonly passes: boolean;
  readonly reasons: readonly [Sum, ...(readonly Sum[])];
}

/**
 * Whether a roll passes: a 1 always, a 10 never. @clause cf.morale.ten-fails cf.morale.one-passes
 */
const isPassed = (face: number, most: number): boolean => face === 1 || (face !== 10 && face <= most);

/**
 * Rolls a test of leadership: at most the value passes. From 10 up a failed roll is made again, and
 * must then be no more than the chart says.
 * @clause cf.morale.test cf.morale.ten-fails cf.morale.one-passes cf.morale.high-leadership
 * @ruling cf-093
 */
export function rollTest(of: string, { terms, value, looked }: Omit<Leadership, 'penalties'>, dice: Dice): Tested {
  const first = rolled(of, 'test', value, dice);
  const test = against('at-most', 'cf.morale.test', terms, first.passes ? 'passes' : 'fails');
  const one: Sum = { ...sum(of, [die('cf.morale.test', 'D10', first.face)], test), ...insteadOf(first, value) };
  const again = SECOND_ROLL[looked];
  if (first.passes || again === undefined) return { passes: first.passes, reasons: [one] };
  const second = rolled(of, 'again', again, dice);
  const needed = {
    is: 'at-most',
    clause: 'cf.morale.high-leadership',
    number: again,
    word: second.passes ? 'passes' : 'fails',
  } as const;
  const other: Sum = {
    ...sum(of, [die('cf.morale.high-leadership', 'second D10', second.face)], needed),
    ...insteadOf(second, again),
  };
  return { passes: second.passes, reasons: [one, other] };
}

interface Roll {
  readonly face: number;
  readonly passes: boolean;
}

function rolled(of: string, purpose: 'test' | 'again', most: number, dice: Dice): Roll {
  const face = dice.roll(`${purpose}.${of}`, D10, (each) => Number(isPassed(each, most)));
  return { face, passes: isPassed(face, most) };
}

/** What decides where the face alone does. @clause cf.morale.ten-fails cf.morale.one-passes */
function insteadOf({ face, passes }: Roll, most: number): Pick<Sum, 'instead'> {
  if (face === 10 && most >= 10)
    return { instead: { clause: 'cf.morale.ten-fails', label: 'a 10 always fails', word: 'fails' } };
  if (face === 1 && most < 1 && passes)
    return { instead: { clause: 'cf.morale.one-passes', label: 'a 1 always passes', word: 'passes' } };
  return {};
}
