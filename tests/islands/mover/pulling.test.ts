import { describe, expect, test } from 'vitest';
import { turned } from '../../../src/geometry/facings.ts';
import { NORTH } from '../../../src/geometry/facings.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { seenFrom } from '../../../src/geometry/bases.ts';
import { plus } from '../../../src/geometry/vectors.ts';
import { wanting } from '../../../src/islands/mover/drafting.ts';
import { endOf } from '../../../src/islands/mover/leg-list.ts';
import { wayOf } from '../../../src/islands/mover/pads.ts';
import { pullAt, pulledTo } from '../../../src/islands/mover/pulling.ts';
import { spotOf } from '../../../src/scene/table/board.ts';
import { base, FIELD, hussars } from './parade.ts';

/** The hussars, far from all other units. */
const moving = hussars(['march', 'pivot'], {
  ...FIELD,
  battery: { side: 'red', base: base(28, 18) },
  guard: { side: 'blue', base: base(2, 18, 90) },
});
const far = (measures: number) => um(measures, '[1]');

/** The legs after the unit itself is pulled by a way, from where its order so far would put it. */
function pulled(legs: readonly Leg[], [right, ahead]: readonly [number, number]): readonly Leg[] {
  const draft = wanting(moving, legs);
  const { at } = endOf(moving, legs);
  const pull = pullAt(draft, 'base', spotOf(at), false);
  return pulledTo(pull, draft, spotOf(plus(at, [far(right), far(ahead)])), 1).legs;
}

describe('a second pull of a unit', () => {
  const first: Leg = { go: 'forward', by: far(2) };

  test('goes on from where the unit would stand', () => {
    const legs = pulled([first], [1.5, 0]);
    expect(legs[0]).toEqual(first);
    expect(legs.map(({ go }) => go)).toEqual(['forward', 'turn', 'forward']);
    const { ahead, right } = seenFrom(moving.unit.base, endOf(moving, legs).at);
    expect([ahead / 1e3, right / 1e3].map((part) => Math.round(part / 19.05 / 0.1) / 10)).toEqual([2, 1.5]);
  });

  test('changes the length of the last leg while it keeps to its line', () => {
    expect(pulled([first], [0, 1])).toEqual([{ go: 'forward', by: far(3) }]);
    expect(pulled([first], [0, -1])).toEqual([{ go: 'forward', by: far(1) }]);
  });

  test('redraws a last turn in place', () => {
    const turn: Leg = { go: 'turn', to: turned(NORTH, 'left', 30) };
    expect(pulled([turn], [0, 2]).map(({ go }) => go)).toEqual(['forward']);
  });
});

test('the arrow of a pad shows the way that a tap on it turns the unit', () => {
  expect(['push', 'left', 'right'].map((grip) => wayOf(['march', 'pivot'], grip as 'left'))).toEqual([
    'on',
    'left',
    'right',
  ]);
  expect(
    ['left', 'right'].map((grip) => wayOf(['march', 'wheel'], grip as 'left')),
    'a corner goes forward',
  ).toEqual(['right', 'left']);
});
