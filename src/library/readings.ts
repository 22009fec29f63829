import { leastText } from '../core/fraction.ts';
import type { Problem } from '../core/result.ts';
import type { AnyEngine } from '../games/contract/engine.ts';
import type { Play, Played } from '../scenario/play/played.ts';
import type { Ruling } from '../scenario/files/ruling-schema.ts';

/**
 * Differences between a ruling and the engine: which reading is played, and which readings are
 * playable.
 */
export function mismatchedReadings({ id, ruling, readings: all }: Ruling, engine: AnyEngine): readonly Problem[] {
  const [first, ...others] = engine.readings[id] ?? [];
  const playable = all.filter((each) => each.playable && each.key !== ruling).map(({ key }) => key);
  const wrong: Problem[] = [];
  if (first !== undefined && first !== ruling)
    wrong.push({ path: 'ruling', found: ruling, wanted: `${first}, which is what the engine plays` });
  for (const [i, { key, playable: marked }] of all.entries())
    if (marked && key !== ruling && !others.includes(key))
      wrong.push({ path: `readings.${i}.playable`, found: `${key}: true`, wanted: 'false: the engine cannot play it' });
  const silent = others.filter((key) => !playable.includes(key));
  if (silent.length > 0)
    wrong.push({
      path: 'readings',
      found: `without ${silent.join(', ')}`,
      wanted: 'each reading that the engine can play, marked playable',
    });
  return wrong;
}

/** The result of a step as text, but for its odds: its verdict, its events, the board after it. */
function outcome({ verdict, events, state }: Played): string {
  const { readings: _inForce, ...board } = state;
  return JSON.stringify([verdict, events, board]);
}

const chances = ({ odds }: Played): string =>
  JSON.stringify(Object.entries(odds?.chances ?? {}).map(([word, chance]) => `${word} ${leastText(chance)}`));

/** Whether two steps go the same way. Their odds are counted only if all else is the same. */
const goAlike = (one: Played, other: Played): boolean =>
  outcome(one) === outcome(other) && chances(one) === chances(other);

/**
 * Entries under `differs` that make no difference: the step has exactly the result that it has
 * under the reading we play.
 */
export function ineffectiveDifferences(
  { ruling, differs }: Ruling,
  key: string,
  played: Play,
  asRuled: Play,
): readonly Problem[] {
  const step = (play: Play, id: string) => play.steps.find((each) => each.id === id);
  return Object.entries(differs).flatMap(([id, byReading]) => {
    const [here, there] = [step(played, id), step(asRuled, id)];
    if (byReading[key] === undefined || here === undefined || there === undefined || !goAlike(here, there)) return [];
    return [
      {
        path: `differs.${id}.${key}`,
        found: `the same result as under ${ruling}`,
        wanted: 'a step that goes differently under this reading',
      },
    ];
  });
}
