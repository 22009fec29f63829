import { capital, listed, plural, sentences, toldAlike } from '../contract/sentences.ts';
import { saysOf } from '../contract/orders.ts';
import { speak, type Words } from '../contract/words.ts';
import { lengthText } from '../../geometry/lengths.ts';
import { verbFor } from '../table/orders/forming.ts';
import { lacks } from './figures/lacks.ts';
import { figuresOf } from './figures/unit.ts';
import { bodySaid } from './figures/words.ts';
import { CHARGE_EVENTS } from './charging/words.ts';
import { COMMAND_EVENTS } from './command/words.ts';
import { woundedName } from './command/names.ts';
import { CONTROL_EVENTS } from './control/words.ts';
import { FIRE_EVENTS } from './firing/words.ts';
import { MELEE_EVENTS } from './melee/words.ts';
import { MORALE_EVENTS } from './morale/words.ts';
import type { Event } from './events.ts';
import { quartersText } from './moving/time.ts';
import { compassOf, formationName, groundName, nameOf, people, PHASE_NAMES, placeText } from './names.ts';
import { ORDERS, type Order } from './orders.ts';
import type { Roll } from './reasons.ts';
import { REFUSALS, type Refusals } from './refusals.ts';
import { read } from './rulings.ts';
import type { State } from './state.ts';
import { outcome } from './turn/outcome-words.ts';

/** The types of this game that its words need. */
interface Glory {
  state: State;
  order: Order;
  event: Event;
  refusals: Refusals;
  roll: Roll;
}

const says = sentences<State>()({
  ...toldAlike(['unit', 'before', 'parent'], nameOf),
  ...toldAlike(['winner'], people),
  ground: groundName,
});

const moves = says('{Unit:moves|move}');
const turns = says('{Unit:turns|turn}');
const forms = says('{Unit:is|are}');
const begins = says('{Unit:begins|begin} to');
const goesOn = says('{Unit:goes|go} on with the change');
const breaks = says('{Unit:loses|lose} order in {ground}');
const regains = says('{Unit:is|are}');
const idle = says('{Unit:has|have} done nothing for');
const sends = says('{Unit:sends|send} out a company');
const gives = says('{Unit:gives|give} way before {before}');

/** Guns are limbered; troops are in line. */
const isOfGuns = (formation: string): boolean => formation === 'limbered' || formation === 'deployed';

/** How a battle is decided. @ruling dg-103 */
const WHY = {
  'half-broken': 'half of the units of an army are broken or gone',
  ground: 'the ground that decides is held',
  time: 'the time is over',
} as const;

