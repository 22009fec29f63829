import { wordOf } from '../../../core/reasons.ts';
import { size, way, type Point } from '../../../geometry/vectors.ts';
import { capital, filled, listed, sentences, toldAlike } from '../../contract/sentences.ts';
import type { OfType, Sentence } from '../../contract/words.ts';
import type { Event, EventOf } from '../events.ts';
import { cardName, cardNames, compass, DOES, figuresName, length, nameOf, people, PHASE_NAMES } from '../names.ts';
import { marching } from '../moving/named.ts';
import type { State } from '../state.ts';
import type { Announced } from './pending.ts';

const says = sentences<State>()({
  ...toldAlike(['at', 'unit'], (id: string, state: State) => nameOf(state, id)),
  ...toldAlike(['side', 'winner'], (side: string, state: State) => people(state, side)),
  cards: cardNames,
});

/** What is announced, as one goes on after “a card stops”. */
const WHAT: Readonly<Record<Announced['kind'], string>> = {
  bombardment: 'the shot',
  volley: 'the volley',
  charge: 'the charge',
  march: 'the march',
  evasion: 'the withdrawal',
  control: 'the roll',
  recovery: 'the roll',
  rally: 'the roll',
  wild: 'the ride',
};

const ANNOUNCES = {
  bombardment: says('{Unit:aims|aim} at {at}.'),
  volley: says('{Unit:levels|level} at {at}.'),
  charge: says('{Unit:is|are} to charge {at}.'),
  wild: says('{Unit:runs|run} wild, at {at}.'),
} as const;
const marches = ({ unit }: { readonly unit: string }, state: State): string =>
  filled('{Who:is|are} to march.', () => marching(unit, state));
const withdraws = says('{Unit:is|are} to withdraw.');
const tries = says('{Unit:tries|try} to come to order.');
const controls = says('{Unit} charged last turn, and a die tells who commands now.');

function announced({ what }: EventOf<'announced'>, state: State): string {
  if (what.kind === 'march') return marches(what, state);
  if (what.kind === 'evasion') return withdraws(what, state);
  if (what.kind === 'control') return controls(what, state);
  if (!('at' in what)) return tries(what, state);
  return ANNOUNCES[what.kind](what, state);
}

/** The effect of an attack on its target, in words. */
const CAME: Readonly<Record<string, string>> = {
  fails: 'the charge fails',
  'no-effect': 'no effect',
  disrupted: 'disrupted',
  routed: 'routed',
  destroyed: 'destroyed',
};

type Attacked = EventOf<'guns-fired' | 'volley-fired' | 'charge-made'>;

const made =
  (told: (given: Attacked, state: State) => string) =>
  (event: Attacked, state: State): string => {
    const [sum] = event.reasons ?? [];
    return sum === undefined
      ? `${told(event, state)}, and nothing comes of it.`
      : `${told(event, state)}: ${sum.total}, ${CAME[wordOf(sum) ?? 'no-effect']!}.`;
  };

/** A roll of one die, with what it comes to. */
const rolled =
  (told: (given: { readonly unit: string }, state: State) => string, comes: Readonly<Record<string, string>>) =>
  (
    { unit, reasons: [sum] }: { readonly unit: string; readonly reasons: EventOf<'morale-tested'>['reasons'] },
    state: State,
  ): string =>
    `${told({ unit }, state)}: ${sum.total}, ${comes[wordOf(sum) ?? ''] ?? 'nothing'}.`;

/** How many figures move, and whose. */
function movers(ids: readonly string[], state: State): string {
  const [first] = ids;
  return ids.length === 1 ? nameOf(state, first!) : figuresName(state, ids);
}

const WENT: Readonly<Record<EventOf<'formation-moved'>['how'], string>> = {
  march: '{Who:marches|march}',
  second: '{Who:marches|march} once more,',
  evasion: '{Who:withdraws|withdraw}',
  wild: '{Who:rides|ride} wild,',
};

/** How far figures go on their ways; some may halt before the others do. */
function howFar(ways: readonly (readonly Point[])[]): string {
  const gone = ways.map((points) => points.slice(1).reduce((sum, to, i) => sum + size(way(points[i]!, to)), 0));
  const [least, most] = [length(Math.min(...gone)), length(Math.max(...gone))];
  return least === most ? most : `up to ${most}`;
}

