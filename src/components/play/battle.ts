import type { ScenarioId } from '../../core/ids.ts';
import type { BattleData, Start } from '../../islands/battle/starts.ts';
import { battlesOf } from '../../library/battles.ts';
import type { PlayedScenario } from '../../library/plays.ts';
import { homeOf } from '../pages/clause-boards.ts';
import { href, type Path } from '../paths.ts';

/** The page on which a battle is played: `/play/<game>/learning-battle/`. */
export const playPath = ({ game, scenario }: Pick<PlayedScenario, 'game' | 'scenario'>): Path =>
  `/play/${game}/${slugOf(scenario.id)}/`;

/** The id of a scenario without the prefix of its game. */
export const slugOf = (id: ScenarioId): string => id.slice(id.indexOf('.') + 1);

/** The page of a battle, if this scenario is one that can be played. */
export async function playPathOf(played: PlayedScenario): Promise<Path | null> {
  const isOwn = played.ruling === null && (await battlesOf(played.game)).includes(played);
  return isOwn ? playPath(played) : null;
}

/** The boards of a battle from which it can be played on: the one that each step shows, and the one before each step with an order. */
export function startsOf({ play }: PlayedScenario): readonly Start[] {
  let chapter = '';
  const starts = play.steps.flatMap(({ id, title, before, state, order, ...step }): readonly Start[] => {
    chapter = step.chapter ?? chapter;
    const here = { title, chapter, listed: true, id, state };
    const earlier = { ...here, title: `Before “${title}”`, listed: step.chapter !== null, id: `${id}.before` };
    return [...(order === null ? [] : [{ ...earlier, state: before }]), here];
  });
  // The battle begins with its first board, and there is nothing to play once it is over.
  return starts.filter(({ state }) => state.awaits !== null);
}

/** A battle as its page fetches it. */
export async function battleData(battle: PlayedScenario): Promise<BattleData> {
  const { id, title } = battle.scenario;
  const home = await homeOf(id, battle);
  return { id, title, game: battle.game, home: `${href(home)}#${id}`, frames: startsOf(battle) };
}
