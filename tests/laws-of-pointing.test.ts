import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, library } from '../src/library/plays.ts';
import { instructions } from '../src/panel/instructions.ts';
import type { Intent } from '../src/games/contract/engine.ts';
import { choicesOf } from '../src/scene/input.ts';
import { activate } from '../src/islands/orders/selection.ts';
import { engineOf, playModule } from '../src/register/index.ts';
import { lawsOf } from './laws/game.ts';

describe.each(games())('%s, pointed at:', async (game) => {
  const engine = await engineOf(game);
  const { boards } = await lawsOf(game);

  test('probing the target of an order finds that order', () => {
    fc.assert(
      fc.property(boards, (state) => {
        for (const { order } of engine.candidates(state))
          expect(engine.probe(state, engine.intent(state, order)).map((each) => each.order)).toContainEqual(order);
      }),
      { numRuns: 40 },
    );
  });

  test('what goes with an order need not be chosen beside the board: probing finds one of that kind', () => {
    fc.assert(
      fc.property(boards, (state) => {
        for (const { order } of engine.candidates(state)) {
          const intent = engine.intent(state, order);
          if ((intent.with ?? []).length === 0) continue;
          const bare = engine.probe(state, { ...intent, with: [] }).filter(({ verdict }) => verdict.ok);
          expect(
            bare.map((each) => each.order.type),
            JSON.stringify(order),
          ).toContain(order.type);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('what lies beside the board fits if an order that is allowed takes it, and only then', () => {
    fc.assert(
      fc.property(boards, (state) => {
        const [side = ''] = state.awaits?.sides ?? [];
        const strip = engine.beside?.(state, side) ?? null;
        if (strip === null || strip.most === 0 || strip.isWhole) return;
        const intents = engine.candidates(state).map(({ order }) => engine.intent(state, order));
        const takes = (id: string): boolean =>
          intents.some((intent) =>
            engine
              .probe(state, { ...intent, with: [id] })
              .some(({ order, verdict }) => verdict.ok && engine.intent(state, order).with?.includes(id) === true),
          );
        for (const { id, fits, use } of strip.items) {
          expect(fits, id).toBe(takes(id));
          expect(use?.says ?? 'It is. ', id).toMatch(/^\p{Lu}.*[.] ?$/u);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('a place is lit for a unit that is not moved by hand only if it may go there', async () => {
    const { input } = await playModule(game);
    fc.assert(
      fc.property(boards, (state) => {
        for (const unit of unitsOf(engine.candidates(state).map(({ order }) => engine.intent(state, order)))) {
          const own = engine.candidates(state).map(({ order }) => engine.intent(state, order));
          const targets = own.filter((each) => each.unit === unit).flatMap(({ target }) => target ?? []);
          if (targets.length === 0 || !targets.every((target) => 'unit' in target)) continue;
          const lit = input.reach(state, unit).filter(({ kind }) => kind === 'disc');
          expect(lit, unit).toEqual([]);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('how orders are given names an enemy where one is aimed at, and a place only where one may go to some', async () => {
    const play = await playModule(game);
    const { scenarios } = await library(game);
    const steps = [...scenarios.values()].flatMap(({ scenario, play: { steps: all } }) =>
      all.map(({ id, before }) => ({ name: `${scenario.id}:${id}`, state: play.rules.seen(before) })),
    );
    for (const { name, state } of steps) {
      if (state.awaits === null) continue;
      const targets = choicesOf(play.rules, state).flatMap(({ target }) => target ?? []);
      const isAt = targets.some((target) => 'unit' in target && play.input.selectable(state, target).length === 0);
      const isPlace = targets.some((target) => !('unit' in target));
      const how = instructions(play, state).replace(/ *<span.*/s, '');
      // A unit that is moved by hand is dragged to its place.
      if (how.startsWith('Select a unit, then drag')) continue;
      if (isAt) expect(how, name).toMatch(/enemy/);
      if (isAt && !isPlace) expect(how, name).not.toMatch(/\b(place|square)\b/);
    }
  });

  test('where all orders are for one unit, pointing at another of its side selects that one again', async () => {
    const play = await playModule(game);
    fc.assert(
      fc.property(boards, (state) => {
        const choices = choicesOf(play.rules, state);
        const units = unitsOf(choices);
        const [only] = units;
        if (only === undefined || choices.some(({ unit }) => unit !== only)) return;
        if (play.input.locate(state, only) === null) return;
        for (const unit of Object.keys((state as { readonly units?: object }).units ?? {})) {
          const target = play.input.locate(state, unit);
          if (target === null || !('unit' in target) || play.input.selectable(state, target).length === 0) continue;
          const { offers } = activate({ game: play, state, choices }, null, target);
          for (const offer of offers)
            if ('order' in offer) expect(play.rules.judge(state, offer.order).ok, `${only} at ${unit}`).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** The units of these orders, each once. */
const unitsOf = (intents: readonly Intent[]): readonly string[] => [
  ...new Set(intents.flatMap(({ unit }) => unit ?? [])),
];