/** How far and which way a figure flees. */
const flight = ({ unit, to, by }: EventOf<'unit-fled' | 'unit-retreated'>, { units }: State): string =>
  `${length(by)} to the ${compass({ facing: way(units[unit]!.at, to) })}`;

/** What some figures do, with the verb that suits their name. */
const ofMovers = (text: string, units: Readonly<Record<string, unknown>>, state: State): string =>
  filled(text, () => movers(Object.keys(units), state));

const lifted = (ids: readonly string[], state: State): string =>
  `${capital(movers(ids, state))} may move in spite of their contacts.`;

/** Which formation rolls; the figure that it is named after may have left the board. */
const breaks = ({ unit }: { readonly unit: string }, state: State): string =>
  `${state.units[unit] === undefined ? 'The rest of the formation' : `The formation of ${nameOf(state, unit)}`} rolls whether it breaks`;

function broke({ side, flights }: EventOf<'formation-broke'>, state: State): string {
  const gone = flights.filter(({ gone: how }) => how !== null).length;
  const lost = gone === 0 ? '' : `, and ${gone} of them ${gone === 1 ? 'is' : 'are'} gone for good`;
  return `All others of that formation of ${people(state, side)} rout with them: ${listed(flights.map(({ unit }) => nameOf(state, unit)))}${lost}.`;
}

const WHY: Readonly<Record<EventOf<'unit-destroyed'>['because'], string>> = {
  attack: '',
  morale: '',
  stand: '',
  failed: '',
  'no-way': ': there is no way to run',
  edge: ': the retreat leads off the board',
};
const WHERE: Readonly<Record<string, string>> = {
  left: 'on the left',
  centre: 'in the middle',
  right: 'on the right',
  any: 'wherever they like',
  nowhere: 'nowhere, and nobody comes',
};
const takesPlace = says('{Unit:takes|take} up position.');

/** Figures that were not on the board until now. */
function placed({ units }: EventOf<'formation-placed'>, state: State): string {
  const ids = Object.keys(units);
  const there = { ...state, units: { ...state.units, ...units } };
  return ids.length === 1 ? takesPlace({ unit: ids[0]! }, there) : `${capital(movers(ids, there))} take up position.`;
}
const isGone = says('{Unit:is|are} destroyed');
const fled = says('{Unit:runs|run}');
const draws = says('{Side} draw');
const steps = says('{Unit:retreats|retreat}');

