import type { Direction } from '../../geometry/facings.ts';
import { atMost } from '../../geometry/lengths.ts';
import { distance, type Point } from '../../geometry/vectors.ts';
import { listed, plural } from '../contract/sentences.ts';
import { ordersOf, type OrdersOf } from '../contract/orders.ts';
import type { OfType } from '../contract/words.ts';
import { GUESS, SUPPORT_GUESS } from './artillery/guessing.ts';
import type { Body } from './bodies/body.ts';
import { speedOf } from './moving/speed.ts';
import { countOf } from './bodies/models.ts';
import { highestOf } from './bodies/officers.ts';
import { BATTLE_ORDERS, type BattleKinds } from './deploying/orders.ts';
import { compassOf, nameOf, officerName, people, PHASE_NAMES, placeText, turnSaid, waySaid } from './names.ts';
import { read } from './rulings.ts';
import type { State } from './state.ts';
import type { Commander } from './tables.ts';
import { mayMeasure } from './turn/measuring.ts';

/** The kinds of fields that orders have. */
export interface FieldKinds extends BattleKinds {
  unit: string;
  units: readonly string[];
  side: string;
  /** The side of the body that an order is written for. */
  owner: string;
  point: Point;
  facing: Direction;
  /** How many files a body takes up. */
  files: number;
  /** The rank of an officer. */
  officer: Commander;
  /** How far a gunner guesses that his shot must go, in centimetres. */
  guess: number;
  /** The same for each gun that supports a charge, in the order in which they are named. */
  guesses: number | readonly number[];
}

const { order, form, either } = ordersOf<FieldKinds, State>();

/** An order as it is written for one body. */
interface Writing {
  readonly unit: string;
  readonly by: string;
  readonly does: 'fire' | 'charge' | 'support' | 'hold' | 'move';
  readonly at?: string;
  readonly to?: Point;
  readonly facing?: Direction;
  readonly files?: number;
}

/**
 * Whether an order tells how far it leads: one that is no longer than the move of its body measures
 * nothing else on the table. @ruling cf-071
 */
const hasLength = (state: State, body: Body, to: Point): boolean =>
  mayMeasure(state) || atMost(distance(body.at, to), speedOf(state, body));

function writingSaid({ unit, does, at, to, facing, files }: Writing, state: State): string {
  const name = nameOf(unit, state);
  if (does === 'fire' || does === 'charge')
    return `Write for ${name}: ${does} ${does === 'fire' ? 'at ' : ''}${nameOf(at ?? '', state)}`;
  if (does === 'move' && to === undefined) return `Write for ${name}: turn on the spot`;
  if (does !== 'move' || to === undefined) return `Write for ${name}: ${does}`;
  const body = state.units[unit];
  if (files !== undefined && body !== undefined && String(body.at) === String(to))
    return `Write for ${name}: form ${plural(Math.ceil(countOf(body) / files), 'rank')} of ${files} on the spot`;
  const then = at === undefined ? '' : `, and fire at ${nameOf(at, state)}`;
  const where = body === undefined ? placeText(to, state) : waySaid(body, to, hasLength(state, body, to));
  const turned = facing === undefined ? '' : turnSaid(body, { facing });
  return `Write for ${name}: move ${where}${turned}${files === undefined ? '' : `, ${files} files wide`}${then}`;
}

/** The officer of a body who is meant: the highest, if nobody is named. */
function officerOf(unit: string, officer: Commander | undefined, state: State): string {
  const body = state.units[unit];
  const meant = officer ?? (body === undefined ? undefined : highestOf(body)?.commander);
  return `${meant === undefined ? 'an officer' : officerName(meant)} of ${nameOf(unit, state)}`;
}

/** What a gunner says before his shot. */
function aimSaid(
  { guess, laid }: { readonly guess?: number | undefined; readonly laid?: Point | undefined },
  state: State,
): string {
  if (guess === undefined) return '';
  return `, ${guess} cm${laid === undefined ? '' : `, laid ${mayMeasure(state) ? 'to ' : ''}${placeText(laid, state)}`}`;
}

interface Reforming {
  readonly unit: string;
  readonly files?: number;
  readonly facing?: Direction;
}

function reformSaid({ unit, files, facing }: Reforming, state: State): string {
  const body = state.units[unit];
  const isTurned = facing !== undefined && String(facing) !== String(body?.facing);
  return `Reform ${nameOf(unit, state)}${files === undefined ? '' : `, ${files} files wide`}${isTurned ? `, facing ${compassOf(facing)}` : ''}`;
}

/** A charge, who supports it, and what their gunners guess. */
interface Charging {
  readonly unit: string;
  readonly support: readonly string[];
  readonly guess?: FieldKinds['guesses'];
}

function chargeSaid({ unit, support, guess }: Charging, state: State): string {
  const guesses = guess === undefined ? '' : `, ${[guess].flat().join(' and ')} cm`;
  const by = support.length === 0 ? '' : `, supported by ${listed(support.map((id) => nameOf(id, state)))}`;
  return `Issue the charge of ${nameOf(unit, state)}${by}${guesses}`;
}

