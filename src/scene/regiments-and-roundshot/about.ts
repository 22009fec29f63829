import { capital } from '../../games/contract/sentences.ts';
import { enemiesTouching } from '../../games/regiments-and-roundshot/formations/contact.ts';
import { formationOf, shapeOf } from '../../games/regiments-and-roundshot/formations/formation.ts';
import { isPinned } from '../../games/regiments-and-roundshot/moving/pinned.ts';
import { allowanceOf } from '../../games/regiments-and-roundshot/moving/reach.ts';
import { length, nameOf, people } from '../../games/regiments-and-roundshot/names.ts';
import type { State, Unit } from '../../games/regiments-and-roundshot/state.ts';
import { REACH, type Arm } from '../../games/regiments-and-roundshot/tables.ts';
import { listed } from '../../games/contract/sentences.ts';
import { MEASURES, round } from '../../geometry/lengths.ts';
import type { About, AboutRow } from '../about.ts';

const KIND: Readonly<Record<Arm, string>> = {
  infantry: 'a battalion of infantry',
  cavalry: 'a regiment of cavalry',
  artillery: 'three batteries of guns',
};

/** The content of the pop-up for a figure of Regiments & Roundshot. */
export function about(state: State, id: string): About {
  const unit = state.units[id]!;
  const formation = formationOf(state, unit) as readonly [Unit, ...(readonly Unit[])];
  const [x, y] = unit.at.map((part) => round((100 * part) / MEASURES.in) / 100);
  const side = people(state, unit.side);
  const kind = unit.isHq === true ? `the HQ of ${side}, which counts as cavalry` : `${KIND[unit.arm]} of ${side}`;
  const rows: readonly (AboutRow | null)[] = [
    formationRow(state, formation),
    movesRow(state, unit, formation),
    unit.arm === 'artillery' ? { name: 'Range', text: `up to ${length(REACH)}` } : null,
    touchesRow(state, unit),
    CONDITION[unit.condition],
  ];
  return {
    title: capital(unit.name),
    kind: `${capital(kind)}, at ${x} and ${y} inches`,
    rows: rows.filter((row) => row !== null),
    units: [id],
    links: [],
  };
}

/** @clause rr.formation.column rr.formation.line rr.formation.irregular */
function formationRow(state: State, formation: readonly [Unit, ...(readonly Unit[])]): AboutRow {
  if (formation.length === 1) return { name: 'Formation', text: 'By itself' };
  const shape = { column: 'A column', line: 'A line', irregular: 'An irregular formation' }[shapeOf(state, formation)];
  return { name: 'Formation', text: `${shape} of ${formation.length}` };
}

/** @clause rr.formation.column-speed rr.maneuver.road-bonus rr.pinned.infantry */
function movesRow(state: State, unit: Unit, formation: readonly [Unit, ...(readonly Unit[])]): AboutRow {
  if (unit.condition === 'routing') return { name: 'Moves', text: 'Runs; nobody moves it' };
  if (isPinned(state, unit)) return { name: 'Moves', text: 'Pinned: an enemy touches it' };
  const text = `${length(allowanceOf(state, { formation, going: formation }, []).length)}, an inch more along a road`;
  return { name: 'Moves', text, ...(state.moved.includes(unit.id) && { more: 'Has moved this turn' }) };
}

function touchesRow(state: State, unit: Unit): AboutRow | null {
  const foes = enemiesTouching(state, unit);
  return foes.length === 0 ? null : { name: 'Touches', text: listed(foes.map(({ id }) => nameOf(state, id))) };
}

/** @clause rr.disrupted.morale-test rr.rout.continues rr.rally.rally-roll */
const CONDITION: Readonly<Record<Unit['condition'], AboutRow>> = {
  steady: { name: 'Condition', text: 'In order' },
  disrupted: { name: 'Condition', text: 'Disrupted: one more, and it tests its morale', more: 'Reforms on 4 or more' },
  routing: {
    name: 'Condition',
    text: 'Routing: it runs in each Grand Manoeuvre phase of its side, and counts as lost',
  },
};