/** The sentence for each event. */
export const EVENTS: { readonly [Type in Event['type']]: Sentence<OfType<Event, Type>, State> } = {
  'phase-began': ({ side, phase, turn }, state) =>
    `Turn ${turn}, ${PHASE_NAMES[phase]} phase: ${people(state, side)} ${DOES[phase]}.`,
  'card-drawn': (event, state) => `${draws(event, state)} ${cardName(event.card)}.`,
  'deck-renewed': 'The deck is used up: all discards are shuffled into a new one.',
  'card-played': says('{Side} play {cards}.'),
  'card-passed': says('{Side} play no card.'),
  'cards-discarded': says('{Side} discard {cards}.'),
  announced,
  'asking-changed': ({ isAlways }) =>
    isAlways
      ? 'Whoever holds a card is asked from now on, whether it is of use or not.'
      : 'Only those who hold a card of use are asked from now on.',
  negated: ({ side, what }, state) => `${capital(people(state, side))} stop ${WHAT[what.kind]}.`,
  'bayonets-fixed': ({ units }, state) => `${capital(movers(units, state))} may charge with the bayonet.`,
  'dice-thrown': ({ what: { thrown } }) => `The dice show ${thrown.faces?.join(' and ') ?? String(thrown.total)}.`,
  'between-due': says('{Side} may play a card between two actions.'),
  'pin-lifted': ({ units }, state) => lifted(units, state),
  'march-rolled': rolled(says('Being disrupted, {unit:rolls|roll} to march'), {
    stays: 'no',
    marches: 'yes',
  }),
  'march-due': ({ going }, state) => `${capital(movers(going, state))} may march without the others, or not at all.`,
  'formation-moved': ({ units, how }, state) => `${ofMovers(WENT[how], units, state)} ${howFar(Object.values(units))}.`,
  'formation-stayed': says('{Unit:stays|stay} in place.'),
  'evasion-due': ({ units }, state) => `${capital(listed(units.map((id) => nameOf(state, id))))} may withdraw.`,
  'evasion-left': says('{Unit:stays|stay}.'),
  'formation-reshaped': ({ units }, state) => ofMovers('{Who:changes|change} shape.', units, state),
  'formation-split': ({ units, apart }, state) =>
    filled(
      apart === undefined
        ? '{Who:parts|part} from the others.'
        : '{Who:counts|count} as a formation apart, and nobody has moved.',
      () => listed((apart?.[0] ?? Object.keys(units)).map((id) => nameOf(state, id))),
    ),
  'control-due': ({ units }, state) => `${capital(listed(units.map((id) => nameOf(state, id))))} charged last turn.`,
  'control-rolled': rolled(says('{Unit:rolls|roll} for control'), { 'in-hand': 'in hand', wild: 'running wild' }),
  'guns-fired': made(says('{Unit:fires|fire} at {at}')),
  'volley-fired': made(says('{Unit:fires|fire} a volley at {at}')),
  'charge-made': made(says('{Unit:charges|charge} {at}')),
  'charge-failed': rolled(says('{Unit:pays|pay} for it'), {
    disrupted: 'disrupted',
    routed: 'routed',
    destroyed: 'destroyed',
  }),
  'unit-disrupted': says('{Unit:is|are} disrupted, and laid on the side.'),
  'morale-tested': rolled(says('{Unit:is|are} disrupted once more. The morale test'), {
    holds: 'it holds',
    retreats: 'a retreat',
    routed: 'a rout',
    destroyed: 'destroyed',
  }),
  'stand-rolled': rolled(says('{Unit:makes|make} a last stand'), { disrupted: 'saved', destroyed: 'lost' }),
  'unit-retreated': (event, state) =>
    event.by === 0
      ? says('{Unit:stays|stay} in place, disrupted.')(event, state)
      : `${steps(event, state)} ${flight(event, state)}, disrupted.`,
  'rout-due': (event, state) =>
    says(event.isStand === true ? '{Unit:is|are} to make a last stand.' : '{Unit:is|are} about to rout.')(event, state),
  'flight-due': ({ units }, state) => `${capital(listed(units.map((id) => nameOf(state, id))))} have to run.`,
  'unit-routed': says('{Unit:routs|rout}.'),
  'unit-fled': (event, state) =>
    `${fled(event, state)} ${flight(event, state)}${event.facing === undefined ? '' : ', turned that way'}.`,
  'unit-left': says('{Unit:goes|go} off the board, lost for good.'),
  'unit-destroyed': (event, state) => `${isGone(event, state)}${WHY[event.because]}.`,
  'break-rolled': rolled(breaks, { 'all-rout': 'all of it', 'no-more': 'it holds' }),
  'formation-broke': broke,
  'overrun-due': says('{Unit} may ride on.'),
  'overrun-left': says('{Unit:halts|halt}.'),
  'overrun-ridden': says('{Unit:rides|ride} on.'),
  'recovery-rolled': rolled(says('{Unit:tries|try} to reform'), {
    'stays-disrupted': 'still disrupted',
    reforms: 'in order again',
  }),
  'rally-rolled': rolled(says('The HQ tries to rally {unit}'), { 'routs-on': 'they run on', rallied: 'they stop' }),
  'first-rolled': ({ first, faces }, state) =>
    `The dice show ${faces.join(' and ')}: ${people(state, first)} take the first turn, and the others set up first.`,
  'first-named': ({ first, deploys }, state) =>
    `${capital(people(state, deploys))} set up first, ${deploys === first ? 'and' : `and ${people(state, first)}`} take the first turn.`,
  'formation-placed': placed,
  'deployment-ended': says('{Side} have set up.'),
  'reinforcements-rolled': ({ side, reasons: [sum] }, state) =>
    `${capital(people(state, side))} roll for reinforcements: ${sum.total}, ${wordOf(sum) === 'arrives' ? 'a column arrives' : 'nobody comes'}.`,
  'arrival-rolled': ({ side, reasons: [sum] }, state) =>
    `${capital(people(state, side))} roll for the place: ${sum.total}, ${WHERE[wordOf(sum) ?? 'any']!}.`,
  'column-due': says('{Side} bring a column on.'),
  'column-waits': says('No place is free, and the column of {side} comes on next turn.'),
  'battle-over': ({ winner, because }, state) =>
    `${capital(people(state, winner))} win: ${because === 'hq' ? 'the enemy’s HQ is lost' : 'a fifth of the enemy’s army is lost'}.`,
};
