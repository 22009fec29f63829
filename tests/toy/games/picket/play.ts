import { D10, D6, PERCENTAGE_DIE, type Dice } from '../../../../src/core/dice.ts';
import type { Tally } from '../../../../src/core/outcomes.ts';
import { bandOf } from '../../../../src/core/bands.ts';
import { add, against, atLeast, cell, die, sum, total } from '../../../../src/core/reasons.ts';
import { wordOf, type Pool, type Reason, type Sum } from '../../../../src/core/reasons.ts';
import { reader } from '../../../../src/core/rulings.ts';
import type { EventLike } from '../../../../src/games/contract/engine.ts';
import { played } from '../../../../src/games/contract/hands.ts';
import { rollOff } from '../../../../src/games/contract/roll-off.ts';
import { lossesOf, nerveOf } from './charts/charts.ts';
import { afterMarch } from './bodies/march.ts';
import { covers, gone, posted } from './places/places.ts';
import type { Order } from './orders.ts';
import { foe, sidesOf, type Clause, type State } from './state.ts';

export const READINGS = { 'pk-001': ['always', 'never'] } as const;
const read = reader(READINGS);

/** What happened to whom, in a word, and what it leaves on the board. */
export interface Event extends EventLike {
  readonly type: 'ordered' | 'shown' | 'shot' | 'volleyed' | 'closed' | 'fought' | 'drawn';
  readonly of: string;
  readonly word: string;
  readonly sets: Partial<State>;
  readonly came?: Tally;
}
/** The other side's turn, or the orders of the next round. */
export const next = ({ sides, side, turn }: State): Partial<State> => ({
  shot: null,
  volley: null,
  charge: null,
  turn: turn + 1,
  side: foe({ sides, side }),
  ...(turn % 2 === 1 && { phase: 'orders', plans: {}, posts: {}, card: null }),
});
/** The card of the round, and who may choose to go first. */
function show(state: State, dice: Dice): Event {
  const [a, b] = sidesOf(state);
  const card = dice.draw('card', ['clear', 'mist']);
  const both = (once: Dice) => rollOff(once, 'first', [a, b]);
  const { faces, winner } = dice.until(both, ({ winner: ahead }) => ahead !== null).rolled;
  const [x, y] = faces;
  const word = winner === a ? 'higher' : 'lower';
  const needed = atLeast<Clause>(add('pk.orders.first', 'more than the other', y + 1), word);
  const side = winner ?? a;
  return {
    type: 'shown',
    clauses: ['pk.orders.first'],
    of: side,
    word: card,
    sets: { card, side, ...posted(state) },
    reasons: [sum(a, [die<Clause>('pk.orders.first', 'die', x)], needed)],
  };
}
function aim(state: State, unit: string, isDucked: boolean, dice: Dice): Sum {
  const face = dice.roll(`aim.${unit}`, D10);
  const skill = [add<Clause>('pk.fire.aim', 'skill', 6), add<Clause>('pk.fire.duck', 'ducked', -6, isDucked)];
  const test = against('at-most', 'pk.fire.aim', skill, face <= total(skill) ? 'aimed' : 'wide');
  const aimed = sum(unit, [die('pk.fire.aim', 'D10', face)], test);
  if (face > 1 || read(state, 'pk-001') === 'never') return aimed;
  return { ...aimed, instead: { clause: 'pk.fire.one', label: 'a natural 1', word: 'aimed' } };
}
const EFFECTS = [
  { from: null, to: 8, word: 'missed' },
  { from: 9, to: null, word: 'hit' },
] as const;
/** The dice of a hit, each against 6 and more. */
export const hitsOf = (of: string, count: number, dice: Dice): Pool => ({
  kind: 'pool',
  of,
  clause: 'pk.fire.hits',
  stage: 'hits',
  dice: count,
  die: D10,
  needs: 6,
  terms: [],
  ...dice.pool(`hits.${of}`, count, D10, 6),
});
/** What a well aimed shot costs, and why. */
function effect(state: State, dice: Dice): readonly [lost: number, because: readonly Reason[]] {
  const { unit: of, at } = state.shot!;
  const row = state.card!;
  const count = row === 'mist' ? 2 : 4;
  const chart = cell<Clause>({ of, clause: 'pk.fire.dice', table: 'dice', row, cell: String(count) });
  const hits = hitsOf(of, count, dice);
  const two = dice.sum(`effect.${of}`, 2, D6);
  const shown = die<Clause>('pk.fire.effect', two.faces?.join(' and ') ?? '2D6', two.total);
  const terms = [shown, add<Clause>('pk.fire.hits', 'hits', hits.scored)];
  const band = bandOf('effects', EFFECTS, total(terms));
  const struck = sum(of, terms, { is: 'bands', clause: 'pk.fire.effect', table: 'effect', ...band });
  const [lost, losses] = band.word === 'hit' ? lossesOf(state, at) : [0, []];
  return [lost, [chart, hits, struck, ...losses]];
}
function shoot(state: State, isDucked: boolean, dice: Dice): Event {
  const { unit, at } = state.shot!;
  const { [at]: target, ...others } = state.units;
  const aimed = aim(state, unit, isDucked, dice);
  const [lost, because] = wordOf(aimed) === 'aimed' ? effect(state, dice) : [0, []];
  const tested = lost === 0 ? [] : [nerveOf(state, at, lost, dice.roll(`nerve.${at}`, PERCENTAGE_DIE))];
  const word = tested.map(wordOf)[0] ?? 'safe';
  const sets = { ...next(state), units: word === 'runs' ? others : state.units };
  const came = { word, lost: { [target!.side]: lost } };
  return { type: 'shot', clauses: ['pk.fire.aim'], of: at, word, sets, came, reasons: [aimed, ...because, ...tested] };
}
/** What an order changes that needs no dice. */
function changes(state: State, order: Order): Partial<State> {
  if (order.type === 'write') return { plans: { ...state.plans, [order.by]: order.plan } };
  if (order.type === 'fire') return { shot: { unit: order.unit, at: order.at } };
  if (order.type === 'volley') {
    const { unit, at, with: cards } = order;
    return { volley: { unit, at, with: cards }, ...played(state, state.units[unit]!.side, cards) };
  }
  if (order.type === 'charge') return { charge: { unit: order.unit, at: order.at, isIn: false } };
  if (order.type === 'lead') return { phase: 'action' };
  if (order.type === 'wait') return { phase: 'action', side: foe(state) };
  if (order.type === 'march') {
    const { [order.unit]: own } = state.units;
    return { ...next(state), units: afterMarch(state, order), ...played(state, own!.side, order.with) };
  }
  if (order.type === 'post') return { posts: { ...state.posts, [order.by]: { unit: order.unit, to: order.to } } };
  return { ...next(state), ...('to' in order && { units: gone(state.units, [order]) }) };
}
/** Plays an order that is allowed. */
export function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  if (order.type === 'duck' || order.type === 'stand') return [shoot(state, order.type === 'duck', dice)];
  const of = 'by' in order ? order.by : 'unit' in order ? order.unit : state.side;
  const { by, sides } = state.awaits!;
  const sets = changes(state, order);
  const ordered: Event = { type: 'ordered', clauses: [by], of, word: order.type, sets };
  const there = { ...state, units: sets.units ?? state.units };
  if (order.type === 'slip' && covers(there, state.shot!.unit, order.unit))
    return [{ ...ordered, sets: { units: there.units } }, shoot(there, false, dice)];
  return order.type === 'write' && sides.length === 1 ? [ordered, show(state, dice)] : [ordered];
}
