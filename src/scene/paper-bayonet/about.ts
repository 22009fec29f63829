import { chain, chainLinks } from '../../games/paper-bayonet/brigades/coherence.ts';
import {
  enemyOf,
  groundAt,
  isArtillery,
  isCavalry,
  type State,
  type Unit,
  unitsOn,
} from '../../games/paper-bayonet/state.ts';
import { GROUND, KIND } from '../../games/paper-bayonet/names.ts';
import { isHeavy } from '../../games/paper-bayonet/fighting/fight.ts';
import { diceLines } from '../../games/paper-bayonet/fighting/dice.ts';
import { scoreLines } from '../../games/paper-bayonet/fighting/score.ts';
import { ALLOWANCE, PHASES, RALLY_NUMBER, RANGE, SLOW, SLOW_CAVALRY } from '../../games/paper-bayonet/tables.ts';
import { mostSteps } from '../../games/paper-bayonet/moving/allowance.ts';
import { COMPASS } from '../../geometry/compass.ts';
import { capital, listed, plural, proper } from '../../games/contract/sentences.ts';
import { total } from '../../core/reasons.ts';
import { roman } from '../../core/numbers.ts';
import { isSquare, type Square } from '../../geometry/grid.ts';
import type { Target } from '../../games/contract/engine.ts';
import type { About, AboutRow } from '../about.ts';
import { signed } from '../../core/signs.ts';
import { groundDoes, objectiveRow } from './about-ground.ts';
import { brigadeNumber } from './scene.ts';

/**
 * The content of the pop-up for a square of Paper Bayonet: about the unit or the column there, or
 * about the ground if the square is empty.
 */
export function about(state: State, target: Target): About {
  if (!('square' in target) || !isSquare(target.square)) throw new Error('Paper Bayonet is played on squares');
  const at = target.square;
  const units = unitsOn(state, at);
  const [first] = units;
  return first === undefined ? aboutGround(state, at) : aboutUnits(state, at, [first, ...units.slice(1)]);
}

const told = (sentences: readonly string[]): string => `${sentences.join('. ')}.`;

function aboutGround(state: State, at: Square): About {
  const ground = groundAt(state, at);
  const does = ground === 'open' ? [] : [{ name: 'Effect', text: told(groundDoes(ground)) }];
  return {
    title: capital(GROUND[ground].replace(/^an? /, '')),
    kind: at,
    rows: [...does, ...objectiveRow(state, at)],
    units: [],
    links: [],
  };
}

function aboutUnits(state: State, at: Square, units: readonly [Unit, ...Unit[]]): About {
  const [unit] = units;
  const ground = groundAt(state, at);
  const rows: readonly (AboutRow | null)[] = [
    brigadeRow(state, unit),
    { name: 'Moves', text: moves(state, unit) },
    isArtillery(unit) ? { name: 'Range', text: plural(RANGE[unit.type as keyof typeof RANGE], 'square') } : null,
    { name: 'Dice', text: dice(state, unit) },
    scoreRow(state, unit),
    formationRow(unit),
    { name: 'Condition', text: condition(unit) },
    { name: 'Facing', text: facing(state, unit) },
    { name: 'Ground', text: capital(GROUND[ground]), ...(ground !== 'open' && { more: told(groundDoes(ground)) }) },
    ...objectiveRow(state, at),
  ];
  return {
    title: capital(listed(units.map(({ name }) => name))),
    kind: `${proper(unit.side)} ${KIND[unit.type]}, ${at}`,
    rows: rows.filter((row) => row !== null),
    units: units.map(({ id }) => id),
    links: unit.type === 'brigadier' ? chainLinks(state, unit.brigade) : wayTo(state, unit),
  };
}

/** The chain of links from the Brigadier to this unit; empty if orders do not reach it. */
function wayTo(state: State, unit: Unit): About['links'] {
  const links = chainLinks(state, unit.brigade);
  const way = links.find(([, to]) => to === unit.id);
  return way === undefined ? [] : [...wayTo(state, state.units[way[0]]!), way];
}

function brigadeRow(state: State, unit: Unit): AboutRow {
  const number = brigadeNumber(state, unit);
  const name = `${number === null ? '' : `${roman(number)} · `}${proper(unit.brigade)}`;
  return { name: 'Brigade', text: name, more: capital([touch(state, unit), ...orders(state, unit)].join('; ')) };
}

