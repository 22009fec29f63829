import { listed, ORDINALS, plural } from '../../contract/sentences.ts';
import type { Ranks } from '../../table/boards/ranks.ts';
import type { Gun } from './body.ts';
import type { Waiting } from '../deploying/battle.ts';
import { waitingName } from '../deploying/names.ts';
import { isColumn } from '../moving/speed.ts';
import { compassOf, nameOf, people, placeText } from '../names.ts';
import type { State, Written } from '../state.ts';
import type { Arm, Troops } from '../tables.ts';
import { mayMeasure } from '../turn/measuring.ts';
import { slipsOn } from '../writing/slips.ts';
import { countOf } from './models.ts';

const ARM_SAID: Readonly<Record<Arm, string>> = {
  infantry: 'infantry',
  jaegers: 'jägers',
  'light-cavalry': 'light cavalry',
  'medium-cavalry': 'medium cavalry',
  'heavy-cavalry': 'heavy cavalry',
  artillery: 'artillery',
};

/** What a written order is called. */
export const ORDER_SAID: Readonly<Record<Written['does'], string>> = {
  fire: 'to fire',
  charge: 'to charge',
  support: 'to support',
  hold: 'to hold',
  move: 'to move',
};

/** What lies beside a body on a slip of paper, as somebody tells it who cannot see the table. */
function slipSaid(id: string, state: State): string {
  const slip = slipsOn(state).find(({ unit }) => unit === id);
  if (slip === undefined) return '';
  const order = state.written[id];
  if (slip.does === null) return ', with an order that lies face down';
  const foe = order?.does === 'fire' || order?.does === 'charge' ? order.at : null;
  const at = foe === null ? '' : ` ${slip.does === 'fire' ? 'at ' : ''}${nameOf(foe, state)}`;
  return `, ordered ${ORDER_SAID[slip.does]}${at}`;
}

/** `12 pounder cannon`. @clause cf.gun.cannon-groups cf.gun.howitzer-groups */
const gunSaid = ({ kind, pounds }: Gun): string => `${pounds} pounder ${kind}`;

/** What troops are called before their arm: `grenadier infantry`. */
const troopsSaid = (troops: Troops): string => (troops === 'grenadiers' ? 'grenadier' : troops.replace('-', ' '));

/** `first line infantry`, on the table or beside it. */
const kindOf = ({ arm, troops, gun }: Waiting): string =>
  `${troopsSaid(troops)} ${gun === undefined ? ARM_SAID[arm] : gunSaid(gun)}`;

/** `12 models`. */
const menOf = (body: Waiting): string => plural(countOf(body), 'model');

/** A body with everything that can be seen of it, on the table or beside it. */
export function unitSaid(id: string, state: State): string {
  const body = state.units[id];
  const waiting = state.battle?.waiting[id];
  if (waiting !== undefined)
    return `${waiting.name} (${kindOf(waiting)} of ${people(waiting.side, state)}), beside the table, ${menOf(waiting)}`;
  const piece = state.battle?.setUp?.pieces[id];
  if (piece !== undefined) return `${piece.name} (${piece.kind}), still to be put down`;
  if (body === undefined) return `${nameOf(id, state)}, gone`;
  const { name, side, ranks, at, condition } = body;
  const men = menOf(body);
  const shape = isColumn(body) ? 'a column' : 'a line';
  const stands =
    body.gun === undefined
      ? `${shape} of ${ranks[0]!.length} files and ${plural(ranks.length, 'rank')}, ${men}`
      : `a crew of ${men}`;
  const kind = `${kindOf(body)} of ${people(side, state)}`;
  return `${name} (${kind}) ${mayMeasure(state) ? 'at ' : ''}${placeText(at, state, id)}, facing ${compassOf(body.facing)}, ${stands}${condition === 'routing' ? ', routing' : ''}${slipSaid(id, state)}`;
}

/**
 * A body that waits beside the table, or a piece of ground: `the line (first line infantry, 12
 * models)`.
 */
export function waitingSaid(id: string, state: State): string {
  const waiting = state.battle?.waiting[id];
  return waiting === undefined ? waitingName(id, state) : `${waiting.name} (${kindOf(waiting)}, ${menOf(waiting)})`;
}

/**
 * From which ranks a body loses its men, if not all of them are of the front rank: `: 2 of the
 * front rank and 4 of the second`.
 */
export function lossesSaid(before: Ranks, after: Ranks): string {
  const losses = before.map((rank, n) => countOf({ ranks: [rank] }) - countOf({ ranks: [after[n] ?? ''] }));
  const named = losses.flatMap((lost, n) =>
    lost > 0 ? [`${lost} of the ${n === 0 ? 'front' : (ORDINALS[n] ?? `${n + 1}th`)}`] : [],
  );
  if (losses.slice(1).every((lost) => lost === 0) || losses.some((lost) => lost < 0)) return '';
  return `: ${listed([`${named[0]!} rank`, ...named.slice(1)])}`;
}
