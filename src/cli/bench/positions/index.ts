import { seeded } from '../../../core/seeded.ts';
import { paperBayonet as engine, type Order, type State } from '../../../games/paper-bayonet/index.ts';
import { FIELDS, written, type Field } from './boards.ts';

/** A position of a game that was played at random, and the order that was given there. */
export interface Position {
  readonly state: State;
  readonly order: Order;
}

/** The kinds of order among which the positions are shared out; the choice of an edge square is too rare to be waited for. */
export const KINDS = ['fire', 'move', 'end-phase'] as const;

/** Games are begun anew after as many turns: by then most guns are gone, and with them the shots. */
const TURNS = 12;

/**
 * As many positions as asked for, on each board and with each kind of order equally often, out of games that two players without a plan play
 * with the engine's own options: first a kind of order, then one of that kind, each equally likely. Only positions with something to choose
 * are taken. The same seed gives the same positions.
 */
export function positions(count: number, seed = 1805): readonly Position[] {
  const sources = FIELDS.flatMap((field, i) =>
    KINDS.map((kind, j) => ({ kind, game: game(field, seed + 10 * i + j) })),
  );
  return Array.from({ length: count }, (_, i) => {
    const { kind, game } = sources[i % sources.length]!;
    let position = game.next().value;
    while (position.order.type !== kind) position = game.next().value;
    return position;
  });
}

/** The positions of game after game on one board, without end. */
function* game(field: Field, seed: number): Generator<Position, never> {
  const dice = seeded(seed);
  const started = engine.start(written(field), {});
  if (!started.ok) throw new Error(`${field.name}: ${JSON.stringify(started.error)}`);
  for (;;) {
    let state = started.value;
    while (state.turn <= TURNS) {
      const orders = engine.options(state).flatMap((option) => (option.kind === 'order' ? [option.order] : []));
      const kinds = [...new Set(orders.map(({ type }) => type))];
      const kind = dice.draw('kind', kinds);
      const alike = orders.filter(({ type }) => type === kind);
      const order = dice.draw('order', alike);
      if (orders.length > 1) yield { state, order };
      for (const event of engine.resolve(state, order, dice)) state = engine.apply(state, event);
    }
  }
}
