import { describe, expect, test } from 'vitest';
import { lengthText } from '../../../src/geometry/lengths.ts';
import { replyTo } from '../../../src/islands/mover/replying.ts';
import { begun } from '../../../src/islands/orders/replying.ts';
import { begin } from '../../games/two-by-two/field.ts';
import { after, click, game, key, line, notes, replied, said } from './inputs.ts';

/* Orders that a reader writes or points at, as they are meant. */

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
