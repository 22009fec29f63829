import { saysOf } from '../contract/orders.ts';
import { capital, sentences, toldAlike } from '../contract/sentences.ts';
import type { Words } from '../contract/words.ts';
import { wordOf } from '../../core/reasons.ts';
import { MEASURES, round } from '../../geometry/lengths.ts';
import { COMPASS } from '../../geometry/compass.ts';
import { facingOf } from '../../geometry/placing.ts';
import { distance, dot } from '../../geometry/vectors.ts';
import type { Event, EventOf } from './events.ts';
import { ORDERS, type Order } from './orders.ts';
import type { Roll } from './reasons.ts';
import { REFUSALS, type Refusals } from './refusals.ts';
import { isTouching } from './charging/contact.ts';
import { isScreened } from './shooting/screens.ts';
import { formationSeen } from './moving/formations.ts';
import { movesFirst, phasing, type Pose, type State, waitingUnit } from './state.ts';
import { brackets, type Phase, PHASES, PROFILES } from './tables.ts';
import { away, DOES, FORMATION_NAMES, length, nameOf } from './names.ts';
import { asks } from './battle/asks.ts';
import { aim, BATTLE_EVENTS, BATTLE_ROLLS, lacks, standing, stepText } from './battle/words.ts';

/** The types of 2 by 2 that its words need. */
export interface TwoByTwo {
  state: State;
  order: Order;
  event: Event;
  refusals: Refusals;
  roll: Roll;
}

const name = (id: string, state: State): string => nameOf(state, id);

const says = sentences<State>()({
  ...toldAlike(['at', 'foe', 'loser', 'unit', 'winner'], name),
});

const shoots = says('{Unit:shoots|shoot} at {at}');

/** The ranges of a unit: the limits beside which the distance of its shot is told. */
const limitsOf = (unit: string, { units }: State): readonly number[] =>
  units[unit] === undefined ? [] : PROFILES[units[unit].type].range.map((range) => brackets(range));

/** The effect of a shot on its target, in a word. */
const CAME: Readonly<Record<string, string>> = {
  unharmed: 'no effect',
  pinned: 'pinned',
  disrupted: 'disrupted',
  routed: 'routed',
};

function fired(event: EventOf<'shot-fired'>, state: State): string {
  const [sum] = event.reasons;
  const cap = sum.instead === undefined ? '' : ', though at this range a shot can do no more than pin';
  const [firer, target] = [state.units[event.unit], state.units[event.at]];
  // Bases may touch at a corner, which is some way from the middle of the front.
  const isClose = firer !== undefined && target !== undefined && isTouching(firer, target);
  const far = isClose ? 'in contact' : away(event.distance, limitsOf(event.unit, state));
  return `${shoots(event, state)}, ${far}: ${sum.total}, ${CAME[wordOf(sum) ?? 'unharmed']!}${cap}.`;
}

const moves = says('{Unit:moves|move}.');
const charges = says('{Unit:charges|charge}.');
const turns = says('{Unit:turns|turn} on the spot.');

const isSameSpot = ({ at: [x, y] }: Pose, { at: [u, v] }: Pose): boolean => x === u && y === v;

const pinnedMay = says('{Unit:is|are} pinned, and may shoot, but not move, only turn.');
const pinnedOnly = says('{Unit:is|are} pinned, and may not move, only turn.');
const pinnedToo = says('{Unit:is|are} pinned as well as disrupted.');
/** Has this unit no range at all, such as cavalry? */
const neverShoots = ({ unit }: { readonly unit: string }, { units }: State): boolean =>
  units[unit] !== undefined && PROFILES[units[unit].type].range.length === 0;

const breaks = says('{Unit:routs|rout}');
const panics = says('{Unit:routs|rout}, caught in the panic');

const GONE: Readonly<Record<Exclude<EventOf<'unit-destroyed'>['because'], 'stopped'>, string>> = {
  die: 'for good',
  edge: 'over the edge of the table',
  melee: 'cut down in the melee',
};
const goes = says('{Unit:is|are} destroyed');
const trapped = says('{Unit} cannot get away, and {unit:is|are} destroyed.');

