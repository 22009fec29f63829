import { wordOf } from '../../core/reasons.ts';
import { plural } from '../contract/sentences.ts';
import { sentences, toldAlike, capital, listed, withVerb } from '../contract/sentences.ts';
import { saysOf } from '../contract/orders.ts';
import { speak, type Sentence, type Words } from '../contract/words.ts';
import { lengthText } from '../../geometry/lengths.ts';
import { distance, type Point } from '../../geometry/vectors.ts';
import { lossesSaid, ORDER_SAID, unitSaid, waitingSaid } from './bodies/words.ts';
import { waitingName } from './deploying/names.ts';
import { asks, BATTLE_EVENTS } from './deploying/words.ts';
import { aim, standing } from './objectives/words.ts';
import type { Body } from './bodies/body.ts';
import { totalsSaid } from './bodies/compared.ts';
import type { Event, EventOf } from './events.ts';
import { nameOf, officerName, people, PHASE_NAMES, placeText, turnSaid, waySaid } from './names.ts';
import { ORDERS, type Order } from './orders.ts';
import type { Roll, Sum } from './reasons.ts';
import { REFUSALS, type Refusals } from './refusals.ts';
import type { Answer, State } from './state.ts';
import type { Phase } from './tables.ts';
import { headline } from './turn/headline.ts';
import { lacks } from './turn/lacks.ts';
import { mayMeasure } from './turn/measuring.ts';
import { outcome } from './turn/outcome-words.ts';

/** The types of this game that its words need. */
interface Campaign {
  state: State;
  order: Order;
  event: Event;
  refusals: Refusals;
  roll: Roll;
}

const says = sentences<State>()({
  ...toldAlike(['unit', 'at'], nameOf),
  ...toldAlike(['side', 'winner'], people),
});

/** What the last roll of a test came to. */
const passed = (reasons: readonly Sum[]): boolean => wordOf(reasons.at(-1)!) === 'passes';

/** A sentence about a body. */
type OfBody = (given: { readonly unit: string }, state: State) => string;

/** How the sentence of a roll ends: as it is, or as a sentence about its body without the name. */
const ending = (end: string | OfBody, unit: string, state: State): string =>
  typeof end === 'string' ? end : end({ unit }, state).slice(nameOf(unit, state).length + 1);

const rolledFor =
  (text: OfBody, [good, bad]: readonly [string | OfBody, string | OfBody]) =>
  ({ unit, reasons }: { readonly unit: string; readonly reasons: readonly Sum[] }, state: State): string =>
    `${text({ unit }, state)}: ${reasons.map(({ total }) => total).join(', then ')}, and ${ending(passed(reasons) ? good : bad, unit, state)}.`;

const scored = ({ reasons }: EventOf<'volleyed' | 'struck'>): string => {
  const [hits, wounds] = reasons;
  return hits === undefined ? 'nobody' : `${plural(hits.scored, 'hit')}, ${plural(wounds?.scored ?? 0, 'wound')}`;
};

const ANSWERED: Readonly<Record<Answer, Sentence<EventOf<'answered'>, State>>> = {
  stand: says('{Unit:stands|stand}, shooting.'),
  counter: says('{Unit:counters|counter} the charge.'),
  retreat: says('{Unit:retreats|retreat}.'),
  none: says('{Unit:stands|stand}, and can do nothing else.'),
};

const wrote = says('An order is written for {unit}');
const volleys = says('{Unit:fires|fire} at {at}');
const strikes = says('{Unit:strikes|strike} at {at}');
const falls = says('{Unit:loses|lose}');
const marches = says('{Unit:moves|move}');
const isAttacked = says('{Unit:is|are} attacked');
const finds = says('{Unit:finds|find}');
const short = says('{Unit:falls|fall} short of {at}.');
const charges = says('{Unit:charges|charge} {at}');

/** Where a shot came down, seen from its marker. */
const FALLEN_SAID: Readonly<Record<'ball' | 'shell', Readonly<Record<EventOf<'gun-fired'>['fallen'], string>>>> = {
  ball: {
    short: 'the ball falls short of the marker',
    marker: 'the ball falls on the marker',
    long: 'the ball goes beyond the marker',
  },
  shell: {
    short: 'the shell bursts short of the marker',
    marker: 'the shell bursts on the marker',
    long: 'the shell bursts beyond the marker',
  },
};

/** Whether lengths of a shot may be told: no other gun has still to guess. @ruling cf-071 */
const isMeasured = (state: State, unit: string): boolean =>
  mayMeasure({ ...state, acted: { ...state.acted, [unit]: 'fired' } });

