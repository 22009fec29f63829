import { opposite } from '../../../geometry/facings.ts';
import { shift } from '../../../geometry/moves.ts';
import type { Intent, Option, Probe, Target } from '../../contract/engine.ts';
import { byPointing } from '../../table/orders/pointing.ts';
import { gunsAmong, isBattery } from '../artillery/battery.ts';
import { guessesOf, openAim } from '../artillery/judge.ts';
import { blockOf } from '../bodies/models.ts';
import { highestOf } from '../bodies/officers.ts';
import type { Body } from '../bodies/body.ts';
import { chargedBy, supportersOf } from '../charging/judge.ts';
import { formationsOf } from '../moving/formation.ts';
import { targetOfShot } from '../firing/shooting.ts';
import { battleOptions, placedBy } from '../deploying/options.ts';
import { speedOf } from '../moving/speed.ts';
import { ORDERS, type Order } from '../orders.ts';
import type { Verdict } from '../reasons.ts';
import { bodiesIn, enemiesOf, friendsOf, type State } from '../state.ts';
import { judge } from '../turn/judge.ts';

/**
 * What is worth pointing at for a body: every enemy, the end of a move straight ahead, and friends
 * to whom its officer may pass over.
 */
function targets(state: State, id: string): readonly Target[] {
  const body = state.units[id]!;
  const ahead = shift(blockOf(body), body.facing, speedOf(state, body)).at;
  const friends = highestOf(body) === undefined ? [] : friendsOf(state, body);
  return [...[...enemiesOf(state, body), ...friends].map(({ id: unit }) => ({ unit })), { point: ahead }];
}

/** The orders that a body and a target may mean, the likeliest first. */
function meant(state: State, unit: string, target: Target): readonly Order[] {
  const by = state.units[unit]!.side;
  if ('point' in target)
    return [
      {
        type: 'write',
        unit,
        by,
        does: 'move',
        to: target.point,
        ...(target.facing !== undefined && { facing: target.facing }),
      },
    ];
  if (!('unit' in target) || target.unit === unit) return [];
  const at = target.unit;
  return [
    { type: 'fight', unit, at },
    { type: 'fire', unit, at },
    { type: 'write', unit, by, does: 'fire', at },
    { type: 'write', unit, by, does: 'charge', at },
    { type: 'pass-over', unit, by, at },
  ];
}

/**
 * A charge by itself, with all muskets that may support it, and with each gun that may, too, with
 * several guesses. @clause cf.charge.support-declared @ruling cf-071
 */
function chargesOf(state: State, { id, side }: Body): readonly Order[] {
  const target = chargedBy(state, state.units[id]!);
  if (target === undefined) return [];
  const all = supportersOf(state, side, target);
  const guns = gunsAmong(state, all);
  const muskets = all.filter((each) => !guns.some((gun) => gun.id === each));
  const charge = (support: readonly string[], guess?: number): Order => ({
    type: 'charge',
    unit: id,
    support,
    ...(guess !== undefined && { guess }),
  });
  return [
    ...guns.flatMap((gun) => guessesOf(state, gun, target).map((guess) => charge([...muskets, gun.id], guess))),
    ...(muskets.length === 0 ? [] : [charge(muskets)]),
    charge([]),
  ];
}

/** The orders by which a body shoots: a gun with several guesses. @ruling cf-071 */
function shotsOf(state: State, body: Body, type: 'fire' | 'stand'): readonly Order[] {
  const { id: unit } = body;
  const at = targetOfShot(state, { type, unit });
  if (!isBattery(body) || at === null) return [{ type, unit }];
  const target = state.units[at]!;
  const aim = openAim(state, body, target) ?? {};
  return guessesOf(state, body, target).map((guess): Order => ({ type, unit, guess, ...aim }));
}

/** A few ways to reform: as it stands, turned about, and half as wide. @ruling cf-022 */
function reformsOf({ reforming }: State, { id: unit, facing, ranks }: Body): readonly Order[] {
  if (!reforming.includes(unit)) return [];
  const files = Math.max(1, Math.floor(ranks[0]!.length / 2));
  return [
    { type: 'reform', unit, facing: opposite(facing) },
    { type: 'reform', unit },
    { type: 'reform', unit, files, facing: opposite(facing) },
  ];
}

/**
 * The orders of a body that need no target. Charges and shots are measured only if they are due.
 */
function ofBody(state: State, body: Body): readonly Order[] {
  const { id: unit, side: by } = body;
  const isDue = (type: Order['type']): boolean => state.awaits?.orders.includes(type) === true;
  return [
    { type: 'write', unit, by, does: 'hold' },
    { type: 'write', unit, by, does: 'support' },
    ...(isDue('charge') ? chargesOf(state, body) : []),
    { type: 'call-off', unit },
    ...(isDue('stand') ? shotsOf(state, body, 'stand') : []),
    { type: 'counter', unit },
    { type: 'retreat', unit },
    { type: 'receive', unit },
    ...reformsOf(state, body),
    ...(isDue('fire') ? shotsOf(state, body, 'fire') : []),
  ];
}

