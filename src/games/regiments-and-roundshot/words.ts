import { MEASURES, round } from '../../geometry/lengths.ts';
import { saysOf } from '../contract/orders.ts';
import { capital, plural } from '../contract/sentences.ts';
import type { Lack, Words } from '../contract/words.ts';
import { aim, lostOf, mayLose } from './battle/victory.ts';
import type { Event } from './events.ts';
import { formationOf, shapeOf } from './formations/formation.ts';
import { compass, drawnName, heading, nameOf, people, PHASE_NAMES } from './names.ts';
import { ORDERS, type Order } from './orders.ts';
import type { Roll } from './reasons.ts';
import { REFUSALS, type Refusals } from './refusals.ts';
import type { State, Unit } from './state.ts';
import { EVENTS } from './turn/event-words.ts';
import { mustCharge } from './turn/phases.ts';

/** The types of Regiments & Roundshot that its words need. */
interface Roundshot {
  state: State;
  order: Order;
  event: Event;
  refusals: Refusals;
  roll: Roll;
}

const STATES: Readonly<Record<Unit['condition'], string>> = { steady: '', disrupted: 'disrupted', routing: 'routing' };
const KIND = { infantry: 'infantry', cavalry: 'cavalry', artillery: 'guns' } as const;

const of =
  (what: string) =>
  (whose: string, state: State): string =>
    `${what} of ${nameOf(state, whose)}`;

/** Where an arrival roll sends a column. */
const PLACES: Readonly<Record<string, string>> = {
  'on-left': 'on the left',
  'in-centre': 'in the middle',
  'on-right': 'on the right',
  anywhere: 'where you like',
};

/** What did not happen, of all that a task may ask for. */
const UNHAPPENED: Readonly<Record<string, string>> = {
  'card-drawn': 'No card was drawn.',
  'card-played': 'No card was played.',
  'charge-made': 'Nobody has charged.',
  'formation-joined': 'They are still two formations.',
  'formation-split': 'They are still one formation.',
  negated: 'Nothing was called off: what was announced goes on.',
  'overrun-ridden': 'Nobody has ridden on.',
  'pin-lifted': 'They are still pinned.',
  'unit-retreated': 'Nobody has retreated.',
};

/** What a goal still lacks: an event, or cards that were to be kept. */
function lacks(lack: Lack): string | null {
  if ('event' in lack) return UNHAPPENED[lack.event] ?? null;
  return lack.path.startsWith('hands.')
    ? 'Now other cards are left in the hand than those that were to be kept.'
    : null;
}

/**
 * Who must charge before the Charge phase can end: else nothing says why it cannot.
 * @clause rr.charge.cavalry-automatic
 */
function asks(state: State): string {
  const isCharging = state.phase === 'charge' && state.pending === null && state.awaits?.kind === 'phase';
  const [unit] = isCharging ? mustCharge(state) : [];
  return unit === undefined
    ? ''
    : `${heading(state, state.side)}: your orders. ${REFUSALS['must-charge']({ unit }, state)}`;
}

/** Everything that Regiments & Roundshot puts into words. */
export const words: Words<Roundshot> = {
  events: EVENTS,
  refusals: REFUSALS,
  orders: saysOf(ORDERS),
  rolls: {
    bombardment: of('shot'),
    volley: of('volley'),
    charge: of('charge'),
    morale: of('morale'),
    break: of('break roll'),
    stand: of('last stand'),
    failed: of('failed charge'),
    march: of('march'),
    recovery: of('reforming'),
    rally: of('rally'),
    control: of('control'),
    nearest: of('which way'),
    first: (whose, state) => people(state, whose),
    reinforcement: (whose, state) => `reinforcements of ${people(state, whose)}`,
    arrival: (whose, state) => `arrival of ${people(state, whose)}`,
    draw: (whose, state) => `card of ${people(state, whose)}`,
    lost: (whose, state) => `card that ${people(state, whose)} lose`,
    taken: (whose, state) => `card that ${people(state, whose)} lose`,
  },
  drawn: drawnName,
  unit(id, state) {
    const unit = state.units[id];
    if (unit === undefined) return `${capital(nameOf(state, id))}, gone`;
    const [x, y] = unit.at.map((part) => round((100 * part) / MEASURES.in) / 100);
    const formation = formationOf(state, unit) as readonly [Unit, ...(readonly Unit[])];
    const shape = formation.length === 1 ? '' : `in ${SHAPES[shapeOf(state, formation)]} of ${formation.length}`;
    const kind = `${unit.isHq === true ? 'HQ' : KIND[unit.arm]} of ${people(state, unit.side)}`;
    return [`${unit.name} (${kind}) at [${x}, ${y}]`, `facing ${compass(unit)}`, shape, STATES[unit.condition]]
      .filter(Boolean)
      .join(', ');
  },
  name: (id, state) => nameOf(state, id),
  outcome: (word) => {
    if (word === 'steady') return { says: 'in order again', favours: 'actor' };
    if (word === 'rallied') return { says: 'rallied', favours: 'actor' };
    if (word === 'in-hand') return { says: 'in hand', favours: 'actor' };
    if (word === 'wild') return { says: 'running wild', favours: 'target' };
    if (word === 'arrived') return { says: 'a column arrives', favours: 'actor' };
    if (word === 'marched') return { says: 'all march', favours: 'actor' };
    if (word === 'left-behind') return { says: 'somebody stays', favours: 'target' };
    if (Object.hasOwn(PLACES, word)) return { says: PLACES[word]!, favours: 'actor' };
    return word.startsWith('actor-') ? { says: word.slice('actor-'.length), favours: 'target' } : null;
  },
  losses: 'figures',
  lacks,
  side: (id, state) => heading(state, id),
  moment: (state) => {
    const { turn, side, owner, phase, awaits } = state;
    const [due = side] = awaits?.sides.length === 1 ? awaits.sides : [];
    const who = due === owner ? heading(state, due) : `${heading(state, due)}, in the turn of ${people(state, owner)}`;
    return `Turn ${turn}, ${PHASE_NAMES[phase]} phase · ${who}`;
  },
  asks,
  aim,
  standing: (state) =>
    state.armies === null
      ? []
      : Object.keys(state.sides).map(
          (side) =>
            `${capital(people(state, side))} have lost ${plural(lostOf(state, side), 'figure')}, and are beaten at ${mayLose(state, side)}.`,
        ),
};

const SHAPES = { column: 'a column', line: 'a line', irregular: 'an irregular formation' } as const;
