import type { Sign } from '../core/reasons.ts';
import type { Problem } from '../core/result.ts';
import type { Awaiting } from '../games/engine.ts';
import type { GameId } from '../games/index.ts';
import { drawScene } from '../scene/index.ts';
import type { Play } from '../scenario/played.ts';

/** How many marks a sign is: one, or one for each square that it lights. */
const marks = (sign: Sign): number => (sign.sign === 'light' && sign.squares !== undefined ? sign.squares.length : 1);

/** Is all of a sign on this board? */
const drawn = (game: GameId, board: Awaiting, sign: Sign): boolean =>
  drawScene(game, board, [sign]).marks.length - drawScene(game, board, []).marks.length === marks(sign);

/** Signs of steps that point at units or squares which are not there: nobody would see them. */
export const unseen = (game: GameId, { steps }: Play): readonly Problem[] =>
  steps.flatMap(({ before, state, signs }, i) =>
    signs
      .filter((sign) => !drawn(game, before, sign) && !drawn(game, state, sign))
      .map((sign) => ({
        path: `steps.${i}.show`,
        found: JSON.stringify(sign),
        wanted: 'signs from one place of this board to another: ids of units, or squares',
      })),
  );
