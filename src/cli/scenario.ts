import { gameIds, isGame, loadGame, type LoadedGame } from '../register/index.ts';
import type { AnyEngine } from '../games/contract/engine.ts';
import { ineffectiveDifferences } from '../library/readings.ts';
import { undrawnAnnotations } from '../library/undrawn.ts';
import { playReading, playScenario } from '../scenario/play/play.ts';
import type { Play } from '../scenario/play/played.ts';
import type { Scenario } from '../scenario/files/schema.ts';
import { fail, given } from './arguments.ts';
import { dangling, withLine, read, type ScenarioFile } from './scenario/file.ts';
import { formatStep } from './scenario/format.ts';

const USAGE = 'npm run scenario -- FILE [--reading ID=KEY] [--json]';

/**
 * Plays a file under these readings. If one of them belongs to the ruling in the file, the result
 * is compared with what the file says about that reading.
 */
function play(engine: AnyEngine, { scenario, ruling }: ScenarioFile, readings: Scenario['readings']): Play {
  const own = ruling === null ? undefined : readings[ruling.id];
  if (ruling === null || own === undefined) return playScenario(engine, scenario, readings);
  const { [ruling.id]: _own, ...others } = readings;
  const under = { ...scenario, readings: { ...scenario.readings, ...others } };
  const played = playReading(engine, ruling, under, own);
  if (own === ruling.ruling) return played;
  const same = ineffectiveDifferences(ruling, own, played, playReading(engine, ruling, under, ruling.ruling));
  return { ...played, unmet: [...played.unmet, ...same] };
}

/**
 * Parses the readings from the command line: `<ruling>=<reading>` each. Exits with 2 if one is
 * malformed.
 */
function readingsOf(all: readonly string[]): Scenario['readings'] {
  const pairs = all.map((each) => each.split('='));
  const bad = pairs.find((pair) => pair.length !== 2);
  if (bad !== undefined)
    fail(2, [`--reading ${bad.join('=')}: expected ID=KEY, a ruling and the key of one of its readings`]);
  return Object.fromEntries(pairs) as Scenario['readings'];
}

/** Prints all errors in the file as the build would, and exits if there are any. */
function exitOnFaults(file: ScenarioFile, played: Play, game: LoadedGame, ids: readonly string[]): void {
  const placed = (all: Play['unmet']): readonly string[] => all.map((problem) => withLine(file, problem));
  const malformed = [...ids, ...placed([...played.malformed, ...undrawnAnnotations(game, played)])];
  const unmet = placed(played.unmet);
  if (malformed.length > 0) fail(2, [...malformed, ...unmet]);
  if (unmet.length > 0) fail(1, unmet);
}

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

const { values, positionals } = given(USAGE, {
  allowPositionals: true,
  options: { reading: { type: 'string', multiple: true }, json: { type: 'boolean' } },
});
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) fail(2, [USAGE]);
const readings = readingsOf(values.reading ?? []);
const found = read(file);
if (!found.ok) fail(2, found.error);
const { game: name, id } = found.value.scenario;
if (!isGame(name)) fail(2, [withLine(found.value, { path: 'game', found: name, wanted: gameIds.join(' or ') })]);
const game = await loadGame(name);
const played = play(game.engine, found.value, readings);
if (values.json === true) console.log(JSON.stringify({ id, ...played }, plain, 1));
else for (const step of played.steps) console.log(formatStep(game, step));
exitOnFaults(found.value, played, game, dangling(game.engine, name, found.value));
