import type { GameId } from '../core/ids.ts';
import { loadGame } from '../register/index.ts';
import type { AnyEngine } from '../games/contract/engine.ts';
import { ineffectiveDifferences } from '../library/readings.ts';
import { everyFault, type PlayableFile } from '../library/every-fault.ts';
import { playReading, playScenario } from '../scenario/play/play.ts';
import type { Play } from '../scenario/play/played.ts';
import type { Scenario } from '../scenario/files/schema.ts';
import { fail, given } from './arguments.ts';
import { faultText } from '../scenario/files/source.ts';
import { idOf, textOf } from './scenario/file.ts';
import { formatStep } from './scenario/format.ts';

const USAGE = 'npm run scenario -- FILE [--reading ID=KEY] [--json]';

/**
 * Plays a file under these readings. If one of them belongs to the ruling in the file, the result
 * is compared with what the file says about that reading.
 */
function play(engine: AnyEngine, { scenario, ruling, upTo }: PlayableFile, readings: Scenario['readings']): Play {
  const own = ruling === null ? undefined : readings[ruling.id];
  if (ruling === null || own === undefined) return playScenario(engine, scenario, readings, { upTo });
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

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

const { values, positionals } = given(USAGE, {
  allowPositionals: true,
  options: { reading: { type: 'string', multiple: true }, json: { type: 'boolean' } },
});
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) fail(2, [USAGE]);
const readings = readingsOf(values.reading ?? []);
const text = textOf(file);
if (!text.ok) fail(2, text.error);
const plays: { readonly game: GameId; readonly played: Play }[] = [];
const { malformed, unmet } = await everyFault(text.value, text.value.isRuling, (engine, whole) => {
  const played = play(engine, whole, readings);
  plays.push({ game: engine.id, played });
  return played;
});
const id = idOf(text.value);
// The first play is that of the file as it is.
const [first] = plays;
if (id.ok && first !== undefined) {
  const game = await loadGame(first.game);
  if (values.json === true) console.log(JSON.stringify({ id: id.value, ...first.played }, plain, 1));
  else for (const step of first.played.steps) console.log(formatStep(game, step));
}
if (malformed.length > 0) fail(2, [...malformed, ...unmet].map(faultText));
if (unmet.length > 0) fail(1, unmet.map(faultText));
if (!id.ok) fail(2, id.error.map(faultText));
