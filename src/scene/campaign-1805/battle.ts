import { areasOf, centreOf } from '../../games/campaign-1805/deploying/areas.ts';
import { waitingOf, type Battle } from '../../games/campaign-1805/deploying/battle.ts';
import { areaName } from '../../games/campaign-1805/deploying/names.ts';
import { stepOf, toPlace } from '../../games/campaign-1805/deploying/steps.ts';
import { NEAR } from '../../games/campaign-1805/objectives/control.ts';
import { people, placeText } from '../../games/campaign-1805/names.ts';
import type { State } from '../../games/campaign-1805/state.ts';
import { cm } from '../../games/campaign-1805/tables.ts';
import { mayMeasure } from '../../games/campaign-1805/turn/measuring.ts';
import { capital, listed } from '../../games/contract/sentences.ts';
import { middleOfTerrain } from '../../games/table/boards/terrain.ts';
import { mean, plus, way, whole, type Point, type Vector } from '../../geometry/vectors.ts';
import type { Mark, Scene } from '../scene.ts';
import { inMm, spotOf } from '../table/board.ts';

/** Half the width of a point that is fought for, as it is drawn. */
const MARKER = cm(0.6);

/** How much farther from the middle of the table than its own middle the name of a part stands. */
const OUTWARDS = 0.7;

/** `French`, as a name on a map begins. */
const sideName = (side: string, state: State): string => capital(people(side, state).replace(/^the /, ''));

/** What is fought for at a point: `Point 2 · French`, with the side that controls it. */
function pointName(state: State, { objective, points, holders, held }: Battle, n: number): string {
  const name = objective === 'siege' ? 'Siege point' : points.length > 1 ? `Point ${n + 1}` : 'Point';
  const holder = holders[n] ?? held?.side ?? null;
  return holder === null ? name : `${name} · ${sideName(holder, state)}`;
}

/**
 * The points that are fought for, and how near to them one must be, unless nothing may be measured.
 * @clause cf.objective.capture-hold.win cf.objective.siege.attacker-win
 * cf.objective.capture-control.win @ruling cf-104
 */
const pointMarks = (state: State, battle: Battle): readonly Mark[] =>
  battle.points.flatMap((at, n): readonly Mark[] => [
    ...(mayMeasure(state)
      ? [{ kind: 'disc', id: `point-near-${n}`, at: spotOf(at), radius: inMm(NEAR) } as const]
      : []),
    { kind: 'disc', id: `point-${n}`, at: spotOf(at), radius: inMm(MARKER) },
    {
      kind: 'label',
      id: `point-name-${n}`,
      at: spotOf(at),
      text: pointName(state, battle, n),
      beside: true,
    },
  ]);

/** How many bodies of a side are still to be placed, after its name. */
const toCome = (battle: Battle, side: string): string => {
  const count = toPlace(battle, side).length;
  return count === 0 ? '' : ` · ${count} to place`;
};

/** A place nearer to the edge of the table, where a name does not lie on what is placed. */
function outwards(state: State, at: Point): Point {
  const centre = centreOf(state);
  return plus(at, whole(way(centre, at).map((part) => part * OUTWARDS) as unknown as Vector));
}

/** Whether a place is in the part of the table that the board shows. */
const isSeen = ({ view }: State, [x, y]: Point): boolean =>
  view === null || (x >= view.from[0] && x <= view.to[0] && y >= view.from[1] && y <= view.to[1]);

/**
 * The parts of the table that sides may choose, and then those that they have, until all bodies
 * are placed.
 * @clause cf.deploy.dawn.half cf.deploy.quadrants.division cf.deploy.epic-bridge.sides
 */
function areaMarks(state: State, battle: Battle): readonly Mark[] {
  const areas = battle.setUp === null ? [] : areasOf(state, battle);
  const owned = Object.entries(battle.setUp?.areas ?? {});
  if (stepOf(state) === 'areas') {
    return areas.flatMap(({ id, ground }): readonly Mark[] => {
      const points = ground(cm(0));
      return [
        { kind: 'area', id: `part-${id}`, sense: 'group', points: points.map(spotOf) },
        { kind: 'label', id: `part-name-${id}`, at: spotOf(mean(points)), text: capital(id) },
      ];
    });
  }
  return owned.flatMap(([side, area]): readonly Mark[] => {
    const points = areas.find(({ id }) => id === area)?.ground(cm(0)) ?? [];
    if (points.length === 0) return [];
    const text = `${sideName(side, state)}${toCome(battle, side)}`;
    return [
      { kind: 'area', id: `part-${side}`, sense: 'group', points: points.map(spotOf) },
      ...(isSeen(state, outwards(state, mean(points)))
        ? [{ kind: 'label', id: `part-name-${side}`, at: spotOf(outwards(state, mean(points))), text } as const]
        : []),
    ];
  });
}

/**
 * The outlines of the ground that was put down in the battle: a page paints terrain once, with the
 * board as it was at the beginning.
 */
const laidMarks = ({ terrain }: State, { laid = [] }: Battle): readonly Mark[] =>
  laid.map((id) => ({
    kind: 'area',
    id: `laid-${id}`,
    sense: 'light',
    points: (terrain[id]!.outline ?? []).map(spotOf),
  }));

/** What a whole battle adds to the pictures of its board. */
export const battleMarks = (state: State): readonly Mark[] =>
  state.battle === undefined
    ? []
    : [...laidMarks(state, state.battle), ...areaMarks(state, state.battle), ...pointMarks(state, state.battle)];

/** The terrain, who waits beside the table or at sea, and what is fought for, in words. */
export const notes = (state: State): Scene['description'] => [
  ...Object.entries(state.terrain).map(([id, piece]) => {
    const at = placeText(middleOfTerrain(piece), state);
    return {
      id: `ground-${id}`,
      text: `${capital(piece.name)} (${piece.kind})${mayMeasure(state) ? ' about' : ','} ${at}`,
    };
  }),
  ...battleNotes(state),
];

function battleNotes(state: State): Scene['description'] {
  const { battle } = state;
  if (battle === undefined) return [];
  const owned = battle.setUp?.areas ?? {};
  return [
    ...Object.keys(state.sides).flatMap((side) => {
      const names = waitingOf(battle, side).map(({ name }) => name);
      const where = battle.deployment === 'landing' && side === battle.attacker ? 'At sea' : 'Beside the table';
      const area = owned[side] === undefined ? '' : ` They are placed in ${areaName(owned[side])}.`;
      const text = `${where}, of ${people(side, state)}: ${listed(names)}.${area}`;
      return names.length === 0 ? [] : [{ id: `waiting-${side}`, text }];
    }),
    ...battle.points.map((at, n) => ({
      id: `point-${n}`,
      text: `${pointName(state, battle, n)}, ${placeText(at, state)}`,
    })),
    ...Object.values(battle.setUp?.pieces ?? {}).map(({ name }, n) => ({
      id: `piece-${n}`,
      text: `Ground to be put down: ${name}`,
    })),
  ];
}
