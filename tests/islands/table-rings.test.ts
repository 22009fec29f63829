import { describe, expect, test } from 'vitest';
import { highlights } from '../../src/islands/orders/highlights.ts';
import { selecting, type Field } from '../../src/islands/orders/selection.ts';
import { playModule } from '../../src/register/index.ts';
import { choicesOf } from '../../src/scene/input.ts';
import { spot } from '../games/two-by-two/battlefield.ts';
import { begin } from '../games/two-by-two/field.ts';
import { select } from './fields.ts';

/* Which units of a free table have a ring, and what the others say. */

const game = await playModule('two-by-two');

describe('a unit that has moved, among others that may', () => {
  const line = { line: 'infantry 16,10 north', other: 'infantry 10,10 north' };
  const fieldOf = (given: Parameters<typeof begin>[0]): Field => {
    const state = begin(given);
    return { game, state, choices: choicesOf(game.rules, state), isOpen: true };
  };
  const moved = (...ids: readonly string[]) =>
    fieldOf({ french: line, allied: { foe: 'infantry 16,30 south' }, now: { phase: 'move', moved: ids } });
  const ringed = (field: Field) =>
    highlights(field, select({ cursor: { point: spot(0, 0) }, isStale: true }), [])
      .filter(({ kind, id }) => kind === 'area' && id.startsWith('able-'))
      .map(({ id }) => id);

  test('has no ring, although it may still form; where nobody may move, all who may form have one', () => {
    expect(ringed(moved())).toHaveLength(2);
    expect(ringed(moved('line'))).toHaveLength(1);
    expect(ringed(moved('line', 'other'))).toHaveLength(2);
  });

  test('says that it has moved, and that it has buttons', () => {
    const { says } = selecting(moved('line'), 'line');
    expect(says).toBe(
      'Selected: the line. The line has moved already in this phase. Choose one of the buttons below the map.',
    );
  });
});
