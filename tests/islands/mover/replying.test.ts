import { describe, expect, test } from 'vitest';
import { replyTo } from '../../../src/islands/mover/replying.ts';
import type { Input } from '../../../src/islands/orders/ordering.ts';
import { spotOf } from '../../../src/scene/table/board.ts';
import { after, at, click, key, line, notes, orders, replied, said, start, state } from './inputs.ts';

/* What input does to a moving unit, in a game on a free table. */

describe('a unit', () => {
  test('is taken up by a click at it, or near it; a finger may be farther off', () => {
    expect(line.selection.unit).toBe('line');
    expect(line.draft?.moving.unit.id).toBe('line');
    expect(after(start, click(10, 10.8)).draft?.moving.unit.id, 'inside its ring').toBe('line');
    const beside = click(10, 10.88);
    expect(after(start, beside).draft).toBeNull();
    expect(after(start, { ...beside, isTouch: true }).draft?.moving.unit.id).toBe('line');
  });

  test('that is only taken up is not refused anything', () => {
    expect([line.draft?.legs, line.draft?.refused]).toEqual([[], null]);
  });

  test('is taken up where the button went down, and not where it came up', () => {
    const pulled = click(10, 14, { press: spotOf(at(10, 10)) });
    expect(after(start, pulled).draft?.moving.unit.id).toBe('line');
  });

  test('is taken up by a key too, and put down by Escape once it has no legs', () => {
    const cursor = { ...start, selection: { ...start.selection, cursor: { unit: 'guard' } } };
    const up = after(cursor, key('Enter'));
    expect(up.draft?.moving.unit.id).toBe('guard');
    expect(after(up, key('Escape'))).toMatchObject({ draft: null, selection: { unit: null } });
  });

  test('is not taken up on a board with an answer, which is taken back first', () => {
    const answered = { ...start, answered: [] };
    expect(replyTo(answered, click(10, 10))?.does).toMatchObject([{ do: 'take-back' }]);
  });
});

describe('after an order', () => {
  /** The board on, with the foe pointed at last. */
  const pointed = { ...start, selection: { ...start.selection, cursor: { unit: 'foe' } } };
  const { foe, ...others } = state.units;
  const without = { ...state, units: others };

  test('the cursor stays at the unit that was pointed at last, but not at one that is gone', () => {
    expect(after(pointed, { kind: 'board', state, answered: null }).selection.cursor).toEqual({ unit: 'foe' });
    const gone = after(pointed, { kind: 'board', state: without, answered: null });
    expect(foe).toBeDefined();
    expect(gone.selection.cursor).not.toEqual({ unit: 'foe' });
  });

  test('a unit that is put down by mouse or finger leaves no cursor on the map', () => {
    const down = after(pointed, click(10, 10), { kind: 'put-down' });
    expect(down).toMatchObject({ draft: null, selection: { unit: null, keys: false } });
  });
});

