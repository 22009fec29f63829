import * as fc from 'fast-check';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { along, facingAlong } from '../../../src/geometry/facings.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { plus, type Point } from '../../../src/geometry/vectors.ts';
import type { GameLaws } from '../../laws/game.ts';
import { engine } from '../games/picket/index.ts';
import type { Event } from '../games/picket/play.ts';
import { begun, settled, TABLE, type State, type Unit } from '../games/picket/state.ts';
import type { Order } from '../games/picket/orders.ts';

const length = fc.integer({ min: 0, max: 500 });
const point = fc.tuple(length, length);
const placed = point.map(([x, y]): Point => [um(x, 'mm'), um(y, 'mm')]);
const unit = (side: string) =>
  fc.record({
    name: fc.constantFrom('the sentries', 'the patrol'),
    side: fc.constant(side),
    at: placed,
    facing: fc
      .constantFrom([1, 0] as const, [0, 1] as const, [-1, 0] as const, [0, -1] as const, [3, 4] as const)
      .map(([x, y]) => facingAlong([x, y])),
  });
const post = (...ids: readonly string[]) => fc.record({ unit: fc.constantFrom(...ids), to: placed });
const written = fc.constantFrom('advance', 'hold');
const leg = fc.constantFrom(
  'forward 20',
  'forward to contact',
  'wheel left 30',
  'wheel right 45',
  'form column',
  'turn to b',
);
const SIDES = { blue: { edge: 'west', name: 'blue' }, red: { edge: 'east', name: 'red' } } as const;

/** A board, which may have outposts that overlap: no rule of this game forbids it. */
const board = (parts: Pick<State, 'units' | 'plans' | 'side' | 'phase'>): State =>
  settled({ ...begun(parts.side, parts.phase), sides: SIDES, turn: 0, readings: {}, ...parts });

/** Whether there is room to march, and somebody to fire at. */
function isOpen(state: State): boolean {
  const types = engine.candidates(state).map(({ order }) => order.type);
  return types.includes('volley') && types.includes('march');
}

/** Boards with companies, whose volleys and charges may be on their way. */
const companies = fc
  .record({
    units: fc.record({ a: unit('blue'), b: unit('red') }),
    men: fc.integer({ min: 1, max: 6 }),
    hands: fc.constantFrom(
      undefined,
      { blue: ['damp-1'], red: ['steady-1'] },
      { blue: ['steady-2', 'quick-1'], red: ['damp-2', 'steady-1'] },
    ),
    deck: fc.constantFrom([], ['damp-3', 'steady-3', 'quick-2']),
    now: fc.constantFrom<Partial<State>>(
      {},
      { volley: { unit: 'a', at: 'b', with: [] } },
      { charge: { unit: 'a', at: 'b', isIn: false } },
      { charge: { unit: 'a', at: 'b', isIn: true } },
    ),
  })
  .map(({ units: all, men, hands, deck, now }) => {
    const ranks = ['o'.repeat(men).padEnd(6, '.')];
    const from = board({
      units: { a: { ...all.a, ranks }, b: { ...all.b, ranks } },
      plans: {},
      side: 'blue',
      phase: 'action',
    });
    return settled({ ...from, ...now, ...(hands && { hands, deck }) });
  })
  // Cards go with a volley or a march.
  .filter((state) => state.awaits?.kind !== 'phase' || isOpen(state));

const row = { id: 'e', name: 'the guard' };
/** A company, and two figures that move as one beside each other. */
const inside = fc.integer({ min: 100, max: 400 }).map((mm) => um(mm, 'mm'));
const bodies = fc.tuple(unit('blue'), unit('red'), inside).map(([company, own, far]): State['units'] => {
  const figure = { ...own, at: [far, far] as const };
  return {
    d: { ...company, ranks: ['ooCs', 'oo..'] },
    'e-1': { ...figure, row },
    'e-2': { ...figure, at: plus(figure.at, along(figure.facing, um(30, 'mm'))), row },
  };
});
const outposts = fc.record({ a: unit('blue'), b: unit('red'), c: unit('blue') });
const units = fc
  .tuple(outposts, fc.option(bodies, { nil: {} }))
  .map(([some, more]): State['units'] => ({ ...some, ...more }));
const action = fc
  .record({ units, side: fc.constantFrom('blue', 'red'), plans: fc.record({ blue: written, red: written }) })
  .map((drawn) => board({ ...drawn, phase: 'action' }));
