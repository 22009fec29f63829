import { expect, test } from 'vitest';
import { boardOf, boardView } from '../../src/library/boards/view.ts';

/* The odds in the panel of a step at which several orders are given. */

test.each(['tt.the-village', 'pb.learning-battle'] as const)(
  'each order of a step that rolls dice has its odds, under its own sentence: %s',
  async (id) => {
    const { steps } = (await boardOf(id)).play;
    const { frames } = await boardView(id);
    let several = 0;
    for (const [n, { counted, order, orderSays }] of steps.entries()) {
      const panel = frames.filter(({ step }) => step === n).at(-1)!.panel;
      expect(panel.split('<div class="odds">').length - 1).toBe(counted.length);
      if (counted.every((each) => each.order === order)) continue;
      several += 1;
      for (const { says } of counted) {
        expect(panel).toContain(`${says}:`);
        expect(orderSays).toContain(says);
      }
      expect(panel, 'none of several orders is “the same”').not.toContain('The same order');
    }
    if (id === 'tt.the-village') expect(several).toBeGreaterThan(5);
  },
);
