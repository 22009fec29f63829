import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/geometry/vectors.ts';
import { lengthText } from '../../../src/geometry/lengths.ts';
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
  doubles: null,
  grip: null,
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
    expect(does).toMatchObject([{ do: 'note', text: 'Forward 2, [2] of [4].' }]);
  });

  test('that did not move changes nothing; the tap then goes as far as the unit may', () => {
    const pressed = after(line, grab(10, 8));
    const { now, does } = replied(pressed, { kind: 'release' });
    expect([now.draft, does]).toEqual([line.draft, []]);
    const far = replied(now, click(10, 8, { grip: 'push' }));
    expect([said(far.now), notes(far)]).toEqual(['forward 4', ['Forward 4, [4] of [4], the whole move.']]);
    const more = replied(far.now, click(10, 8, { grip: 'push' }));
    expect(said(more.now), 'no more is left').toBe('forward 4');
    expect(replied(now, click(10, 10, { grip: 'base' })), 'a tap on the unit itself').toEqual({ now, does: [] });
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
    expect([said(now), does]).toMatchObject(['forward 2', [{ do: 'note', text: 'Forward 2, [2] of [4].' }]]);
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
    expect(notes(far)[0]).toMatch(/^Forward 4, \[4\] of \[4\]\. Only forward 4: .+/);
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

describe('a friend that is pointed at', () => {
  const near = begin({
    french: { general: 'hq-division 10,7 north', line: 'infantry 10,10 north', guard: 'guard 26,18 north' },
    allied: { foe: 'infantry 10,22 south' },
    now: { phase: 'move' },
  });
  const general = after(replyTo(begun({ game, state: near }), { kind: 'begin' })!.now, click(10, 7));

  test('may be touched, or selected', () => {
    const { now, does } = replied(general, click(10, 10));
    expect(now.selection.offers.map(({ says }) => says)).toEqual(['Forward to touch the line', 'Select the line']);
    expect(does).toMatchObject([{ do: 'note' }]);
    const [touch, select] = now.selection.offers;
    const touching = after(now, { kind: 'choose', offer: touch! });
    expect([said(touching), touching.selection.offers]).toEqual(['forward to touch the line', []]);
    expect(after(now, { kind: 'choose', offer: select! }).draft?.moving.unit.id).toBe('line');
    expect(said(after(now, click(10, 10))), 'a second click there').toBe('forward to touch the line');
    expect(after(now, key('ArrowUp')).selection.offers, 'anything else drops the question').toEqual([]);
  });

  test('is selected if he is too far away to be touched', () =>
    expect(after(general, click(26, 18)).draft?.moving.unit.id).toBe('guard'));

  test('is touched by a sentence, and “to contact” ends at him', () => {
    const written = (text: string) => said(after(general, { kind: 'write', text }));
    for (const text of [
      'forward to touch the line',
      'Touch the line',
      'forward until touching line',
      'forward to contact',
    ])
      expect(written(text), text).toBe('forward to touch the line');
    const [leg] = after(general, { kind: 'write', text: 'touch the line' }).draft!.legs;
    const printed = 'by' in leg! ? lengthText(leg.by, '[1]') : '';
    expect(written(`forward ${printed}`), 'the length as it is printed').toBe('forward to touch the line');
  });
});

describe('a sentence with slips', () => {
  const written = (text: string) => after(line, { kind: 'write', text });

  test('is read as it was meant', () => {
    for (const [text, legs] of [
      ['right 90', 'turn right 90'],
      ['90 left', 'turn left 90'],
      ['Turn 90 degrees right', 'turn right 90'],
      ['FORWARD 1 turn left 90 forward 1', 'forward 1, turn left 90, forward 1'],
      ['forward 1 left 45 forward 1', 'forward 1, turn left 45, forward 1'],
    ] as const)
      expect(said(written(text)), text).toBe(legs);
  });

  test('offers what was meant, which can be taken', () => {
    const slip = replied(line, { kind: 'write', text: 'foward 2, turn left 90' });
    expect(slip.now.draft?.unfit?.meant).toBe('forward 2, turn left 90');
    expect(notes(slip)).toEqual(['Not understood: “foward 2”. Did you mean “forward 2, turn left 90”?']);
    expect(written('foward banana').draft?.unfit?.meant, 'no sentence either').toBeNull();
    expect(written('charge the fo').draft?.unfit?.fault).toContain('Not understood');
  });

  test('may be longer than allowed by the rounding of what is printed', () => {
    expect(written('forward 4.04').draft).toMatchObject({ refused: null, unfit: null });
    expect(written('forward 4.06').draft?.unfit).toMatchObject({ fault: null });
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
