import type { Annotation } from '../../../../src/core/annotations.ts';
import { ofActor, ofTargets } from '../../../../src/core/outcomes.ts';
import { allowedShowing, refused, type Params, type Verdict } from '../../../../src/core/verdicts.ts';
import { completeRules } from '../../../../src/games/contract/complete.ts';
import { whyNotDue } from '../../../../src/games/contract/due.ts';
import { handOf, secretDraw, seenCards, shownCards } from '../../../../src/games/contract/hands.ts';
import { saysOf } from '../../../../src/games/contract/orders.ts';
import { byPointing, targetsAround } from '../../../../src/games/table/orders/pointing.ts';
import { speak, type GameTypes, type Words } from '../../../../src/games/contract/words.ts';
import { arcOf } from '../../../../src/geometry/arcs.ts';
import { atMost } from '../../../../src/geometry/lengths.ts';
import { distance } from '../../../../src/geometry/vectors.ts';
import { CHARTS } from './charts/charts.ts';
import type { Event } from './play.ts';
import { ORDERS, placeText, type Order } from './orders.ts';
import { baseOf } from './bodies/bases.ts';
import { judgeMarch, marches, placesAhead, straightTo } from './bodies/march.ts';
import { beside, CARDS, kindOf, misplaced, seenDraw } from './cards/hands.ts';
import { covers, goTo, posted, RANGE, type Post } from './places/places.ts';
import { apply, horizons, policy, prepared, suppose } from './volleys/index.ts';
import { begun, PHASES, reachOf, settled, sidesOf, TABLE, type State, type Unit } from './state.ts';

type Refusals = Record<'over' | 'not-now' | 'no-card', Params> &
  Record<'no-use', { readonly card: string }> &
  Record<'too-far' | 'not-covered' | 'straight' | 'no-company' | 'not-so' | 'in-the-way', { readonly unit: string }>;
type Judged = Verdict<Refusals>;
type Roll = 'card' | 'first' | 'aim' | 'hits' | 'wounds' | 'effect' | 'nerve' | 'test' | 'close' | 'draw';

