import { signed } from '../../core/signs.ts';
import type { Term } from '../../games/two-by-two/reasons.ts';
import { capital, proper } from '../../games/contract/sentences.ts';
import { valueOf } from '../../games/contract/modifiers.ts';
import { modifiersOf } from '../../games/two-by-two/melee/factors.ts';
import { hqsWith } from '../../games/two-by-two/morale/hq.ts';
import { formationSeen } from '../../games/two-by-two/moving/formations.ts';
import { FORMATION_NAMES, length } from '../../games/two-by-two/names.ts';
import { isScreened } from '../../games/two-by-two/shooting/screens.ts';
import { SHOOTING } from '../../games/two-by-two/shooting/modifiers.ts';
import { rangesOf } from '../../games/two-by-two/shooting/shot-line.ts';
import { foeOf, moveOf, type State, type Unit } from '../../games/two-by-two/state.ts';
import { brackets, HQ_RADIUS, PROFILES, RALLIED_ON, ROAD_BONUS, type UnitType } from '../../games/two-by-two/tables.ts';
import { hasMuskets, isArtillery } from '../../games/two-by-two/units/unit.ts';
import { MEASURES, round } from '../../geometry/lengths.ts';
import type { About, AboutRow } from '../about.ts';

/** The content of the pop-up for a unit of 2 by 2. */
export function about(state: State, id: string): About {
  const unit = state.units[id]!;
  const { name, ap } = PROFILES[unit.type];
  const spot = unit.at.map((part) => round((10 * part) / MEASURES['[1]']) / 10);
  const rows: readonly (AboutRow | null)[] = [
    divisionRow(unit),
    movesRow(state, unit),
    rangeRow(state, unit),
    shotRow(state, unit),
    meleeRow(state, unit),
    ralliesRow(unit),
    formationRow(state, unit),
    conditionRow(unit),
    { name: 'Worth', text: `${ap} AP` },
  ];
  return {
    title: capital(unit.name),
    kind: `${proper(state.sides[unit.side]!.name.replace(/^the /, ''))} ${name}, [${spot.join(', ')}]`,
    rows: rows.filter((row) => row !== null),
    units: [id],
    links: [],
  };
}

const divisionRow = ({ division }: Unit): AboutRow | null =>
  division === undefined ? null : { name: 'Division', text: capital(division) };

/** @clause tt.units.move-column tt.move.road-bonus */
function movesRow({ moved }: State, unit: Unit): AboutRow {
  const full = moveOf(unit);
  const text = `${length(full)}; ${length(full + ROAD_BONUS)} if all of it is on a road`;
  return { name: 'Moves', text, ...(moved.includes(unit.id) && { more: 'Has moved this turn' }) };
}

/** @clause tt.units.musket-range tt.units.screened-range tt.units.artillery-range */
function rangeRow(state: State, unit: Unit): AboutRow | null {
  const ranges = rangesOf(state, unit).map((range) => length(brackets(range)));
  if (ranges.length === 0) return null;
  const [canister, middle, long] = ranges;
  if (isArtillery(unit)) return { name: 'Range', text: `canister ${canister}, middle ${middle}, long ${long}` };
  const out = isScreened(state, unit) ? { more: 'With skirmishers out' } : null;
  return { name: 'Range', text: ranges.at(-1)!, ...out };
}

/**
 * The modifiers of a shot that lie with the unit itself.
 * @clause tt.shoot.first-volley tt.shoot.screened tt.shoot.hq-with-firer
 * tt.shoot.artillery-canister tt.shoot.artillery-long
 */
function shotRow(state: State, unit: Unit): AboutRow | null {
  if (rangesOf(state, unit).length === 0) return null;
  const added = (clause: (typeof SHOOTING)['rows'][number]['clause'], says: string): string =>
    `${signed(valueOf(SHOOTING, clause))} ${says}`;
  const own = [
    ...(isArtillery(unit)
      ? [added('tt.shoot.artillery-canister', 'with canister'), added('tt.shoot.artillery-long', 'at long range')]
      : []),
    ...(hasMuskets(unit) && !unit.pinned ? [added('tt.shoot.first-volley', 'first volley')] : []),
    ...(isScreened(state, unit) ? [added('tt.shoot.screened', 'skirmishers out')] : []),
    ...(hqsWith(state, unit) > 0 ? [added('tt.shoot.hq-with-firer', 'general with it')] : []),
  ];
  const has = state.shot.includes(unit.id) ? { more: 'Has shot in this phase' } : null;
  return { name: 'Shoots', text: ['one die', ...own].join(', '), ...has };
}

/** The enemies against which the modifiers of a melee are looked up. */
const FOES: readonly Pick<Unit, 'type' | 'disrupted'>[] = [
  { type: 'infantry', disrupted: false },
  { type: 'infantry', disrupted: true },
  { type: 'light-cavalry', disrupted: false },
];

/** Modifiers that depend on where both fighters stand, not on what they are. */
const OF_PLACE: readonly string[] = ['tt.melee.overlap', 'tt.melee.higher'];

/**
 * What the unit adds to its die in a melee against anybody, and against some enemies only.
 * @clause tt.melee.mod-table
 */
function meleeRow(state: State, unit: Unit): AboutRow {
  const counts = FOES.map((kind) => {
    const { name, at, facing, side } = unit;
    const foe: Unit = { id: '', name, at, facing, side: foeOf(state, side), screen: false, pinned: false, ...kind };
    return modifiersOf(state, { unit, foe, isSubsequent: false }).filter(
      ({ clause, counted }) => counted && !OF_PLACE.includes(clause),
    );
  });
  const told = (terms: readonly Term[]): readonly string[] =>
    terms.map(({ value, label }) => `${signed(value)} ${label}`);
  const isIn = (terms: readonly Term[], { clause }: Term): boolean => terms.some((term) => term.clause === clause);
  const all = [...new Map(counts.flat().map((term) => [term.clause, term])).values()];
  const always = all.filter((term) => counts.every((terms) => isIn(terms, term)));
  const some = told(all.filter((term) => !always.includes(term)));
  const more = some.length === 0 ? null : { more: `Against some: ${some.join(', ')}` };
  return { name: 'Fights', text: ['one die', ...told(always)].join(', '), ...more };
}

/** @clause tt.rally.hq-distance tt.units.hq-levels */
const ralliesRow = ({ type }: Unit): AboutRow | null =>
  isRadius(type) ? { name: 'Rallies', text: `units within ${length(HQ_RADIUS[type])}` } : null;

const isRadius = (type: UnitType): type is keyof typeof HQ_RADIUS => Object.hasOwn(HQ_RADIUS, type);

function formationRow(state: State, unit: Unit): AboutRow | null {
  const formation = formationSeen(state, unit);
  return formation === null ? null : { name: 'Formation', text: capital(FORMATION_NAMES[formation]) };
}

/** @clause tt.state.pinned tt.state.disrupted tt.rally.number @ruling tt-050 */
function conditionRow(unit: Unit): AboutRow {
  const more = `A rally ends it, with a total of ${RALLIED_ON} or more`;
  if (unit.disrupted) {
    const text = `Disrupted${unit.pinned ? ' and pinned' : ''}: it may neither move nor shoot`;
    return { name: 'Condition', text, more };
  }
  if (!unit.pinned) return { name: 'Condition', text: 'In order' };
  const shoots = PROFILES[unit.type].range.length > 0 ? ', but shoots' : '';
  return { name: 'Condition', text: `Pinned: it may only turn on the spot${shoots}`, more };
}