function touch(state: State, unit: Unit): string {
  const others = Object.values(state.units).filter((each) => each.brigade === unit.brigade && each !== unit);
  const reached = chain(state, unit.brigade);
  if (unit.type === 'brigadier') {
    const apart = others.filter(({ id }) => !reached.includes(id)).map(({ name }) => name);
    return apart.length === 0 ? 'all its units are in touch' : `out of touch: ${listed(apart)}`;
  }
  const general = others.find(({ type }) => type === 'brigadier');
  if (general === undefined) return 'without a Brigadier';
  if (!reached.includes(unit.id)) return `out of touch with ${general.name}`;
  const through = wayTo(state, unit)
    .slice(1)
    .map(([from]) => state.units[from]!.name);
  return `in touch with ${general.name}${through.length === 0 ? '' : ` through ${listed(through)}`}`;
}

/** Whether the brigade has orders. Nothing before its dice have been rolled. */
function orders(state: State, { side, brigade }: Unit): readonly string[] {
  const isRolled = PHASES.slice(1).some((phase) => phase === state.phase);
  if (!isRolled || side !== state.side || state.over !== null) return [];
  return [
    state.activated.includes(brigade) ? 'the brigade has orders this turn' : 'the brigade has no orders this turn',
  ];
}

/** How far the unit can move from its square. */
function moves(state: State, unit: Unit): string {
  const slow = isCavalry(unit) && SLOW.includes(groundAt(state, unit.at));
  const most = slow ? SLOW_CAVALRY : ALLOWANCE[unit.type];
  const byRoad = slow ? most : mostSteps(state, unit);
  return plural(most, 'square') + (byRoad > most ? `; ${byRoad} along the road` : '');
}

/** The kinds of enemy for which its dice are counted, and the words for each. */
const FOES = [
  ['line-infantry', 'line', 'against infantry not in Square'],
  ['cavalry', 'line', 'against cavalry'],
  ['line-infantry', 'square', 'against a Square'],
] as const;

/** The number of dice for an attack. The engine's rule counts them for each kind of enemy. */
function dice(state: State, unit: Unit): string {
  if (unit.type === 'brigadier') return 'None: Brigadiers do not fight';
  const counts = FOES.map(([type, formation, says]) => {
    const foe: Unit = { ...unit, id: '', type, formation, side: enemyOf(state, unit.side), condition: 'steady' };
    return { says, count: total(diceLines(state, { unit, foe, role: 'attack' })) };
  });
  const usual = Math.min(...counts.map(({ count }) => count));
  const more = [...new Set(counts.map(({ count }) => count))].filter((count) => count !== usual);
  const others = more.map(
    (each) => `${each} ${listed(counts.filter(({ count }) => count === each).map(({ says }) => says))}`,
  );
  return [String(usual), ...others, ...(isHeavy(unit) ? ['one may be rolled again'] : [])].join('; ');
}

/** What is added to the dice of the unit on its square. */
function scoreRow(state: State, unit: Unit): AboutRow | null {
  const lines = scoreLines(state, { unit, foe: unit, role: 'defence' }, [0]).filter(
    ({ how, counted, value }) => how === 'add' && counted && value !== 0,
  );
  const text = lines.map(({ value, label }) => `${signed(value)} ${label.toLowerCase()}`).join(', ');
  return text === '' || unit.type === 'brigadier' ? null : { name: 'Score', text };
}

const FORMATION = { line: null, column: 'Attack column', square: 'Square' } as const;

const formationRow = ({ formation }: Unit): AboutRow | null => {
  const text = FORMATION[formation];
  return text === null ? null : { name: 'Formation', text };
};

function condition({ condition: is, type }: Unit): string {
  if (is === 'disrupted') return 'Disrupted: in their next turn they only turn to the front';
  if (is === 'routed') return `Routed: removed unless they rally, on ${RALLY_NUMBER[type]} or more`;
  return is === 'rallied' ? 'Rallied: they wait for their brigade' : 'Steady';
}

const facing = (state: State, { side, condition: is }: Unit): string =>
  capital(COMPASS[(state.sides[side]!.facing + (is === 'steady' ? 0 : 4)) % 8]!);