const REACHES = { move: 'pk.move.reach', slip: 'pk.fire.slip', post: 'pk.orders.post' } as const;
function judgeMove(state: State, { type, unit, to }: Post & { type: keyof typeof REACHES }, own: Unit): Judged {
  const { at, facing } = own;
  if (!atMost(distance(at, to), reachOf(state, own)) || to.some((n, i) => n < 0 || n > TABLE[i]!))
    return refused(REACHES[type], 'too-far', { unit }, [{ kind: 'ruler', from: at, to }]);
  return allowedShowing([{ kind: 'path', unit, through: [unit, { at: to, facing }], sense: 'move' }], REACHES[type]);
}
function judged(state: State, order: Order): Judged {
  const unit = 'unit' in order ? state.units[order.unit]! : null;
  const side = 'by' in order ? order.by : (unit?.side ?? state.awaits?.sides[0]);
  const why = whyNotDue(state, order, [unit === null || unit.side === side ? side : undefined]);
  if (why === 'over') return refused('pk.turn.action', 'over', {});
  if (why !== null) return refused(state.awaits!.by, 'not-now', {});
  if ('with' in order) {
    const hand = handOf(state, side!);
    if (order.with.some((card) => !hand.includes(card)) || (order.type === 'lay' && order.with.length === 0))
      return refused('pk.cards.hand', 'no-card', {});
    const other = misplaced(order.type, order.with);
    if (other !== undefined) return refused('pk.cards.use', 'no-use', { card: CARDS[kindOf(other)].name });
  }
  if (unit === null || !('unit' in order)) return allowedShowing([], state.awaits!.by);
  if (order.type === 'march') return judgeMarch(state, order);
  if ('to' in order && marches(state, order.unit)) return refused('pk.move.body', 'not-so', { unit: order.unit });
  if (order.type === 'slip' && order.unit !== state.shot?.at) return refused('pk.fire.slip', 'not-now', {});
  if ('to' in order) return judgeMove(state, order, unit);
  // A company fires volleys, and nobody else does.
  if ((order.type === 'fire') !== (unit.ranks === undefined))
    return refused('pk.volley.company', 'no-company', { unit: order.unit });
  const target = state.units[order.at];
  const covered = arcOf(baseOf(unit), 45);
  const arc: Annotation = { kind: 'arc', front: covered.side, outward: 45, reach: RANGE };
  return target?.side === unit.side || !covers(state, order.unit, order.at)
    ? refused('pk.fire.arc', 'not-covered', { unit: order.at }, [arc])
    : allowedShowing([arc, { kind: 'line', from: unit.at, to: target!.at }], 'pk.fire.arc');
}
/** The verdict; a refusal that draws nothing lights the units of the order. */
function judge(state: State, order: Order): Judged {
  const verdict = judged(state, order);
  if (verdict.ok || verdict.shows.length > 0 || !('unit' in order)) return verdict;
  return { ...verdict, shows: [{ kind: 'light', units: [order.unit] }] };
}
/** What each side has written in secret, as one side sees it: of the other only that it has. */
const sealed = (written: Readonly<Record<string, string>>, side: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(written).map(([by, what]) => [by, by === side ? what : 'sealed']));
/** Of what the other side writes: that it has written its order, and nothing of its post. */
function seenWriting(event: Event, side: string): Event | null {
  if (event.word === 'post' && event.of !== side) return null;
  return event.word === 'write' && event.of !== side ? { ...event, sets: {} } : seenDraw(event, side);
}
const seenBy = (state: State, side: string): State => ({
  ...seenCards(state, side),
  ...(state.card === null && {
    plans: sealed(state.plans, side),
    posts: Object.fromEntries(Object.entries(state.posts ?? {}).filter(([by]) => by === side)),
  }),
});
/** The cards that may answer a volley: the chosen ones, or each by itself. */
const laid = (state: State, chosen: readonly string[]): readonly (readonly string[])[] =>
  chosen.length > 0
    ? [chosen]
    : handOf(state, state.awaits?.sides[0] ?? '')
        .filter((card) => card.startsWith('damp'))
        .slice(0, 1)
        .map((card) => [card]);
interface Picket extends GameTypes {
  state: State;
  order: Order;
  event: Event;
  refusals: Refusals;
  roll: Roll;
}
/** Everything that Picket puts into words. */
export const words: Words<Picket> = {
  events: {
    ordered: '{of}: {word}.',
    shown: '{of} may go first, and the card is {word}.',
    shot: '{of}: {word}.',
    volleyed: '{of}: {word}.',
    closed: '{of}: {word}.',
    fought: '{of}: {word}.',
    drawn: '{of} draw: {word}.',
  },
  refusals: {
    over: 'The night is over.',
    'not-now': 'That is not for you to order now.',
    'too-far': '{unit} do not get so far.',
    straight: '{unit} turn once, and then go straight on.',
    'not-so': '{unit} go straight on or wheel, and only a company forms line or column.',
    'in-the-way': 'Somebody is in the way of {unit}.',
    'not-covered': '{unit} are no target there.',
    'no-company': 'A company fires volleys and charges; others fire single shots, unlike {unit}.',
    'no-card': 'You hold no such card.',
    'no-use': '{card} is of no use here.',
  },
  orders: saysOf(ORDERS),
  rolls: {
    card: 'the card',
    first: (side) => side,
    aim: 'to aim',
    hits: 'hits',
    wounds: 'to wound',
    effect: 'effect',
    nerve: 'nerve',
    test: 'nerve',
    close: 'to reach them',
    draw: 'a card from the deck',
  },
  drawn: kindOf,
  losses: 'men',
  outcome(word, [first], { units }) {
    const at = first?.sets.shot?.at;
    return word === 'runs' && at !== undefined ? { says: `${units[at]!.name} run`, favours: 'actor' } : null;
  },
  headline(events, { units }) {
    const shot = events.find(({ type }) => type === 'shot');
    if (shot === undefined) return null;
    const lost = Object.values(shot.came?.lost ?? {}).reduce((sum, each) => sum + each, 0);
    const { name } = units[shot.of]!;
    return lost === 0
      ? `The shot costs ${name} nothing.`
      : `It costs ${name} ${lost} men, and they ${shot.word === 'runs' ? 'run' : shot.word === 'stands' ? 'stand' : 'waver'}.`;
  },
  name: (id, { units }) => units[id]?.row?.name ?? units[id]?.name ?? id,
  unit: (id, { units }) => `${units[id]!.name} (${units[id]!.side}) at ${placeText(units[id]!.at)}`,
  lacks(lack) {
    if ('event' in lack) return lack.event === 'shot' ? 'No shot was fired.' : null;
    if (!lack.path.startsWith('hands.')) return null;
    const [held, wanted] = [lack.found, lack.wanted].map((cards) => (JSON.parse(cards) as readonly string[]).length);
    return held! > wanted! ? 'No card went with the order.' : 'Another card went with the order.';
  },
  moment: ({ turn, side, phase }) => `Round ${1 + Math.floor(turn / 2)}, ${phase === 'orders' ? phase : side}`,
};

