import { describe, expect, test } from 'vitest';
import type { Target } from '../../src/games/contract/engine.ts';
import { highlights, preview } from '../../src/islands/orders/highlights.ts';
import type { Selection } from '../../src/islands/orders/selection.ts';
import { COLUMN, fieldOf, GUNS, MOVING, order, rules, select, to } from './fields.ts';

describe('the preview of an order', () => {
  test('shows the line of an allowed order, and what stops a refused one', () => {
    const between = fieldOf({ ...GUNS, voltigeurs: 'french skirmishers d2' });
    expect(preview(fieldOf(GUNS), select({ unit: 'gun', cursor: to('d4') }))).toMatchObject({
      isRefused: false,
      shows: [{ kind: 'sight', from: 'gun', to: 'hussars' }],
    });
    const refused = preview(between, select({ unit: 'gun', cursor: to('d4') }));
    expect(refused?.isRefused).toBe(true);
    expect(refused?.shows).toContainEqual(expect.objectContaining({ kind: 'sight', stopped: 'd2' }));
  });

  test('shows where a way stops that is too far', () => {
    const far = preview(fieldOf(COLUMN, MOVING), select({ unit: 'gun', cursor: to('e3') }));
    expect(far).toMatchObject({ isRefused: true, shows: [{ kind: 'path', stopped: 'f3' }] });
  });

  test('shows the distance if the refusal has nothing to show', () => {
    const silent = fieldOf(GUNS);
    const refused = {
      ...rules.judge(silent.state, order('fire', { unit: 'mate', at: 'jagers' })),
      ok: false,
      shows: [],
    };
    const mute = { ...rules, probe: () => [{ order: order('fire'), verdict: refused as never }] };
    const field = { ...silent, game: { ...silent.game, rules: mute } };
    expect(preview(field, select({ unit: 'mate', cursor: to('e4') }))).toEqual({
      isRefused: true,
      shows: [{ kind: 'ruler', from: 'mate', to: 'e4' }],
    });
  });

  test('shows nothing without a unit, on its own square, and if no order is meant', () => {
    const field = fieldOf(GUNS);
    expect(preview(field, select({ cursor: to('d4') }))).toBeNull();
    expect(preview(field, select({ unit: 'gun', cursor: to('d1') }))).toBeNull();
    expect(preview(field, select({ unit: 'gun', cursor: to('c3') }))).toBeNull();
  });

  test('highlights the reach, the unit, the cursor and the targets of hints', () => {
    const ids = (part: Partial<Selection>, hinted: readonly Target[] = []) =>
      highlights(fieldOf(GUNS), select(part), hinted).flatMap(({ id }) => (id.startsWith('range-') ? [] : [id]));
    expect(ids({}), 'the units that may act').toEqual(['able-d1', 'able-a1']);
    const selected = ['reach-d4', 'able-a1', 'selected'];
    expect(ids({ unit: 'gun', cursor: to('e4'), keys: true })).toEqual([...selected, 'refused', 'cursor']);
    expect(ids({ unit: 'gun', cursor: to('d4') })).toEqual(selected);
    expect(ids({}, [to('a1')])).toEqual(['hint-a1', 'able-d1', 'able-a1']);
  });
});
