import type { Awaiting } from '../../games/contract/engine.ts';
import { approach, contactOfAny, type Turning } from '../../games/table/moving/approach.ts';
import { meant, readSentence } from '../../games/table/orders/sentence.ts';
import type { Base } from '../../geometry/bases.ts';
import { carried, frameOf } from '../../geometry/companies.ts';
import type { TableSize } from '../../geometry/edges.ts';
import type { Measure, Um } from '../../geometry/lengths.ts';
import { distance, type Point } from '../../geometry/vectors.ts';
import type { Handle, HeldUnits, MoverInput, MoverRules, MoverUnit } from '../mover.ts';

/** The facts about a board on a free table that the mover needs. */
export interface MoverBoard<State extends Awaiting> {
  size(state: State): TableSize;
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
 * The nearest of these units straight ahead, and how far these bases, which move as one, can go
 * until the first of them touches it; null if there is none.
 */
export function unitAhead(
  bases: readonly Base[],
  units: readonly MoverUnit[],
): { readonly foe: MoverUnit; readonly by: Um } | null {
  const met = units.flatMap((foe) => {
    const by = contactOfAny(bases, foe.base);
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
 * Where the bases of a company stand if its frame stands here. A single base is its own frame, and
 * may have changed its size.
 */
export const companyAt = ({ base, company }: Omit<HeldUnits, 'ids'>, now: Base): readonly Base[] =>
  company.length < 2 ? [now] : company.map((each) => carried(each, base, now));

function heldUnits<State extends Awaiting>(board: MoverBoard<State>, state: State, id: string): HeldUnits {
  const units = board.units(state);
  const ids = board.rules.held?.(state, id) ?? [id];
  const company = ids.map((each) => units.find((unit) => unit.id === each)!.base);
  return { ids, base: frameOf(company), company };
}

/** The units without those of a group but the one that stands nearest to a base. */
const onceAGroup = (units: readonly MoverUnit[], { at }: Base): readonly MoverUnit[] => {
  const near = units.toSorted((a, b) => distance(a.base.at, at) - distance(b.base.at, at));
  return units.filter((unit) => unit.group === undefined || near.find(({ group }) => group === unit.group) === unit);
};

/**
 * The mover of a game on a free table: the game's own rules of movement, and a reader for the
 * orders that players type.
 */
export const tableMover = <State extends Awaiting>(board: MoverBoard<State>): MoverInput<State> => ({
  ...board.rules,
  size: (state) => board.size(state),
  measure: board.measure,
  units: (state) => board.units(state),
  holds: (state, id) => heldUnits(board, state, id),
  read(text, state, id) {
    const { rules, measure } = board;
    const units = board.units(state);
    const own = units.find((unit) => unit.id === id)!;
    const held = heldUnits(board, state, id);
    const others = units.filter((each) => !held.ids.includes(each.id));
    const foes = onceAGroup(
      others.filter(({ side }) => side !== own.side),
      held.base,
    );
    const friends = onceAGroup(
      others.filter(({ side }) => side === own.side),
      held.base,
    );
    const turning = turningOf(rules.handles(state, id));
    const baseOf = (unit: string): Base => others.find((each) => each.id === unit)!.base;
    return readSentence(
      text,
      { unit: id, base: held.base },
      {
        measure,
        foes,
        friends,
        turning,
        find: (name) => meant(name, units)[0]?.base.at ?? placeNamed(rules.places?.(state) ?? {}, name),
        contact: (base) => unitAhead(companyAt(held, base), others)?.by ?? null,
        ahead: (base, unit) => contactOfAny(companyAt(held, base), baseOf(unit)),
        roads: rules.roads?.(state) ?? [],
        formations: rules.formations ?? [],
        reshaped: (unit, formation) => rules.reshaped?.(state, unit, formation) ?? null,
        approach: (from, unit) => approach(from, baseOf(unit), turning, companyAt(held, from)),
      },
    );
  },
});
