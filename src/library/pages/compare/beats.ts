import type { ClauseId, GameId } from '../../../core/ids.ts';
import { favoured, OUTCOMES, worse, type Shared } from '../../../core/outcomes.ts';
import { library } from '../../plays.ts';
import type { ComparedTopic } from '../../compare/index.ts';
import type { Standing } from '../../../core/standings.ts';
import type { AnyEngine } from '../../../games/contract/engine.ts';
import { engineOf } from '../../../register/index.ts';
import type { Played } from '../../../scenario/play/played.ts';

/** The result of a beat in one game. */
interface BeatCell {
  readonly game: GameId;
  readonly name: string;
  /** The verdict on an order that was refused or only tried. */
  readonly verdict: 'Refused' | 'Allowed' | null;
  readonly clause: ClauseId | null;
  readonly says: string;
}

/** Games in which all beats so far have come to the same. */
interface BeatGroup {
  /**
   * The worst that each beat up to this one has done in them, to either side: `shaken, then
   * routed`, `thinned on both sides`, `refused`, `battle over`; empty if nothing has happened.
   */
  readonly says: string;
  readonly games: readonly Pick<BeatCell, 'game' | 'name'>[];
}

/** A beat of the situation in all games, in the order of the games. */
export interface Beat {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly cells: readonly BeatCell[];
  /** The games that are alike up to this beat; a single group if all are. */
  readonly groups: readonly BeatGroup[];
  /** Whether games that were alike up to here part at this beat. */
  readonly parts: boolean;
}

/**
 * A cell with where the game stands: by a refusal, by the end of the battle, or on the scale that
 * the games share.
 */
export interface BeatStanding extends BeatCell {
  readonly standing: Standing;
}

const NOTHING: Shared = { actor: 'unharmed', target: 'unharmed' };

/** The standing of a beat that has ended the battle, or comes after its end. */
const OVER: Standing = 'battle-over';

/** The words for a standing, whichever side it concerns. */
const inWords = (standing: Standing): string =>
  standing
    .replace(/^both-(.*)/, '$1 on both sides')
    .replace(/^(ours|theirs)-/, '')
    .replaceAll('-', ' ');

/**
 * What a course of standings has come to, each change once; a battle that is over is over. The same
 * word stands twice where it is another side that has come to it.
 */
function courseInWords(course: readonly Standing[]): string {
  const end = course.includes(OVER) ? course.indexOf(OVER) + 1 : course.length;
  const changes = course.slice(0, end).filter((standing) => standing !== 'level');
  return changes
    .filter((standing, n) => standing !== changes[n - 1])
    .map(inWords)
    .join(', then ');
}

/** What a beat has come to in one game. */
interface BeatResult {
  readonly shared: Shared;
  /** The sides that have lost men. */
  readonly losers: readonly string[];
  /** The side that has given the order. */
  readonly actor: string;
  /** The side that the reader plays, which is the same in all games of a topic. */
  readonly reader: string;
}

/**
 * The standing of a beat for the side that the reader plays, whoever gives the order for it in a
 * game: `ours-thinned`, `theirs-routed`, `both-thinned`. It is level only if nobody has suffered:
 * the word for an order may leave out men that fall meanwhile, such as those of a charge that comes
 * home.
 */
export function standingOfBeat({ shared, losers, actor, reader }: BeatResult): Standing {
  const harm = worse(shared);
  if (harm === 'unharmed' && losers.length === 0) return 'level';
  const better = favoured(shared);
  const isBoth = harm === 'unharmed' ? losers.length > 1 : better === 'neither';
  if (isBoth) return `both-${harm === 'unharmed' ? 'thinned' : harm}`;
  // Where only men are lost, it is known whose they are.
  const isOurs =
    OUTCOMES.indexOf(harm) <= OUTCOMES.indexOf('thinned') && losers.length === 1
      ? losers[0] === reader
      : (better === 'target') === (actor === reader);
  return `${isOurs ? 'ours' : 'theirs'}-${harm === 'unharmed' ? 'thinned' : harm}`;
}

/**
 * The games that are alike up to the last of these beats, in their order. `beats` has the cells of
 * every game for each beat.
 */
export function groupsOf(beats: readonly (readonly BeatStanding[])[]): readonly BeatGroup[] {
  const courses = (beats.at(-1) ?? []).map((cell, n) => ({ cell, course: beats.map((cells) => cells[n]!.standing) }));
  return [...Map.groupBy(courses, ({ course }) => course.join(' ')).values()].map((alike) => ({
    says: courseInWords(alike[0]!.course),
    games: alike.map(({ cell: { game, name } }) => ({ game, name })),
  }));
}

/**
 * Where a game stands beat by beat, of which null is one in which nothing is done: whoever is gone
 * before it is still gone.
 */
export function lasting(beats: readonly (Standing | null)[]): readonly Standing[] {
  let last: Standing = 'level';
  return beats.map((standing) => {
    if (standing?.endsWith('-destroyed')) last = standing;
    return standing ?? last;
  });
}

/** The side that gives the order of a step; undefined if there is none. */
function sideOfOrder(engine: AnyEngine, { order, before }: Played): string | undefined {
  const unit = order !== null && 'unit' in order && typeof order.unit === 'string' ? order.unit : '';
  return engine.sideOf(before, unit) ?? before.awaits?.sides[0];
}

/** The situation beat by beat, as each game's board plays it. */
export async function beatsOf({ situation, games }: ComparedTopic): Promise<readonly Beat[]> {
  if (situation === undefined) return [];
  const plays = await Promise.all(
    games.map(async ({ game, name, column }) => {
      const engine = await engineOf(game);
      const { play } = (await library(game)).scenarios.get(column.scenario!)!;
      const beats = play.steps.map((step) =>
        seen(step, (events) => {
          const { word, lost } = engine.tally(events);
          const losers = Object.keys(lost).filter((side) => lost[side] !== 0);
          const reader = engine.sides(step.before)[0]!;
          const shared = engine.outcomes[word] ?? NOTHING;
          return standingOfBeat({ shared, losers, actor: sideOfOrder(engine, step) ?? reader, reader });
        }),
      );
      const standings = lasting(beats.map(({ standing }) => standing));
      return beats.map((beat, n): BeatStanding => ({ game, name, ...beat, standing: standings[n]! }));
    }),
  );
  const cells = situation.beats.map((_, n) => plays.map((steps) => steps[n]!));
  const groups = cells.map((_, n) => groupsOf(cells.slice(0, n + 1)));
  return situation.beats.map((beat, n) => ({
    ...beat,
    cells: cells[n]!,
    groups: groups[n]!,
    parts: groups[n]!.length > (groups[n - 1]?.length ?? 1),
  }));
}

/** A beat of one game by itself; `standing` is null if nothing is done in it. */
interface BeatAlone extends Omit<BeatStanding, 'game' | 'name' | 'standing'> {
  readonly standing: Standing | null;
}

function seen(
  { verdict, refusalSays, tried, orderSays, events, state }: Played,
  standingAfter: (events: readonly Played['events'][number]['event'][]) => Standing,
): BeatAlone {
  if (verdict?.ok === false)
    return { verdict: 'Refused', clause: verdict.clause, says: refusalSays ?? '', standing: 'refused' };
  // Nobody is awaited any more once a battle is over.
  const isOver = state.awaits === null;
  const standing = isOver ? OVER : events.length === 0 ? null : standingAfter(events.map(({ event }) => event));
  if (tried) return { verdict: 'Allowed', clause: null, says: orderSays ?? '', standing };
  return { verdict: null, clause: null, says: events.map(({ says }) => says).join(' '), standing };
}
