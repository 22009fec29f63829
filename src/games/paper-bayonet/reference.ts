import { signed } from '../../core/signs.ts';
import type { Cell, GameReference, ReferenceTable } from '../contract/reference.ts';
import { type Modifiers, valueOf } from '../contract/modifiers.ts';
import { EFFECT, TO_HIT } from './artillery/effect.ts';
import { cost, templateUnits } from './before/army.ts';
import { DICE } from './fighting/dice.ts';
import { SCORE } from './fighting/score.ts';
import type { PbClauseId } from './reasons.ts';
import { groundBars, loneUnit, needsRoll } from './moving/ground.ts';
import { capital } from '../contract/sentences.ts';
import { KIND, TEMPLATE } from './names.ts';
import * as rules from './tables.ts';
import type { Ground, Template, UnitType } from './tables.ts';

const { GROUNDS, POINTS, RANGE, UNIT_TYPES } = rules;
const HEAVY: readonly UnitType[] = ['heavy-infantry', 'heavy-cavalry'];
const reach: Readonly<Partial<Record<UnitType, number>>> = RANGE;
const templates = Object.keys(rules.TEMPLATES) as Template[];
const numbered = (...texts: readonly string[]) => texts.map((text) => ({ text, number: true }) as const);
/** The number of dice in a fight, and the extra dice. */
const fightDice = {
  base: valueOf(DICE, 'pb.fighting.base-dice'),
  cavalry: valueOf(DICE, 'pb.fighting.cavalry-two-dice'),
  column: valueOf(DICE, 'pb.column.extra-die'),
  square: valueOf(DICE, 'pb.square.cavalry-two-dice'),
  againstSquare: valueOf(DICE, 'pb.square.infantry-attacker-bonus'),
};

/** The table of all unit types. A Brigadier neither fights nor is routed: a dash stands there. */
const units: ReferenceTable = {
  id: 'units',
  title: 'The units',
  clause: 'pb.unit-table.profile' satisfies PbClauseId,
  mark: 'printed',
  columns: [{ text: 'Unit' }, ...numbered('Squares', 'Dice', 'Range', 'Rally', 'Points')],
  rows: UNIT_TYPES.map((type) => {
    const commands = type === 'brigadier';
    return [
      capital(KIND[type]),
      String(rules.ALLOWANCE[type]),
      commands ? '–' : `${fightDice.base}${HEAVY.includes(type) ? ', re-roll' : ''}`,
      String(reach[type] ?? '–'),
      commands ? '–' : `${rules.RALLY_NUMBER[type]}+`,
      { text: String(POINTS[type]), tone: 'strong' },
    ];
  }),
};

const NAMES: Readonly<Record<Ground, string>> = {
  open: 'Open ground',
  woods: 'Woods',
  building: 'Building',
  hill: 'Hill',
  road: 'Road',
  bridge: 'Bridge',
  river: 'River',
  'impassable-river': 'Impassable river',
  lake: 'Lake, pond',
  wetlands: 'Wetlands',
};

const entry = (text: string, clause: PbClauseId): Cell => ({ text, clause });

/** Whether this type of unit may enter this ground, by the engine's own judgement. */
function enters(type: UnitType, ground: Ground): Cell {
  const map = { ground: { a2: ground } };
  const unit = loneUnit(type);
  const barred = groundBars(map, unit, 'a2');
  if (barred !== null) return { text: 'no', clause: barred.clause };
  if (needsRoll(map, 'a1', 'a2')) return entry(`${rules.CROSSED_ON}+`, 'pb.terrain.river.roll');
  if (type !== 'cavalry' || !rules.SLOW.includes(ground)) return 'yes';
  const clause = ground === 'woods' ? 'pb.terrain.woods.cavalry' : 'pb.terrain.wetlands.cavalry';
  return entry(`${rules.SLOW_CAVALRY} square`, clause);
}

function room(ground: Ground): Cell {
  if (!rules.NARROW.includes(ground)) return '–';
  const kind = ground === 'woods' || ground === 'building' ? ground : 'bridge';
  return entry('1 unit', `pb.terrain.${kind}.capacity`);
}

/** The modifier with this clause, with its sign. */
const modifier = (all: Pick<Modifiers<never, PbClauseId>, 'rows'>, clause: PbClauseId): Cell =>
  entry(signed(valueOf(all, clause)), clause);

/** The modifier for skirmishers in open ground. */
const OPEN = SCORE.rows.find(({ clause }) => clause === 'pb.skirmishers.open-ground')!;

