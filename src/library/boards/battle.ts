import type { ScenarioId } from '../../core/ids.ts';
import type { BattleData } from '../../sent/battle.ts';
import { playModule } from '../../register/index.ts';
import { isBattle, startsOf } from '../battles.ts';
import type { PlayedScenario } from '../playable.ts';
import { homeOf } from '../pages/clause-boards.ts';
import { href, type SitePath } from '../../register/paths.ts';
import { bareOf, whole } from '../../scene/scene.ts';

/** The page on which a battle is played: `/play/<game>/learning-battle/`. */
export const playPath = ({ game, scenario }: Pick<PlayedScenario, 'game' | 'scenario'>): SitePath =>
  `/play/${game}/${slugOf(scenario.id)}/`;

/** The id of a scenario without the prefix of its game. */
export const slugOf = (id: ScenarioId): string => id.slice(id.indexOf('.') + 1);

/** The page of a battle, if this scenario is one that can be played. */
export const playPathOf = (played: PlayedScenario): SitePath | null => (isBattle(played) ? playPath(played) : null);

/** A battle as its page fetches it. */
export async function battleData(battle: PlayedScenario): Promise<BattleData> {
  const { id, title } = battle.scenario;
  const home = await homeOf(id, battle);
  const frames = startsOf(battle);
  const scene = whole(bareOf((await playModule(battle.game)).scene(frames[0]!.state, [])));
  return { id, title, game: battle.game, home: `${href(home)}#${id}`, scene, frames };
}
