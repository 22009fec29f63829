import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/geometry/vectors.ts';
import { replyTo } from '../../../src/islands/mover/replying.ts';
import { orderSaid } from '../../../src/islands/mover/wording.ts';
import type { Click, Input, Ordering, Reply } from '../../../src/islands/orders/ordering.ts';
import { begun } from '../../../src/islands/orders/replying.ts';
import { playModule } from '../../../src/register/index.ts';
import { spotOf } from '../../../src/scene/table/board.ts';
import { ONE, spot } from '../../games/two-by-two/battlefield.ts';
import { begin } from '../../games/two-by-two/field.ts';

/* What input does to a moving unit, in a game on a free table. */

const game = await playModule('two-by-two');
const state = begin({
  french: { line: 'infantry 10,10 north', guard: 'guard 20,10 north' },
  allied: { foe: 'infantry 10,22 south' },
  now: { phase: 'move' },
});
const start = replyTo(begun({ game, state }), { kind: 'begin' })!.now;

const at = (x: number, y: number): Point => spot(x * ONE, y * ONE);
const click = (x: number, y: number, more: Partial<Click> = {}): Click => ({
  kind: 'click',
  spot: spotOf(at(x, y)),
  press: spotOf(at(x, y)),
  isTouch: false,
  isDouble: false,
  isOnGrip: false,
  pixel: 0.5,
  ...more,
});
const key = (name: string, isShift = false): Input => ({ kind: 'key', key: name, isShift });

/** The reply to an input. If there is no answer to take back, the reply to what follows. */
function replied(on: Ordering, input: Input): Reply {
  const reply = replyTo(on, input)!;
  const [deed] = reply.does;
  return deed?.do === 'take-back' ? replied(reply.now, deed.otherwise) : reply;
}
const after = (on: Ordering, ...inputs: readonly Input[]): Ordering =>
  inputs.reduce((now, input) => replied(now, input).now, on);
const notes = ({ does }: Reply) => does.flatMap((deed) => (deed.do === 'note' ? [deed.text] : []));
const orders = ({ does }: Reply) => does.flatMap((deed) => (deed.do === 'order' ? [deed.order] : []));
const said = ({ draft }: Ordering) => (draft === null ? null : orderSaid(draft.moving, draft.march));

const line = after(start, click(10, 10));

describe('a unit', () => {
  test('is taken up by a click at it, or near it; a finger may be farther off', () => {
    expect(line.selection.unit).toBe('line');
    expect(line.draft?.moving.unit.id).toBe('line');
    const beside = click(10, 10.8);
    expect(after(start, beside).draft).toBeNull();
    expect(after(start, { ...beside, isTouch: true }).draft?.moving.unit.id).toBe('line');
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

describe('the moving unit', () => {
  test('is sent to the place of a click, and stays where the click is on itself', () => {
    const sent = replied(line, click(10, 13));
    expect(said(sent.now)).toBe('forward 3');
    expect(notes(sent)).toEqual(['Forward 3, [3] of [4].']);
    expect(said(after(sent.now, click(10, 13)))).toBe('forward 3');
  });

  test('hears clicks that follow each other quickly: a second one is no double click', () => {
    expect(said(after(line, click(10, 12), click(10, 13, { isDouble: true })))).toBe('forward 3');
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

  test('is ordered by a sentence', () => {
    const written = replied(line, { kind: 'write', text: 'forward 2' });
    expect([said(written.now), written.now.draft?.unfit]).toEqual(['forward 2', null]);
  });

  test('cannot be confirmed while what was written is not allowed, or not understood', () => {
    const far = replied(line, { kind: 'write', text: 'forward 99' });
    expect(far.now.draft?.unfit).toEqual({ text: 'forward 99', fault: null });
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
    expect(does).toMatchObject([{ do: 'note', text: 'Forward 2, [2] of [4].' }]);
  });

  test('that did not move changes nothing and says nothing', () => {
    const pressed = after(line, grab(10, 8));
    const { now, does } = replied(pressed, { kind: 'release' });
    expect([now.draft, does]).toEqual([line.draft, []]);
    expect(replied(now, click(10, 8, { isOnGrip: true }))).toEqual({ now, does: [] });
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