const EVENTS: Words<Glory>['events'] = {
  ...FIRE_EVENTS,
  ...MORALE_EVENTS,
  ...CHARGE_EVENTS,
  ...MELEE_EVENTS,
  ...CONTROL_EVENTS,
  ...COMMAND_EVENTS,
  'phase-began': ({ side, phase, turn }, state) => `Turn ${turn}, ${PHASE_NAMES[phase]}: ${people(side, state)}.`,
  'initiative-rolled': ({ winner, reasons }, state) =>
    `${reasons.map(({ total }) => total).join(' against ')}: ${people(winner, state)} have the initiative.`,
  'unit-moved': ({ unit, through }, state) => {
    const to = through.at(-1)!;
    const from = state.units[unit];
    const isSpot = from !== undefined && String(from.at) === String(to.at);
    return isSpot
      ? `${turns({ unit }, state)} to face ${compassOf(to)}.`
      : `${moves({ unit }, state)} to ${placeText(to.at)}, facing ${compassOf(to)}.`;
  },
  'formation-changed': ({ unit, formation }, state) =>
    `${forms({ unit }, state)} ${isOfGuns(formation) ? '' : 'in '}${formationName(formation)}.`,
  'change-begun': ({ unit, into, left }, state) =>
    `${begins({ unit }, state)} ${verbFor(into) ?? `form ${formationName(into)}`}: ${quartersText(left)} more.`,
  'change-went-on': ({ unit, left }, state) =>
    `${goesOn({ unit }, state)}: ${left === 0 ? 'it is done' : `${quartersText(left)} more`}.`,
  'order-lost': ({ unit, ground, order }, state) =>
    ground === undefined ? `${forms({ unit }, state)} ${order}.` : `${breaks({ unit, ground }, state)}: ${order}.`,
  'stood-idle': ({ unit, idle: { turns: count } }, state) => `${idle({ unit }, state)} ${plural(count, 'turn')}.`,
  'order-regained': ({ unit, order }, state) =>
    `${regains({ unit }, state)} ${order === 'formed' ? 'formed again' : 'unformed, and no longer disordered'}.`,
  rested: ({ unit, fatigue }, state) =>
    `${regains({ unit }, state)} ${fatigue === 'fresh' ? 'fresh again' : `${fatigue} only`}.`,
  'company-sent': ({ unit, company }, state) => `${sends({ unit }, state)} of ${plural(figuresOf(company), 'figure')}.`,
  'sending-begun': ({ unit, left }, state) =>
    `${says('{Unit:begins|begin} to send out a company')({ unit }, state)}: ${quartersText(left)} more.`,
  'company-returned': says('{Unit:goes|go} back to {parent}.'),
  'return-begun': ({ unit, left }, state) =>
    `${says('{Unit:begins|begin} to go back')({ unit }, state)}: ${quartersText(left)} more.`,
  'gave-way': ({ by, ...event }, state) => `${gives(event, state)}, ${lengthText(by, 'mm')}.`,
  'was-caught': says('{Unit:is|are} caught by {before}, and {unit>runs|run}.'),
  'general-withdrew': says('{Unit:makes|make} room for {before}.'),
  'general-rode': says('{Unit:rides|ride} along.'),
  'battle-ended': ({ winner, because }, state) =>
    `${winner === null ? 'The battle ends in a draw' : `${capital(people(winner, state))} win`}: ${WHY[because]}.`,
  'presence-ended': ({ unit, with: left }, state) =>
    `${capital(nameOf(unit, state))} has not been with ${listed(left.map((id) => nameOf(id, state)))} all the turn.`,
};

/** The name of a side as a heading begins with it: `French`. */
const heading = (side: string, state: State): string => capital(people(side, state).replace(/^the /, ''));

/** How a battle is won, in a sentence; empty on a board that is none. @ruling dg-103 */
function aim(state: State): string {
  const { battle } = state;
  if (battle === undefined) return '';
  const { turns, holds } = battle;
  const most = holds === undefined ? 'units left' : `formed figures on ${groundName(holds, state)}`;
  return [
    ...(read(state, 'dg-103') === 'scenario-only'
      ? []
      : ['A side is beaten as soon as half of its units are broken or gone.']),
    ...(turns === null ? [] : [`After ${turns} turns, the side with more ${most} wins.`]),
  ].join(' ');
}

/** Everything that Death or Glory! puts into words. */
export const WORDS: Words<Glory> = {
  events: EVENTS,
  refusals: REFUSALS,
  orders: saysOf(ORDERS),
  rolls: {
    initiative: people,
    fire: (unit, state) => `fire of ${nameOf(unit, state)}`,
    morale: (unit, state) => `morale of ${nameOf(unit, state)}`,
    units: (unit, state) => `second die for the morale of ${nameOf(unit, state)}`,
    reaction: (unit, state) => `reaction of ${nameOf(unit, state)}`,
    melee: (unit, state) => `melee of ${nameOf(unit, state)}`,
    control: (unit, state) => `control of ${nameOf(unit, state)}`,
    rally: (unit, state) => `rally of ${nameOf(unit, state)}`,
    rating: (unit, state) => `rating of ${nameOf(unit, state)}`,
    recovery: (general, state) => `wounds of ${woundedName(general, state)}`,
    risk: (unit, state) => `risk of ${nameOf(unit, state)}`,
  },
  outcome,
  aim,
  losses: 'men',
  lacks,
  name: nameOf,
  unit: bodySaid,
  side: heading,
  moment: (state) =>
    `Turn ${state.turn}, ${PHASE_NAMES[state.phase]} · ${heading(state.awaits?.sides[0] ?? state.side, state)}`,
};

/** The sentences of Death or Glory! */
export const words = speak<Glory>(WORDS);
