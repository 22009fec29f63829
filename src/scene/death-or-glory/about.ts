import { brigadesIn } from '../../games/death-or-glory/command/brigades.ts';
import { brigadeName, orderSaid } from '../../games/death-or-glory/command/names.ts';
import { capital, plural } from '../../games/contract/sentences.ts';
import {
  armOf,
  figuresOf,
  isBattery,
  isGeneral,
  type Body,
  type General,
  type Unit,
} from '../../games/death-or-glory/figures/unit.ts';
import { rateOf } from '../../games/death-or-glory/moving/rates.ts';
import { quartersText } from '../../games/death-or-glory/moving/time.ts';
import { FORMATION_NAMES, formationName, nameOf, people, placeText } from '../../games/death-or-glory/names.ts';
import type { State } from '../../games/death-or-glory/state.ts';
import type { Arm } from '../../games/death-or-glory/tables.ts';
import { lengthText } from '../../geometry/lengths.ts';
import type { About, AboutRow } from '../about.ts';

const ARMS: Readonly<Record<Arm, string>> = {
  foot: 'foot',
  'light-horse': 'light horse',
  'heavy-horse': 'heavy horse',
  'foot-guns': 'foot artillery',
  'horse-guns': 'horse artillery',
  general: 'a general',
};

/** What each sign behind a base means. */
const SAID: Readonly<Record<string, string>> = {
  unformed: 'Unformed: its ranks are not straight',
  disordered: 'Disordered: its ranks are broken',
  shaken: 'Shaken: it goes no nearer to the enemy',
  retreating: 'Retreating',
  routing: 'Routing: it runs for its edge of the table',
  tired: 'Tired',
  exhausted: 'Exhausted',
  'utterly-exhausted': 'Utterly exhausted',
  'out-of-hand': 'Out of hand: it goes after the enemy',
  'held-back': 'Held back: it may not advance',
};

/** What has come of its test of control. @clause dg.control.result */
const handsOf = ({ bound, held }: Body): readonly string[] => [
  ...(bound === undefined ? [] : ['out-of-hand']),
  ...(held === undefined ? [] : ['held-back']),
];

/** @clause dg.scale.men-per-figure */
function strengthRow(body: Body): AboutRow {
  const count = plural(figuresOf(body), isBattery(body) ? 'gun' : 'figure');
  const lost = body.start - body.men;
  return { name: 'Strength', text: `${count}, ${body.men} men`, ...(lost > 0 && { more: `${lost} men lost` }) };
}

/** @clause dg.move.allowances */
function movesRow(state: State, body: Body): AboutRow {
  const by = rateOf(state, body);
  const isDone = state.done.moved.includes(body.id) ? { more: 'Has moved this turn' } : null;
  return { name: 'Moves', text: by === 0 ? 'Stands' : `${lengthText(by, 'mm')} on open ground`, ...isDone };
}

/** @ruling dg-074 */
function busyRow({ changing, sending }: Body): AboutRow | null {
  if (changing !== undefined) {
    const into = changing.into === 'parent' ? 'back to its parent' : `into ${formationName(changing.into)}`;
    return { name: 'Busy', text: `Changing ${into}`, more: `${capital(quartersText(changing.left))} left` };
  }
  return sending === undefined
    ? null
    : { name: 'Busy', text: 'Sending out a company', more: `${capital(quartersText(sending))} left` };
}

/** @clause dg.fire.initial-volley */
const volleyRow = (body: Body): AboutRow | null =>
  isBattery(body) ? null : { name: 'First volley', text: body.isVolleySpent === true ? 'Spent' : 'Still to come' };

/** The brigade of a unit, and what its order sheet says. @clause dg.orders.general-order */
function brigadeRows(state: State, { brigade: id }: Unit): readonly AboutRow[] {
  if (id === undefined) return [];
  const sheet = brigadesIn(state)[id];
  const order = sheet === undefined ? null : { name: 'Order', text: capital(orderSaid(sheet.order, state)) };
  return [{ name: 'Brigade', text: capital(brigadeName(id, state)) }, ...(order === null ? [] : [order])];
}

function generalAbout(state: State, unit: General): About {
  return {
    title: capital(unit.name),
    kind: `${capital(people(unit.side, state))}, a general, at ${placeText(unit.at)}`,
    rows: [
      { name: 'Command rating', text: unit.isUnrated === true ? 'Still to be rolled' : String(unit.rating) },
      ...brigadeRows(state, unit),
      { name: 'Moves', text: `${lengthText(rateOf(state, unit), 'mm')} on open ground` },
    ],
    units: [unit.id],
    links: [],
  };
}

/** The content of the pop-up for a unit of Death or Glory!, with what its signs mean. */
export function about(state: State, id: string): About {
  const unit = state.units[id]!;
  if (isGeneral(unit)) return generalAbout(state, unit);
  const { order, mood, fatigue, parent } = unit;
  const signs = [order, mood, fatigue, ...handsOf(unit)].flatMap((sign) => SAID[sign] ?? []);
  const rows: readonly (AboutRow | null)[] = [
    strengthRow(unit),
    { name: 'Formation', text: capital(FORMATION_NAMES[unit.formation]) },
    movesRow(state, unit),
    busyRow(unit),
    signs.length === 0 ? null : { name: 'State', text: signs.join('. ') },
    volleyRow(unit),
    ...(brigadesIn(state)[unit.brigade ?? ''] === undefined ? [] : brigadeRows(state, unit)),
    parent === undefined ? null : { name: 'Parent', text: capital(nameOf(parent, state)) },
  ];
  return {
    title: capital(unit.name),
    kind: `${capital(people(unit.side, state))}, ${ARMS[armOf(unit)]}, at ${placeText(unit.at)}`,
    rows: rows.filter((row) => row !== null),
    units: [id],
    links: [],
  };
}
