/*
 * The ids that are part of public links. `npm run ids` prints the ids that are not in the list of
 * published ids; `npm run ids -- --write` adds them.
 */
import { shownGames } from '../library/plays.ts';
import { idsOf, publish, publishedIds, unpublished } from '../library/published-ids.ts';
import { given } from './arguments.ts';

const { values } = given('npm run ids [-- --write]', { options: { write: { type: 'boolean' } } });
const published = publishedIds();
const fresh = shownGames().map((game) => [game, unpublished(published, game, idsOf(game))] as const);
for (const [, ids] of fresh) for (const id of ids) console.log(`new: ${id}`);
if (values.write === true) publish(Object.fromEntries(fresh));
