import { describe, expect, test } from 'vitest';
import { carry, short, stand, verdict, type Field, type Order } from './field.ts';
import { table } from './tables.ts';

const END: Order = { type: 'end-phase' };
const routed = (field: Field) =>
  stand(
    { unit: 'french cavalry d1 routed', x: 'french cavalry a1', foe: 'allied cavalry a7' },
    { phase: 'fighting', ...field },
  );

describe('readings of what comes after a rout', () => {
  table<readonly [what: string, field: Field, dice: number | null, told: readonly string[]]>(
    [
      ['pb-067 as ruled: no activation, no roll', { activated: [] }, null, ['phase-began']],
      [
        'own-next-phase-or-lost',
        { activated: [], readings: { 'pb-067': 'own-next-phase-or-lost' } },
        null,
        ['phase-began', 'unit-removed unit'],
      ],
      [
        'same-turn-no-activation, own turn',
        { activated: [], readings: { 'pb-067': 'same-turn-no-activation' } },
        4,
        ['phase-began', 'unit-rallied unit'],
      ],
      [
        'same-turn-no-activation, enemy’s turn',
        { side: 'allied', readings: { 'pb-067': 'same-turn-no-activation' } },
        4,
        ['phase-began', 'unit-rallied unit'],
      ],
    ],
    ([, field, die, told]) => {
      const { events } = carry(routed(field), [END], die === null ? [] : [{ 'rally.unit': die }]);
      expect(events.map(short)).toEqual(told);
    },
  );

  test.each([
    ['free', 'steady'],
    ['needs-activation', 'disrupted'],
  ])('pb-060 %s: a disrupted unit without activation is %s', (reading, condition) => {
    const state = stand(
      { unit: 'french cavalry d1 disrupted', foe: 'allied cavalry a7' },
      { activated: [], readings: { 'pb-060': reading } },
    );
    expect(carry(state, [END], []).state.units.unit!.condition).toBe(condition);
  });

  test.each([
    ['defends-only', ['unit-moved unit']],
    ['helpless', ['unit-moved unit', 'unit-removed foe']],
  ])('pb-068 %s: a routed unit that is reached', (reading, told) => {
    const units = {
      unit: 'french cavalry d4',
      general: 'french brigadier c4',
      foe: 'allied line-infantry d7 routed',
      x: 'allied cavalry a7',
    };
    const state = stand(units, { phase: 'movement', readings: { 'pb-068': reading } });
    const order: Order = { type: 'move', unit: 'unit', path: ['d5', 'd6'] };
    expect(verdict(state, order)).toMatch(/^allowed/);
    expect(carry(state, [order], []).events.map(short)).toEqual(told);
  });
});
