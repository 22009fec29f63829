import { describe, expect, test } from 'vitest';
import { activate, buttons, selecting } from '../../../src/islands/orders/selection.ts';
import { begun, replyTo } from '../../../src/islands/orders/replying.ts';
import { meantBy } from '../../../src/islands/orders/places.ts';
import { preview } from '../../../src/islands/orders/highlights.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { loadGame } from '../../../src/register/index.ts';
import { at, field, line, musketeers } from './field.ts';

const game = await loadGame('campaign-1805');
const { rules } = game;

/** Twenty-four men on the move: a line of two ranks, which goes 4 cm. */
const writing = (more: Partial<State> = {}) =>
  field(
    [line({ ranks: ['o'.repeat(12), 'o'.repeat(12)], commanders: [], at: at(60, 40) }), musketeers({ at: at(60, 60) })],
    {
      phase: 'orders',
      ...more,
    },
  );
const state = writing();
const on = (of: State) => begun({ game, state: of, isOpen: true });
const place = (x: number, y: number) => ({ point: at(x, y) });
const said = (x: number, y: number, more: object = {}): string =>
  rules.words.order({ type: 'write', unit: 'line', by: 'french', does: 'move', to: at(x, y), ...more } as never, state);

describe('a written move is told', () => {
  test.each([
    [60, 44, '4 cm ahead'],
    [60, 38.5, '1.5 cm back'],
    [58, 40, '2 cm to the left'],
    [61, 43.5, '3.5 cm ahead and 1 cm to the right'],
  ])('as it leads the body, to %f, %f', (x, y, says) => {
    expect(said(x, y)).toBe(`Write for the line: move ${says}`);
  });

  test('without a length where it is farther than the body goes, for that would measure the table', () => {
    expect(said(60, 52)).toBe('Write for the line: move ahead');
    expect(said(66, 52)).toBe('Write for the line: move ahead and to the right');
  });

  test('with the front and the files that it ends in', () => {
    expect(said(60, 42, { facing: [1_000_000, 0], files: 8 })).toBe(
      'Write for the line: move 2 cm ahead, facing east, 8 files wide',
    );
  });
});

describe('whoever points where a body is to go', () => {
  const selected = { ...on(state).selection, unit: 'line' };
  const ahead = (x: number, y: number) => preview(on(state).field, { ...selected, cursor: place(x, y) });

  test('sees it there, with its way', () => {
    expect(ahead(60, 43)).toMatchObject({
      isRefused: false,
      shows: [{ kind: 'path' }, { kind: 'ghost', unit: 'line' }],
    });
  });

  test('or sees it crossed out, and is told how far it may go', () => {
    expect(ahead(60, 46)).toMatchObject({
      isRefused: true,
      shows: [{ kind: 'light' }, { kind: 'ghost', refused: true }],
    });
    const [probe] = rules.probe(state, { unit: 'line', target: place(60, 46) });
    expect(rules.words.refusal(probe!.verdict as never, state)).toBe(
      'Somebody of the line would have to go farther than they may, which is 4 cm at most.',
    );
  });

  test('need not hit it to the millimetre', () => {
    const to = (x: number, y: number) => meantBy(on(state).field, 'line', place(x, y), 0.5);
    expect(to(60.3, 43.8)).toEqual(place(60, 44));
    expect(to(59.8, 44.4)).toEqual(place(60, 44));
    expect(to(60.4, 42)).toEqual(place(60, 42));
    expect(to(62, 42)).toEqual(place(62, 42));
    expect(to(60, 47)).toEqual(place(60, 47));
  });

  test('is told that a place will do as well as an enemy', () => {
    expect(selecting(on(state).field, 'line').says).toBe(
      'Selected: the line. Choose a marked enemy or a place on the table.',
    );
  });

  test('is offered the plain move first, and gives it by pointing there again', () => {
    const { offers } = activate(on(state).field, 'line', place(60, 41));
    expect(offers.length).toBeGreaterThan(1);
    expect(offers[0]).toMatchObject({ says: 'Write for the line: move 1 cm ahead', isMain: true });
    const start = { ...on(state), selection: selected };
    const point = { kind: 'activate', target: place(60, 41), isByKey: false } as const;
    const shown = replyTo(start, point)!;
    expect(shown.does).toMatchObject([
      { do: 'note', text: expect.stringMatching(/\? Point there again, or choose/) as string },
    ]);
    expect(buttons(shown.now.field, shown.now.selection).length).toBe(offers.length);
    const order = { does: 'move', to: at(60, 41) };
    expect(replyTo(shown.now, point)!.does).toMatchObject([{ do: 'order', order }]);
    expect(replyTo(shown.now, point)!.does[0]).not.toHaveProperty('order.files');
  });

  test('is offered nothing but the plain move where formations are not taught yet', () => {
    const kept = on(writing({ formations: 'kept' })).field;
    expect(activate(kept, 'line', place(60, 41)).offers.map(({ says }) => says)).toEqual([
      'Write for the line: move 1 cm ahead',
    ]);
    expect(rules.probe(kept.state, { unit: 'line', target: null }).filter(({ order }) => 'files' in order)).toEqual([]);
  });

  test('by keys comes out of the body at the first step, however deep it is', () => {
    const ranks = Array.from({ length: 6 }, () => 'oooo');
    const deep = field([line({ ranks, commanders: [], at: at(60, 40) }), musketeers({ at: at(60, 60) })], {
      phase: 'orders',
    });
    const next = game.input.step(deep, { unit: 'line' }, 0, 1);
    expect(next).toEqual(place(60, 44));
    expect(game.input.step(deep, next, 0, 1)).toEqual(place(60, 45));
  });
});
