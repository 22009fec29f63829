import type { Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import type { Problem } from '../../../src/core/result.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { engine, type Event, type Order, type State } from '../../../src/games/paper-bayonet/index.ts';
import { SIGNS } from '../../../src/games/paper-bayonet/boards/map.ts';
import { type Ground, type TurnPhase, UNIT_TYPES } from '../../../src/games/paper-bayonet/tables.ts';

/**
 * The units of a board by their ids, each in the words that `unit` reads. Empty words leave the
 * unit out.
 */
export type Units = Readonly<Record<string, string>>;

/** What a test may say about its board besides the units. */
export interface Field {
  /**
   * Rows of characters from the highest rank down: `.` open, `w` woods, `b` building, `h` hill.
   * Nine by seven, all open, unless drawn.
   */
  readonly map?: string;
  /** Ground of single squares: `{ d3: 'woods' }`. */
  readonly ground?: Readonly<Record<string, Ground>>;
  readonly edges?: readonly [french: string, allied: string];
  readonly phase?: TurnPhase;
  readonly side?: string;
  readonly round?: number;
  readonly activated?: readonly string[];
  readonly fired?: readonly string[];
  readonly moved?: readonly string[];
  /** The cavalry that has charged, and what it has charged. */
  readonly charged?: Readonly<Record<string, string>>;
  readonly tied?: readonly (readonly [string, string])[];
  readonly agreement?: Readonly<Record<string, unknown>>;
  readonly objectives?: readonly string[];
  readonly readings?: Readings;
  /** The reading of one ruling. */
  readonly [ruling: `pb-${string}`]: string;
}

const OPEN = Array.from({ length: 7 }, () => '.........').join('\n');
const FORMATIONS = ['line', 'column', 'square'];
const CONDITIONS = ['steady', 'disrupted', 'routed', 'rallied'];
const BRIGADES: Readonly<Record<string, string>> = { french: 'dubois', allied: 'falken' };

/**
 * The Generals stand in corners that no gun of these tests can fire into, unless a test puts them
 * elsewhere.
 */
const GENERALS: Readonly<Record<string, string>> = { general: 'brigadier i2', enemy: 'allied brigadier i6' };

const sideOf = (words: string): string => words.split(' ').find((word) => word in BRIGADES) ?? 'french';

/**
 * A unit in words, in any order: `allied heavy-infantry d5 column disrupted`. A further brigade is
 * given by name: `cannon b1 of marchand`. Without other words it is French line infantry, in line
 * and steady.
 */
function unit(id: string, words: string): Readonly<Record<string, string>> {
  const said = words.split(' ');
  const among = (known: readonly string[]) => said.find((word) => known.includes(word));
  const of = said.indexOf('of');
  return {
    name: `the ${id}`,
    type: among(UNIT_TYPES) ?? 'line-infantry',
    brigade: of < 0 ? BRIGADES[sideOf(words)]! : said[of + 1]!,
    at: said.find((word) => /^[a-z]\d+$/.test(word))!,
    formation: among(FORMATIONS) ?? 'line',
    condition: among(CONDITIONS) ?? 'steady',
  };
}

function drawn({ map = OPEN, ground = {} }: Field): string {
  const rows = map
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean);
  const marked = rows.map((row, i) =>
    [...row].map((character, file) => {
      const word = ground[`${String.fromCharCode(97 + file)}${rows.length - i}`];
      return word === undefined ? character : SIGNS[word];
    }),
  );
  const letters = [...rows[0]!].map((_, file) => String.fromCharCode(97 + file)).join('');
  return [...marked.map((row, i) => `${rows.length - i} ${row.join('')}`), `  ${letters}`].join('\n');
}

/** A board in the form in which authors write it, for tests that want to spoil it. */
export function written(units: Units, field: Field = {}): Record<string, unknown> {
  const [french, allied] = field.edges ?? ['south', 'north'];
  const said = Object.entries({ ...GENERALS, ...units }).filter(([, words]) => words !== '');
  return {
    map: drawn(field),
    legend: Object.fromEntries(Object.entries(SIGNS).map(([word, letter]) => [letter, word])),
    sides: { french: { edge: french, facing: 0 }, allied: { edge: allied, facing: 4 } },
    brigades: Object.fromEntries(said.map(([id, words]) => [unit(id, words).brigade!, sideOf(words)])),
    units: Object.fromEntries(said.map(([id, words]) => [id, unit(id, words)])),
    ...(field.agreement !== undefined && { agreement: field.agreement }),
    ...(field.objectives !== undefined && { objectives: field.objectives }),
    now: {
      round: field.round ?? 1,
      side: field.side ?? 'french',
      phase: field.phase ?? 'artillery',
      activated: field.activated ?? ['dubois'],
      fired: field.fired ?? [],
      moved: field.moved ?? [],
      charged: field.charged ?? {},
      tied: field.tied ?? [],
    },
  };
}

/** The state that begins on a written board. Throws if the board is faulty. */
export function begin(board: unknown, readings: Readings = {}): State {
  const started = engine.start(board, readings);
  if (!started.ok) throw new Error(started.error.map(told).join('\n'));
  return started.value;
}

/** The legal state of that board. Throws if the board is faulty. */
export function stand(units: Units, field: Field = {}): State {
  const named = Object.entries(field).flatMap(([key, reading]) =>
    key.startsWith('pb-') && typeof reading === 'string' ? [[key, reading] as const] : [],
  );
  return begin(written(units, field), { ...field.readings, ...Object.fromEntries(named) });
}

/** What is wrong with a board, in sentences. */
export function wrong(board: unknown, readings: Readings = {}): readonly string[] {
  const started = engine.start(board, readings);
  return started.ok ? [] : started.error.map(told);
}

const told = ({ path, found, wanted }: Problem): string => `${path}: found ${found}, expected ${wanted}`;

/** `allowed by …` or `refused by … (reason)`, as the tables of tests name it. */
export function verdict(state: State, order: Order): string {
  const judged = engine.judge(state, order);
  return judged.ok ? `allowed ${judged.clauses.join(' ')}`.trim() : `${judged.clause} ${judged.reason}`;
}

/** The result of some orders. */
export interface Came {
  readonly events: readonly Event[];
  readonly state: State;
}

/** Carries out orders in turn with these dice. All of the dice must be rolled. */
export function carry(state: State, orders: readonly Order[], dice: readonly Scripted[]): Came {
  const script = scripted(dice);
  const events: Event[] = [];
  let now = state;
  for (const order of orders) {
    for (const event of engine.resolve(now, order, script)) {
      events.push(event);
      now = engine.apply(now, event);
    }
  }
  script.assertSpent();
  return { events, state: now };
}

/** An event in short: `unit-routed target d7`. */
export const short = (event: Event): string =>
  [
    event.type,
    'unit' in event ? event.unit : '',
    'to' in event ? [event.to].flat().join('|') : '',
    'brigade' in event ? event.brigade : '',
  ]
    .filter(Boolean)
    .join(' ');

export { engine };
export type { Event, Order, State };
