import { middleOfTerrain } from '../../table/boards/terrain.ts';
import { rankOf } from '../objectives/officers.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { centreOf } from './areas.ts';
import { banksOf, riverIn } from './banks.ts';
import { DEPLOYMENTS, OBJECTIVES, type Battle, type Deployment, type Objective } from './battle.ts';
import { cm, type CfClauseId } from '../tables.ts';

/** How many points Capture and Control needs. @clause cf.objective.capture-control.points */
const FEWEST_POINTS = 3;

/** What is declared: how the sides deploy, what they fight for, and for how many turns. */
export interface Declared {
  readonly deployment: Deployment;
  readonly objective: Objective;
  readonly turns?: number;
}

/**
 * Whether an objective needs a number of turns. @clause cf.objective.capture-hold.turns
 * cf.objective.siege.turns cf.objective.capture-control.turns @ruling cf-130
 */
const needsTurns = (state: State, objective: Objective): boolean =>
  read(state, 'cf-130') === 'agreed-limit' || !(objective === 'take-the-field' || objective === 'assassination');

/** The battle as the board has it before anything is declared. */
type Given = Pick<Battle, 'attacker' | 'position' | 'sea' | 'points' | 'waiting'>;

/**
 * What a layout lacks on this table.
 * @clause cf.deploy.siege.position cf.deploy.ambush.defender cf.deploy.epic-bridge.table
 * cf.deploy.epic-bridge.sides cf.deploy.landing.sea-edge
 */
function unfitLayout(state: State, { attacker, position, sea }: Given, deployment: Deployment): Refused | null {
  const ground = position === null ? undefined : state.terrain[position];
  switch (deployment) {
    case 'siege':
      return !ground?.outline || attacker === null ? refused('cf.deploy.siege.position', 'no-position', {}) : null;
    case 'ambush':
      return ground === undefined || !['road', 'bridge'].includes(ground.kind) || attacker === null
        ? refused('cf.deploy.ambush.defender', 'no-road', {})
        : null;
    case 'epic-bridge':
      if (banksOf(state, cm(2)).length < 2) return refused('cf.deploy.epic-bridge.table', 'no-river', {});
      return riverIn(state).some(({ kind }) => kind === 'bridge')
        ? null
        : refused('cf.deploy.epic-bridge.sides', 'no-bridge', {});
    case 'landing':
      return sea === null || attacker === null ? refused('cf.deploy.landing.sea-edge', 'no-sea', {}) : null;
    case 'dawn-of-war':
    case 'quadrants':
      return null;
  }
}

/**
 * What an objective lacks on this table. @clause cf.objective.capture-control.points
 * cf.objective.siege.attacker-win cf.objective.assassination @ruling cf-129
 */
function unfitObjective(state: State, given: Given, objective: Objective): Refused | null {
  const { attacker, position, points, waiting } = given;
  const isAgreed = read(state, 'cf-129') === 'agreed';
  const ground = position === null ? undefined : state.terrain[position];
  switch (objective) {
    case 'take-the-field':
      return null;
    case 'capture-and-hold':
      return isAgreed && points.length === 0
        ? refused('cf.objective.capture-hold.win', 'too-few-points', { count: 1 })
        : null;
    case 'siege':
      return ground === undefined || attacker === null
        ? refused('cf.objective.siege.attacker-win', 'no-position', {})
        : null;
    case 'capture-and-control':
      return isAgreed && points.length < FEWEST_POINTS
        ? refused('cf.objective.capture-control.points', 'too-few-points', { count: FEWEST_POINTS })
        : null;
    case 'assassination': {
      const all = [...Object.values(waiting), ...Object.values(state.units)];
      const side = Object.keys(state.sides).find((each) =>
        all.every((body) => body.side !== each || rankOf(body) === null),
      );
      return side === undefined ? null : refused('cf.objective.assassination', 'no-officer', { side });
    }
  }
}

/**
 * Whether a layout and an objective may be declared, in this sequence. Those of a siege go only
 * together, unless by one reading all may be mixed.
 * @clause cf.objective.one-of-five cf.battlefield.deployment-after-terrain @ruling cf-005
 */