const faces = says('{Unit:turns|turn} to face {foe}');

const penned = says('{Unit:is|are} to go back, but there is no room behind.');
const stopped = says('{Unit:is|are} stopped');
const flees = says('{Unit:flees|flee}');
const cornered = says('{Unit:finds|find} no room to flee, disrupted.');

const forms = says('{Unit:is|are} in');
/** The sentence for each event. */
const EVENTS: Words<TwoByTwo>['events'] = {
  ...BATTLE_EVENTS,
  'phase-began': ({ side, phase, turn }, { sides }) => `Turn ${turn}: ${sides[side]!.name} ${DOES[phase]}.`,
  'unit-moved': (event, state) => {
    const from = state.units[event.unit];
    const to = event.through.at(-1)!;
    if (event.charge !== undefined) return charges(event, state);
    return from !== undefined && isSameSpot(from, to) ? turns(event, state) : moves(event, state);
  },
  'rally-rolled': (event, state) =>
    `${says('{Unit:tries|try} to rally')(event, state)}: ${event.reasons[0].total}, ${wordOf(event.reasons[0])!}.`,
  'unit-rallied': (event, state) => `${says('{Unit:is|are} no longer')(event, state)} ${event.of}.`,
  'principal-named': says('{Unit:fights|fight}.'),
  'melee-drawn': says('{Unit} and {at} are level, and roll again.'),
  'side-scored': (event, state) => `${says('{Unit:comes|come} to')(event, state)} ${event.reasons[0].total}.`,
  'melee-decided': (event, state) =>
    `${says('{Winner:beats|beat} {loser}')(event, state)} by ${event.reasons[0].total}.`,
  'melee-settled': says('{Winner} and {loser} have fought, and now it is settled.'),
  'unit-held': says('{Unit:keeps|keep} the place.'),
  'unit-thrown-back': (event, state) => {
    if (event.by === 0) return penned(event, state);
    return `${event.how === 'repulsed' ? says('{Unit:is|are} thrown back')(event, state) : says('{Unit:recoils|recoil}')(event, state)} ${length(event.by)}.`;
  },
  'unit-followed-up': says('{Unit:takes|take} the ground.'),
  'ground-left': says('{Unit:stays|stay} in place.'),
  'unit-stood': says('{Unit:stands|stand} fast.'),
  'unit-faced': (event, state) => {
    const charger = state.units[event.foe];
    const slid = length(charger === undefined ? 0 : distance(charger.at, event.slid.at));
    const turned = faces(event, state);
    return slid === '[0]' ? `${turned}.` : `${turned}; ${says('{foe:slides|slide}')(event, state)} ${slid} into line.`;
  },
  'charger-stalled': (event, state) =>
    `${stopped(event, state)}${event.by === 0 ? ', but there is no room behind' : `, and put back ${length(event.by)}`}.`,
  'contact-made': (event, state) =>
    event.by === 'counter-charge'
      ? says('{Unit:strikes|strike} {at} in a counter-charge.')(event, state)
      : says('{Unit:comes|come} into contact with {at}.')(event, state),
  'screen-changed': (event, state) =>
    event.screen
      ? says('{Unit:puts|put} out skirmishers.')(event, state)
      : says('{Unit:calls|call} in the skirmishers.')(event, state),
  'formation-changed': (event, state) =>
    `${forms(event, state)} ${FORMATION_NAMES[event.formation]}${event.formation === 'line' ? ' again' : ''}.`,
  'shot-fired': fired,
  'firer-pinned': says('{Unit:is|are} pinned by firing.'),
  'unit-pinned': (event, state) => {
    if (state.units[event.unit]?.disrupted === true) return pinnedToo(event, state);
    return (neverShoots(event, state) ? pinnedOnly : pinnedMay)(event, state);
  },
  'unit-disrupted': says('{Unit:is|are} disrupted, and may neither move nor shoot.'),
  'unit-routed': (event, state) => {
    const [{ total }] = event.reasons;
    return `${(event.caught === null ? breaks : panics)(event, state)}: the die shows ${total}.`;
  },
  'unit-fled': (event, state) =>
    event.by === 0 ? cornered(event, state) : `${flees(event, state)} ${length(event.by)}, disrupted.`,
  'unit-destroyed': (event, state) =>
    event.because === 'stopped' ? trapped(event, state) : `${goes(event, state)}, ${GONE[event.because]}.`,
};

