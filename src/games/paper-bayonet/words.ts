import { COMPASS } from '../../geometry/compass.ts';
import type { GameTypes, Lack, Words } from '../contract/words.ts';
import type { Event } from './events.ts';
import { type Order, ORDERS } from './orders.ts';
import type { Roll } from './reasons.ts';
import type { Refusals } from './refusals.ts';
import { saysOf } from '../contract/orders.ts';
import { capital, plural, proper } from '../contract/sentences.ts';
import { GROUND, KIND, nameOf, ROLLS, subject } from './names.ts';
import { asks } from './words/asks.ts';
import { EVENTS } from './words/events.ts';
import { outcome } from './words/outcomes.ts';
import { REFUSALS } from './refusals.ts';
import { standing } from './turn/ending.ts';
import { groundAt, type State } from './state.ts';
import { PHASES, type UnitType } from './tables.ts';

const FORMATION = { line: '', column: 'in an attack column', square: 'in Square' } as const;

/** One unit in words, as the board shows it. */
function unit(id: string, state: State): string {
  const { name, type, side, at, condition, formation } = state.units[id]!;
  const facing = COMPASS[(state.sides[side]!.facing + (condition === 'steady' ? 0 : 4)) % 8];
  const kind = KIND[type];
  const told = name.toLowerCase().includes(kind.toLowerCase()) ? proper(side) : `${proper(side)} ${kind}`;
  const marks = [FORMATION[formation], condition === 'steady' ? '' : condition].filter(Boolean);
  return [`${capital(name)} (${told}) on ${at}, ${GROUND[groundAt(state, at)]}, facing ${facing}`, ...marks].join(', ');
}

/** The types of this game that its words use. */
export interface PaperBayonet extends GameTypes {
  state: State;
  order: Order;
  event: Event;
  refusals: Refusals;
  roll: Roll;
}

/**
 * What a goal still lacks in this game: a formation, a charge, a kind of unit that was to be
 * bought.
 */
function lacks(lack: Lack, state: State): string | null {
  if ('event' in lack) return null;
  const [top, of = '', id, key] = lack.path.split('.');
  const wanted = JSON.parse(lack.wanted) as unknown;
  if (top === 'units' && id === 'formation') return `The formation of ${nameOf(state, of)} is not a ${String(wanted)}.`;
  if (top === 'charges') return `No charge of ${nameOf(state, of)} at ${nameOf(state, String(wanted))} was declared.`;
  if (top !== 'preparing' || of !== 'reserve' || id === undefined || key !== undefined) return null;
  return `No ${KIND[(wanted as { readonly type: UnitType }).type]} was bought.`;
}

/** What the game is won by. @clause pb.victory.objectives.share pb.victory.attrition */
function aim(state: State): string {
  const { agreement, preparing, objectives } = state;
  if (agreement === null)
    return preparing === null
      ? ''
      : 'The sides first agree on what wins: markers held, or enemy brigades removed, when the last round is over.';
  const { rounds, victory } = agreement;
  const side = `When round ${rounds} is over, the side`;
  if (victory === 'objectives') {
    const held =
      objectives.length === 0
        ? 'three quarters of the markers'
        : `${standing(state, Object.keys(state.sides)[0]!).needs} of the ${plural(objectives.length, 'marker')}`;
    return `${side} that holds ${held} wins.`;
  }
  return `${side} that has removed enough enemy brigades wins.`;
}

/** Everything that Paper Bayonet puts into words. */
export const words: Words<PaperBayonet> = {
  events: EVENTS,
  refusals: REFUSALS,
  orders: saysOf(ORDERS),
  rolls: ROLLS,
  outcome,
  unit: (id, state) => (state.units[id] === undefined ? `${subject(state, id)}, not on the board` : unit(id, state)),
  name: (id, state) => nameOf(state, id),
  moment({ round, side, phase, over }) {
    if (over !== null) return over.winner === null ? 'The game is drawn' : `${proper(over.winner)} victory`;
    const number = PHASES.findIndex((each) => each === phase) + 1;
    return number === 0
      ? `Before the game · ${proper(side)} · ${phase.replace('-', ' ')}`
      : `Round ${round} · ${proper(side)} ${phase} phase · ${number} of 5`;
  },
  asks,
  lacks,
  aim,
  standing(state) {
    if (state.agreement === null || state.preparing !== null) return [];
    const { victory } = state.agreement;
    return Object.keys(state.sides).map((side) => {
      const { has, needs } = standing(state, side);
      return victory === 'objectives'
        ? `${proper(side)}: ${has} of the ${plural(needs, 'marker')} they need`
        : `${proper(side)}: ${has} of the ${plural(needs, 'enemy brigade')} they must remove`;
    });
  },
};