export function judgeDeclared(state: State, given: Given, { deployment, objective, turns }: Declared): Verdict {
  const isSiege = (key: string): boolean => key === 'siege';
  if (read(state, 'cf-005') === 'siege-with-siege' && isSiege(deployment) !== isSiege(objective))
    return refused('cf.objective.one-of-five', 'siege-alone', {});
  const unfit = unfitLayout(state, given, deployment) ?? unfitObjective(state, given, objective);
  if (unfit !== null) return unfit;
  if (needsTurns(state, objective) === (turns === undefined))
    return refused('cf.objective.one-of-five', turns === undefined ? 'no-turns' : 'turns-not-asked', {});
  return allowed('cf.battlefield.deployment-after-terrain', 'cf.objective.one-of-five');
}

/** @clause cf.objective.one-of-five @ruling cf-005 */
export const judgeDeclare = (state: State, order: OrderOf<'declare'>): Verdict =>
  judgeDeclared(state, state.battle!, order);

/**
 * What is captured, held or controlled: the points of the battle; in a siege the centre of the
 * position. By one reading the players put down several points in turn, and one is the centre of
 * the table; `marks`: how many they put down.
 * @ruling cf-129
 */
export function pointsFor(state: State, { position, points }: Given, objective: Objective) {
  const isInTurn = read(state, 'cf-129') === 'in-turn';
  switch (objective) {
    case 'siege':
      return { points: [middleOfTerrain(state.terrain[position!]!)], marks: 0 };
    case 'capture-and-hold':
      return { points: isInTurn ? [centreOf(state)] : points.slice(0, 1), marks: 0 };
    case 'capture-and-control':
      return isInTurn ? { points: [], marks: Math.max(FEWEST_POINTS, points.length) } : { points, marks: 0 };
    case 'take-the-field':
    case 'assassination':
      return { points: [], marks: 0 };
  }
}

/** The clause that asks for a number of turns. */
const TURNS_BY: Partial<Readonly<Record<Objective, readonly CfClauseId[]>>> = {
  'capture-and-hold': ['cf.objective.capture-hold.turns'],
  siege: ['cf.objective.siege.turns'],
  'capture-and-control': ['cf.objective.capture-control.turns'],
};

/** The clauses that say what a layout needs on the table. */
const NEEDED_BY: Partial<Readonly<Record<Deployment, readonly CfClauseId[]>>> = {
  siege: ['cf.deploy.siege.position'],
  'epic-bridge': ['cf.deploy.epic-bridge.table', 'cf.deploy.epic-bridge.sides'],
  landing: ['cf.deploy.landing.sea-edge'],
};

/**
 * The layout and the objective are declared.
 * @clause cf.battlefield.deployment-after-terrain cf.deploy.siege.position
 * cf.deploy.epic-bridge.table cf.deploy.epic-bridge.sides cf.deploy.landing.sea-edge
 */
export function declare(course: Course, { deployment, objective, turns }: OrderOf<'declare'>): void {
  const { state } = course;
  course.record({
    type: 'declared',
    side: state.side,
    deployment,
    objective,
    turns: turns ?? null,
    ...pointsFor(state, state.battle!, objective),
    clauses: [
      'cf.battlefield.deployment-after-terrain',
      'cf.objective.one-of-five',
      ...(NEEDED_BY[deployment] ?? []),
      ...(turns === undefined ? [] : (TURNS_BY[objective] ?? [])),
    ],
  });
}

/**
 * A number of turns that the rules advise. @clause cf.objective.capture-hold.turns
 * cf.objective.siege.turns cf.objective.capture-control.turns
 */
const ADVISED: Readonly<Record<Objective, number>> = {
  'take-the-field': 6,
  'capture-and-hold': 2,
  siege: 6,
  assassination: 6,
  'capture-and-control': 5,
};

/** Every pair that may be declared, with the number of turns that is advised. */
export const declarations = (state: State): readonly OrderOf<'declare'>[] =>
  DEPLOYMENTS.flatMap((deployment) =>
    OBJECTIVES.map((objective) => ({
      type: 'declare' as const,
      deployment,
      objective,
      ...(needsTurns(state, objective) && { turns: ADVISED[objective] }),
    })),
  );