/** The orders that need no target: those of one body, or of all whose side may give one. */
function untargeted(state: State, unit?: string | null): readonly Order[] {
  const isTried = ({ id, side }: Body): boolean =>
    unit === undefined ? state.awaits?.sides.includes(side) === true : id === unit;
  return [
    ...battleOptions(state),
    { type: 'roll' },
    { type: 'keep' },
    { type: 'give' },
    ...bodiesIn(state)
      .filter(isTried)
      .flatMap((body) => ofBody(state, body)),
    ...Object.keys(state.sides).map((by): Order => ({ type: 'hand-in', by })),
    { type: 'end-phase' },
  ];
}

const pointed = byPointing<State, Order, Verdict>(ORDERS, {
  judge,
  targets,
  meant: (state, unit, target) => meant(state, unit, target),
  untargeted: (state, _chosen, unit) => untargeted(state, unit),
});

/** Whether a body has an order already: it may be written anew, but need not be tried again. */
const isWritten = (state: State, order: Order): boolean =>
  (order.type === 'write' && state.written[order.unit] !== undefined && state.reordered !== order.unit) ||
  (order.type === 'pass-over' && state.passing.some(({ unit }) => unit === order.unit));

/** Some of the orders that are allowed now; of one body, also those that write its order anew. */
export const candidates = (state: State, unit?: string): readonly Option<Order>[] =>
  pointed.candidates(state, unit).filter(({ order }) => unit !== undefined || !isWritten(state, order));

/**
 * At whom an order goes that names nobody: the target that was written, or the enemy who charges.
 */
export function goesAt(state: State, order: Order): string | null {
  const { type } = order;
  if (type === 'fire') return targetOfShot(state, order);
  if (type === 'charge') return chargedBy(state, state.units[order.unit]!)?.id ?? null;
  return type === 'stand' || type === 'counter' ? (state.issued?.unit ?? null) : null;
}

/**
 * The orders that a body may be given now at an enemy whom they do not name; none for a gun, whose
 * guess is typed.
 */
const asWritten = (state: State, { unit, target, kind }: Intent): readonly Probe<Order, Verdict>[] => {
  if (unit === null || target === null || !('unit' in target) || !Object.hasOwn(state.units, unit)) return [];
  return candidates(state, unit).flatMap(({ order }) => {
    const isMeant = (kind === undefined || order.type === kind) && !('at' in order) && !('guess' in order);
    const verdict = isMeant && goesAt(state, order) === target.unit ? judge(state, order) : null;
    return verdict?.ok === true ? [{ order, verdict }] : [];
  });
};

/**
 * The orders that an intent may mean: with a place also those that end there in another formation,
 * without one those that take it up on the spot. They are no candidates, as there are so many.
 */
export function probe(state: State, intent: Intent): readonly Probe<Order, Verdict>[] {
  const { unit, target, kind } = intent;
  const beside = target === null ? null : placedBy(state, unit, target);
  if (beside !== null && (kind === undefined || beside.type === kind))
    return [{ order: beside, verdict: judge(state, beside) }];
  const plain = pointed.probe(state, intent);
  const formed = reforming(state, intent).flatMap((order) => {
    const verdict = judge(state, order);
    return verdict.ok ? [{ order, verdict }] : [];
  });
  const allowed = plain.filter(({ verdict }) => verdict.ok);
  const written = allowed.length > 0 ? [] : asWritten(state, intent);
  if (written.length > 0) return written;
  return formed.length === 0 ? plain : [...allowed, ...formed];
}

/**
 * The moves to a place, or on the spot, that end in another formation. @clause
 * cf.move.formation-free
 */
function reforming(state: State, { unit, kind, target }: Intent): readonly Order[] {
  const body = unit === null ? undefined : state.units[unit];
  const isOther = (kind !== undefined && kind !== 'write') || (target !== null && !('point' in target));
  if (body === undefined || isOther || state.formations === 'kept' || state.awaits?.orders.includes('write') !== true)
    return [];
  const facing = target !== null && 'facing' in target ? target.facing : undefined;
  return formationsOf(body).map((files) => ({
    type: 'write',
    unit: body.id,
    by: body.side,
    does: 'move',
    to: target !== null && 'point' in target ? target.point : body.at,
    files,
    ...(facing !== undefined && { facing }),
  }));
}

/** What a reader points at to give an order. */
export function intent(state: State, order: Order): Intent {
  const meaning = pointed.intent(state, order);
  // A piece of ground that waits is selected as a body is.
  return order.type === 'lay' ? { ...meaning, unit: order.piece } : meaning;
}