/** The rules of Picket. */
export const rules = completeRules({
  ...byPointing<State, Order, Judged>(ORDERS, {
    judge,
    targets: (state, unit) => [
      ...targetsAround(state.units, unit, reachOf(state, state.units[unit]!)),
      ...placesAhead(state, unit),
    ],
    meant(state, unit, target, chosen) {
      const straight = marches(state, unit) && 'point' in target ? straightTo(state, unit, target.point) : null;
      if (straight !== null) return [{ type: 'march', ...straight, with: chosen }];
      if ('point' in target) return [goTo(state, unit, target.point)];
      if (!('unit' in target)) return [];
      const ids = { unit, at: target.unit };
      if (state.units[unit]!.ranks === undefined) return [{ type: 'fire', ...ids }];
      const volley: Order = { type: 'volley', ...ids, with: chosen };
      // No card goes with a charge.
      return chosen.length > 0 ? [volley] : [volley, { type: 'charge', ...ids }];
    },
    untargeted: (state, chosen) => [
      ...sidesOf(state).flatMap((by) =>
        (['advance', 'hold'] as const).map((plan): Order => ({ type: 'write', by, plan })),
      ),
      ...(['lead', 'wait', 'duck', 'stand', 'close', 'meet', 'keep', 'end-phase'] as const).map((type): Order => ({
        type,
      })),
      ...laid(state, chosen).map((cards): Order => ({ type: 'lay', with: cards })),
    ],
  }),
  carryOut: (state, order, dice) => prepared(state, order)(dice).events,
  prepared,
  policy,
  horizons,
  suppose,
  words: speak<Picket>(words),
  phases: PHASES,
  charts: CHARTS,
  apply,
  outcomes: {
    ...ofTargets({ safe: 'unharmed', stands: 'shaken', wavers: 'shaken', thinned: 'thinned', runs: 'destroyed' }),
    ...ofTargets({ gone: 'destroyed', contact: 'shaken' }),
    drawn: { actor: 'thinned', target: 'thinned' },
    'falls-short': ofActor('shaken'),
    repelled: ofActor('destroyed'),
  },
  at: (state, { side, phase }) => settled({ ...state, ...posted(state), ...begun(side, phase) }),
  beside,
  isIdle: ({ awaits, side, units }) =>
    awaits?.orders.includes('end-phase') === true && Object.values(units).every((unit) => unit.side !== side),
  anywhere: ['slip', 'post'],
  seenEvent: seenWriting,
  seenOrder: (order, side) => ('by' in order && order.by !== side ? null : order),
  secretTo: secretDraw,
  shownBy: (state, order, side) => shownCards(seenBy(state, side), state, 'with' in order ? order.with : []),
  seenBy,
  tally: (events) => events.findLast(({ came }) => came !== undefined)?.came ?? { word: 'safe', lost: {} },
});