/** The point of the compass that is nearest to a facing. */
const compass = ({ facing }: Pose): string =>
  [...COMPASS].sort((a, b) => dot(facingOf(b), facing) - dot(facingOf(a), facing))[0]!;

/** Everything that 2 by 2 puts into words. */
export const words: Words<TwoByTwo> = {
  events: EVENTS,
  refusals: REFUSALS,
  orders: saysOf(ORDERS),
  rolls: {
    ...BATTLE_ROLLS,
    shot: (whose, state) => `shot of ${nameOf(state, whose)}`,
    rally: (whose, state) => `rally of ${nameOf(state, whose)}`,
    melee: (whose, state) => `melee of ${nameOf(state, whose)}`,
    rout: (whose, state) => `rout of ${nameOf(state, whose)}`,
  },
  unit(id, state) {
    const unit = state.units[id];
    const waiting = waitingUnit(state, id);
    if (waiting !== undefined)
      return `${waiting.name} (${PROFILES[waiting.type].name} of ${state.sides[waiting.side]!.name}), beside the table`;
    if (unit === undefined) return `${capital(id)}, destroyed`;
    const formation = formationSeen(state, unit);
    const [x, y] = unit.at.map((part) => round((10 * part) / MEASURES['[1]']) / 10);
    const is = [
      unit.pinned ? 'pinned' : '',
      unit.disrupted ? 'disrupted' : '',
      isScreened(state, unit) ? 'with skirmishers' : '',
      formation === null ? '' : `in ${FORMATION_NAMES[formation]}`,
      state.shot.includes(id) ? 'has shot' : '',
    ];
    const kind = `${PROFILES[unit.type].name} of ${state.sides[unit.side]!.name}`;
    return [`${unit.name} (${kind}) at [${x}, ${y}]`, `facing ${compass(unit)}`, ...is].filter(Boolean).join(', ');
  },
  name,
  waiting(id, state) {
    const unit = waitingUnit(state, id);
    if (unit === undefined) return nameOf(state, id);
    const { name: kind, ap } = PROFILES[unit.type];
    return `${unit.name} (${kind}, ${ap} AP)`;
  },
  outcome: (word, events) => {
    const has = (type: Event['type']) => events.some((event) => event.type === type);
    if (word === 'rallied') return { says: 'rallied', favours: 'actor' };
    if (word === 'called-on') return { says: 'reinforcements come', favours: 'actor' };
    if (has('reinforcements-rolled')) return { says: 'nobody comes', favours: 'target' };
    // In a melee the column already says which unit is repulsed. A unit that holds its place has
    // neither won nor lost.
    if (word.startsWith('actor-')) return { says: word.slice('actor-'.length), favours: 'target' };
    if (word !== 'unharmed') return null;
    if (has('melee-decided')) return { says: 'kept the place', favours: 'neither' };
    return has('rally-rolled') ? { says: 'no better', favours: 'target' } : null;
  },
  asks,
  aim,
  standing,
  lacks,
  losses: 'units',
  side: (id, { sides }) => capital(sides[id]!.name.replace(/^the /, '')),
  moment(state) {
    const step = stepText(state);
    if (step !== null) return step;
    const { turn, side, sides } = state;
    const phase = state.phase as Phase;
    const half = phasing(state) === movesFirst(state) ? 'first' : 'second';
    return `Turn ${turn}, ${half} half · ${capital(sides[side]!.name)} ${DOES[phase]} · ${PHASES.indexOf(phase) + 1} of ${PHASES.length}`;
  },
};
