import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { wanting } from '../../../src/islands/mover/held.ts';
import { forgotten, kept, plannedFor, waiting } from '../../../src/islands/mover/plans.ts';
import { take } from '../../../src/islands/mover/taken.ts';
import { waitsSaid } from '../../../src/islands/mover/wording.ts';
import { FIELD, base, hussars, parade, stateOf } from './parade.ts';

const legs: readonly Leg[] = [{ go: 'forward', by: um(2, '[1]') }];
const taken = hussars();

describe('the order planned for a unit', () => {
  const plans = kept([], wanting(taken, legs));

  test('waits while others are looked at, and is named', () => {
    expect(plannedFor(plans, taken)).toEqual(legs);
    expect(waiting(plans, taken.mover, taken.state)).toEqual([taken.unit.name]);
  });

  test('is the last one that was made', () => {
    const again = wanting(taken, [...legs, ...legs]);
    expect(kept(plans, again)).toEqual([again]);
  });

  test('is gone once it is confirmed, put down or undone', () => {
    expect(plannedFor(forgotten(plans, taken.unit.id), taken)).toEqual([]);
    expect(waiting(kept(plans, wanting(taken, [])), taken.mover, taken.state)).toEqual([]);
  });

  test('does not stand where the unit has been moved since, or can no longer be moved', () => {
    const moved = stateOf({ ...FIELD, hussars: { side: 'blue', base: base(5, 5) } });
    expect(plannedFor(plans, take(taken.mover, moved, 'hussars')!)).toEqual([]);
    expect(waiting(plans, taken.mover, moved)).toEqual([]);
    expect(waiting(plans, parade([]), taken.state)).toEqual([]);
  });
});

test('what is said of orders that wait names their units', () => {
  expect(waitsSaid(['the hussars'])).toContain('The order planned for the hussars is not confirmed yet.');
  expect(waitsSaid(['the hussars', 'the guard'])).toContain('The orders planned for the hussars and the guard are not');
});