describe('the moving unit', () => {
  test('is sent to the place of a click, and stays where the click is on itself', () => {
    const sent = replied(line, click(10, 13));
    expect(said(sent.now)).toBe('forward 3');
    expect(notes(sent)).toEqual(['Forward 3, [3] of [4] used.']);
    expect(said(after(sent.now, click(10, 13)))).toBe('forward 3');
  });

  test('hears clicks that follow each other quickly: a second one is no double click', () => {
    expect(said(after(line, click(10, 12), click(10, 13, { doubles: spotOf(at(10, 12)) })))).toBe('forward 3');
  });

  test('is pushed by keys, finely with Shift, and the last leg is taken back by Backspace', () => {
    const pushed = after(line, key('ArrowUp'), key('ArrowUp'), key('ArrowUp', true));
    expect(said(pushed)).toBe('forward 1.1');
    const undone = replied(pushed, key('Backspace'));
    expect([said(undone.now), notes(undone)]).toEqual(['', ['Took back: forward 1.1.']]);
  });

  test('is ordered by Enter, and its plan is forgotten then', () => {
    const pushed = after(line, key('ArrowUp'));
    expect(pushed.plans).toHaveLength(1);
    const confirmed = replied(pushed, key('Enter'));
    expect(orders(confirmed)).toMatchObject([{ type: 'move', unit: 'line' }]);
    expect(confirmed.now.plans).toEqual([]);
    expect(replyTo(pushed, { kind: 'confirm' })).toEqual(confirmed);
  });

  test('turns by a quarter by Q and E, and by an eighth with Shift', () => {
    expect(said(after(line, key('q')))).toBe('turn left 90');
    expect(said(after(line, key('E', true)))).toBe('turn right 45');
    expect(said(after(line, key('e'), key('q')))).toBe('');
  });

  test('is ordered by a sentence', () => {
    const written = replied(line, { kind: 'write', text: 'forward 2' });
    expect([said(written.now), written.now.draft?.unfit]).toEqual(['forward 2', null]);
  });

  test('cannot be confirmed while what was written is not allowed, or not understood', () => {
    const far = replied(line, { kind: 'write', text: 'forward 99' });
    expect(far.now.draft?.unfit).toEqual({ text: 'forward 99', fault: null, meant: null });
    expect(orders(replied(far.now, { kind: 'confirm' }))).toEqual([]);
    const pushed = after(line, key('ArrowUp'));
    const unread = replied(pushed, { kind: 'write', text: 'xyzzy' });
    expect(notes(unread)[0]).toMatch(/^Not understood: “xyzzy”\. Wanted: /);
    expect(said(unread.now), 'the order stays').toBe('forward 0.5');
    expect(orders(replied(unread.now, { kind: 'confirm' }))).toEqual([]);
    expect(orders(replied(after(unread.now, key('ArrowUp')), { kind: 'confirm' }))).toHaveLength(1);
  });

  test('is gone with the board that it stood on', () => {
    expect(after(line, { kind: 'board', state, answered: null }).draft).toBeNull();
    expect(after(line, { kind: 'board', state, answered: [] }).draft).toBeNull();
  });
});