/** Every order that a player can give. */
export const ORDERS = {
  /** Both sides roll for the initiative of the turn. */
  roll: order({
    fields: {},
    written: '{ roll: initiative }',
    says: 'Roll for the initiative',
    deed: 'rolling for the initiative',
  }),
  keep: order({
    fields: {},
    written: '{ keep: initiative }',
    says: 'Keep the initiative',
    deed: 'keeping the initiative',
  }),
  give: order({
    fields: {},
    written: '{ give: initiative }',
    says: 'Give the initiative to the other side',
    deed: 'giving the initiative away',
  }),
  /** A side writes, or writes anew, what a body is to do in this turn. */
  write: either<Writing>({
    forms: [
      form({ unit: 'unit', at: 'unit', by: 'owner' }, '{ write: unit, does: fire, at }', { does: 'fire' }),
      form({ unit: 'unit', at: 'unit', by: 'owner' }, '{ write: unit, does: charge, at }', { does: 'charge' }),
      form({ unit: 'unit', by: 'owner' }, '{ write: unit, does: support }', { does: 'support' }),
      form({ unit: 'unit', by: 'owner' }, '{ write: unit, does: hold }', { does: 'hold' }),
      form(
        { unit: 'unit', to: 'point?', facing: 'facing?', files: 'files?', at: 'unit?', by: 'owner' },
        '{ write: unit, does: move, to, facing, files, at }',
        { does: 'move' },
      ),
    ],
    says: writingSaid,
    deed: 'writing orders',
    target: ({ at, to }) => (to !== undefined ? { point: to } : at !== undefined ? { unit: at } : null),
  }),
  /** An officer is to pass over to the ranks of another body when all move. */
  'pass-over': order({
    fields: { unit: 'unit', at: 'unit', officer: 'officer?', by: 'owner' },
    written: '{ pass-over: unit, to: at, officer }',
    says: ({ unit, at, officer }, state) =>
      `Write for ${officerOf(unit, officer, state)}: pass over to ${nameOf(at, state)}`,
    deed: 'writing orders',
    target: ({ at }) => ({ unit: at }),
  }),
  'hand-in': order({
    fields: { by: 'side' },
    written: '{ hand-in: by }',
    says: ({ by }, state) => `Hand in the orders of ${people(by, state)}`,
    deed: 'handing in orders',
  }),
  /** A body that has rallied takes up a formation, about its centre. */
  reform: order({
    fields: { unit: 'unit', files: 'files?', facing: 'facing?' },
    written: '{ reform: unit, files, facing }',
    says: reformSaid,
    deed: 'reforming',
  }),
  /** A body charges whom its order names; others support it with their fire. */
  charge: order({
    fields: { unit: 'unit', support: 'units', guess: 'guesses?' },
    written: '{ charge: unit, support, guess }',
    says: chargeSaid,
    deed: 'charges',
    typed: SUPPORT_GUESS,
  }),
  'call-off': order({
    fields: { unit: 'unit' },
    written: '{ call-off: unit }',
    says: 'Try to call off the charge of {unit}',
    deed: 'calling off a charge',
  }),
  ...BATTLE_ORDERS,
  stand: order({
    fields: { unit: 'unit', guess: 'guess?', laid: 'point?' },
    written: '{ stand: unit, guess, laid }',
    says: ({ unit, guess, laid }, state) =>
      `Stand and shoot with ${nameOf(unit, state)}${aimSaid({ guess, laid }, state)}`,
    deed: 'answers to a charge',
    typed: GUESS,
  }),
  counter: order({
    fields: { unit: 'unit' },
    written: '{ counter: unit }',
    says: 'Counter charge with {unit}',
    deed: 'answers to a charge',
  }),
  retreat: order({
    fields: { unit: 'unit' },
    written: '{ retreat: unit }',
    says: 'Retreat with {unit}',
    deed: 'answers to a charge',
  }),
  /** By one reading: a charged body does none of the three. */
  receive: order({
    fields: { unit: 'unit' },
    written: '{ receive: unit }',
    says: 'Receive the charge with {unit}',
    deed: 'answers to a charge',
  }),
  /** A body shoots at whom its order names; `at`: at whom, if it names nobody. */
  fire: order({
    fields: { unit: 'unit', guess: 'guess?', laid: 'point?', at: 'unit?' },
    written: '{ fire: unit, guess, laid, at }',
    says: ({ unit, guess, laid, at }, state) =>
      `Fire with ${nameOf(unit, state)}${at === undefined ? '' : ` at ${nameOf(at, state)}`}${aimSaid({ guess, laid }, state)}`,
    deed: 'shots',
    target: ({ at }) => (at === undefined ? null : { unit: at }),
    typed: GUESS,
  }),
  /** Two bodies in contact fight. */
  fight: order({
    fields: { unit: 'unit', at: 'unit' },
    written: '{ fight: unit, at }',
    says: 'Fight out the melee of {unit} with {at}',
    deed: 'melees',
    target: ({ at }) => ({ unit: at }),
  }),
  'end-phase': order({
    fields: {},
    written: '{ end: phase }',
    says: (_end, state) =>
      state.phase === 'charge' && read(state, 'cf-111') === 'may-pass'
        ? 'Issue no charge now'
        : `End the ${PHASE_NAMES[state.phase]} phase`,
    deed: 'ending the phase',
  }),
};

/** An order of Campaign 1805. */
export type Order = OrdersOf<typeof ORDERS>;

/** The order of one type. */
export type OrderOf<T extends Order['type']> = OfType<Order, T>;
