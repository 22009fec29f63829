import { describe, expect, test } from 'vitest';
import { foreseen } from '../../src/islands/orders/selection.ts';
import { highlights } from '../../src/islands/orders/highlights.ts';
import type { Choice } from '../../src/scene/input.ts';
import type { Mark } from '../../src/scene/scene.ts';
import { COLUMN, fieldOf, GUNS, MOVING, offering, order, select, to } from './fields.ts';

describe('the highlights', () => {
  test('tells squares to go to from enemies to fight by the sense of their marks', () => {
    const field = fieldOf(
      {
        horse: 'french cavalry a3',
        general: 'french brigadier b2',
        enemy: 'allied brigadier h6',
        foe: 'allied line-infantry a6',
      },
      { ...MOVING, map: undefined },
    );
    const sense = (id: string) =>
      highlights(field, select({ unit: 'horse' }), []).find((mark) => mark.id === id) as Mark<'area'> | undefined;
    expect(['reach-a4', 'reach-a6', 'selected'].map((id) => sense(id)?.sense)).toEqual(['step', 'target', 'chosen']);
    expect(sense('able-a3'), 'the selected unit has the filled ring alone').toBeUndefined();
  });

  test('marks no square of a way that is refused, because the way itself shows where it stops', () => {
    const marks = highlights(fieldOf(COLUMN, MOVING), select({ unit: 'gun', cursor: to('e3') }), []);
    expect(marks.map(({ id }) => id)).not.toContain('refused');
  });
});

describe('what a first tap foresees', () => {
  test('is the only order that leads there, if it is allowed', () => {
    expect(foreseen(fieldOf(GUNS), 'gun', to('d4'))).toEqual({
      says: 'Fire the gun at the hussars',
      order: { type: 'fire', unit: 'gun', at: 'hussars' },
      isMain: true,
    });
  });

  test('is nothing without a unit, for a refused order, for another unit, and where there is a choice', () => {
    expect(foreseen(fieldOf(GUNS), null, to('d4'))).toBeNull();
    expect(foreseen(fieldOf(GUNS), 'gun', to('e4'))).toBeNull();
    expect(foreseen(fieldOf(GUNS), 'gun', to('a1'))).toBeNull();
    const field = fieldOf(COLUMN, MOVING);
    const there = (type: string): Choice => ({ unit: 'gun', target: to('d4'), order: order(type), says: type });
    expect(foreseen(offering(field, there('move'), there('charge')), 'gun', to('d4'))).toBeNull();
  });
});