/** Boards on which the side that is due has no unit left. */
const alone = unit('red').map((b) => board({ units: { b }, plans: {}, side: 'blue', phase: 'action' }));
const orders = fc
  .record({
    units,
    plans: fc.constantFrom<State['plans']>({}, { blue: 'hold' }, { red: 'advance' }),
    posts: fc.record({ blue: post('a', 'c'), red: post('b') }, { requiredKeys: [] }),
  })
  .map(({ posts, ...drawn }) => settled({ ...board({ ...drawn, side: 'blue', phase: 'orders' }), posts }));
const shots = fc
  .tuple(action, fc.constantFrom('clear', 'mist'))
  .map(([state, card]) =>
    settled({ ...state, card, shot: state.side === 'blue' ? { unit: 'a', at: 'b' } : { unit: 'b', at: 'a' } }),
  );
const choices = action.map((state) => settled({ ...state, phase: 'orders' }));

/** Over the diagonal, which changes no last bit of a sum. */
const over = ([x, y]: readonly [Point[0], Point[0]]): Point => [y, x];
const unitOver = (each: Unit): Unit => ({ ...each, at: over(each.at), facing: [each.facing[1], each.facing[0]] });
const legOver = (leg: Leg): Leg => {
  if (leg.go === 'wheel') return { ...leg, hand: leg.hand === 'left' ? 'right' : 'left', to: [leg.to[1], leg.to[0]] };
  return leg.go === 'turn' ? { ...leg, to: [leg.to[1], leg.to[0]] } : leg;
};
const orderOver = (order: Order): Order => {
  if (order.type === 'march') return { ...order, legs: order.legs.map(legOver) };
  return 'to' in order ? { ...order, to: over(order.to) } : order;
};
const partOver = (part: Partial<State>): Partial<State> => ({
  ...part,
  ...(part.units && {
    units: Object.fromEntries(Object.entries(part.units).map(([id, each]) => [id, unitOver(each)])),
  }),
  ...(part.posts && {
    posts: Object.fromEntries(Object.entries(part.posts).map(([by, post]) => [by, { ...post, to: over(post.to) }])),
  }),
});

export const laws: GameLaws<State, Order, Event> = {
  boards: fc.oneof(alone, action, orders, choices, shots, companies),
  written: (state) => {
    const id = fc.constantFrom(...Object.keys(state.units), row.id, 'nobody');
    const side = fc.constantFrom('blue', 'red', 'green');
    const give = fc.constantFrom('lead', 'wait', 'duck', 'stand', 'close', 'meet', 'keep', 'lay', 'end-phase');
    return fc.oneof(
      fc.record({ write: written, by: side }),
      fc.record({ move: id, to: point }),
      fc.record({ slip: id, to: point }),
      fc.record({ post: id, to: point, by: side }),
      fc.record({ fire: id, at: id }),
      fc.record({ volley: id, at: id, with: fc.constantFrom([], ['steady-1'], ['damp-1']) }),
      fc.record({ lay: fc.constantFrom(['damp-1'], ['steady-1'], []) }),
      fc.record({ charge: id, at: id }),
      fc.record({
        march: id,
        legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
        with: fc.constantFrom([], ['quick-1'], ['damp-1']),
      }),
      fc.record({ give }),
    );
  },
  mirrors: [
    {
      name: 'over its diagonal',
      seen: (from) => ({
        state: { ...from, ...partOver(from) },
        order: orderOver,
        event: (event) => ({ ...event, sets: partOver(event.sets) }),
        there: (event) => event,
      }),
    },
  ],
  broken: ({ units: all }) =>
    Object.entries(all).flatMap(([id, { at }]) =>
      at.every((n) => n >= 0 && n <= TABLE[0]) ? [] : [`${id} stands at ${at.join()}`],
    ),
  aimedAt: (order) => (order.type === 'fire' || order.type === 'volley' ? order.at : null),
  fates: (_before, { units: after }, id) => (id in after ? ['unharmed', 'thinned', 'shaken'] : ['destroyed']),
  games: {
    count: 60,
    begin: (seed) => {
      const one = (name: string, side: string, x: number) => ({
        [name]: { type: 'outpost', name: side, at: [x, 200 + (seed % 7) * 20], facing: x < 200 ? 'east' : 'west' },
      });
      const made = engine.start(
        {
          size: [500, 500],
          sides: SIDES,
          units: { blue: { ...one('a', 'blue', 100), ...one('c', 'blue', 180) }, red: one('b', 'red', 300) },
          now: { turn: 1, side: 'blue', phase: 'orders' },
        },
        {},
      );
      if (!made.ok) throw new Error(JSON.stringify(made.error));
      return made.value;
    },
    player: (dice) => (state) => {
      const from = engine.candidates(state).map(({ order }) => order);
      return from[dice.roll('choice', { sides: from.length, lowest: 1 }) - 1]!;
    },
    events: ['ordered', 'shown', 'shot'],
    rare: [],
    broken: () => [],
  },
};
