import { describe, expect, test } from 'vitest';
import { whyNotDue } from '../../../src/games/contract/due.ts';
import type { Awaits } from '../../../src/games/contract/engine.ts';

const awaits: Awaits = { sides: ['blue'], kind: 'phase', orders: ['go', 'rest'], by: 'xx.turn.phase' };

describe('an order', () => {
  test('is not due once the game is over', () => {
    expect(whyNotDue({ awaits: null }, { type: 'go' }, ['blue'])).toBe('over');
    expect(whyNotDue({ awaits: null }, { type: 'concede' }, [], ['concede'])).toBe('over');
  });

  test('is not due while another type is awaited', () => {
    expect(whyNotDue({ awaits }, { type: 'fly' }, ['blue'])).toBe('not-now');
    expect(whyNotDue({ awaits }, { type: 'fly' }, [])).toBe('not-now');
  });

  test('is not due for a side that is not awaited, nor for nobody’s unit', () => {
    expect(whyNotDue({ awaits }, { type: 'go' }, ['red'])).toBe('not-yours');
    expect(whyNotDue({ awaits }, { type: 'go' }, ['blue', 'red'])).toBe('not-yours');
    expect(whyNotDue({ awaits }, { type: 'go' }, [undefined])).toBe('not-yours');
  });

  test('is due for a side that is awaited, or at any time if the game says so', () => {
    expect(whyNotDue({ awaits }, { type: 'go' }, ['blue'])).toBeNull();
    expect(whyNotDue({ awaits }, { type: 'rest' }, [])).toBeNull();
    expect(whyNotDue({ awaits }, { type: 'concede' }, [], ['concede'])).toBeNull();
  });
});
