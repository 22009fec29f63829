import { wordOf } from '../../../core/reasons.ts';
import { lengthText } from '../../../geometry/lengths.ts';
import { capital, sentences, toldAlike } from '../../contract/sentences.ts';
import type { OfType, Sentence } from '../../contract/words.ts';
import type { Event } from '../events.ts';
import { nameOf, people } from '../names.ts';
import type { State } from '../state.ts';
import type { CommandFacts } from './events.ts';
import { brigadeName, orderSaid } from './names.ts';
import type { Safety } from './safety.ts';

const says = sentences<State>()({ ...toldAlike(['unit', 'by'], nameOf), to: brigadeName });

const sends = says('{Unit:sends|send} a messenger to {to}');
const calls = says('{Unit:calls|call} out a new order to {to}');
const tries = says('{Unit:tries|try} to rally');
const halts = says('{Unit:runs|run} no farther');
const rallies = says('{unit>rallies|rally}');
const fails = says('{unit>does|do} not rally');

/** Why a unit that runs is safe. */
const SAFE = {
  'out-of-sight': says('no enemy sees {unit>it|them}'),
  screened: says('formed friends hide {unit>it|them}'),
  'far-off': () => 'no formed enemy is near',
} satisfies Readonly<Record<Safety, unknown>>;

type CommandWords = { readonly [Type in keyof CommandFacts]: Sentence<OfType<Event, Type>, State> };

/** The sentence for each event of command. */
export const COMMAND_EVENTS: CommandWords = {
  'order-written': ({ brigade: to, order, side }, state) =>
    order === null
      ? `${capital(people(side, state))} write the order of ${brigadeName(to, state)}.`
      : `${capital(brigadeName(to, state))} is ordered: ${orderSaid(order, state)}.`,
  'order-sent': ({ unit, brigade: to, order }, state) => `${sends({ unit, to }, state)}: ${orderSaid(order, state)}.`,
  'order-called-out': ({ unit, brigade: to, order }, state) =>
    `${calls({ unit, to }, state)}: ${orderSaid(order, state)}.`,
  'messenger-rode': ({ brigade: to, by }, state) =>
    `The messenger to ${brigadeName(to, state)} rides ${lengthText(by, 'mm')}.`,
  'messenger-lost': ({ brigade: to, by }, state) =>
    by === undefined
      ? `The messenger finds nobody of ${brigadeName(to, state)}.`
      : `The messenger to ${brigadeName(to, state)} is taken by ${nameOf(by, state)}.`,
  'order-arrived': ({ brigade: to, order }, state) =>
    `The order is with ${brigadeName(to, state)}: ${orderSaid(order, state)}.`,
  'order-in-force': ({ brigade: to, order }, state) =>
    `${capital(brigadeName(to, state))} acts on it from now on: ${orderSaid(order, state)}.`,
  'rally-tested': ({ unit, safety, reasons: [sum] }, state) =>
    `${tries({ unit }, state)}, for ${SAFE[safety]({ unit }, state)}: ${sum.total}, and ${
      wordOf(sum) === 'rallies' ? rallies({ unit }, state) : fails({ unit }, state)
    }.`,
  'unit-rallied': says('{Unit:is|are} rallied, and disordered.'),
  'unit-halted': ({ unit, safety }, state) => `${halts({ unit }, state)}: ${SAFE[safety]({ unit }, state)}.`,
  'general-rated': ({ unit, rating }, state) => `${capital(nameOf(unit, state))} has a command rating of ${rating}.`,
  'general-recovery': ({ name, recovers }) =>
    `${capital(name)} ${recovers ? 'recovers' : 'dies'} ${recovers ? 'from' : 'of'} his wounds.`,
};
