import {
  add,
  allowed,
  type PbClauseId,
  refused,
  type Refused,
  sum,
  type Term,
  total,
  type Verdict,
} from '../reasons.ts';
import { roomAtEdges, templateUnits } from './army.ts';
import type { Event } from '../events.ts';
import { ORDINALS, proper } from '../../contract/sentences.ts';
import { KIND } from '../names.ts';
import type { Order, OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import { enemyOf, type State, type ReserveUnit } from '../state.ts';
import { type Phase, POINTS, PRINTED, type Template, TEMPLATES, UNIT_TYPES, type UnitType } from '../tables.ts';

type BrigadeToBuy = Pick<OrderOf<'muster'>, 'template' | 'units'>;

/**
 * The cost of a brigade as the terms of a sum: one term for each type of unit. Under `printed-30`
 * the printed total replaces them.
 * @clause pb.points.unit-costs pb.points.every-unit-has-value pb.brigade.templates @ruling pb-004
 */
function costLines(state: Pick<State, 'readings'>, { template, units }: BrigadeToBuy): readonly Term[] {
  const printed = template === null ? undefined : PRINTED[template];
  if (printed !== undefined && read(state, 'pb-004') === 'printed-30')
    return [add('pb.brigade.templates', 'Printed total', printed)];
  return UNIT_TYPES.flatMap((type) => {
    const count = units.filter((each) => each === type).length;
    if (count === 0) return [];
    const clause = type === 'brigadier' ? 'pb.points.every-unit-has-value' : 'pb.points.unit-costs';
    return [add(clause, `${count} × ${KIND[type]}, ${POINTS[type]} each`, count * POINTS[type])];
  });
}

const spent = (state: State): number => state.preparing!.spent[state.side] ?? 0;

/**
 * Why this brigade is not allowed, whatever the rest of the army; null if it is. It needs one
 * Brigadier and another unit; under `zero-allowed` it needs no other unit.
 * @clause pb.brigade.composition @ruling pb-005
 */
function brigadeBarred(state: Pick<State, 'readings'>, units: readonly UnitType[]): Refused | null {
  const brigadiers = units.filter((type) => type === 'brigadier').length;
  if (brigadiers !== 1) return refused('pb.brigade.composition', 'not-one-brigadier', { brigadiers });
  const alone = units.length === 1 && read(state, 'pb-005') === 'at-least-one';
  return alone ? refused('pb.brigade.composition', 'brigadier-alone', {}) : null;
}

/**
 * Judges the purchase of a brigade. It needs an unused name, one Brigadier, a unit for him to
 * command, points to pay for it, and room at every edge.
 * @clause pb.brigade.organise pb.brigade.composition pb.points.spend pb.deploy.zone @ruling pb-004
 * pb-005 pb-006
 */
export function judgeMuster(state: State, order: OrderOf<'muster'>): Verdict {
  const { brigade, template, units } = order;
  const { points } = state.agreement!;
  if (Object.hasOwn(state.brigades, brigade)) return refused('pb.brigade.organise', 'brigade-twice', { brigade });
  const wrong = brigadeBarred(state, units);
  if (wrong !== null) return wrong;
  const costs = total(costLines(state, order));
  if (spent(state) + costs > points)
    return refused('pb.points.spend', 'over-points', { costs, left: points - spent(state) });
  const own = Object.values(state.preparing!.reserve).filter(({ side }) => side === state.side).length;
  const room = roomAtEdges(state);
  if (own + units.length > room) return refused('pb.deploy.zone', 'no-room-at-edge', { room });
  return allowed('pb.brigade.organise', 'pb.brigade.composition', 'pb.points.spend', listed(template));
}

const listed = (template: Template | null): PbClauseId =>
  template === null ? 'pb.brigade.templates-optional' : 'pb.brigade.templates';

/**
 * Adds the brigade to the reserve and spends its points.
 * @clause pb.points.spend pb.unit-table.profile
 */
export function muster(state: State, order: OrderOf<'muster'>): readonly Event[] {
  const before = spent(state);
  const costs = costLines(state, order);
  const terms = before === 0 ? costs : [add('pb.points.spend', 'Spent before', before), ...costs];
  return [
    {
      type: 'brigade-mustered',
      brigade: order.brigade,
      units: pieces(state, order),
      spent: before + total(costs),
      reasons: [sum(order.brigade, terms)],
      clauses: ['pb.points.spend', 'pb.unit-table.profile', 'pb.brigade.composition', listed(order.template)],
    },
  ];
}

/**
 * The units of a brigade. Two brigades can make the same id: `a` with heavy cavalry and `a-heavy`
 * with cavalry. The later unit then gets a number.
 */
function pieces(state: State, order: OrderOf<'muster'>): readonly ReserveUnit[] {
  const taken = new Set(Object.keys(state.preparing!.reserve));
  return order.units.map((type, i) => {
    const piece = pieceOf(state, order, type, i);
    let { id } = piece;
    for (let number = 2; taken.has(id); number += 1) id = `${piece.id}-${number}`;
    taken.add(id);
    return { ...piece, id };
  });
}

/** One unit of a brigade. It has a number if the brigade has several units of its type. */
function pieceOf({ side }: State, { brigade, units }: OrderOf<'muster'>, type: UnitType, i: number): ReserveUnit {
  const many = units.filter((each) => each === type).length > 1;
  const number = units.slice(0, i + 1).filter((each) => each === type).length;
  const name = type === 'brigadier' ? `General ${proper(brigade)}` : `${proper(brigade)}’s ${KIND[type]}`;
  return {
    id: `${brigade}-${type}${many ? `-${number}` : ''}`,
    name: many ? `${name} ${number}` : name,
    type,
    brigade,
    side,
    condition: 'steady',
    formation: 'line',
    since: 0,
  };
}

/**
 * Judges the declaration that the army is complete. It needs a brigade. Unspent points are lost;
 * under `exact` they are not allowed.
 * @clause pb.points.spend pb.brigade.organise @ruling pb-006
 */
export function judgeMustered(state: State): Verdict {
  if (!Object.values(state.brigades).includes(state.side)) return refused('pb.brigade.organise', 'no-brigade', {});
  const left = state.agreement!.points - spent(state);
  if (left > 0 && read(state, 'pb-006') === 'exact') return refused('pb.points.spend', 'points-left', { left });
  return allowed('pb.points.spend');
}

/**
 * The other side musters next; if it has already done so, the roll-off comes next.
 * @clause pb.points.spend
 */
export function mustered(state: State): readonly Event[] {
  const other = enemyOf(state, state.side);
  const done = Object.values(state.brigades).includes(other);
  const phase: Phase = done ? 'roll-off' : 'armies';
  return [{ type: 'army-mustered', phase, next: other, clauses: ['pb.points.spend'] }];
}

/**
 * Orders to consider: a brigade of each template, affordable or not, and that the army is complete.
 * @clause pb.brigade.templates
 */
export const musters = (state: State): readonly Order[] => [
  ...(Object.keys(TEMPLATES) as readonly Template[]).map((template): OrderOf<'muster'> => ({
    type: 'muster',
    brigade: nextName(state),
    template,
    units: templateUnits(template),
  })),
  { type: 'mustered' },
];

const nextName = ({ side, brigades }: State): string => {
  const count = Object.values(brigades).filter((each) => each === side).length;
  return `${side}-${ORDINALS[count] ?? String(count + 1)}`;
};
