import type { ClauseId, GameId } from '../../../core/ids.ts';
import type { Standing } from '../../../core/standings.ts';

/** The result of a beat in one game. */
export interface BeatCell {
  readonly game: GameId;
  readonly name: string;
  /** The verdict on an order that was refused or only tried. */
  readonly verdict: 'Refused' | 'Allowed' | null;
  readonly clause: ClauseId | null;
  readonly says: string;
}

/**
 * A cell with where the game stands: by a refusal, by the end of the battle, or on the scale that
 * the games share.
 */
export interface BeatStanding extends BeatCell {
  readonly standing: Standing;
}

/** Games in which all beats so far have come to the same. */
export interface BeatGroup {
  /**
   * The worst that each beat up to this one has done in them, and to which side: `the enemy shaken,
   * then routed`, `both sides thinned`, `an order refused`; empty if nothing has happened.
   */
  readonly says: string;
  readonly games: readonly Pick<BeatCell, 'game' | 'name'>[];
}

/** The standing of a beat in which an order is refused. */
export const REFUSED: Standing = 'refused';

/** The standing of a beat that has ended the battle, or comes after its end. */
export const OVER: Standing = 'battle-over';

/** Who or what a standing is about, and its word; `ours` is the name of the reader's side. */
function inWords(standing: Standing, ours: string): readonly [about: string, word: string] {
  if (standing === REFUSED) return ['an order', 'refused'];
  if (standing === OVER) return ['the battle', 'over'];
  const [side = '', ...words] = standing.split('-');
  const about = side === 'both' ? 'both sides' : side === 'ours' ? `the ${ours}` : 'the enemy';
  return [about, words.join(' ')];
}

/** What a course of standings has come to, each change once; a battle that is over is over. */
function courseInWords(course: readonly Standing[], ours: string): string {
  const end = course.includes(OVER) ? course.indexOf(OVER) + 1 : course.length;
  const changes = course.slice(0, end).filter((standing) => standing !== 'level');
  return changes
    .filter((standing, n) => standing !== changes[n - 1])
    .map((standing) => inWords(standing, ours))
    .map(([about, word], n, all) => (about === all[n - 1]?.[0] ? word : `${about} ${word}`))
    .join(', then ');
}

/**
 * The games that are alike up to the last of these beats, in their order: those of which the same
 * is told, whenever it has happened. `beats` has the cells of every game for each beat; `ours` is
 * the name of the side that the reader plays: `French`.
 */
export function groupsOf(beats: readonly (readonly BeatStanding[])[], ours: string): readonly BeatGroup[] {
  const told = (beats.at(-1) ?? []).map(({ game, name }, n) => ({
    game,
    name,
    says: courseInWords(
      beats.map((cells) => cells[n]!.standing),
      ours,
    ),
  }));
  return [...Map.groupBy(told, ({ says }) => says)].map(([says, alike]) => ({
    says,
    games: alike.map(({ game, name }) => ({ game, name })),
  }));
}

/** Whether some games that were alike in the groups before are no longer so. */
export const havePartedSince = (before: readonly BeatGroup[], now: readonly BeatGroup[]): boolean =>
  before.some(({ games }) => {
    const found = now.filter((group) => group.games.some(({ game }) => games.some((each) => each.game === game)));
    return found.length > 1;
  });
