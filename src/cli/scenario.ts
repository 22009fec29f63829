import { parseArgs } from 'node:util';
import { GAMES, isGame, type GameId } from '../games/index.ts';
import { playReading, playScenario } from '../scenario/play.ts';
import type { Play } from '../scenario/played.ts';
import type { Scenario } from '../scenario/schema.ts';
import { place, read, type Read } from './scenario/file.ts';
import { told } from './scenario/told.ts';

const USAGE = 'npm run scenario -- FILE [--reading ID=KEY] [--json]';

/** Says what is wrong and ends: 1 where an expectation fails, 2 where the file is malformed. */
function fail(code: 1 | 2, lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(code);
}

/** Plays a file under these readings; a reading of the ruling that the file holds is compared with what the file says of it. */
async function play({ scenario, ruling }: Read, game: GameId, readings: readonly (readonly string[])[]): Promise<Play> {
  const engine = await GAMES[game]();
  const given = Object.fromEntries(readings) as Scenario['readings'];
  const own = ruling === null ? undefined : given[ruling.id];
  return ruling !== null && own !== undefined
    ? playReading(engine, ruling, { ...scenario, readings: { ...scenario.readings, ...given } }, own)
    : playScenario(engine, scenario, given);
}

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

const OPTIONS = { reading: { type: 'string', multiple: true }, json: { type: 'boolean' } } as const;

function args() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return fail(2, [error instanceof Error ? error.message : String(error), USAGE]);
  }
}

const { values, positionals } = args();
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) fail(2, [USAGE]);
const readings = (values.reading ?? []).map((each) => each.split('='));
const bad = readings.find((pair) => pair.length !== 2);
if (bad !== undefined)
  fail(2, [`--reading ${bad.join('=')}: expected ID=KEY, a ruling and the key of one of its readings`]);
const found = read(file);
if (!found.ok) fail(2, found.error);
const { game, id } = found.value.scenario;
if (!isGame(game))
  fail(2, [place(found.value, { path: 'game', found: game, wanted: Object.keys(GAMES).join(' or ') })]);
const played = await play(found.value, game, readings);
if (values.json === true) console.log(JSON.stringify({ id, ...played }, plain, 1));
else for (const step of played.steps) console.log(told(game, step));
const problems = (all: Play['unmet']): readonly string[] => all.map((problem) => place(found.value, problem));
if (played.malformed.length > 0) fail(2, problems(played.malformed));
if (played.unmet.length > 0) fail(1, problems(played.unmet));
