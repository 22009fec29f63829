import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fallen } from '../src/core/fallen.ts';
import { scripted } from '../src/core/scripted.ts';
import { seeded } from '../src/core/seeded.ts';
import { countOdds } from '../src/games/contract/odds.ts';
import { giverOf } from '../src/games/contract/due.ts';
import type { AnyRules, Awaiting, OrderLike } from '../src/games/contract/engine.ts';
import { idleEnd } from '../src/games/contract/idle.ts';
import { clauseFile } from '../src/library/files.ts';
import { games } from '../src/library/plays.ts';
import { loadGame } from '../src/register/index.ts';
import { instructions } from '../src/panel/instructions.ts';
import { oddsOf } from '../src/scenario/play/odds.ts';
import { choicesOf } from '../src/scene/input.ts';
import { lawsOf } from './laws/game.ts';
import { saidAmiss } from './laws/said.ts';
import { after, again, citedBy, holding, isBroken, offered, playOn, scriptOf, type Played } from './laws/playing.ts';

/** Enough orders for a whole turn in which everything that can act does. */
const TURN = 30;

/** One order of each kind that is allowed now. */
const oneOfEach = (rules: AnyRules, state: Awaiting): readonly OrderLike[] =>
  rules
    .candidates(state)
    .map(({ order }) => order)
    .filter((order, i, all) => all.findIndex(({ type }) => type === order.type) === i);