describe('a pull', () => {
  const grab = (x: number, y: number): Input => ({ kind: 'grab', grip: 'push', spot: spotOf(at(x, y)), isTouch: false }); // prettier-ignore
  const pull = (x: number, y: number): Input => ({ kind: 'pull', spot: spotOf(at(x, y)), pixel: 0.5 });

  test('pushes the unit, and is told once it is let go', () => {
    const going = after(line, grab(10, 8), pull(10, 9), pull(10, 10));
    expect([said(going), going.pull?.grip]).toEqual(['forward 2', 'push']);
    const { now, does } = replied(going, { kind: 'release' });
    expect([said(now), now.pull]).toEqual(['forward 2', null]);
    expect(does).toMatchObject([{ do: 'note', text: 'Forward 2, [2] of [4] used.' }]);
  });

  test('that did not move changes nothing; the tap then goes as far as the unit may', () => {
    const pressed = after(line, grab(10, 8));
    const { now, does } = replied(pressed, { kind: 'release' });
    expect([now.draft, does]).toEqual([line.draft, []]);
    const far = replied(now, click(10, 8, { grip: 'push' }));
    expect([said(far.now), notes(far)]).toEqual(['forward 4', ['Forward 4, [4] of [4] used, the whole move.']]);
    const more = replied(far.now, click(10, 8, { grip: 'push' }));
    expect(said(more.now), 'no more is left').toBe('forward 4');
    const itself = replied(now, click(10, 10, { grip: 'base' }));
    expect(itself.now, 'a tap on the unit itself').toBe(now);
    expect(notes(itself)[0], 'tells what is in hand').toMatch(/^Selected: the line\./);
  });

  test('a tapped arrow at a flank turns by 45°, and by as much again', () => {
    const once = after(line, click(10, 8, { grip: 'right' }));
    expect(said(once)).toBe('turn right 45');
    expect(said(after(once, click(10, 8, { grip: 'right' })))).toBe('turn right 90');
    expect(said(after(once, click(10, 8, { grip: 'left' })))).toBe('');
  });

  test('of a unit that is not taken up takes it up and pulls it at once', () => {
    const seize = (x: number, y: number): Input => ({ kind: 'seize', spot: spotOf(at(x, y)), isTouch: false, pixel: 0.5 }); // prettier-ignore
    const going = after(start, seize(10, 10), pull(10, 12));
    expect([said(going), going.selection.unit, going.pull?.grip]).toEqual(['forward 2', 'line', 'base']);
    const { now, does } = replied(going, { kind: 'release' });
    expect([said(now), does]).toMatchObject(['forward 2', [{ do: 'note', text: 'Forward 2, [2] of [4] used.' }]]);
    const other = after(now, seize(20, 10), pull(20, 11), { kind: 'release' });
    expect([other.draft?.moving.unit.id, said(other)]).toEqual(['guard', 'forward 1']);
    expect(other.plans, 'the first order waits').toHaveLength(2);
    expect(replyTo(now, seize(10, 10)), 'the unit in hand is pulled by its grips').toBeNull();
    expect(replyTo(start, seize(10, 16)), 'nothing is there: a finger scrolls the page').toBeNull();
    expect(replyTo(start, seize(10, 22)), 'an enemy').toBeNull();
    expect(replyTo({ ...start, answered: [] }, seize(10, 10))).toBeNull();
  });

  test('that was too long leaves an order that is allowed, and says why it is no longer', () => {
    const far = replied(after(line, grab(10, 8), pull(10, 16)), { kind: 'release' });
    expect(said(far.now)).toBe('forward 4');
    expect(far.now.draft).toMatchObject({ refused: null, cut: { ok: false } });
    expect(notes(far)[0]).toMatch(/^Forward 4, \[4\] of \[4\] used\. Only forward 4: .+/);
    const shorter = after(far.now, grab(10, 12), pull(10, 10));
    expect(replied(shorter, { kind: 'release' }).now.draft?.cut).toBeNull();
    expect(orders(replied(far.now, { kind: 'confirm' }))).toHaveLength(1);
  });

  test('means nothing without a moving unit, and ends with it', () => {
    expect(replyTo(start, grab(10, 8))).toBeNull();
    const gone = after(line, grab(10, 8), { kind: 'board', state, answered: null });
    expect(gone.pull).toBeNull();
    expect(replyTo(gone, pull(10, 9))).toBeNull();
    expect(replyTo(gone, { kind: 'release' })).toBeNull();
  });
});

describe('an order that is not confirmed', () => {
  const planned = after(line, key('ArrowUp'));
  const guard: Input = { kind: 'choose', offer: { says: '', select: 'guard' } };
  const end: Input = { kind: 'choose', offer: { says: '', order: { type: 'end-phase' } } };

  test('waits while another unit is taken up, which is told, and is there again', () => {
    const other = replied(planned, guard);
    expect(other.now.draft?.moving.unit.id).toBe('guard');
    expect(notes(other).at(-1)).toContain('The order planned for the line is not confirmed yet.');
    const again = after(other.now, { kind: 'choose', offer: { says: '', select: 'line' } });
    expect(said(again)).toBe('forward 0.5');
  });

  test('is told of before the phase is ended over it, once', () => {
    const asked = replied(planned, end);
    expect(orders(asked)).toEqual([]);
    expect(notes(asked)[0]).toMatch(/^The order planned for the line .* again to go on without\.$/);
    expect(orders(replied(asked.now, end))).toEqual([{ type: 'end-phase' }]);
    const more = after(asked.now, key('ArrowUp'));
    expect(orders(replied(more, end)), 'it is told again once there is something new').toEqual([]);
    expect(orders(replied(line, end)), 'nothing waits').toEqual([{ type: 'end-phase' }]);
  });

  test('is dropped where its unit is put down', () => {
    const down = after(planned, { kind: 'put-down' });
    expect([down.draft, down.plans]).toEqual([null, []]);
  });
});
