import { D10, D6, PERCENTAGE_DIE, type Dice } from '../../../../src/core/dice.ts';
import { add, atLeast, die, sum, times, type Instead, type Reason, type Test } from '../../../../src/core/reasons.ts';
import { reader } from '../../../../src/core/rulings.ts';
import { distance, type Point } from '../../../../src/geometry/table.ts';
import type { Order } from './judge.ts';
import { foe, settled, TABLE, towards, type Clause, type State } from './state.ts';

export const READINGS = { 'pk-001': ['up', 'down'] } as const;
const read = reader(READINGS);

/** What happened to whom, in a word, and what it leaves on the board. */
export interface Event {
  readonly type: 'written' | 'shown' | 'moved' | 'aimed' | 'shot' | 'settled' | 'ended';
  readonly clauses: readonly Clause[];
  readonly of: string;
  readonly word: string;
  readonly lost?: Readonly<Record<string, number>>;
  readonly sets: Partial<State>;
  readonly reasons?: readonly Reason<Clause>[];
}
export const apply = (state: State, { sets }: Event): State => settled({ ...state, ...sets });

/** The card of the round, and dice until one side has more. */
function show({ sides: [a, b] }: State, dice: Dice): Event {
  const card = dice.draw('card', ['clear', 'mist']);
  const both = (once: Dice) => [once.roll(`first.${a}`, D6), once.roll(`first.${b}`, D6)] as const;
  const [x, y] = dice.until(both, (rolled) => rolled[0] !== rolled[1]).rolled;
  const reasons = [
    sum(a, [die<Clause>('pk.orders.first', 'die', x)]),
    sum(b, [die<Clause>('pk.orders.first', 'die', y)]),
  ];
  const side = x > y ? a : b;
  return { type: 'shown', clauses: ['pk.orders.first'], of: side, word: card, reasons, sets: { card, side } };
}

/** Losses by range, a pool, a table and a chart that is lost; each throw only where the one before has come to something. */
function hurt(state: State, isDucked: boolean, dice: Dice, reasons: Reason<Clause>[]): number {
  const { unit, at } = state.shot!;
  const [own, target] = [state.units[unit]!, state.units[at]!];
  const held = (
    is: 'at-most' | 'below-equal-above',
    clause: Clause,
    of: readonly ReturnType<typeof add<Clause>>[],
  ) => ({
    ...{ is, clause, of },
    number: of.reduce((all, { value }) => all + value, 0),
  });
  const notice = [
    die<Clause>('pk.fire.notice', 'die', dice.roll(`notice.${unit}`, D6)),
    add<Clause>('pk.fire.mist', 'mist', -1, state.card === 'mist'),
  ];
  const isSeen = notice[0]!.value + notice[1]!.value >= 2;
  reasons.push(sum(unit, notice, atLeast(add('pk.fire.notice', 'seen on', 2), isSeen ? 'seen' : 'not seen')));
  if (!isSeen) return 0;
  const aim = held('at-most', 'pk.fire.aim', [
    add('pk.fire.aim', 'skill', 6),
    add('pk.fire.duck', 'ducked', -2, isDucked),
  ]);
  const face = dice.roll(`aim.${unit}`, D10);
  const instead: Instead<Clause> = { clause: 'pk.fire.one', label: 'a natural 1', word: 'aimed' };
  const isAimed = face === 1 || face <= aim.number;
  const test: Test<Clause> = { ...aim, word: isAimed ? 'aimed' : 'wide' };
  reasons.push({ ...sum(unit, [die('pk.fire.aim', 'D10', face)], test), ...(face === 1 && { instead }) });
  if (!isAimed) return 0;
  const isNear = distance(own.at, target.at) <= 150;
  const chart = { kind: 'lookup', of: unit, column: null } as const;
  const count = isNear ? 4 : 2;
  const row = isNear ? 'to 150' : 'to 300';
  reasons.push({ ...chart, clause: 'pk.fire.range', table: 'dice', row, cell: String(count), mark: 'printed' });
  const fell = dice.pool(`hits.${unit}`, count, D10, 6);
  const pool = { kind: 'pool', of: unit, stage: 'hits', dice: count, die: D10, needs: 6, terms: [] } as const;
  reasons.push({ ...pool, clause: 'pk.fire.hits', ...fell });
  if (fell.scored === 0) return 0;
  const { faces, total } = dice.sum(`effect.${unit}`, 2, D6);
  const terms = [
    die<Clause>('pk.fire.effect', faces?.join(' and ') ?? '2D6', total),
    add<Clause>('pk.fire.hits', 'hits', fell.scored),
  ];
  const [from, to, word, cell] =
    total + fell.scored >= 9 ? ([9, null, 'raked', 3] as const) : ([null, 8, 'hit', 1] as const);
  reasons.push(sum(unit, terms, { is: 'bands', clause: 'pk.fire.effect', table: 'effect', from, to, word }));
  reasons.push({
    ...chart,
    clause: 'pk.fire.losses',
    table: 'losses',
    row: word,
    cell: String(cell),
    mark: 'reconstructed',
  });
  const half = sum(at, [
    add<Clause>('pk.fire.losses', 'losses', cell),
    times<Clause>('pk.fire.half', 'beyond 150 mm', [1, 2], !isNear),
  ]);
  const lost = Math[read(state, 'pk-001') === 'up' ? 'ceil' : 'floor'](half.total);
  reasons.push({ ...half, total: lost });
  return lost;
}