/** A shot of a gun; no length is told while others have still to guess. @ruling cf-071 */
function gunFired(event: EventOf<'gun-fired'>, state: State): string {
  const { unit, at, guess, fallen, marker, landing, radius } = event;
  const wrong = distance(marker, landing);
  const isOpen = isMeasured(state, unit);
  const by = wrong === 0 || !isOpen ? '' : ` by ${lengthText(wrong, 'cm')}`;
  const how = FALLEN_SAID[radius === null ? 'ball' : 'shell'][wrong === 0 ? 'marker' : fallen] + by;
  const shot = volleys({ unit, at }, state);
  return isOpen ? `${shot}, ${guess} cm: ${how}.` : `${shot}: ${how}.`;
}

/** What the gunner might have guessed. @ruling cf-071 */
function bestGuessed({ unit, best }: EventOf<'gun-fired'>, state: State): string | null {
  if (!isMeasured(state, unit)) return null;
  return best === null ? 'No guess could have served on this line.' : `The best guess was ${best} cm.`;
}

/** The way of a body to a place. No length is told while nothing may be measured. @ruling cf-071 */
const wentSaid = (body: Body | undefined, to: Point, state: State): string =>
  body === undefined ? `to ${placeText(to, state)}` : waySaid(body, to, mayMeasure(state));

/** A loss in models. */
const fell = ({ unit, lost }: EventOf<'shot-down' | 'cut-down'>, state: State, from = ''): string =>
  `${falls({ unit }, state)} ${plural(lost, 'model')}${from}.`;

/** The names of some bodies that a text is about, with the verb of several. */
const names = (ids: readonly string[], state: State): string => listed(ids.map((id) => nameOf(id, state)));

/** What is said of the phases in which both sides act, in place of the side that acts first. */
const TOGETHER: Readonly<Partial<Record<Phase, string>>> = {
  initiative: '',
  orders: ': both sides write',
  compulsory: '',
  movement: ': all at once',
};

const EVENTS: Words<Campaign>['events'] = {
  ...BATTLE_EVENTS,
  'phase-began': ({ side, phase, turn }, state) =>
    `Turn ${turn}, ${PHASE_NAMES[phase]} phase${TOGETHER[phase] ?? `: ${people(side, state)}`}.`,
  'initiative-rolled': ({ winner, reasons }, state) =>
    `${capital(people(winner, state))} win the initiative, ${totalsSaid(reasons)}.`,
  'initiative-kept': says('{Side} have the initiative.'),
  'initiative-given': says('{Side} are given the initiative.'),
  wrote: ({ unit, order }, state) => `${wrote({ unit }, state)}: ${ORDER_SAID[order.does]}.`,
  'pass-written': ({ unit, at, officer }, state) =>
    `${capital(officerName(officer))} of ${nameOf(unit, state)} is to pass over to ${nameOf(at, state)}.`,
  'passed-over': ({ unit, at, officer }, state) =>
    `${capital(officerName(officer))} passes over from ${nameOf(unit, state)} to ${nameOf(at, state)}.`,
  'stayed-with': ({ unit, at, officer }, state) =>
    `${capital(officerName(officer))} cannot come to ${nameOf(at, state)}, and stays with ${nameOf(unit, state)}.`,
  'handed-in': says('{Side} hand in their orders.'),
  'orders-opened': 'All orders are laid open.',
  'held-back': says('{Side} wait, and issue no charge.'),
  'charge-issued'({ unit, at, support, guesses = {} }, state) {
    const by = support.map((id) => `${nameOf(id, state)}${guesses[id] === undefined ? '' : ` (guess ${guesses[id]})`}`);
    return `${charges({ unit, at }, state)}${by.length === 0 ? '' : `, supported by ${listed(by)}`}.`;
  },
  answered(event, state) {
    const text = ANSWERED[event.answer];
    return typeof text === 'string' ? text : text(event, state);
  },
  'call-off-tested': rolledFor(says('The general calls {unit} off'), ['is obeyed', 'is not heard']),
  'called-off': says('{Unit:is|are} called off, and {unit>gets|get} another order.'),
  'rally-tested': rolledFor(says('{Unit:tries|try} to rally'), [says('{unit:does|do}'), says('{unit:does|do} not')]),
  'kept-routing': says('{Unit:has|have} an enemy too near to rally.'),
  rallied: says('{Unit:rallies|rally}.'),
  reformed: says('{Unit:reforms|reform}.'),
  'closed-up': says('The files of {unit} step up.'),
  'moved-together': ({ ends }, state) =>
    `${capital(withVerb(names(Object.keys(ends), state), 'moves', 'move'))} as ordered.`,
  volleyed: (event, state) => `${volleys(event, state)}: ${scored(event)}.`,
  'gun-fired': gunFired,
  'gun-hit': ({ unit, places, reasons }, state) => {
    const fallen = reasons.reduce((sum, { scored: each }) => sum + each, 0);
    if (places.length === 1)
      return `1 model of ${nameOf(unit, state)} is hit, ${fallen === 0 ? 'but does not fall' : 'and falls'}.`;
    return `${capital(plural(places.length, 'model'))} of ${nameOf(unit, state)} are hit: ${
      fallen === 0 ? 'nobody falls' : `${fallen} of them ${fallen === 1 ? 'falls' : 'fall'}`
    }.`;
  },
  'roof-opened': ({ terrain }, { terrain: all }) => `The shell opens the roof of ${all[terrain]?.name ?? terrain}.`,
  'gun-lost': says('{Unit:leaves|leave} the gun behind.'),
  'shot-down': (event, state) => fell(event, state, lossesSaid(state.units[event.unit]!.ranks, event.ranks)),
  flanked: ({ unit, quarter }, state) =>
    `${isAttacked({ unit }, state)} ${quarter === 'rear' ? 'in the rear' : `on the ${quarter}`}.`,
  struck: (event, state) => `${strikes(event, state)}: ${scored(event)}.`,
  'cut-down': (event, state) => fell(event, state),
  tested: rolledFor(says('{Unit:tests|test}'), [says('{unit:stands|stand}'), says('{unit:routs|rout}')]),
  routed: says('{Unit:routs|rout}.'),
  moved: ({ unit, to, through = [] }, state) =>
    `${marches({ unit }, state)} ${wentSaid(state.units[unit], to.at, state)}${turnSaid(state.units[unit], to)}${through.length === 0 ? '' : `, through ${names(through, state)}`}.`,
  met: says('{Unit:is|are} in contact with {at}.'),
  'fell-short': ({ unit, at }, state) =>
    state.units[at] === undefined ? `${finds({ unit }, state)} nobody there.` : short({ unit, at }, state),
  left: says('{Unit:leaves|leave} the table.'),
  destroyed: says('{Unit:is|are} destroyed.'),
};