describe.each(games())('%s keeps the laws:', async (game) => {
  const loaded = await loadGame(game);
  const { engine } = loaded;
  const laws = await lawsOf(game);
  const ledger = new Set<string>(clauseFile(game).value.map(({ id }) => id));
  const strangers = (ids: readonly string[]) => ids.filter((id) => !ledger.has(id));
  const play = (state: Awaiting, order: OrderLike, seed: number) => engine.resolve(state, order, seeded(seed));
  const { boards } = laws;
  /** States, each with some orders as an author might write them. */
  const inWriting = boards.chain((state) =>
    fc.tuple(fc.constant(state), fc.array(laws.written(state), { minLength: 8, maxLength: 12 })),
  );

  test('candidates are allowed by the clauses they name, and are complete where that can be checked', () => {
    fc.assert(
      fc.property(boards, (state) => {
        const candidates = engine.candidates(state);
        for (const { order, clauses } of candidates)
          expect(engine.judge(state, order)).toMatchObject({ ok: true, clauses });
        const options = engine.options(state);
        const isAnywhere = candidates.some(({ order }) => 'point' in (engine.intent(state, order).target ?? {}));
        if (options !== null) expect(options).toEqual(expect.arrayContaining([...candidates]));
        else if (!isAnywhere) expect(['phase', 'set-up']).toContain(state.awaits?.kind);
        for (const { order } of candidates) expect(state.awaits!.sides).toContain(giverOf(engine, state, order));
        for (const option of options ?? []) expect(engine.judge(state, option.order).ok).toBe(true);
        const units = new Set(candidates.flatMap(({ order }) => ('unit' in order ? [String(order.unit)] : [])));
        for (const unit of units) {
          const all = engine.candidates(state, unit);
          const own = candidates.filter(({ order }) => 'unit' in order && order.unit === unit);
          // While both sides write, whoever has an order already may be given another one.
          if (state.awaits?.kind === 'secret') expect(all).toEqual(expect.arrayContaining(own));
          else expect(all).toEqual(own);
          for (const { order, clauses } of all) expect(engine.judge(state, order)).toMatchObject({ ok: true, clauses });
        }
      }),
    );
  });

  test('every written order is judged, in words and by existing clauses; a refused order cannot be carried out', () => {
    let read = 0;
    function judged(state: Awaiting, input: unknown): void {
      const order = engine.order(input, state);
      if (!order.ok) return;
      read += 1;
      const verdict = engine.judge(state, order.value);
      expect([engine.words.order(order.value, state)].filter(isBroken)).toEqual([]);
      expect(strangers(citedBy(verdict))).toEqual([]);
      if (verdict.ok) return;
      expect([engine.words.refusal(verdict, state)].filter(isBroken)).toEqual([]);
      expect(() => play(state, order.value, 1)).toThrow(`Refused by ${verdict.clause}`);
    }
    fc.assert(
      fc.property(inWriting, ([state, inputs]) => {
        for (const input of inputs) judged(state, input);
      }),
      { numRuns: 150 },
    );
    expect(read, 'orders that could be read').toBeGreaterThan(100);
  });

  test('no earlier state is mutated, and every state survives JSON', () => {
    fc.assert(
      fc.property(boards, fc.integer(), (start, seed) => {
        const { hold, assertUnchanged } = holding();
        const state = hold(start);
        const copy = again(state);
        expect(copy).toEqual(state);
        for (const { order } of engine.candidates(state)) {
          const events = hold(play(state, hold(order), seed));
          expect(play(copy, again(order), seed)).toEqual(events);
          expect(engine.carryOut(state, order, seeded(seed))).toEqual(events);
          if (engine.prepared !== undefined)
            expect(engine.prepared(state, order)(seeded(seed))).toMatchObject({
              events,
              state: after(engine, state, events),
            });
          expect(JSON.stringify(after(engine, copy, again(events)))).toBe(JSON.stringify(after(engine, state, events)));
        }
        loaded.scene(state, []);
        for (const side of state.awaits?.sides ?? []) engine.seenBy(state, side);
        assertUnchanged();
      }),
      { numRuns: 60 },
    );
  });

  test('a phase that ends by itself has no other order, and its end only begins the next phase', () => {
    let idle = 0;
    fc.assert(
      fc.property(inWriting, ([state, inputs]) => {
        const end = idleEnd(engine, state);
        if (end === null) return;
        idle += 1;
        expect(engine.judge(state, end).ok).toBe(true);
        const events = engine.carryOut(state, end, fallen([]));
        // A game that says itself which phases are idle may name their events otherwise.
        if (engine.isIdle === undefined) expect(events.filter(({ type }) => !type.endsWith('-began'))).toEqual([]);
        const read = inputs.map((input) => engine.order(input, state)).flatMap((each) => (each.ok ? [each.value] : []));
        // To give up the game is allowed at any time.
        const others = read.filter((order) => engine.judge(state, order).ok && order.type !== 'concede');
        expect(others.filter(({ type }) => type !== end.type)).toEqual([]);
      }),
      { numRuns: 200 },
    );
    expect(idle, 'idle phases').toBeGreaterThan(0);
  });

  test('what a side can see is enough to judge its orders', () => {
    fc.assert(
      fc.property(boards, (state) => {
        for (const side of state.awaits?.sides ?? []) {
          const seen = engine.seenBy(state, side);
          expect(engine.seenBy(seen, side)).toEqual(seen);
          const own = (from: Awaiting) => engine.candidates(from).filter(({ order }) => (order.by ?? side) === side);
          expect(own(seen)).toEqual(own(state));
        }
      }),
    );
  });

  test('what is made for a pair of eyes is the same if it is made from what they see', () => {
    /** Everything that a page makes from a state for one side, as text. */
    const made = (side: string, state: Awaiting): string => {
      const seen = loaded.through(() => side);
      const { rules } = seen;
      const { words } = rules;
      const own = rules.candidates(state).filter(({ order }) => (order.by ?? side) === side);
      const [first] = state.awaits?.sides.includes(side) === true ? own : [];
      return JSON.stringify(
        {
          scene: seen.scene(state, []),
          told: [words.moment(state), words.asks(state), words.standing(state)],
          beside: rules.beside?.(state, side) ?? null,
          choices: choicesOf(rules, state),
          instructions: instructions({ ...loaded, rules }, state),
          odds: first === undefined ? null : oddsOf(rules, state, first.order, side),
        },
        (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      );
    };
    fc.assert(
      fc.property(boards, (state) => {
        for (const side of engine.sides(state)) expect(made(side, engine.seenBy(state, side))).toBe(made(side, state));
      }),
      { numRuns: 25 },
    );
  });

  test('odds add up to one, in the words of the game', () => {
    fc.assert(
      fc.property(boards, (state) => {
        for (const order of oneOfEach(engine, state)) {
          for (const horizon of engine.horizons?.map(({ id }) => id) ?? [null]) {
            const { chances, lost } = countOdds(engine, state, order, { horizon });
            for (const each of [chances, ...Object.values(lost)]) {
              const all = Object.values(each);
              expect(all.reduce((sum, { ways }) => sum + ways, 0n)).toBe(all[0]!.of);
            }
            expect(Object.keys(engine.outcomes)).toEqual(expect.arrayContaining(Object.keys(chances)));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test.each(laws.mirrors.map((mirror) => [mirror.name, mirror] as const))('keeps symmetry: %s', (_name, mirror) => {
    fc.assert(
      fc.property(inWriting, fc.integer(), ([state, inputs], seed) => {
        const there = mirror.seen(state);
        const read = inputs.map((input) => engine.order(input, state)).flatMap((each) => (each.ok ? [each.value] : []));
        for (const order of [...read, ...engine.candidates(state).map((each) => each.order)]) {
          const mirrored = there.order(order);
          const [verdict, yonder] = [engine.judge(state, order), engine.judge(there.state, mirrored)];
          expect(citedBy(yonder), JSON.stringify(order)).toEqual(citedBy(verdict));
          expect(yonder.ok).toBe(verdict.ok);
          if (verdict.ok)
            expect(play(there.state, mirrored, seed).map(there.there)).toEqual(
              play(state, order, seed).map(there.event),
            );
        }
      }),
      { numRuns: 60 },
    );
  });

  test('random turns never reach an invalid state, describe everything in words, and can be replayed', () => {
    fc.assert(
      fc.property(boards, fc.integer(), (start, seed) => {
        const pick = seeded(~seed);
        const given: Played[] = [];
        const end = playOn(engine, start, {
          dice: seeded(seed),
          // Prefer orders that do something: otherwise most phases would end at once.
          choose(state) {
            const from = offered(engine, state);
            return from[pick.roll('choice', { sides: from.length, lowest: 1 }) - 1]!;
          },
          most: TURN,
          watch: (each) => {
            given.push(each);
            const wrong = laws.broken(each.state, each.before, each.events);
            // The message is written only for an order that breaks a law.
            expect(wrong, wrong.length === 0 ? '' : JSON.stringify(each)).toEqual([]);
            expect(saidAmiss(loaded, ledger, each)).toEqual([]);
          },
          isHeld: true,
        });
        const script = scripted(given.flatMap(({ rolled }) => scriptOf(rolled)));
        const replayed = given.reduce(
          (now, { order }) => after(engine, now, engine.resolve(now, order, script)),
          start,
        );
        script.assertSpent();
        expect(replayed).toEqual(end);
      }),
      { numRuns: 300 },
    );
  });
});