/** Does it stand? One percentage die below, equal to or above a number that its losses change. */
function fate(at: string, lost: number, dice: Dice, reasons: Reason<Clause>[]): string {
  const of = [add<Clause>('pk.nerve.factor', 'nerve', 70), add<Clause>('pk.nerve.losses', 'losses', -10 * lost)];
  const number = 70 - 10 * lost;
  const face = 10 * dice.roll(`nerve.${at}`, PERCENTAGE_DIE);
  const word = face < number ? 'stands' : face === number ? 'wavers' : 'runs';
  const test: Test<Clause> = { is: 'below-equal-above', clause: 'pk.nerve.factor', number, of, word };
  reasons.push({ ...sum(at, [die('pk.nerve.factor', 'percentage die', face)], test), in: 'percent' });
  return word;
}

function shoot(state: State, isDucked: boolean, dice: Dice): Event {
  const shot = state.shot!;
  const target = state.units[shot.at]!;
  const reasons: Reason<Clause>[] = [];
  const lost = hurt(state, isDucked, dice, reasons);
  const men = target.men - lost;
  const word = men <= 0 ? 'gone' : lost === 0 ? 'unhurt' : fate(shot.at, lost, dice, reasons);
  const { [shot.at]: _gone, ...others } = state.units;
  const [x, y] = towards(state.units[shot.unit]!.at, target.at);
  const back: readonly number[] = [target.at[0] + 60 * x, target.at[1] + 60 * y];
  const at = back.map((n, i) => Math.min(Math.max(n, 0), TABLE[i]!)) as unknown as Point;
  const left = { ...target, men, acted: word === 'wavers' || target.acted === true, ...(word === 'runs' && { at }) };
  const units = men > 0 ? { ...state.units, [shot.at]: left } : others;
  const won = word === 'runs' ? { shot: { ...shot, won: target.at } } : { shot: null };
  return {
    type: 'shot',
    clauses: ['pk.fire.hits'],
    of: shot.at,
    word,
    lost: { [target.side]: lost },
    reasons,
    sets: { units, ...won },
  };
}

function end({ sides, side, units, round, second }: State): Event {
  const fresh = Object.fromEntries(Object.entries(units).map(([id, each]) => [id, { ...each, acted: false }]));
  const sets = second ? { units: fresh, side: null, plans: {}, round: round + 1 } : { side: foe({ sides }, side!) };
  return { type: 'ended', clauses: ['pk.turn.rounds'], of: side!, word: '', sets: { ...sets, second: !second } };
}

/** A unit with what an order changes of it. */
const acting = ({ units }: State, id: string, more: Partial<State['units'][string]>) => ({
  units: { ...units, [id]: { ...units[id]!, acted: true, ...more } },
});
/** Plays an order that is allowed. */
export function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  const clauses: readonly Clause[] = [
    order.type === 'move' ? 'pk.move.reach' : order.type === 'fire' ? 'pk.fire.arc' : state.awaits!.by,
  ];
  const { units, shot } = state;
  if (order.type === 'write') {
    const plans = { ...state.plans, [order.by]: order.plan };
    const written: Event = { type: 'written', clauses, of: order.by, word: '', sets: { plans } };
    return state.awaits!.sides.length > 1 ? [written] : [written, show(state, dice)];
  }
  if (order.type === 'move') {
    const sets = acting(state, order.unit, { at: order.to, facing: [...towards(units[order.unit]!.at, order.to)] });
    return [{ type: 'moved', clauses, of: order.unit, word: '', sets }];
  }
  if (order.type === 'fire') {
    const sets = { ...acting(state, order.unit, {}), shot: { unit: order.unit, at: order.at } };
    return [{ type: 'aimed', clauses, of: order.at, word: '', sets }];
  }
  if (order.type === 'duck' || order.type === 'stand') return [shoot(state, order.type === 'duck', dice)];
  if (order.type === 'end-phase') return [end(state)];
  const sets = order.type === 'follow' ? acting(state, shot!.unit, { at: shot!.won! }) : {};
  return [{ type: 'settled', clauses, of: shot!.unit, word: order.type, sets: { ...sets, shot: null } }];
}
