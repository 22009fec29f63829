import { describe, expect, test } from 'vitest';
import { fallen } from '../../../src/core/fallen.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { askedSide, endOfPhase, isReaders } from '../../../src/games/contract/due.ts';
import type { Awaiting, EventLike, OrderLike } from '../../../src/games/contract/engine.ts';
import { idleEnd } from '../../../src/games/contract/idle.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { seenThrough } from '../../../src/games/contract/view.ts';
import { createSitting } from '../../../src/islands/battle/createSitting.ts';
import { headOf } from '../../../src/islands/battle/game.ts';
import { answer, type Task } from '../../../src/islands/orders/answer.ts';
import type { Session } from '../../../src/islands/orders/session.ts';
import * as tools from '../../../src/islands/orders/tools.ts';
import { answersTo } from '../../../src/scenario/ask/decide.ts';
import { isSameSide, policyChoice, whoChooses } from '../../../src/scenario/ask/goal.ts';
import { playTask } from '../../../src/scenario/ask/task.ts';
import { advanceTo } from '../../../src/scenario/play/advance.ts';
import { playable, type PlayModule } from '../../../src/scene/module.ts';
import { asked, BOTH, engine, giver, judge, rules, settled, start, type Order } from './dare.ts';

/* The rooms of the house while several sides are due at once. */

const told = (orders: readonly { readonly order: OrderLike }[]) =>
  orders.map(({ order }) => [order.type, (order as Order).unit ?? order.by].join(' '));

