import { square, type Direction } from '../../../geometry/facings.ts';
import { wholeUm } from '../../../geometry/lengths.ts';
import { handOf } from '../../contract/hands.ts';
import type { Option } from '../../contract/engine.ts';
import { excess } from '../cards/deck.ts';
import { rankOf } from '../cards/ranks.ts';
import { formationOf, shapeOf } from '../formations/formation.ts';
import { evasionOf } from '../moving/evade.ts';
import { isPinned } from '../moving/pinned.ts';
import { arrivalRows } from '../battle/entry.ts';
import { isReinforcing } from '../battle/columns.ts';
import { deploymentRows } from '../battle/deployment.ts';
import { oneOfEach } from '../moving/going.ts';
import type { Order } from '../orders.ts';
import { enemiesOf, unitsIn, type State, type Unit } from '../state.ts';
import { useOf } from '../turn/announced.ts';
import { judge } from '../turn/judge.ts';
import type { AwaitsCards, Pending } from '../turn/pending.ts';
import { attackCards, chargeCards, numberCards, oneOfEachRank, payments } from './payments.ts';
import { marchesWorthTrying } from './ways.ts';

/**
 * What a figure may be told to do in this phase, allowed or not: always the same few for one state.
 */
export function worthTrying(state: State, unit: Unit): readonly Order[] {
  const { id } = unit;
  const enemies = enemiesOf(state, unit);
  switch (state.phase) {
    case 'grand-maneuver':
      return maneuvers(state, unit);
    case 'bombardment':
      return enemies.flatMap(({ id: at }): readonly Order[] =>
        attackCards(state, unit, '7').map((cards) => ({ type: 'bombard', unit: id, at, with: cards })),
      );
    case 'volley':
      return enemies.flatMap(({ id: at }): readonly Order[] =>
        attackCards(state, unit, '7').map((cards) => ({ type: 'volley', unit: id, at, with: cards })),
      );
    case 'charge':
      return enemies.flatMap(({ id: at }): readonly Order[] =>
        chargeCards(state, unit).map((cards) => ({ type: 'charge', unit: id, at, with: cards })),
      );
    case 'rally':
      return attackCards(state, unit, 'king').flatMap((cards): readonly Order[] => [
        { type: 'recover', unit: id, with: cards },
        { type: 'rally', unit: id, with: cards },
      ]);
    case 'reinforcement':
    case 'strategy':
    case 'logistics':
      return [];
  }
}

function maneuvers(state: State, unit: Unit): readonly Order[] {
  const { id, side, facing } = unit;
  const pays = payments(state, id);
  const marches = marchesWorthTrying(state, unit).flatMap((legs) =>
    pays.slice(0, 1).map((cards): Order => ({ type: 'march', unit: id, legs, with: cards })),
  );
  // A dearer card is offered for the first march only.
  const dearer = marchesWorthTrying(state, unit)
    .slice(0, 1)
    .flatMap((legs) => pays.slice(1).map((cards): Order => ({ type: 'march', unit: id, legs, with: cards })));
  const number = numberCards(state, side).slice(0, 1);
  const formation = formationOf(state, unit) as readonly [Unit, ...(readonly Unit[])];
  const shapes = number.length === 0 ? [] : [facing, square(facing, 'left'), square(facing, 'right')];
  // A figure by itself has no shape: it only turns.
  const rows = formation.length === 1 ? (['line'] as const) : (['line', 'column'] as const);
  const isSo = (into: string, [x, y]: Direction): boolean =>
    (rows.length === 1 || into === shapeOf(state, formation)) && x === facing[0] && y === facing[1];
  const reshapes = shapes.flatMap((to) =>
    rows
      .filter((into) => !isSo(into, to))
      .map((into): Order => ({ type: 'reshape', unit: id, into, facing: to, with: number })),
  );
  const half = formation.slice(0, Math.floor(formation.length / 2)).map((each) => each.id);
  const splits: readonly Order[] =
    number.length > 0 && half.length > 0 ? [{ type: 'split', unit: id, off: half, with: number }] : [];
  const threes = formation.some((each) => isPinned(state, each))
    ? oneOfEachRank(state, side, (rank) => rank === '3')
    : [];
  const frees = threes.map((card): Order => ({ type: 'disengage', unit: id, with: [card] }));
  return [...marches, ...dearer, ...reshapes, ...splits, ...frees];
}

/** The cards that a side that is asked may lay, one of each rank, those that help it first. */
function answers(state: State, { what, asked }: AwaitsCards): readonly Order[] {
  if (asked === null) return [];
  const cards = oneOfEachRank(state, asked, (rank) => useOf(state, what, asked, rank) !== null);
  const helping = cards.filter((card) => useOf(state, what, asked, rankOf(card))!.helps);
  const others = cards.filter((card) => !helping.includes(card));
  return [{ type: 'pass' }, ...[...helping, ...others].map((card): Order => ({ type: 'play', with: [card] }))];
}

/**
 * The answers that an order has stopped for; the likeliest first: no card, no ride, away from
 * infantry.
 */
