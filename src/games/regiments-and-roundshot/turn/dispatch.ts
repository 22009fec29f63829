import type { AttackKind } from '../tables.ts';
import { bayonetCard } from '../attacks/bayonet.ts';
import { judgeBombard, judgeCharge, judgeRide, judgeVolley } from '../attacks/judge.ts';
import {
  arrive,
  columnWaits,
  judgeArrival,
  judgeArrive,
  judgeReinforce,
  judgeWait,
  reinforce,
  rollArrival,
} from '../battle/arrivals.ts';
import { deploy, endDeployment, judgeDeploy, judgeDeployed } from '../battle/deployment.ts';
import { beginSetUp, judgeRollOff } from '../battle/roll-off.ts';
import { notOfRank, playCards } from '../cards/playing.ts';
import { discardExcess, disengage, judgeDiscard, judgeDisengage } from '../cards/own-turn.ts';
import { formationOf } from '../formations/formation.ts';
import { judgeRally, judgeRecover, orderRoll } from '../morale/recovery.ts';
import { judgeEvade, judgeStay, stay } from '../moving/evade.ts';
import { callOff, marchWithout } from '../moving/going.ts';
import { judgeGoOn, judgeMarch, orderEvasion, orderMarch } from '../moving/orders.ts';
import { judgeReshape, reshape } from '../moving/reshape.ts';
import { judgeSplit, split } from '../moving/split.ts';
import type { Order, OrderOf } from '../orders.ts';
import { allowed, refused, type Dice, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { announce } from './announced.ts';
import { judgePlay, pass, play } from './answers.ts';
import type { Course } from './course.ts';
import { goOn } from './going-on.ts';
import { judgeRun, runNext } from './flights.ts';
import { endPhase, goOnRunning, judgeEnd } from './phases.ts';

/** How an order that is due is judged, and how it is carried out once it is allowed. */
interface Rule<Given extends Order> {
  readonly judge: (state: State, order: Given) => Verdict;
  readonly carryOut: (course: Course, order: Given, dice: Dice) => void;
}

/** Announces an attack with the cards of its own side, and goes on if nobody is asked. */
const attacks =
  (kind: AttackKind) =>
  (course: Course, { unit, at, with: cards }: OrderOf<'bombard' | 'volley'>, dice: Dice): void => {
    announce(course, { kind, unit, at }, cards);
    goOn(course, dice);
  };

/** A further charge. @clause rr.overrun.next-unit @ruling rr-102 */
function ride(course: Course, { unit, at, with: cards }: OrderOf<'ride'>, dice: Dice): void {
  const { pending } = course.state;
  const toward = pending?.kind === 'overrun' ? pending.toward?.[at] : undefined;
  announce(course, { kind: 'charge', unit, at, isOverrun: true, ...(toward !== undefined && { toward }) }, cards);
  goOn(course, dice);
}

/**
 * A charge; a Face card for the bayonet is laid down first.
 * @clause rr.charge.bayonet-face-card @ruling rr-033
 */
function charge(course: Course, order: OrderOf<'charge'>, dice: Dice): void {
  const { unit, at, with: cards } = order;
  // Cavalry may lay no Face card beside its charge.
  const face = bayonetCard(course.state, order);
  playCards(course, {
    side: course.state.units[unit]!.side,
    cards: face === undefined ? [] : [face],
    clauses: ['rr.charge.bayonet-face-card'],
  });
  if (face !== undefined && read(course.state, 'rr-033') === 'whole-formation') {
    const units = formationOf(course.state, course.state.units[unit]!).map(({ id }) => id);
    course.record({ type: 'bayonets-fixed', units, clauses: ['rr.charge.bayonet-face-card'] });
  }
  announce(
    course,
    { kind: 'charge', unit, at },
    cards.filter((card) => card !== face),
  );
  goOn(course, dice);
}

/**
 * Whether sides are asked also when they hold no card of use: anybody may choose that, at any time.
 * @ruling rr-024
 */
const asks = (isAlways: boolean): Rule<Order> => ({
  judge: () => allowed('rr.cards.discard-to-play'),
  carryOut: (course) => course.record({ type: 'asking-changed', isAlways, clauses: ['rr.cards.discard-to-play'] }),
});

/** The rule for each order of the table in `orders.ts`. */
const RULES: { readonly [Type in Order['type']]: Rule<OrderOf<Type>> } = {
  march: { judge: judgeMarch, carryOut: orderMarch },
  'go-on': { judge: judgeGoOn, carryOut: marchWithout },
  'call-off': { judge: judgeGoOn, carryOut: callOff },
  reshape: { judge: judgeReshape, carryOut: reshape },
  split: { judge: judgeSplit, carryOut: split },
  disengage: { judge: judgeDisengage, carryOut: disengage },
  control: {
    judge: judgeControl,
    carryOut(course, { unit, with: cards }, dice) {
      announce(course, { kind: 'control', unit: dueWith(course.state, unit)! }, cards);
      goOn(course, dice);
    },
  },
  bombard: { judge: judgeBombard, carryOut: attacks('bombardment') },
  volley: { judge: judgeVolley, carryOut: attacks('volley') },
  charge: { judge: judgeCharge, carryOut: charge },
  ride: { judge: judgeRide, carryOut: ride },
  halt: {
    judge: ({ pending }, { unit }) =>
      pending?.kind === 'overrun' && pending.unit === unit
        ? allowed('rr.overrun.next-unit')
        : refused('rr.overrun.next-unit', 'not-asked', { unit }),
    carryOut: (course, { unit }) => course.record({ type: 'overrun-left', unit, clauses: ['rr.overrun.next-unit'] }),
  },
  run: {
    judge: judgeRun,
    carryOut(course, { unit }, dice) {
      const { fleeing } = course.state;
      runNext(course, unit);
      goOnRunning(course, fleeing!, dice);
    },
  },
  evade: { judge: judgeEvade, carryOut: orderEvasion },
  stay: { judge: judgeStay, carryOut: stay },
  play: { judge: judgePlay, carryOut: play },
  pass: {
    judge: ({ awaits }) => allowed(awaits!.by),
    carryOut: (course, _order, dice) => pass(course, dice),
  },
  'ask-always': asks(true),
  'ask-holders': asks(false),
  recover: { judge: judgeRecover, carryOut: orderRoll },
  rally: { judge: judgeRally, carryOut: orderRoll },
  discard: { judge: judgeDiscard, carryOut: discardExcess },
  'roll-off': {
    judge: judgeRollOff,
    carryOut: (course, _order, dice) => beginSetUp(course, dice),
  },
  deploy: { judge: judgeDeploy, carryOut: deploy },
  'end-deployment': { judge: judgeDeployed, carryOut: endDeployment },
  reinforce: { judge: judgeReinforce, carryOut: (course, order, dice) => reinforce(course, order.with, dice) },
  'roll-arrival': { judge: judgeArrival, carryOut: rollArrival },
  arrive: { judge: judgeArrive, carryOut: arrive },
  wait: { judge: judgeWait, carryOut: columnWaits },
  'end-phase': { judge: judgeEnd, carryOut: (course, _order, dice) => endPhase(course, dice) },
};

/**
 * The figure that stands for a formation which is due to roll for control, if this one is of it.
 */
const dueWith = (state: State, unit: string): string | undefined =>
  state.wild.find((due) => formationOf(state, state.units[due]!).some(({ id }) => id === unit));

/**
 * Only the formation that is due rolls for control, or any of them where the order is free, with
 * Threes of its own side; any of its figures may be named.
 * @ruling rr-029 rr-094
 */
function judgeControl(state: State, { unit, with: cards }: OrderOf<'control'>): Verdict {
  const due = dueWith(state, unit);
  const isNext = due === state.wild[0] || read(state, 'rr-094') === 'owner-orders';
  if (due === undefined || !isNext) return refused('rr.uncontrolled.trigger', 'not-due', { unit });
  return notOfRank(state, state.owner, cards, '3') ?? allowed('rr.uncontrolled.trigger', 'rr.uncontrolled.roll');
}

/** The rule for the type of an order. */
export const ruleFor = ({ type }: Order): Rule<Order> => RULES[type] as Rule<Order>;