describe('while several sides are due,', () => {
  test('the giver of an order is the side that it names or that of its unit, and otherwise unknown', () => {
    expect(giver(start, { type: 'dare', unit: 'a' })).toBe('blue');
    expect(giver(start, { type: 'end-phase', by: 'red' })).toBe('red');
    expect([giver(start, { type: 'end-phase' }), giver(start, { type: 'dare', unit: 'nobody' })]).toEqual([undefined, undefined]); // prettier-ignore
    expect(judge(start, { type: 'end-phase' }).ok).toBe(false);
    expect(isReaders(engine, start, { type: 'dare', unit: 'a' } as OrderLike)).toBe(true);
    expect(isReaders(engine, start, { type: 'dare', unit: 'b' } as OrderLike)).toBe(false);
    expect(isReaders(engine, start, { type: 'end-phase' })).toBe(false);
    const alone = settled({ ...start, ended: ['red'] });
    expect(giver(alone, { type: 'end-phase' })).toBe('blue');
    expect(isReaders(engine, alone, { type: 'end-phase' })).toBe(true);
  });

  test('each pair of eyes is offered its own orders only', () => {
    expect(told(seenThrough(engine).candidates(start))).toEqual(['dare a', 'end-phase blue']);
    expect(told(seenThrough(engine, () => 'red').candidates(start))).toEqual(['dare b', 'end-phase red']);
    expect(told(seenThrough(engine).options(asked)!)).toEqual(['duck blue', 'stand blue']);
    const dare = (unit: string) => seenThrough(engine).probe(start, { unit, target: null });
    expect([dare('a').length, dare('b').length]).toEqual([1, 0]);
  });

  test('only units of these eyes can be taken or moved by hand', () => {
    const input = {
      selectable: () => ['b', 'a'],
      mover: { handles: () => ['march'] },
    };
    const game = playable({ id: 'xx', rules: engine, input } as unknown as PlayModule, (id) => id);
    const takes = (by: typeof game, state: Awaiting) => [
      by.input.selectable(state, { unit: 'a' }),
      ['a', 'b'].filter((unit) => by.input.mover!.handles(state, unit).length > 0),
    ];
    expect(takes(game, start)).toEqual([['a'], ['a']]);
    expect(
      takes(
        game.through(() => 'red'),
        start,
      ),
    ).toEqual([['b'], ['b']]);
    // One side alone: the game says by itself what can be taken.
    expect(takes(game, settled({ ...start, ended: ['red'] }))).toEqual([['b', 'a'], ['a', 'b']]); // prettier-ignore
  });

  test('no unit of a side that alone writes in secret can be taken by other eyes', () => {
    const input = { selectable: () => ['b'], mover: { handles: () => ['march'] } };
    const game = playable({ id: 'xx', rules: engine, input } as unknown as PlayModule, (id) => id);
    const writing = { ...start, awaits: { ...start.awaits!, sides: ['red'], kind: 'secret' as const } };
    const taken = (by: typeof game) => [
      by.input.selectable(writing, { unit: 'b' }),
      by.input.mover!.handles(writing, 'b'),
    ];
    expect(taken(game)).toEqual([[], []]);
    expect(taken(game.through(() => 'red'))).toEqual([['b'], ['march']]);
  });

  test('a phase ends part by part, and none ends by itself', () => {
    expect(endOfPhase(start)).toEqual({ type: 'end-phase', by: 'red' });
    expect(endOfPhase(settled({ ...start, ended: ['red'] }))).toEqual({ type: 'end-phase' });
    const run = { engine, dice: scripted([]), path: 'pass' };
    const { state, events } = advanceTo(run, start, { side: 'red', phase: 'evening' });
    expect([state.awaits, events.length]).toEqual([null, 2]);
    expect(idleEnd({ ...engine, isIdle: () => true }, start)).toBeNull();
  });

  test('a board asks its reader, and after the reader the other side', () => {
    expect([askedSide(engine, start), askedSide(engine, settled({ ...start, ended: ['blue'] }))]).toEqual(['blue', 'red']); // prettier-ignore
    const handed = settled({ ...start, ended: ['blue'] });
    expect([isSameSide(engine, start, start), isSameSide(engine, start, handed)]).toEqual([true, false]);
    expect(whoChooses(engine, start, asked)).toBe('reader');
    expect(whoChooses(engine, start, settled({ ...start, chosen: { blue: 'duck' } }))).toBe('other');
    // A task that begins with the choice: what the reader was asked is answered, and red follows.
    expect(whoChooses(engine, asked, asked)).toBeNull();
    expect(whoChooses(engine, asked, settled({ ...start, chosen: { blue: 'duck' } }))).toBe('other');
  });

  test('a choice is made by the policy from the options of one side after the other', () => {
    expect(
      policyChoice(
        seenThrough(engine, () => 'red'),
        asked,
      ),
    ).toEqual({ type: 'stand', by: 'red' });
    const { chances, isSwayed } = countOdds(rules, start, { type: 'dare', unit: 'a' });
    expect([chances['hit'], isSwayed]).toEqual([{ ways: 1n, of: 6n }, true]);
    // The reader is offered its own orders only, and is not the first that is due.
    const seen = countOdds<Awaiting, OrderLike, EventLike>(seenThrough(engine), start, {
      type: 'dare',
      unit: 'a',
    } as OrderLike);
    expect(seen.chances).toEqual(chances);
  });

  test('what the other side orders is no answer to a task', () => {
    const run = { engine, dice: fallen([]), path: 'steps.0' };
    const task: Parameters<typeof playTask>[2] = { says: 'Wait.', goal: { state: { ended: ['blue'] } }, orders: 1 };
    const played = playTask(run, start, task, { type: 'end-phase', by: 'red' });
    expect(played.right.map(({ orders }) => orders)).toEqual([[{ type: 'end-phase', by: 'blue' }]]);
    expect(played.wrong).toBe(2);
    expect(answersTo(seenThrough(engine), start, { unit: 'a' })).toEqual([
      { type: 'dare', unit: 'a' },
      { type: 'end-phase', by: 'blue' },
    ]);
  });

  test('a task goes on to the reader’s choice, and the other side then makes its own', () => {
    const module = { id: 'xx', rules: engine, input: {}, scene: () => ({ marks: [] }) };
    const game = playable(module as unknown as PlayModule, (id) => id);
    const at: Session = { game, tools: { ...tools, svgLive: () => '' } };
    const set = { says: 'Dare.', goal: { event: 'missed' }, orders: 1, frame: { before: start } };
    const give = (...[past, order]: [Parameters<typeof answer>[2], OrderLike & Pick<Order, 'unit'>]) =>
      answer(at, set as unknown as Task, past, order);
    const dared = give([], { type: 'dare', unit: 'a' });
    expect([dared.verdict, dared.given.state.awaits?.sides]).toEqual(['open', BOTH]);
    const chosen = give([dared.given], { type: 'duck', by: 'blue' });
    expect([chosen.verdict, chosen.given.events.map(({ type }) => type)]).toEqual(['right', ['chose', 'missed']]);
  });

  test('one side after the other sits down at a battle', () => {
    const sitting = createSitting(engine, 'xx');
    const head = (state: Awaiting) => headOf(seenThrough(engine, sitting.eyes), state, []);
    const handed = settled({ ...start, ended: ['red'] });
    expect([head(start), head(handed)]).toEqual(['Red: your orders', 'Blue: your orders']);
    expect(head(asked)).toBe('Red: your choice');
    sitting.cover(true, start);
    expect([sitting.eyes(start), sitting.next(start), sitting.next(handed)]).toEqual(['red', null, 'blue']);
    sitting.sitDown(handed);
    expect([sitting.eyes(handed), sitting.next(handed)]).toEqual(['blue', null]);
  });
});