function stops(state: State, pending: Pending): readonly Order[] {
  switch (pending.kind) {
    case 'cards':
      return answers(state, pending);
    case 'between':
      return [{ type: 'pass' }, ...ownCards(state, pending.side)];
    case 'arrival': {
      const queens = oneOfEachRank(state, state.owner, (rank) => rank === 'queen');
      const shifts = [2, -2].flatMap((shift) =>
        queens.map((card): Order => ({ type: 'roll-arrival', shift, with: [card] })),
      );
      return [{ type: 'roll-arrival', with: [] }, ...shifts];
    }
    case 'column':
      return [...arrivalRows(state, pending.where), { type: 'wait' }];
    case 'rout': {
      const { side } = state.units[pending.unit]!;
      const eights = oneOfEachRank(state, side, (rank) => rank === '8');
      return [{ type: 'pass' }, ...eights.map((card): Order => ({ type: 'play', with: [card] }))];
    }
    case 'overrun': {
      const { side } = state.units[pending.unit]!;
      const fives = oneOfEachRank(state, side, (rank) => rank === '5').map((card) => [card]);
      return [
        { type: 'halt', unit: pending.unit },
        ...pending.next.flatMap((at) =>
          [[], ...fives].map((cards): Order => ({ type: 'ride', unit: pending.unit, at, with: cards })),
        ),
      ];
    }
    case 'march': {
      const { unit } = pending.what;
      return [
        { type: 'go-on', unit },
        { type: 'call-off', unit },
      ];
    }
    case 'evade': {
      const [unit] = pending.units as readonly [string];
      const most = evasionOf(state, state.units[unit]!, state.units[pending.from]!);
      const ways = most === null ? [] : [most.by, wholeUm(most.by / 2)];
      return [...ways.map((far): Order => ({ type: 'evade', unit, far })), { type: 'stay', unit }];
    }
  }
}

/** The Jokers and Queens that a side may play between two actions, one of each. */
const ownCards = (state: State, side: string): readonly Order[] =>
  oneOfEachRank(state, side, (rank) => rank === 'queen' || rank === 'joker').map((card) => ({
    type: 'play',
    with: [card],
  }));

/** The orders of a whole side: a Joker, a Queen, discards, the end of the phase. */
export function ofSide(state: State): readonly Order[] {
  const { side, owner, phase, awaits } = state;
  const own = awaits?.orders.includes('play') === true ? ownCards(state, side) : [];
  const count = phase === 'logistics' ? (excess(state, side)[side] ?? 0) : 0;
  const least = handOf(state, side).slice(0, count);
  const queens = oneOfEachRank(state, owner, (rank) => rank === 'queen').map((card) => [card]);
  const rolls = isReinforcing(state) ? [[], ...queens].map((cards): Order => ({ type: 'reinforce', with: cards })) : [];
  return [
    ...(phase === 'reinforcement' ? rolls : []),
    ...(count > 0 ? [{ type: 'discard', with: least } as const] : []),
    ...own,
    { type: 'end-phase' },
  ];
}

/** Everything worth trying now, allowed or not. */
export function tried(state: State, unit?: string): readonly Order[] {
  const { awaits, pending, wild } = state;
  if (awaits === null) return [];
  if (state.battle !== null && state.battle.step !== null) return setUp(state, unit);
  if (pending !== null)
    return stops(state, pending).filter((order) => unit === undefined || !('unit' in order) || order.unit === unit);
  if (awaits.kind === 'choice')
    return [...runs(state), ...(unit === undefined ? wild : [unit]).flatMap((each) => controls(state, each))].filter(
      (order) => unit === undefined || order.unit === unit,
    );
  if (unit !== undefined) return Object.hasOwn(state.units, unit) ? worthTrying(state, state.units[unit]!) : [];
  return [...actors(state).flatMap((each) => worthTrying(state, each)), ...ofSide(state)];
}

/** What may be done before the first turn. */
function setUp(state: State, unit?: string): readonly Order[] {
  if (unit !== undefined) return [];
  if (state.battle!.step === 'roll-off') return [{ type: 'roll-off' }];
  return [...deploymentRows(state), { type: 'end-deployment' }];
}

/**
 * Who is looked at: one figure of each formation that may march, and each figure that may attack.
 */
export function actors(state: State): readonly Unit[] {
  const own = unitsIn(state).filter(({ side }) => side === state.side);
  if (state.phase !== 'grand-maneuver') return own;
  return oneOfEach(
    state,
    own.filter(({ condition }) => condition !== 'routing'),
  ).map((id) => state.units[id]!);
}

/** Those who may be told to run next. @ruling rr-093 */
const runs = ({ fleeing }: State): readonly (Order & { readonly type: 'run' })[] =>
  (fleeing?.units ?? []).map((unit) => ({ type: 'run', unit }));

function controls(state: State, unit: string) {
  const threes = oneOfEachRank(state, state.owner, (rank) => rank === '3').map((card) => [card]);
  return [[], ...threes].map((cards) => ({ type: 'control', unit, with: cards }) as const);
}

/**
 * Some of the orders that are allowed now: of one figure if it is named, the likeliest answer
 * first.
 */
export const candidates = (state: State, unit?: string): readonly Option<Order>[] =>
  tried(state, unit).flatMap((order) => {
    const verdict = judge(state, order);
    return verdict.ok ? [{ order, clauses: verdict.clauses }] : [];
  });
