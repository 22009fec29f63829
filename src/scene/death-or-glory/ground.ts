import type { Ground, State } from '../../games/death-or-glory/state.ts';
import { topOf } from '../../games/death-or-glory/moving/slopes.ts';
import type { GroundKind } from '../../games/death-or-glory/moving/tables.ts';
import { capital } from '../../games/contract/sentences.ts';
import { placeText } from '../../games/death-or-glory/names.ts';
import { middleOfTerrain } from '../../games/table/boards/terrain.ts';
import type { Outline } from '../../geometry/outlines.ts';
import type { Scene } from '../scene.ts';

/** The picture of each kind of ground that has not the name of one. */
const PICTURES: Partial<Readonly<Record<GroundKind, string>>> = {
  river: 'ford',
  'low-wall': 'wall',
  'low-hedge': 'hedge',
};

/** A piece of ground with the name of its picture, and for a slope the hill above it. */
export type DrawnGround = Omit<Ground, 'kind'> & { readonly kind: string; readonly up?: Outline };

/** The ground of a board as it is drawn. */
export const groundDrawn = (state: State): Readonly<Record<string, DrawnGround>> =>
  Object.fromEntries(
    Object.entries(state.terrain).map(([id, piece]): readonly [string, DrawnGround] => {
      const up = piece.kind.endsWith('-slope') ? topOf(state, piece) : null;
      return [id, { ...piece, kind: PICTURES[piece.kind] ?? piece.kind, ...(up !== null && { up }) }];
    }),
  );

/** The ground of a board in words. A name that tells what it is needs no more. */
export const groundSaid = ({ terrain }: State): Scene['description'] =>
  Object.entries(terrain).map(([id, piece]) => {
    const kind = piece.kind.replace('-', ' ');
    const what = piece.name.includes(kind) ? '' : ` (${kind})`;
    return { id: `ground-${id}`, text: `${capital(piece.name)}${what} about ${placeText(middleOfTerrain(piece))}` };
  });
