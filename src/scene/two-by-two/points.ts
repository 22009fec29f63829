import { pointsOf, type IndexedPoint } from '../../games/two-by-two/battle/state.ts';
import { inwards } from '../../games/two-by-two/battle/edges.ts';
import { nameOf, placeText } from '../../games/two-by-two/names.ts';
import type { State } from '../../games/two-by-two/state.ts';
import { brackets } from '../../games/two-by-two/tables.ts';
import { capital, listed } from '../../games/contract/sentences.ts';
import { along } from '../../geometry/facings.ts';
import { plus } from '../../geometry/vectors.ts';
import type { Mark, Scene } from '../scene.ts';
import { inMm, spotOf } from '../table/board.ts';

/**
 * The radius of the disc of a point, and how far inside the table its name stands. At the sides it
 * stands farther in, because the name would reach over the edge.
 */
const [RADIUS, INSIDE, ASIDE] = [brackets(0.3), brackets(0.75), brackets(2)] as const;

/** The reinforcement points of both sides with their numbers; each side counts its own from 1. */
const listedPoints = ({ battle, sides }: State): readonly (IndexedPoint & { readonly number: number })[] =>
  battle === null
    ? []
    : Object.keys(sides).flatMap((side) => pointsOf(battle, side).map((point, n) => ({ ...point, number: n + 1 })));

/**
 * How many units wait at a point, to follow its name: their names would cover the map, and the text
 * description lists them.
 */
const waiting = (queue: readonly string[]): string => (queue.length === 0 ? '' : `: ${queue.length} to come`);

/**
 * The reinforcement points of both sides: a disc at the table edge with its name and queue.
 * @clause tt.setup.reinforcement-queue
 */
export const pointMarks = (state: State): readonly Mark[] =>
  listedPoints(state).flatMap(({ side, number, edge, at, queue }): readonly Mark[] => {
    const far = edge === 'west' || edge === 'east' ? ASIDE : INSIDE;
    const text = `${capital(state.sides[side]!.name.replace(/^the |s$/g, ''))} ${number}${waiting(queue)}`;
    return [
      { kind: 'disc', id: `point-${side}-${number}`, at: spotOf(at), radius: inMm(RADIUS) },
      { kind: 'label', id: `point-name-${side}-${number}`, at: spotOf(plus(at, along(inwards(edge), far))), text },
    ];
  });

/** The same points in words, with the units that wait. @clause tt.setup.reinforcement-queue */
export const pointNotes = (state: State): Scene['description'] =>
  listedPoints(state).map(({ side, number, edge, at, queue }) => {
    const waits =
      queue.length === 0
        ? 'nobody waits'
        : `in order of appearance wait ${listed(queue.map((id) => nameOf(state, id)))}`;
    const text = `Point ${number} of ${state.sides[side]!.name} on the ${edge} edge at ${placeText(at)}: ${waits}`;
    return { id: `point-${side}-${number}`, text };
  });
