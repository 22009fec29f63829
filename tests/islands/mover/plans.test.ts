import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { wanting } from '../../../src/islands/mover/held.ts';
import { plansOf } from '../../../src/islands/mover/plans.ts';
import { take } from '../../../src/islands/mover/taken.ts';
import { waitsSaid } from '../../../src/islands/mover/wording.ts';
import { FIELD, base, hussars, parade, stateOf } from './parade.ts';

const legs: readonly Leg[] = [{ go: 'forward', by: um(2, '[1]') }];
const taken = hussars();

describe('the order planned for a unit', () => {
  test('waits while others are looked at, and is named', () => {
    const plans = plansOf();
    plans.keep(wanting(taken, legs));
    expect(plans.legsOf(taken)).toEqual(legs);
    expect(plans.waiting(taken.mover, taken.state)).toEqual([taken.unit.name]);
  });

  test('is gone once it is confirmed, put down or undone', () => {
    const plans = plansOf();
    plans.keep(wanting(taken, legs));
    plans.forget(taken.unit.id);
    expect(plans.legsOf(taken)).toEqual([]);
    plans.keep(wanting(taken, legs));
    plans.keep(wanting(taken, []));
    expect(plans.waiting(taken.mover, taken.state)).toEqual([]);
  });

  test('does not stand where the unit has been moved since, or can no longer be moved', () => {
    const plans = plansOf();
    plans.keep(wanting(taken, legs));
    const moved = stateOf({ ...FIELD, hussars: { side: 'blue', base: base(5, 5) } });
    expect(plans.legsOf(take(taken.mover, moved, 'hussars')!)).toEqual([]);
    expect(plans.waiting(taken.mover, moved)).toEqual([]);
    expect(plans.waiting(parade([]), taken.state)).toEqual([]);
  });
});

test('what is said of orders that wait names their units', () => {
  expect(waitsSaid(['the hussars'])).toContain('The order planned for the hussars is not confirmed yet.');
  expect(waitsSaid(['the hussars', 'the guard'])).toContain('The orders planned for the hussars and the guard are not');
});
