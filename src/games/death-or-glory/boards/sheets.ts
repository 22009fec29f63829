import * as v from 'valibot';
import type { Problem } from '../../../core/result.ts';
import { number, strict, wholeBetween, word } from '../../../core/shape.ts';
import { pointAt } from '../../../geometry/vectors.ts';
import { isBody, type Unit } from '../figures/unit.ts';
import type { Battle, Brigade, Rider, State } from '../state.ts';
import { mm } from '../tables.ts';
import { orderOf } from '../command/names.ts';
import { LABELS, type Label } from '../command/tables.ts';

const label = v.picklist(LABELS, `a general order: ${LABELS.join(', ')}`);
const place = v.optional(v.string('a place or a piece of ground'));
const side = v.string('a side');

const sheet = strict(
  {
    side,
    name: v.optional(v.string()),
    order: v.optional(label),
    at: place,
    /** An order that has arrived, and in which turn. */
    read: v.optional(
      strict(
        { order: label, at: place, turn: wholeBetween(0, 99, 'a turn') },
        '{ order: attack, at: mill, turn: 2 }: an order, and the turn in which it came',
      ),
    ),
  },
  '{ side: french, order: attack, at: mill }: the order of a brigade; without an order it is still to be written',
);

const rider = strict(
  { to: word, order: label, at: place, from: v.tuple([number, number], 'a place: [100, 200]') },
  '{ to: brigade, order: attack, from: [100, 200] }: an order on its way',
);

const battle = strict(
  {
    turns: v.optional(wholeBetween(1, 99, 'a number of turns')),
    holds: v.optional(v.string('a piece of ground')),
    strength: v.optional(v.record(v.string(), wholeBetween(1, 99, 'a number of units'))),
    campaign: v.optional(v.literal(true, 'true, or nothing')),
    /** Who has won, or `draw`: the battle is over. */
    over: v.optional(v.string()),
    /** The generals who are seriously wounded, with their names and sides. */
    wounded: v.optional(v.record(word, strict({ name: v.string(), side }, '{ name: General Perrin, side: french }'))),
  },
  '{ turns: 8, holds: mill-hill }: when a battle ends, and by what',
);

/** The fields of a moment about commanders and the battle. */
export const SHEETS = {
  /** The order sheets of brigades, and the messengers on their way to them. */
  orders: v.optional(v.record(word, sheet)),
  riders: v.optional(v.array(rider, 'a list of messengers')),
  battle: v.optional(battle),
};

interface WrittenOrder {
  readonly order: Label;
  readonly at?: string;
}

/** The order sheet of a brigade. */
interface WrittenSheet extends Partial<WrittenOrder> {
  readonly side: string;
  readonly name?: string;
  readonly read?: WrittenOrder & { readonly turn: number };
}

/** A messenger on his way, from a place in millimetres. */
interface WrittenRider extends WrittenOrder {
  readonly to: string;
  readonly from: readonly [number, number];
}

/** How a battle ends, and how it has. */
interface WrittenBattle {
  readonly turns?: number;
  readonly holds?: string;
  readonly strength?: Readonly<Record<string, number>>;
  readonly campaign?: true;
  readonly over?: string;
  readonly wounded?: Readonly<Record<string, { readonly name: string; readonly side: string }>>;
}

/** What a moment says about commanders and the battle. */
export interface WrittenSheets {
  readonly orders?: Readonly<Record<string, WrittenSheet>>;
  readonly riders?: readonly WrittenRider[];
  readonly battle?: WrittenBattle;
}

/** The brigade of an order sheet. @clause dg.orders.general-order */
function brigadeOf(id: string, { side, name, order, at, read }: WrittenSheet): Brigade {
  const written = order === undefined ? null : orderOf({ order, ...(at !== undefined && { at }) });
  const arrived = read === undefined ? null : { read: { order: orderOf(read), turn: read.turn } };
  return { side, name: name ?? `the brigade ${id}`, order: written, ...arrived };
}

/** The units of each side that count for half of an army: no companies of skirmishers. */
function strengthOf(units: readonly Unit[], sides: readonly string[]): Battle['strength'] {
  const counted = units.filter(isBody).filter(({ parent }) => parent === undefined);
  return Object.fromEntries(sides.map((side) => [side, counted.filter((body) => body.side === side).length]));
}

function battleOf(written: WrittenBattle, units: readonly Unit[], sides: readonly string[]): Battle {
  const { turns = null, holds, strength, campaign, over, wounded = {} } = written;
  return {
    strength: { ...strengthOf(units, sides), ...strength },
    turns,
    ...(holds !== undefined && { holds }),
    ...(campaign !== undefined && { isOfCampaign: campaign }),
    wounded: Object.entries(wounded).map(([id, each]) => ({ id, ...each })),
    over: over === undefined ? null : { winner: over === 'draw' ? null : over },
  };
}

/** What a board has of commanders and the battle, as it is written; nothing where nothing is. */
export function sheetsOf(
  { orders, riders, battle: written }: WrittenSheets,
  units: readonly Unit[],
  sides: readonly string[],
): Pick<State, 'brigades' | 'riders' | 'battle'> {
  const brigades = Object.entries(orders ?? {}).map(([id, each]) => [id, brigadeOf(id, each)] as const);
  const riding = (riders ?? []).map(({ to, from: [x, y], ...order }, n): readonly [string, Rider] => [
    `${to}-${n + 1}`,
    { to, side: orders?.[to]?.side ?? sides[0]!, order: orderOf(order), at: pointAt(mm(x), mm(y)) },
  ]);
  return {
    ...(orders !== undefined && { brigades: Object.fromEntries(brigades) }),
    ...(riders !== undefined && { riders: Object.fromEntries(riding) }),
    ...(written !== undefined && { battle: battleOf(written, units, sides) }),
  };
}

/** What the sheets of a board may name. */
interface Known {
  readonly sides: readonly string[];
  readonly grounds: readonly string[];
}

/** What is wrong with the order sheets and the battle of a board: names that nothing has. */
export function sheetProblems({ orders = {}, riders = [], battle }: WrittenSheets, known: Known): readonly Problem[] {
  const unknown = (path: string, found: string | undefined, all: readonly string[]): readonly Problem[] =>
    found === undefined || all.includes(found) ? [] : [{ path: `now.${path}`, found, wanted: all.join(', ') }];
  const { sides, grounds } = known;
  return [
    ...Object.entries(orders).flatMap(([id, { side, at }]) => [
      ...unknown(`orders.${id}.side`, side, sides),
      ...unknown(`orders.${id}.at`, at, grounds),
    ]),
    ...riders.flatMap(({ to, at }, n) => [
      ...unknown(`riders.${n}.to`, to, Object.keys(orders)),
      ...unknown(`riders.${n}.at`, at, grounds),
    ]),
    ...Object.keys(battle?.strength ?? {}).flatMap((each) => unknown(`battle.strength.${each}`, each, sides)),
    ...unknown('battle.holds', battle?.holds, grounds),
    ...unknown('battle.over', battle?.over, [...sides, 'draw']),
    ...Object.entries(battle?.wounded ?? {}).flatMap(([id, { side }]) =>
      unknown(`battle.wounded.${id}.side`, side, sides),
    ),
  ];
}