/**
 * Who is to act, as a heading ends with it: not the side with the initiative while the other one
 * chooses. Nobody is named while both are due.
 */
function acting(state: State): string {
  const due = state.awaits?.sides ?? [];
  if (due.length > 1) return '';
  return ` · ${heading(due[0] ?? state.side, state)}`;
}

/** The name of a side as a heading begins with it: `French`. */
const heading = (side: string, state: State): string => capital(people(side, state).replace(/^the /, ''));

/** Everything that Campaign 1805 puts into words. */
export const WORDS: Words<Campaign> = {
  events: EVENTS,
  hindsight: (event, state) => (event.type === 'gun-fired' ? bestGuessed(event, state) : null),
  refusals: REFUSALS,
  orders: saysOf(ORDERS),
  lacks,
  rolls: {
    hits: (unit, state) => `hits of ${nameOf(unit, state)}`,
    wounds: (unit, state) => `wounds by ${nameOf(unit, state)}`,
    test: (unit, state) => `test of ${nameOf(unit, state)}`,
    again: (unit, state) => `second roll of ${nameOf(unit, state)}`,
    initiative: people,
    ground: people,
    placing: people,
    area: people,
    landing: waitingName,
    way: (unit, state) => `way of the shot of ${nameOf(unit, state)}`,
    cm: (unit, state) => `centimetres of the shot of ${nameOf(unit, state)}`,
    killed: (unit, state) => `models of ${nameOf(unit, state)} that are hit`,
    wounded: (unit, state) => `models of ${nameOf(unit, state)} under a part of the template`,
  },
  outcome,
  losses: 'models',
  headline,
  name: waitingName,
  unit: unitSaid,
  side: heading,
  waiting: waitingSaid,
  asks,
  aim,
  standing,
  moment(state) {
    const { turn, phase } = state;
    const when = state.battle?.setUp ? 'Before the battle' : `Turn ${turn}, ${PHASE_NAMES[phase]} phase`;
    return `${when}${acting(state)}`;
  },
};

/** The sentences of Campaign 1805. */
export const words = speak<Campaign>(WORDS);