/** The effect of each kind of ground on a unit in a fight and under fire. */
const GIVES: Readonly<Partial<Record<Ground, readonly [fight: Cell, shelter: Cell]>>> = {
  open: [entry(`${OPEN.heading} ${signed(OPEN.value)}`, OPEN.clause), '–'],
  woods: [modifier(SCORE, 'pb.terrain.woods.fight'), modifier(EFFECT, 'pb.artillery.effect.woods')],
  building: [modifier(SCORE, 'pb.terrain.building.fight'), modifier(EFFECT, 'pb.artillery.effect.building')],
  hill: [entry('attacked from below, wins ties', 'pb.terrain.hill.ties'), '–'],
};

const grounds: ReferenceTable = {
  id: 'ground',
  title: 'The ground',
  clause: 'pb.movement.terrain-applies' satisfies PbClauseId,
  mark: 'printed',
  columns: ['Ground', 'Foot', 'Horse', 'Guns', 'Room', 'In a fight', 'Under fire'].map((text) => ({ text })),
  rows: GROUNDS.map((ground) => [
    NAMES[ground],
    ...(['line-infantry', 'cavalry', 'cannon'] as const).map((type) => enters(type, ground)),
    room(ground),
    ...(GIVES[ground] ?? ['–', '–']),
  ]),
};

const countsOf = (name: Template): Readonly<Record<string, number>> =>
  Object.fromEntries(UNIT_TYPES.map((type) => [type, templateUnits(name).filter((each) => each === type).length]));

const brigades: ReferenceTable = {
  id: 'brigades',
  title: null,
  caption: 'Each with a Brigadier.',
  clause: 'pb.brigade.templates' satisfies PbClauseId,
  mark: 'printed',
  columns: [{ text: '' }, { text: '' }, ...numbered('')],
  rows: templates.map((name) => {
    const printed = rules.PRINTED[name];
    return [
      TEMPLATE[name],
      UNIT_TYPES.filter((type) => type !== 'brigadier' && countsOf(name)[type]! > 0)
        .map((type) => `${countsOf(name)[type]} ${KIND[type]}`)
        .join(', '),
      {
        text: String(cost(templateUnits(name))),
        tone: 'strong',
        ...(printed !== undefined && { aside: `not ${printed}` }),
      },
    ];
  }),
};

/** The content of the quick reference that comes from the rules. */
export const reference: GameReference = {
  numbers: {
    activatedOn: rules.ACTIVATED_ON,
    charge: rules.CHARGE,
    crossedOn: rules.CROSSED_ON,
    deployDepth: rules.DEPLOY_DEPTH,
    effect: {
      woods: valueOf(EFFECT, 'pb.artillery.effect.woods'),
      building: valueOf(EFFECT, 'pb.artillery.effect.building'),
    },
    extendedOn: rules.EXTENDED_ON,
    fight: {
      artillery: valueOf(SCORE, 'pb.artillery.combat-modifier'),
      skirmishers: OPEN.value,
      woods: valueOf(SCORE, 'pb.terrain.woods.fight'),
      building: valueOf(SCORE, 'pb.terrain.building.fight'),
    },
    fightDice: { ...fightDice, inSquare: fightDice.base + fightDice.square },
    hitNumber: { ...rules.HIT_NUMBER },
    objectives: rules.OBJECTIVES,
    points: Object.values(rules.GAME_POINTS),
    range: RANGE,
    resultFrom: rules.RESULT_FROM,
    roadBonus: rules.ROAD_BONUS,
    rounds: Object.values(rules.GAME_ROUNDS),
    toHit: {
      column: valueOf(TO_HIT, 'pb.artillery.hit.column'),
      square: valueOf(TO_HIT, 'pb.artillery.hit.square'),
    },
  },
  tables: [units, grounds, brigades],
  army: {
    measure: 'points',
    units: UNIT_TYPES.map((id) => ({ id, name: KIND[id], cost: POINTS[id] })),
    templates: templates.map((name) => ({ name: TEMPLATE[name], units: countsOf(name) })),
    sizes: Object.values(rules.GAME_POINTS),
    // Armies of the usual sizes seldom have more than four.
    groups: ['Brigade 1', 'Brigade 2', 'Brigade 3', 'Brigade 4'].map((name) => ({ name })),
    limits: [
      {
        of: ['brigadier'],
        least: 1,
        most: 1,
        says: 'A brigade has exactly one Brigadier, and this one would have {count}.',
        clauses: ['pb.brigade.composition' satisfies PbClauseId],
      },
      {
        of: UNIT_TYPES.filter((type) => type !== 'brigadier'),
        least: 1,
        says: 'A Brigadier alone is not a brigade: he needs at least one unit to command.',
        clauses: ['pb.brigade.composition' satisfies PbClauseId],
      },
    ],
    overspent: {
      says: 'The army costs {spent} points, but only {points} are agreed.',
      clauses: ['pb.points.spend' satisfies PbClauseId],
    },
  },
};
