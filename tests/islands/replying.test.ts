import { describe, expect, test } from 'vitest';
import type { Target } from '../../src/games/contract/engine.ts';
import type { Click, Input, Ordering, Reply } from '../../src/islands/orders/ordering.ts';
import { begun, replyTo } from '../../src/islands/orders/replying.ts';
import { COLUMN, fieldOf, GUNS, MOVING, offering, order, to } from './fields.ts';

/* What input does on every board. `d1` and the like are squares; a click there hits the middle. */

const spotOf = (square: string) => [square.charCodeAt(0) - 96.5, Number(square[1]) - 0.5] as const;
const click = (square: string, more: Partial<Click> = {}): Click => ({
  kind: 'click',
  spot: spotOf(square),
  press: spotOf(square),
  isTouch: false,
  doubles: null,
  grip: null,
  pixel: 0.01,
  ...more,
});
const key = (name: string): Input => ({ kind: 'key', key: name, isShift: false });

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

const guns = begun(fieldOf(GUNS));

describe('a click', () => {
  test('first takes back what stands on the board, and is only meant where nothing does', () => {
    expect(replyTo(guns, click('d1'))).toEqual({
      now: guns,
      does: [{ do: 'take-back', otherwise: { kind: 'activate', target: to('d1'), isByKey: false } }],
    });
  });

  test('selects a unit, and then gives it the order that leads to what is clicked', () => {
    const selected = replied(guns, click('d1'));
    expect(selected.now.selection).toMatchObject({ unit: 'gun', cursor: to('d1'), keys: false });
    expect(notes(selected)).toEqual(['Selected: the gun. Choose a marked enemy.']);
    const fired = replied(selected.now, click('d4'));
    expect(orders(fired)).toMatchObject([{ type: 'fire', unit: 'gun', at: 'hussars' }]);
    expect(fired.now.selection.isStale, 'nothing is previewed beside what is judged').toBe(true);
  });

  test('that is the second of a double click does nothing', () => {
    expect(replyTo(guns, click('d1', { doubles: spotOf('d1') }))).toBeNull();
  });

  test('off the board is told, but for what is said of an answer', () => {
    const off = click('d1', { spot: [-3, -3] });
    expect(notes(replyTo(guns, off)!)).toEqual(['That is off the board.']);
    expect(replyTo({ ...guns, answered: [] }, off)).toBeNull();
  });

  test('that follows quickly at another thing is a click of its own, however near that is', () => {
    const selected = after(guns, click('d1'));
    expect(orders(replied(selected, click('d4', { doubles: spotOf('d1') })))).toMatchObject([
      { type: 'fire', unit: 'gun', at: 'hussars' },
    ]);
  });

  test('with several meanings leaves the choice to the buttons', () => {
    const there = (type: string) => ({ unit: 'gun', target: to('d4'), order: order(type), says: type });
    const on = begun(fieldOf(COLUMN, MOVING));
    const several = { ...on, field: offering(on.field, there('move'), there('charge')), selection: { ...on.selection, unit: 'gun' } }; // prettier-ignore
    const asked = replied(several, click('d4'));
    expect(orders(asked)).toEqual([]);
    expect(asked.now.selection.offers.map(({ says }) => says)).toEqual(['move', 'charge']);
    expect(notes(asked)).toEqual(['2 orders are possible there. Choose one below the map.']);
    const [, second] = asked.now.selection.offers;
    expect(orders(replied(asked.now, { kind: 'choose', offer: second! }))).toEqual([order('charge')]);
  });
});

describe('what is chosen to go with the next order', () => {
  const chosen = (...items: readonly string[]): Input => ({
    kind: 'beside',
    beside: { items: [{ id: 'card', name: 'card', says: '', fits: true }], most: 1, chosen: items },
  });

  test('leaves a selected unit selected, and says nothing if its orders are the same', () => {
    const selected = after(guns, click('d1'));
    const reply = replied(selected, chosen('card'));
    expect(reply.now.selection).toMatchObject({ unit: 'gun', cursor: to('d1'), offers: [] });
    expect(reply.now.field.beside).toMatchObject({ chosen: ['card'] });
    expect(reply.does).toEqual([]);
    expect(orders(replied(reply.now, click('d4')))).toMatchObject([{ type: 'fire', unit: 'gun', at: 'hussars' }]);
  });

  test('tells what the selected unit may do if that has changed', () => {
    const selected = after(guns, click('d1'));
    const other = { ...selected, field: offering(selected.field, { unit: 'gun', target: to('e4'), order: order('move'), says: '' }) }; // prettier-ignore
    expect(notes(replied(other, chosen('card')))[0]).toMatch(/^Selected: the gun\./);
  });

  test('selects nothing where nothing was selected, and takes back no answer', () => {
    expect(replied(guns, chosen('card')).now.selection.unit).toBeNull();
    const answered = { ...after(guns, click('d1')), answered: [] };
    expect(replied(answered, chosen('card'))).toMatchObject({
      now: { answered: [], selection: { unit: null } },
      does: [],
    });
  });
});

