import { describe, expect, test } from 'vitest';
import { FIELDS, written } from '../../src/cli/bench/positions/boards.ts';
import { KINDS, positions } from '../../src/cli/bench/positions/index.ts';
import { paperBayonet as engine } from '../../src/games/paper-bayonet/index.ts';

const COUNT = 9 * 12;
const given = positions(COUNT);

describe('positions of the bench', () => {
  test('are the same every time', () => {
    expect(positions(COUNT)).toEqual(given);
  });

  test('are others for another seed', () => {
    expect(positions(COUNT, 7)).not.toEqual(given);
  });

  test('are shared out evenly among boards and kinds of order', () => {
    const shares = new Map<string, number>();
    for (const { state, order } of given) {
      const share = `${state.size.files}×${state.size.ranks} ${order.type}`;
      shares.set(share, (shares.get(share) ?? 0) + 1);
    }
    expect(shares.size).toBe(FIELDS.length * KINDS.length);
    expect(new Set(shares.values())).toEqual(new Set([12]));
  });

  test('let their order be given, and leave something else to choose', () => {
    for (const { state, order } of given) {
      expect(engine.judge(state, order)).toMatchObject({ ok: true });
      expect(engine.options(state).length).toBeGreaterThan(1);
    }
  });
});

test.each(FIELDS.map((field) => [field.name, field] as const))('the board «%s» is a legal one', (_name, field) => {
  expect(engine.start(written(field), {})).toMatchObject({ ok: true });
});
