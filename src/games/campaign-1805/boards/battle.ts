import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { corners } from '../../../geometry/bases.ts';
import { clockwise } from '../../../geometry/outlines.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { shift } from '../../../geometry/moves.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { pointAt, type Point } from '../../../geometry/vectors.ts';
import type { Terrain } from '../../table/boards/terrain.ts';
import type { Battle, Piece, Waiting } from '../deploying/battle.ts';
import { judgeDeclared, pointsFor } from '../deploying/declare.ts';
import { areaOfPieces, coveredBy, levelOf } from '../deploying/ground.ts';
import { garrisonOf } from '../objectives/control.ts';
import { officersIn } from '../objectives/officers.ts';
import { REFUSALS } from '../refusals.ts';
import type { State } from '../state.ts';
import { settled } from '../turn/awaiting.ts';
import { cm } from '../tables.ts';
import type { WrittenBattle } from './battle-schema.ts';
import { named, waitingIn, type ReadsBodies } from './waiting.ts';

const pieceOf = (id: string, { kind, name, size, radius }: WrittenBattle['pieces'][string]): Piece => ({
  kind,
  name: name ?? named(id),
  shape: size === undefined ? { radius: radius! } : { width: size[0], depth: size[1] },
});

/** The strip of sea before the shore: nobody crosses it. @clause cf.deploy.landing.sea-edge */
function seaOf(
  { size: [width, height] }: Pick<State, 'size'>,
  { sea }: WrittenBattle,
): Readonly<Record<string, Terrain>> {
  if (sea === undefined || sea.shore === 0) return {};
  const isFlat = sea.edge === 'north' || sea.edge === 'south';
  const long = isFlat ? width : height;
  const out = facingOf(sea.edge);
  const far = ((isFlat ? height : width) - sea.shore) / 2;
  const middle = { at: pointAt(width / 2, height / 2), facing: out, width: long, depth: sea.shore };
  const outline = clockwise(corners(shift(middle, out, far as Um)));
  return { sea: { kind: 'water', name: 'the sea', outline, line: null, width: cm(0), level: 0 } };
}

/** What is wrong with names of sides, of ground and of bodies in a battle. */
function strangers(state: State, written: WrittenBattle): readonly Problem[] {
  const sides = Object.keys(state.sides);
  const ids = Object.values(written.forces).flatMap((each) => Object.keys(each));
  const known = [...Object.keys(state.units), ...Object.keys(state.terrain), ...Object.keys(state.places)];
  const pieces = Object.keys(written.pieces);
  const twice = [...ids, ...pieces].find((id, n, all) => known.includes(id) || all.indexOf(id) < n);
  const unknown = (path: string, found: string | undefined, wanted: readonly string[]): readonly Problem[] =>
    found === undefined || wanted.includes(found)
      ? []
      : [{ path: `battle.${path}`, found, wanted: wanted.join(' or ') || 'nothing here' }];
  const bySide = (key: 'forces' | 'areas' | 'officers' | 'worth'): readonly Problem[] =>
    Object.keys(written[key] ?? {}).flatMap((side) => unknown(`${key}.${side}`, side, sides));
  return [
    ...unknown('attacker', written.attacker, sides),
    ...unknown('proposer', written.proposer, sides),
    ...unknown('held.side', written.held?.side, sides),
    ...unknown('position', written.position, Object.keys(state.terrain)),
    ...(['forces', 'areas', 'officers', 'worth'] as const).flatMap(bySide),
    ...Object.entries(written.officers).flatMap(([side, id]) =>
      unknown(`officers.${side}`, id, [...Object.keys(state.units), ...ids]),
    ),
    ...written.points.flatMap((each, n) =>
      typeof each === 'string' ? unknown(`points.${n}`, each, Object.keys(state.places)) : [],
    ),
    ...(twice === undefined
      ? []
      : [{ path: 'battle', found: `${twice} again`, wanted: 'a different id for each body and each piece of ground' }]),
  ];
}

/**
 * The agreed level of terrain is that of the table, once all pieces lie.
 * @clause cf.battlefield.level-agreed cf.battlefield.levels @ruling cf-003
 */
function levelFaults(state: State, { level }: WrittenBattle, pieces: Battle['setUp']): readonly Problem[] {
  if (level === undefined) return [];
  const drawn = coveredBy(state);
  const covered = { ...drawn, ground: drawn.ground + areaOfPieces(pieces?.pieces ?? {}) };
  const found = levelOf(state, covered);
  return found === level ? [] : [{ path: 'battle.level', found: `a table that is ${found}`, wanted: level }];
}

