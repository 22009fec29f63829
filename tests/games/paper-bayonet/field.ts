import type { Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import type { Problem } from '../../../src/core/result.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { engine, type Event, type Order, type State } from '../../../src/games/paper-bayonet/index.ts';
import { SIGNS } from '../../../src/games/paper-bayonet/map.ts';
import { type Ground, type TurnPhase, UNIT_TYPES } from '../../../src/games/paper-bayonet/tables.ts';

/** What a test may say of its board besides the units. */
export interface Field {
  /** Rows of characters from the highest rank down: `.` open, `w` woods, `b` building, `h` hill. Nine by seven, all open, unless drawn. */
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
  /** Cavalry that has charged, and whom. */
  readonly charged?: Readonly<Record<string, string>>;
  readonly tied?: readonly (readonly [string, string])[];
  readonly agreement?: Readonly<Record<string, unknown>>;
  readonly objectives?: readonly string[];
  readonly readings?: Readings;
}

const OPEN = Array.from({ length: 7 }, () => '.........').join('\n');
const FORMATIONS = ['line', 'column', 'square'];
const CONDITIONS = ['steady', 'disrupted', 'routed', 'rallied'];
const BRIGADES: Readonly<Record<string, string>> = { french: 'dubois', allied: 'falken' };

/** Generals stand in corners of which no gun of these tests is on a line, unless a test puts them elsewhere. */
const GENERALS: Readonly<Record<string, string>> = { general: 'french brigadier i2', enemy: 'allied brigadier i6' };

/** A unit in words, in any order: `allied line-infantry d5 column disrupted`; a further brigade by name: `french cannon b1 of marchand`. */
function unit(id: string, words: string): Readonly<Record<string, string>> {
  const said = words.split(' ');
  const among = (known: readonly string[]) => said.find((word) => known.includes(word));
  const side = among(['french', 'allied'])!;
  const of = said.indexOf('of');
  return {
    name: `the ${id}`,
    type: among(UNIT_TYPES)!,
    brigade: of < 0 ? BRIGADES[side]! : said[of + 1]!,
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

/** A board as an author would write it; for tests that want to spoil it. */
export function written(units: Readonly<Record<string, string>>, field: Field = {}): Record<string, unknown> {
  const [french, allied] = field.edges ?? ['south', 'north'];
  const all = Object.entries({ ...GENERALS, ...units })
    .filter(([, words]) => words !== '')
    .map(([id, words]): [string, Readonly<Record<string, string>>] => [id, unit(id, words)]);
  const sideOf = (id: string) => ({ ...GENERALS, ...units })[id]!.split(' ').find((word) => word in BRIGADES)!;
  return {
    map: drawn(field),
    legend: Object.fromEntries(Object.entries(SIGNS).map(([word, letter]) => [letter, word])),
    sides: { french: { edge: french, facing: 0 }, allied: { edge: allied, facing: 4 } },
    brigades: Object.fromEntries(all.map(([id, { brigade }]) => [brigade!, sideOf(id)])),
    units: Object.fromEntries(all),
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

/** The legal state of that board; throws where it is none. */
export function stand(units: Readonly<Record<string, string>>, field: Field = {}): State {
  const started = engine.start(written(units, field), field.readings ?? {});
  if (!started.ok) throw new Error(started.error.map(told).join('\n'));
  return started.value;
}

/** What is wrong with a board, a sentence each. */
export function wrong(board: unknown, readings: Readings = {}): readonly string[] {
  const started = engine.start(board, readings);
  return started.ok ? [] : started.error.map(told);
}

const told = ({ path, found, wanted }: Problem): string => `${path}: found ${found}, expected ${wanted}`;

/** `allowed by …` or `refused by … (reason)`, so that a table of tests can name it. */
export function verdict(state: State, order: Order): string {
  const judged = engine.judge(state, order);
  return judged.ok ? `allowed ${judged.clauses.join(' ')}`.trim() : `${judged.clause} ${judged.reason}`;
}

/** What has come of an order. */
export interface Came {
  readonly events: readonly Event[];
  readonly state: State;
}

/** Carries out orders in turn with these dice, all of which must be rolled. */
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
