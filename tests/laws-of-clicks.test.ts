import { expect, test } from 'vitest';
import type { Awaiting, Target } from '../src/games/contract/engine.ts';
import { replyTo as replyWithMover } from '../src/islands/mover/replying.ts';
import { begun, replyTo as replyByPointing } from '../src/islands/orders/replying.ts';
import { selecting } from '../src/islands/orders/selection.ts';
import type { Click, Deed, Input, Ordering } from '../src/islands/orders/ordering.ts';
import { library } from '../src/library/plays.ts';
import { gameIds, playModule } from '../src/register/index.ts';
import type { PlayableGame } from '../src/scene/module.ts';
import type { Spot } from '../src/scene/scene.ts';

/* Every click on the map of a task is answered by an order, or a sentence seen and heard. */

type Reply = ReturnType<typeof replyWithMover>;

/** The reply to an input where there is no answer to take back; null if it comes to nothing. */
function replied(game: PlayableGame, on: Ordering, input: Input): Reply {
  const reply = (game.input.mover === undefined ? replyByPointing : replyWithMover)(on, input);
  const [first] = reply?.does ?? [];
  return first?.do === 'take-back' ? replied(game, reply!.now, first.otherwise) : reply;
}

const isAnswer = (deed: Deed): boolean =>
  deed.do === 'order' || deed.do === 'bring' || (deed.do === 'note' && deed.text.trim() !== '');

const PARTS = [-0.01, 0.02, 0.35, 0.7, 1.01];

/** Places all over a map, at its rim and beyond, and in the middle of each base. */
function spotsOf(game: PlayableGame, state: Awaiting): readonly Spot[] {
  const { view, width, height, marks } = game.scene(state, []);
  const [[left, low], [right, high]] =
    view === undefined
      ? ([
          [0, 0],
          [width, height],
        ] as const)
      : [view.from, view.to];
  const all = PARTS.flatMap((x) => PARTS.map((y): Spot => [left + x * (right - left), low + y * (high - low)]));
  return [...marks.flatMap((mark) => (mark.kind === 'base' ? [mark.at] : [])), ...all];
}

const clickAt = (spot: Spot, isTouch: boolean, pixel: number, grip: Click['grip'] = null): Click => ({
  kind: 'click',
  spot,
  press: spot,
  isTouch,
  doubles: null,
  grip,
  pixel,
});

/** What a reader may have begun on a board: nothing, a unit in hand, a unit with a first leg. */
function situations(game: PlayableGame, state: Awaiting): readonly Ordering[] {
  const start = replied(game, begun({ game, state }), { kind: 'begin' })!.now;
  const units = [...new Set(start.field.choices.flatMap(({ unit }) => unit ?? []))].slice(0, 2);
  const inHand = units.flatMap(
    (select) => replied(game, start, { kind: 'choose', offer: { says: '', select } })?.now ?? [],
  );
  const begunLegs = inHand.flatMap((on) =>
    on.draft === null ? [] : (replied(game, on, { kind: 'key', key: 'ArrowUp', isShift: false })?.now ?? []),
  );
  return [start, ...inHand, ...begunLegs];
}

const unanswered = (on: Ordering, game: PlayableGame, input: Input): boolean =>
  !(replied(game, on, input)?.does ?? []).some(isAnswer);

/** The boards of all tasks of a game, as their readers see them, with the names of their steps. */
async function tasksOf(id: (typeof gameIds)[number]) {
  const game = await playModule(id);
  const { scenarios } = await library(id);
  return [...scenarios.values()].flatMap(({ scenario, play }) =>
    play.steps.flatMap(({ id: step, task, before }) =>
      task === null ? [] : [{ name: `${scenario.id}:${step}`, game, state: game.rules.seen(before) }],
    ),
  );
}

const legsOf = ({ draft }: Ordering): string => `${draft?.legs.length ?? 'no'} legs`;

test.each(gameIds)('%s: every click on the map of a task is answered', async (id) => {
  const faults = (await tasksOf(id)).flatMap(({ name, game, state }) => {
    const spots = spotsOf(game, state);
    const pixel = game.scene(state, []).width / 700;
    return situations(game, state).flatMap((on) =>
      spots.flatMap((spot, i) =>
        unanswered(on, game, clickAt(spot, i % 2 === 0, pixel))
          ? [`${name}: ${spot.join(', ')} with ${on.selection.unit ?? 'nothing'}, ${legsOf(on)}`]
          : [],
      ),
    );
  });
  expect(faults).toEqual([]);
});

