import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { wanting } from '../../../src/islands/mover/drafting.ts';
import { withoutUnit, withDraft, plannedFor, waitingNames } from '../../../src/islands/mover/plans.ts';
import { takeUp } from '../../../src/islands/mover/moving-unit.ts';
import { waitsSaid } from '../../../src/islands/mover/wording.ts';
import { FIELD, base, hussars, parade, stateOf } from './parade.ts';

const legs: readonly Leg[] = [{ go: 'forward', by: um(2, '[1]') }];
const moving = hussars();

describe('the order planned for a unit', () => {
  const plans = withDraft([], wanting(moving, legs));

  test('waits while others are looked at, and is named', () => {
    expect(plannedFor(plans, moving)).toEqual(legs);
    expect(waitingNames(plans, moving.mover, moving.state)).toEqual([moving.unit.name]);
  });

  test('is the last one that was made', () => {
    const again = wanting(moving, [...legs, ...legs]);
    expect(withDraft(plans, again)).toEqual([again]);
  });

  test('is gone once it is confirmed, put down or undone', () => {
    expect(plannedFor(withoutUnit(plans, moving.unit.id), moving)).toEqual([]);
    expect(waitingNames(withDraft(plans, wanting(moving, [])), moving.mover, moving.state)).toEqual([]);
  });

  test('does not stand where the unit has been moved since, or can no longer be moved', () => {
    const moved = stateOf({ ...FIELD, hussars: { side: 'blue', base: base(5, 5) } });
    expect(plannedFor(plans, takeUp(moving.mover, moved, 'hussars')!)).toEqual([]);
    expect(waitingNames(plans, moving.mover, moved)).toEqual([]);
    expect(waitingNames(plans, parade([]), moving.state)).toEqual([]);
  });
});

test('what is said of orders that wait names their units', () => {
  expect(waitsSaid(['the hussars'])).toContain('The order planned for the hussars is not confirmed yet.');
  expect(waitsSaid(['the hussars', 'the guard'])).toContain('The orders planned for the hussars and the guard are not');
});
