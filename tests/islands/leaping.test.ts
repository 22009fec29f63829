import { expect, test } from 'vitest';
import type { Target } from '../../src/games/contract/engine.ts';
import { leapt } from '../../src/islands/orders/places.ts';
import { begun, replyTo } from '../../src/islands/orders/replying.ts';
import { boardView } from '../../src/library/boards/view.ts';
import { library } from '../../src/library/plays.ts';
import { instructions } from '../../src/panel/instructions.ts';
import { gameIds, playModule } from '../../src/register/index.ts';
import { whole } from '../../src/scene/scene.ts';

const ARROWS = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const; // prettier-ignore

test.each(gameIds)(
  '%s: where keys lead to places, with Shift they lead from each unit of a board to every other',
  async (id) => {
    const game = await playModule(id);
    if (game.input.leap === undefined) return;
    const boards = [...(await library(id)).scenarios.keys()].slice(0, 40);
    for (const board of boards) {
      const [frame] = (await boardView(board)).frames;
      const on = begun({ game, state: game.rules.seen(frame!.state), isOpen: true });
      const units = whole(frame!.scene).marks.flatMap((mark) => (mark.kind === 'base' && mark.ghost !== true ? [mark.id] : [])); // prettier-ignore
      const known = new Set<string>();
      const ahead: Target[] = units.slice(0, 1).map((unit) => ({ unit }));
      for (let cursor = ahead.pop(); cursor !== undefined; cursor = ahead.pop()) {
        if (!('unit' in cursor) || known.has(cursor.unit)) continue;
        known.add(cursor.unit);
        for (const [across, along] of ARROWS) ahead.push(leapt(on.field, { ...on.selection, cursor }, across, along));
      }
      expect([...known].sort(), board).toEqual([...units].sort());
      const far = replyTo(on, { kind: 'key', key: 'ArrowUp', isShift: true })!.now.selection.cursor;
      expect(far).toEqual(leapt(on.field, on.selection, 0, 1));
      expect(instructions(game, on.field.state)).toMatch(/^(?!.*arrow keys)|<kbd>Shift<\/kbd> from unit to unit/s);
    }
  },
  120_000,
);

test('without Shift, and where keys lead from unit to unit anyway, they lead where they led', async () => {
  const game = await playModule('two-by-two');
  const [board] = (await library('two-by-two')).scenarios.keys();
  const [frame] = (await boardView(board!)).frames;
  const on = begun({ game, state: game.rules.seen(frame!.state), isOpen: true });
  const pressed = (isShift: boolean) => replyTo(on, { kind: 'key', key: 'ArrowUp', isShift })!.now.selection.cursor;
  expect(pressed(true)).toEqual(pressed(false));
});
