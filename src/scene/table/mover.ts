import type { Awaiting } from '../../games/contract/engine.ts';
import { approach, contactAhead, type Turning } from '../../games/table/moving/approach.ts';
import { meant, readSentence } from '../../games/table/orders/sentence.ts';
import type { Base } from '../../geometry/bases.ts';
import type { TableSize } from '../../geometry/edges.ts';
import type { Measure, Um } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Handle, MoverInput, MoverRules, MoverUnit } from '../mover.ts';

/** The facts about a board on a free table that the mover needs. */
export interface MoverBoard<State extends Awaiting> {
  readonly size: TableSize;
  readonly measure: Measure;
  readonly rules: MoverRules<State>;
  units(state: State): readonly MoverUnit[];
}

/** How a unit with these handles turns towards an enemy. */
export const turningOf = (handles: readonly Handle[]): Turning => {
  if (handles.includes('pivot')) return 'pivot';
  return handles.includes('wheel') ? 'wheel' : 'none';
};

/**
 * The nearest enemy straight ahead, and how far a base can go until it touches this enemy; null if
 * there is none.
 */
export function enemyAhead(
  base: Base,
  foes: readonly MoverUnit[],
): { readonly foe: MoverUnit; readonly by: Um } | null {
  const met = foes.flatMap((foe) => {
    const by = contactAhead(base, foe.base);
    return by === null ? [] : [{ foe, by }];
  });
  return met.reduce<(typeof met)[number] | null>(
    (best, each) => (best === null || each.by < best.by ? each : best),
    null,
  );
}

/**
 * The point of a place by its name: its id as files write it, `behind-the-flank`, or its words,
 * `the post road`; null if there is none.
 */
function placeNamed(places: Readonly<Record<string, Point>>, name: string): Point | null {
  const id = name.replace(/^the\s+/, '').replaceAll(/\s+/g, '-');
  return Object.hasOwn(places, id) ? places[id]! : null;
}

/**
 * The mover of a game on a free table: the game's own rules of movement, and a reader for the
 * orders that players type.
 */
export const tableMover = <State extends Awaiting>(board: MoverBoard<State>): MoverInput<State> => ({
  ...board.rules,
  size: board.size,
  measure: board.measure,
  units: (state) => board.units(state),
  read(text, state, id) {
    const units = board.units(state);
    const own = units.find((unit) => unit.id === id)!;
    const foes = units.filter(({ side }) => side !== own.side);
    return readSentence(text, own.base, {
      measure: board.measure,
      foes,
      find: (name) => meant(name, units)[0]?.base.at ?? placeNamed(board.rules.places?.(state) ?? {}, name),
      contact: (base) => enemyAhead(base, foes)?.by ?? null,
      roads: board.rules.roads?.(state) ?? [],
      formations: board.rules.formations ?? [],
      approach: (from, foe) =>
        approach(from, foes.find((each) => each.id === foe)!.base, turningOf(board.rules.handles(state, id))),
    });
  },
});
