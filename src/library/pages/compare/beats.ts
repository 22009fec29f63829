import type { ClauseId } from '../../../core/ids.ts';
import type { Shared } from '../../../core/outcomes.ts';
import { library } from '../../plays.ts';
import type { ComparedTopic } from '../../compare/index.ts';
import { standingOf } from '../../../core/standings.ts';
import { engineOf } from '../../../register/index.ts';
import type { Played } from '../../../scenario/play/played.ts';

/** The result of a beat in one game. */
interface BeatCell {
  /** The verdict on an order that was refused or only tried. */
  readonly verdict: 'Refused' | 'Allowed' | null;
  readonly clause: ClauseId | null;
  readonly says: string;
}

/** A beat of the situation in all games, in the order of the games. */
export interface Beat {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly cells: readonly BeatCell[];
  /**
   * Whether the games differ here for the first time: by a refusal, or on the scale of outcomes
   * that they share.
   */
  readonly parts: boolean;
}

interface BeatStanding extends BeatCell {
  readonly standing: string;
}

const NOTHING: Shared = { actor: 'unharmed', target: 'unharmed' };

/** The situation beat by beat, as each game's board plays it. */
export async function beatsOf({ situation, games }: ComparedTopic): Promise<readonly Beat[]> {
  if (situation === undefined) return [];
  const plays = await Promise.all(
    games.map(async ({ game, column }) => {
      const engine = await engineOf(game);
      const { play } = (await library(game)).scenarios.get(column.scenario!)!;
      return play.steps.map((step): BeatStanding =>
        seen(step, (events) => engine.outcomes[engine.tally(events).word] ?? NOTHING),
      );
    }),
  );
  const standings = situation.beats.map((_, n) => new Set(plays.map((steps) => steps[n]!.standing)).size > 1);
  const first = standings.indexOf(true);
  return situation.beats.map((beat, n) => ({ ...beat, cells: plays.map((steps) => steps[n]!), parts: n === first }));
}

function seen(
  { verdict, refusalSays, tried, orderSays, events }: Played,
  outcome: (events: readonly Played['events'][number]['event'][]) => Shared,
): BeatStanding {
  if (verdict?.ok === false)
    return { verdict: 'Refused', clause: verdict.clause, says: refusalSays ?? '', standing: 'refused' };
  const standing = standingOf(outcome(events.map(({ event }) => event)));
  if (tried) return { verdict: 'Allowed', clause: null, says: orderSays ?? '', standing };
  return { verdict: null, clause: null, says: events.map(({ says }) => says).join(' '), standing };
}
