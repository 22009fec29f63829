import { capital, plural } from '../../contract/sentences.ts';
import type { Sentence } from '../../contract/words.ts';
import type { EventOf } from '../events.ts';
import { nameOf, people, placeText } from '../names.ts';
import { totalsSaid } from '../bodies/compared.ts';
import type { State } from '../state.ts';
import type { Because } from './battle.ts';
import type { BattleFacts } from './events.ts';
import { areaName, DEPLOYMENT_NAMES, OBJECTIVE_NAMES, waitingName } from './names.ts';
import { stepOf, type Step } from './steps.ts';

const WHY: Readonly<Record<Because, string>> = {
  'field-taken': 'every enemy is gone or routing',
  'point-held': 'the point is captured and held',
  'fort-taken': 'the siege point is cleared and held',
  'held-out': 'the defenders have held out',
  'army-routed': 'the attackers are gone or routing',
  'officer-lost': 'the highest officer is lost',
  'points-controlled': 'more of the points are controlled',
  'turns-over': 'the last turn is over',
  'nobody-left': 'nobody is left on the table',
  agreed: 'both sides agree',
};

const Side = (side: string, state: State): string => capital(people(side, state));

/** The sentence for each event of a whole battle. */
export const BATTLE_EVENTS: { readonly [Type in keyof BattleFacts]: Sentence<EventOf<Type>, State> } = {
  'lays-first': ({ side, reasons }, state) =>
    `${Side(side, state)} put down the first piece of ground${reasons === undefined ? '' : `, ${totalsSaid(reasons)}`}.`,
  laid: ({ side, terrain }, state) => `${Side(side, state)} put ${terrain.name} down.`,
  declared: ({ deployment, objective, turns }) =>
    `The battle is ${OBJECTIVE_NAMES[objective]}, deployed as ${DEPLOYMENT_NAMES[deployment]}${turns === null ? '' : `, with ${plural(turns, 'turn')} agreed on`}.`,
  'placing-rolled': ({ winner, reasons }, state) =>
    `${Side(winner, state)} have the higher die, ${totalsSaid(reasons)}, and choose who places first.`,
  'areas-settled': ({ areas }, state) =>
    `${Object.entries(areas)
      .map(([side, area], n) => `${n === 0 ? Side(side, state) : people(side, state)} have ${areaName(area)}`)
      .join(', ')}.`,
  'places-first': ({ side }, state) => `${Side(side, state)} place the first body.`,
  marked: ({ side, at }, state) => `${Side(side, state)} put a point down at ${placeText(at, state)}.`,
  placed: ({ side, body }, state) => `${Side(side, state)} place ${body.name} at ${placeText(body.at, state)}.`,
  'left-out': ({ what }, state) => `There is no room for ${waitingName(what, state)}.`,
  'battle-began': ({ deployed }, state) =>
    deployed === null
      ? 'Everybody is placed, and nobody has finished first.'
      : `Everybody is placed; ${people(deployed, state)} finished first.`,
  'landing-rolled': ({ unit, isAshore, reasons }, state) =>
    `${capital(waitingName(unit, state))}${reasons.length === 0 ? '' : `, ${reasons[0]!.total}`}: ${isAshore ? 'ashore' : 'still at sea'}.`,
  'points-counted': ({ holders }, state) => {
    const [holder = null, ...more] = holders;
    if (more.length === 0)
      return `${holder === null ? 'Nobody controls' : `${Side(holder, state)} control`} the point.`;
    const counts = Object.keys(state.sides).map(
      (side) => `${people(side, state)} ${holders.filter((each) => each === side).length}`,
    );
    return `Points controlled: ${counts.join(', ')}, of ${holders.length}.`;
  },
  'officer-lost': ({ unit, side }, state) =>
    `${Side(side, state)} lose their highest officer with ${nameOf(unit, state)}.`,
  'draw-offered': ({ side }, state) => `${Side(side, state)} offer a draw.`,
  'battle-over': ({ winner, because }, state) =>
    winner === null ? `The battle is a draw: ${WHY[because]}.` : `${Side(winner, state)} win: ${WHY[because]}.`,
};

/** What is asked in each step before the first turn. */
const ASKED: Readonly<Record<Step, string>> = {
  'ground-roll': 'Roll for who puts down the first piece of ground.',
  ground: 'Put down a piece of ground, beside all other ground.',
  declare: 'Declare how the sides deploy and what the battle is won by.',
  'placing-roll': 'Roll a D10 each for who places first.',
  areas: 'Settle which part of the table each side has.',
  points: 'Put down a point that is to be controlled.',
  first: 'Choose who places the first body.',
  placing: 'Place a body.',
};

/** What is asked of a side in a whole battle; empty where nothing of the battle is due. */
export function asks(state: State): string {
  const { awaits, battle } = state;
  if (awaits === null || battle === undefined) return '';
  const step = stepOf(state);
  const who = capital(people(awaits.sides[0]!, state).replace(/^the /, ''));
  if (step !== null) return `${who}: ${ASKED[step]}`;
  if (awaits.orders.includes('roll-landing')) return `${who}: Roll for those at sea.`;
  return awaits.orders.includes('place') ? `${who}: Place at the shore who has landed.` : '';
}
