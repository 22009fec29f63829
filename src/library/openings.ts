import type { Problem } from '../core/result.ts';
import type { Awaiting } from '../games/contract/engine.ts';
import type { Scenario } from '../scenario/files/schema.ts';
import type { Play, Played } from '../scenario/play/played.ts';
import type { PlayModule } from '../scene/module.ts';

/** The part of a game that draws its boards. */
type Drawing = Pick<PlayModule, 'scene'>;

/** Where each unit is, how it faces and in what condition. */
const units = (game: Drawing, state: Awaiting) =>
  game
    .scene(state, [])
    .marks.filter((mark) => mark.kind === 'base')
    .map(({ id, at, facing, condition, formation }) => ({ id, at, facing, condition, formation }));

/**
 * Whether a step gives its order on a board that no frame has shown yet, and has no question, task
 * or decision in whose words it is shown.
 */
function opensUnseen(game: Drawing, { order, ask, task, decision, before }: Played, last: Played | undefined): boolean {
  if (order === null || ask !== null || task !== null || decision !== null) return false;
  return last === undefined || JSON.stringify(units(game, last.state)) !== JSON.stringify(units(game, before));
}

/** A step that gives its order on a board that the reader has not seen yet. */
interface Opening {
  readonly step: Played;
  /** Its number among the steps, from 0. */
  readonly at: number;
}

/** The steps that give their order on a board that the reader has not seen yet. */
export const openings = (game: Drawing, { steps }: Play): readonly Opening[] =>
  steps.map((step, at) => ({ step, at })).filter(({ step, at }) => opensUnseen(game, step, steps[at - 1]));

const sentences = (prose: string): readonly string[] => prose.split(/(?<=[.!?:]) /);

/**
 * What is wrong with what is said of a board before an order: every board that is first seen before
 * an order has words of its own, which are not said again after the order.
 */
export const wrongLeads = (game: Drawing, play: Play): readonly Problem[] =>
  openings(game, play).flatMap(({ step, at }): readonly Problem[] => {
    if (step.lead === null) {
      const found = 'none, and the order is given on a board that the reader has not seen yet';
      return [{ path: `steps.${at}.lead`, found, wanted: 'lead: and a text about the board before the order' }];
    }
    const before = sentences(step.lead);
    return sentences(step.say)
      .filter((each) => before.includes(each))
      .map((each) => ({
        path: `steps.${at}.say`,
        found: `“${each}” again, as in lead`,
        wanted: 'only what is new after the order',
      }));
  });

/**
 * Clauses that a scenario claims to teach, but that decide none of its steps. Nothing is known of a
 * scenario that was not played to its end.
 */
export function undecidedClauses({ teaches, steps: all }: Scenario, { steps, malformed }: Play): readonly Problem[] {
  if (malformed.length > 0 || steps.length < all.length) return [];
  const cited = new Set<string>(steps.flatMap((step) => step.cited));
  return teaches.flatMap((id, i) =>
    cited.has(id)
      ? []
      : [
          {
            path: `teaches.${i}`,
            found: `${id}, which decides no step`,
            wanted: 'a clause that a step cites, or none',
          },
        ],
  );
}