describe('a tap', () => {
  const selected = after(guns, click('d1', { isTouch: true }));

  test('shows the order that a second tap at the same place gives', () => {
    const first = replyTo(selected, click('d4', { isTouch: true }))!;
    expect(notes(first)[0]).toMatch(/\? Tap there again, or press the button\.$/);
    expect(first.now.selection.offers).toMatchObject([{ isMain: true, order: { type: 'fire', at: 'hussars' } }]);
    expect(orders(replied(first.now, click('d4', { isTouch: true })))).toMatchObject([{ type: 'fire' }]);
  });

  test('an order that is shown can be put down; the unit stays selected', () => {
    const first = replyTo(selected, click('d4', { isTouch: true }))!;
    const put = replyTo(first.now, { kind: 'put-down' })!;
    expect(put.now.selection).toMatchObject({ unit: 'gun', offers: [] });
    expect(notes(put)).toEqual(['Not given.']);
    expect(replyTo(put.now, { kind: 'put-down' }), 'nothing is left to put down').toBeNull();
  });

  test('on a board with an answer shows nothing beforehand: it takes the answer back', () => {
    const answered = { ...selected, answered: [] };
    expect(replyTo(answered, click('d4', { isTouch: true }))?.does).toMatchObject([{ do: 'take-back' }]);
  });
});

describe('a mouse', () => {
  const hover = (square: string): Input => ({ kind: 'hover', spot: spotOf(square) });

  test('moves the cursor of a unit that is selected, and means nothing before', () => {
    expect(replyTo(guns, hover('d4'))).toBeNull();
    const selected = after(guns, click('d1'));
    expect(replyTo(selected, hover('d4'))?.now.selection).toMatchObject({ cursor: to('d4'), isStale: false });
    expect(replyTo(selected, hover('d1')), 'the cursor is there already').toBeNull();
  });

  test('leaves alone what was asked about a place', () => {
    const first = replyTo(after(guns, click('d1')), click('d4', { isTouch: true }))!;
    expect(replyTo(first.now, hover('e4'))).toBeNull();
  });
});

describe('a key', () => {
  test('moves the cursor, which is seen then, and tells what is there and whether it is allowed', () => {
    const selected = after(guns, click('d1'));
    const { now, does } = replied(selected, key('ArrowRight'));
    expect(now.selection).toMatchObject({ cursor: to('e1'), keys: true, unit: 'gun' });
    expect(does.at(-1)).toEqual({ do: 'look', at: to('e1') });
    const at = (square: Target) => ({ ...now, selection: { ...now.selection, cursor: square } });
    const spoken = (from: string, name: string) =>
      replied(at(to(from)), key(name)).does.flatMap((deed) => (deed.do === 'speak' ? [deed.text] : []));
    expect(spoken('d3', 'ArrowUp')[0]).toMatch(/\. Allowed$/);
    expect(spoken('d4', 'ArrowRight')[0]).toMatch(/\. Not allowed$/);
  });

  test('means what the cursor is on', () => {
    const selected = replied(guns, key('Enter'));
    expect(selected.now.selection).toMatchObject({ unit: 'gun', keys: true });
    expect(replyTo(guns, key(' '))).toEqual(replyTo(guns, key('Enter')));
  });

  test('deselects, and says so only if something was selected', () => {
    const selected = after(guns, key('Enter'));
    expect(notes(replied(selected, key('Escape')))).toEqual(['Deselected.']);
    expect(after(selected, key('Escape')).selection.unit).toBeNull();
    expect(notes(replied(guns, key('Escape')))).toEqual([]);
  });

  test('that means nothing on a map is left to the page', () => {
    expect(replyTo(guns, key('Tab'))).toBeNull();
    expect(replyTo(guns, key('n'))).toBeNull();
  });
});

describe('a board that goes on', () => {
  const selected = after(guns, click('d1'), { kind: 'key', key: 'ArrowUp', isShift: false });
  const { state } = fieldOf({ ...GUNS, mate: 'french cannon b1' });
  const now = after(selected, { kind: 'board', state, answered: null });

  test('has nothing selected, its own orders, and the cursor where it was', () => {
    expect(now.selection).toEqual({ cursor: to('d2'), unit: null, keys: true, offers: [], isStale: true });
    expect(now.field.choices.map(({ unit }) => unit)).toContain('mate');
    expect(now.field.state).toBe(state);
  });

  test('with an answer keeps it until it is taken back', () => {
    const answered = after(selected, { kind: 'board', state, answered: [] });
    expect(answered.answered).toEqual([]);
    expect(notes(replied(answered, key('Escape')))).toEqual([]);
    expect(after(answered, { kind: 'board', state, answered: null }).answered).toBeNull();
  });
});

test('hints are kept by their names', () => {
  const hint = (name: string, ...units: readonly string[]): Input => ({ kind: 'hint', name, units, shows: [] });
  const { hints } = after(guns, hint('look', 'gun'), hint('clause'), hint('look'));
  expect(hints).toEqual({ look: { units: [], shows: [] }, clause: { units: [], shows: [] } });
});
