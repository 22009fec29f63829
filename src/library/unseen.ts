import type { Sign } from '../core/reasons.ts';
import type { Problem } from '../core/result.ts';
import type { GameId } from '../games/index.ts';
import { drawScene } from '../scene/index.ts';
import type { Play, Played } from '../scenario/played.ts';

/** How many marks a sign is: one, or one for each square that it lights. */
const marks = (sign: Sign): number => (sign.sign === 'light' && sign.squares !== undefined ? sign.squares.length : 1);

/** Is all of a sign on the board of its step? */
const drawn = (game: GameId, { before, state }: Played, sign: Sign): boolean =>
  drawScene(game, state, [sign], before).marks.length - drawScene(game, state, [], before).marks.length === marks(sign);

/** Signs of steps that point at units or squares which are not there: nobody would see them. */
export const unseen = (game: GameId, { steps }: Play): readonly Problem[] =>
  steps.flatMap((step, i) =>
    step.signs
      .filter((sign) => !drawn(game, step, sign))
      .map((sign) => ({
        path: `steps.${i}.show`,
        found: JSON.stringify(sign),
        wanted: 'signs from one place of this board to another: ids of units, or squares',
      })),
  );