/** What is wrong with the layout and the objective, if the battle has both. @ruling cf-005 */
function declaredFaults(state: State, battle: Battle, isUnderWay: boolean): readonly Problem[] {
  const { deployment, objective, turns } = battle;
  if (deployment === null && objective === null)
    return isUnderWay ? [{ path: 'battle.objective', found: 'no objective', wanted: 'what the battle is won by' }] : [];
  if (objective === null || (deployment === null && !isUnderWay))
    return [{ path: 'battle', found: 'a layout or an objective alone', wanted: 'both, or neither of them' }];
  // A battle under way whose bodies all stand has no more use for its layout.
  const layout = deployment ?? (objective === 'siege' ? 'siege' : 'dawn-of-war');
  const declared = { deployment: layout, objective, ...(turns !== null && { turns }) };
  const verdict = judgeDeclared(state, battle, declared);
  return verdict.ok ? [] : [{ path: 'battle', found: `${layout} with ${objective}`, wanted: REFUSALS[verdict.reason] }];
}

/**
 * The board with its battle, before the first step; or under way, if bodies stand on it already.
 * @clause cf.pregame.battle-size cf.pregame.advantage cf.objective.capture-hold.turns
 * cf.objective.siege.turns cf.objective.capture-control.turns @ruling cf-129
 */
export function withBattle(
  board: Omit<State, 'awaits'>,
  written: WrittenBattle,
  reads: ReadsBodies,
): Result<State, readonly Problem[]> {
  const state: State = { ...board, awaits: null, terrain: { ...board.terrain, ...seaOf(board, written) } };
  const bodies = waitingIn(written, reads);
  const wrong = [...strangers(state, written), ...(bodies.ok ? [] : bodies.error)];
  if (!bodies.ok || wrong.length > 0) return failure(wrong);
  const isUnderWay = Object.keys(state.units).length > 0;
  const waiting = bodies.value;
  const points = written.points.map((each): Point => (typeof each === 'string' ? state.places[each]! : each));
  const battle = battleOf(state, written, { isUnderWay, waiting, points });
  const faults = [
    ...levelFaults(state, written, battle.setUp),
    ...(isUnderWay || Object.keys(written.pieces).length === 0 ? declaredFaults(state, battle, isUnderWay) : []),
  ];
  if (faults.length > 0) return failure(faults);
  const { objective } = battle;
  const found = objective === null ? { points, marks: 0 } : pointsFor(state, battle, objective);
  const ready: Battle = {
    ...battle,
    points: isUnderWay && found.marks > 0 ? points : found.points,
    setUp: battle.setUp && { ...battle.setUp, marks: found.marks },
  };
  const begun = isUnderWay
    ? { ...ready, officers: officersIn(state, ready), garrison: garrisonOf(state, ready) }
    : ready;
  return success(settled({ ...state, battle: begun }));
}

interface Begun {
  readonly isUnderWay: boolean;
  readonly waiting: readonly Waiting[];
  readonly points: readonly Point[];
}

function battleOf(state: State, written: WrittenBattle, { isUnderWay, waiting, points }: Begun): Battle {
  const { deployment = null, objective = null, turns = null, attacker = null, position = null, map, sea } = written;
  const pieces = Object.fromEntries(Object.entries(written.pieces).map(([id, each]) => [id, pieceOf(id, each)]));
  const all = [...waiting, ...Object.values(state.units)];
  return {
    deployment,
    objective,
    turns,
    points,
    attacker,
    position,
    map,
    sea: sea === undefined ? null : { edge: sea.edge, shore: sea.shore },
    forces: Object.fromEntries(
      Object.keys(state.sides).map((side) => [side, all.filter((each) => each.side === side).length]),
    ),
    waiting: Object.fromEntries(waiting.map((each) => [each.id, each])),
    ashore: [],
    landed: 0,
    setUp: isUnderWay
      ? null
      : {
          pieces,
          proposer: written.proposer ?? null,
          laying: null,
          ahead: null,
          agreed: written.areas ?? null,
          areas: null,
          next: null,
          marks: 0,
          finished: null,
        },
    named: written.officers,
    officers: {},
    lost: [],
    holders: [],
    held: written.held ?? null,
    garrison: [],
    offers: [],
    over: null,
  };
}
