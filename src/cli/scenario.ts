import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { written } from '../core/fraction.ts';
import type { Problem } from '../core/result.ts';
import { GAMES, isGame } from '../games/index.ts';
import { drawScene } from '../scene/index.ts';
import { textBoard } from '../scene/text.ts';
import { loadRuling, loadScenario } from '../scenario/load.ts';
import { playReading, playScenario } from '../scenario/play.ts';
import type { Play, Played } from '../scenario/played.ts';
import type { Ruling, Scenario } from '../scenario/schema.ts';
import { tell, type Source } from '../scenario/source.ts';

const USAGE = 'npm run scenario -- FILE [--reading ID=KEY] [--json]';

/** Says what is wrong and ends: 1 where an expectation fails, 2 where the file is malformed. */
function fail(code: 1 | 2, lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(code);
}

interface Read {
  readonly scenario: Scenario;
  readonly ruling: Ruling | null;
  readonly source: Source;
}

function read(file: string): Read {
  const text = readFileSync(file, 'utf8');
  const isRuling = /^readings:\s*$/m.test(text) && /^ruling:/m.test(text);
  if (!isRuling) {
    const loaded = loadScenario(text, file);
    if (!loaded.ok) fail(2, loaded.error.map(tell));
    return { scenario: loaded.value.value, ruling: null, source: loaded.value.source };
  }
  const loaded = loadRuling(text, file);
  if (!loaded.ok) fail(2, loaded.error.map(tell));
  const { scenario } = loaded.value.value;
  if (typeof scenario !== 'object') fail(2, [`${file}: has no scenario of its own to play`]);
  return { scenario, ruling: loaded.value.value, source: loaded.value.source };
}

const place = ({ source, ruling }: Read, problem: Problem): string => {
  const inRuling = ruling !== null && !problem.path.startsWith('differs');
  return tell(source.at(inRuling ? { ...problem, path: `scenario.${problem.path}` } : problem));
};

const odds = ({ odds: counted }: Played): string =>
  counted === null
    ? ''
    : `  odds   ${Object.entries(counted.chances)
        .map(([word, chance]) => `${word} ${written(chance)}`)
        .join(', ')}`;

function show(game: keyof typeof GAMES, played: Played): void {
  const dice = [...played.passedRolls, ...played.rolls].map(({ purpose, result }) => `${purpose} ${result}`);
  const sums = played.lines.map(
    ({ clause, label, value, counted }) => `  ${counted ? String(value).padStart(4) : '   –'}  ${label}  (${clause})`,
  );
  const verdict =
    played.verdict === null
      ? []
      : [
          played.verdict.ok
            ? `  allowed ${played.verdict.clauses.join(', ')}`
            : `  refused ${played.verdict.clause}: ${played.refusalSays}`,
        ];
  const lines = [
    `\n── ${played.id}: ${played.title} (${played.moment})`,
    played.say,
    ...(played.passed.length > 0 ? [`  on the way: ${played.passed.map((told) => told.says).join(' ')}`] : []),
    ...(played.orderSays === null ? [] : [`> ${played.orderSays}${played.tried ? '?' : '.'}`]),
    ...(dice.length > 0 ? [`  dice   ${dice.join(', ')}`] : []),
    ...verdict,
    ...sums,
    ...played.events.map(({ event, says }) => `  ${says}  [${event.type}: ${event.clauses.join(', ')}]`),
    odds(played),
    ...(played.reads.length > 0 ? [`  reads  ${played.reads.join(', ')}`] : []),
    ...(played.ask?.choices.map(
      (choice) => `  ${choice.right ? '✓' : '✗'} ${choice.says}: ${choice.because} (${choice.clauses.join(', ')})`,
    ) ?? []),
    ...(played.task === null
      ? []
      : [
          `  task: ${played.task.says}\n  right: ${played.task.right.map((each) => each.says).join('; ')} (and ${played.task.wrong} wrong)`,
        ]),
    textBoard(drawScene(game, played.state, played.signs, played.before)),
  ];
  console.log(lines.filter((line) => line !== '').join('\n'));
}

const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reading: { type: 'string', multiple: true }, json: { type: 'boolean' } },
});
const [file] = positionals;
if (file === undefined) fail(2, [USAGE]);
const wanted = (values.reading ?? []).map((each) => each.split('='));
const bad = wanted.find((pair) => pair.length !== 2);
if (bad !== undefined) fail(2, [`--reading ${bad.join('=')}: expected ID=KEY, such as pb-051=any-one`]);
const found = read(file);
const { scenario, ruling } = found;
if (!isGame(scenario.game))
  fail(2, [place(found, { path: 'game', found: scenario.game, wanted: Object.keys(GAMES).join(' or ') })]);
const engine = await GAMES[scenario.game]();
const own = ruling === null ? undefined : wanted.find(([id]) => id === ruling.id)?.[1];
const play: Play =
  ruling !== null && own !== undefined
    ? playReading(engine, ruling, scenario, own)
    : playScenario(engine, scenario, Object.fromEntries(wanted) as Scenario['readings']);
if (values.json === true) console.log(JSON.stringify({ id: scenario.id, ...play }, plain, 1));
else for (const step of play.steps) show(scenario.game, step);
if (play.malformed.length > 0)
  fail(
    2,
    play.malformed.map((problem) => place(found, problem)),
  );
if (play.unmet.length > 0)
  fail(
    1,
    play.unmet.map((problem) => place(found, problem)),
  );
