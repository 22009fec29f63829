import { brigadesIn, brigadierOf, ridersIn, troopsOfBrigade } from '../../games/death-or-glory/command/brigades.ts';
import { brigadeName, orderSaid } from '../../games/death-or-glory/command/names.ts';
import { RADIUS } from '../../games/death-or-glory/figures/base.ts';
import { placeText } from '../../games/death-or-glory/names.ts';
import type { State } from '../../games/death-or-glory/state.ts';
import { capital } from '../../games/contract/sentences.ts';
import type { Mark, Scene } from '../scene.ts';
import { inMm, spotOf, type TableBoard } from '../table/board.ts';
import { colourOf } from '../table/groups.ts';

/**
 * The order sheets of brigades, each beside its general, or once he is gone beside its first unit.
 * A sheet that the reader may not see lies face down.
 */
export const sheetsOn: NonNullable<TableBoard<State>['slips']> = (state) =>
  Object.entries(brigadesIn(state)).flatMap(([id, { order }]) => {
    const unit = brigadierOf(state, id) ?? troopsOfBrigade(state, id)[0];
    return unit === undefined ? [] : [{ unit: unit.id, says: order === null ? null : orderSaid(order, state) }];
  });

/** The messengers on their way, as single horsemen. */
export const messengers = (state: State): readonly Mark[] =>
  Object.entries(ridersIn(state)).flatMap(([id, { at, side, to }]): readonly Mark[] => [
    {
      kind: 'model',
      id: `messenger-${id}`,
      at: spotOf(at),
      facing: [0, 1],
      side: colourOf(state, side),
      symbol: 'cavalry',
      of: `messenger-${id}`,
      radius: inMm(RADIUS),
    },
    {
      kind: 'label',
      id: `to-${id}`,
      at: spotOf(at),
      text: `Messenger to ${brigadeName(to, state).replace(/^the /, '')}`,
      beside: true,
    },
  ]);

/** The order sheets and the messengers in words. */
export const commandSaid = (state: State): Scene['description'] => [
  ...Object.entries(brigadesIn(state)).map(([id, { order, read: arrived }]) => {
    const is = order === null ? 'its order sheet lies face down' : `ordered: ${orderSaid(order, state)}`;
    const next = arrived === undefined ? '' : `; ${orderSaid(arrived.order, state)} has arrived`;
    return { id: `order-${id}`, text: `${capital(brigadeName(id, state))}, ${is}${next}` };
  }),
  ...Object.entries(ridersIn(state)).map(([id, { to, at, order }]) => ({
    id: `messenger-${id}`,
    text: `A messenger to ${brigadeName(to, state)} at ${placeText(at)}, with ${orderSaid(order, state)}`,
  })),
];