test.each(gameIds)('%s: a click on the bare table gives no order that is not due', async (id) => {
  const game = await playModule(id);
  const { scenarios } = await library(id);
  const boards = [...scenarios.values()].flatMap(({ play }) => play.steps.map(({ before }) => game.rules.seen(before)));
  const kinds = new Map(boards.filter(({ awaits }) => awaits !== null).map((state) => [state.awaits!.by, state]));
  const faults = [...kinds.values()].flatMap((state) => {
    const { width } = game.scene(state, []);
    const bare = spotsOf(game, state).filter((spot) => {
      const target = game.input.target(state, spot, undefined, width / 700);
      return target !== null && 'point' in target;
    });
    return situations(game, state).flatMap((on) =>
      bare.flatMap((spot) =>
        (replied(game, on, clickAt(spot, false, width / 700))?.does ?? []).flatMap((deed) =>
          deed.do === 'order' && !state.awaits!.orders.includes(deed.order.type)
            ? [`${state.awaits!.by}: ${deed.order.type} with ${on.selection.unit ?? 'nothing'}`]
            : [],
        ),
      ),
    );
  });
  expect([...new Set(faults)]).toEqual([]);
});

test.each(gameIds)('%s: a press on a pad, and a button of a friend to touch, are answered', async (id) => {
  const faults = (await tasksOf(id)).flatMap(({ name, game, state }) =>
    situations(game, state).flatMap((on) => {
      const named =
        on.draft?.moving.friends.map((each) => each.id) ?? on.field.choices.flatMap(({ unit }) => unit ?? []);
      const touched = named.slice(0, 1);
      const touches = touched.map((touch): Input => ({ kind: 'choose', offer: { says: '', touch } }));
      const at = on.draft?.march.end.at;
      const pads = (['base', 'push', 'left', 'right'] as const).map((grip) =>
        clickAt(at === undefined ? [1, 1] : [at[0] / 1000, at[1] / 1000], true, 1, grip),
      );
      return [...touches, ...(on.draft === null ? [] : pads)]
        .filter((input) => unanswered(on, game, input))
        .map((input) => `${name}: ${JSON.stringify(input)}, ${legsOf(on)}`);
    }),
  );
  expect(faults).toEqual([]);
});

test.each(gameIds)('%s: what is chosen to go with an order puts no unit down', async (id) => {
  const faults = (await tasksOf(id)).flatMap(({ name, game, state }) => {
    const there = game.rules.beside?.(state, game.rules.eyes(state)) ?? null;
    if (there === null || there.most === 0) return [];
    return situations(game, state).flatMap((on) => {
      const units = there.items.map((item) => {
        const beside = { items: there.items, most: there.most, chosen: [item.id] };
        return replied(game, on, { kind: 'beside', beside })!.now.selection.unit;
      });
      const { unit } = on.selection;
      return unit === null || units.every((each) => each !== null) ? [] : [`${name}: ${unit}`];
    });
  });
  expect(faults).toEqual([]);
});

/** The targets that are probed as units are selected that are moved by hand. */
function probedBySelecting(game: PlayableGame, state: Awaiting): readonly (Target | null)[] {
  const { mover } = game.input;
  const held = (mover?.units(state) ?? []).filter(({ id }) => mover!.handles(state, id).length > 0);
  const { field } = begun({ game, state });
  const probed: (Target | null)[] = [];
  const probe: typeof game.rules.probe = (on, intent) => (probed.push(intent.target), game.rules.probe(on, intent));
  for (const { id } of held) selecting({ ...field, game: { ...game, rules: { ...game.rules, probe } } }, id);
  return probed;
}

test.each(gameIds)(
  '%s: a unit that is moved by hand is taken up without a look at the places around it',
  async (id) => {
    const tasks = await tasksOf(id);
    const slow = tasks.filter(({ game, state }) => probedBySelecting(game, state).length > 0);
    expect(slow.map(({ name }) => name)).toEqual([]);
  },
);
