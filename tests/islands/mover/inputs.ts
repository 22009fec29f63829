import type { Point } from '../../../src/geometry/vectors.ts';
import { replyTo } from '../../../src/islands/mover/replying.ts';
import { orderSaid } from '../../../src/islands/mover/wording.ts';
import type { Click, Input, Ordering, Reply } from '../../../src/islands/orders/ordering.ts';
import { begun } from '../../../src/islands/orders/replying.ts';
import { playModule } from '../../../src/register/index.ts';
import { spotOf } from '../../../src/scene/table/board.ts';
import { ONE, spot } from '../../games/two-by-two/battlefield.ts';
import { begin } from '../../games/two-by-two/field.ts';

/* Inputs of a reader on a free table, and what the replies say. */

export const game = await playModule('two-by-two');
export const state = begin({
  french: { line: 'infantry 10,10 north', guard: 'guard 20,10 north' },
  allied: { foe: 'infantry 10,22 south' },
  now: { phase: 'move' },
});
export const start = replyTo(begun({ game, state }), { kind: 'begin' })!.now;

export const at = (x: number, y: number): Point => spot(x * ONE, y * ONE);
export const click = (x: number, y: number, more: Partial<Click> = {}): Click => ({
  kind: 'click',
  spot: spotOf(at(x, y)),
  press: spotOf(at(x, y)),
  isTouch: false,
  doubles: null,
  grip: null,
  pixel: 0.5,
  ...more,
});
export const key = (name: string, isShift = false): Input => ({ kind: 'key', key: name, isShift });

/** The reply to an input. If there is no answer to take back, the reply to what follows. */
export function replied(on: Ordering, input: Input): Reply {
  const reply = replyTo(on, input)!;
  const [deed] = reply.does;
  return deed?.do === 'take-back' ? replied(reply.now, deed.otherwise) : reply;
}
export const after = (on: Ordering, ...inputs: readonly Input[]): Ordering =>
  inputs.reduce((now, input) => replied(now, input).now, on);
export const notes = ({ does }: Reply) => does.flatMap((deed) => (deed.do === 'note' ? [deed.text] : []));
export const orders = ({ does }: Reply) => does.flatMap((deed) => (deed.do === 'order' ? [deed.order] : []));
export const said = ({ draft }: Ordering) => (draft === null ? null : orderSaid(draft.moving, draft.march));

export const line = after(start, click(10, 10));
