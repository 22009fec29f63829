import { wordOf } from '../../../../../../core/reasons.ts';
import { saysOf } from '../../../../../../games/contract/orders.ts';
import { sentences, toldAlike } from '../../../../../../games/contract/sentences.ts';
import { speak, type Words } from '../../../../../../games/contract/words.ts';
import type { Event } from './events.ts';
import { nameOf, people, placeText } from './names.ts';
import { ORDERS, type Order } from './orders.ts';
import type { Roll } from './reasons.ts';
import { REFUSALS, type Refusals } from './refusals.ts';
import type { State } from './state.ts';

/** The types of this game that its words need. */
export interface NewGame {
  state: State;
  order: Order;
  event: Event;
  refusals: Refusals;
  roll: Roll;
}

const says = sentences<State>()(toldAlike(['unit', 'at'], nameOf));
const shoots = says('{Unit:shoots|shoot} at {at}');

/** Everything that this game puts into words. */
export const WORDS: Words<NewGame> = {
  events: {
    'phase-began': ({ side, phase, turn }, state) => `Turn ${turn}, ${phase}: ${people(side, state)}.`,
    'unit-moved': '{Unit:moves|move}.',
    'shot-fired': (event, state) => `${shoots(event, state)}: ${event.reasons[0].total}, ${wordOf(event.reasons[0])!}.`,
    'unit-destroyed': '{Unit:is|are} destroyed.',
  },
  refusals: REFUSALS,
  orders: saysOf(ORDERS),
  rolls: { shot: (unit, state) => `the shot of ${nameOf(unit, state)}` },
  name: nameOf,
  unit: (id, state) =>
    `${nameOf(id, state)} (${people(state.units[id]!.side, state)}) at ${placeText(state.units[id]!.at)}`,
  moment: (state) => `Turn ${state.turn}, ${state.phase}: ${people(state.side, state)}`,
};

/** The sentences of this game. */
export const words = speak<NewGame>(WORDS);
