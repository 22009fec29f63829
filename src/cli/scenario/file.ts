import { basename, dirname, resolve } from 'node:path';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import type { GameId } from '../../core/ids.ts';
import { basesFor, gameFiles, readScenario, type Files, type FromFile } from '../../library/files.ts';
import { danglingReferences } from '../../library/references.ts';
import { readText } from '../../library/text.ts';
import type { Bases } from '../../scenario/files/boards.ts';
import { loadRuling } from '../../scenario/files/load.ts';
import type { Ruling } from '../../scenario/files/ruling-schema.ts';
import type { Scenario } from '../../scenario/files/schema.ts';
import { faultText, type Source } from '../../scenario/files/source.ts';

/** A scenario and its source. For a scenario inside a ruling, also the ruling. */
export interface ScenarioFile {
  readonly scenario: Scenario;
  readonly ruling: Ruling | null;
  readonly source: Source;
}

/** Reads a scenario, or the scenario inside a ruling. Errors are sentences with their line. */
export function read(file: string): Result<ScenarioFile, readonly string[]> {
  const read = readText(file);
  if (!read.ok) return failure(read.error.map(faultText));
  const text = read.value;
  const bases = basesFor(file);
  if (!bases.ok) return failure(bases.error.map(faultText));
  // Keys that only a ruling has. An incomplete ruling is then still reported as a ruling.
  if (/^(question|ruling|because|differs):/m.test(text)) return readRuling(text, file, bases.value);
  const loaded = readScenario(text, file, bases.value);
  if (!loaded.ok) return failure(loaded.error.map(faultText));
  return success({ scenario: loaded.value.value, ruling: null, source: loaded.value.source });
}

function readRuling(text: string, file: string, bases: Bases): Result<ScenarioFile, readonly string[]> {
  const loaded = loadRuling(text, file, bases);
  if (!loaded.ok) return failure(loaded.error.map(faultText));
  const { value: ruling, source } = loaded.value;
  if (typeof ruling.scenario !== 'object')
    return failure([
      faultText(
        source.at({ path: 'scenario', found: ruling.scenario ?? 'nothing', wanted: 'a scenario of its own to play' }),
      ),
    ]);
  return success({ scenario: ruling.scenario, ruling, source });
}

/** A problem of the scenario as a sentence with its line. */
export function withLine({ source, ruling }: ScenarioFile, problem: Problem): string {
  const inRuling = ruling !== null && !problem.path.startsWith('differs');
  return faultText(source.at(inRuling ? { ...problem, path: `scenario.${problem.path}` } : problem));
}

/**
 * Puts this file among the others: it replaces itself or, if it is a draft, the file with the same
 * id.
 */
function among<T>({ found, faults }: Files<T>, from: FromFile<T>, isDraftOf: (other: T) => boolean): Files<T> {
  const isOther = ({ file }: { readonly file: string }): boolean => resolve(file) !== resolve(from.file);
  return {
    found: [...found.filter((each) => isOther(each) && !isDraftOf(each.value)), from],
    faults: faults.filter(isOther),
  };
}

/**
 * Every id in the file that refers to nothing, as the build would report it. If the file is in a
 * folder of its game, it is checked against the other files there, otherwise against the content.
 */
export function dangling(
  engine: AnyEngine,
  game: GameId,
  { scenario, ruling, source }: ScenarioFile,
): readonly string[] {
  const { file } = source;
  const folder = dirname(dirname(resolve(file)));
  const files = basename(folder) === game ? gameFiles(game, dirname(folder)) : gameFiles(game);
  const whole =
    ruling === null
      ? { ...files, scenarios: among(files.scenarios, { value: scenario, source, file }, () => false) }
      : { ...files, rulings: among(files.rulings, { value: ruling, source, file }, ({ id }) => id === ruling.id) };
  return danglingReferences(engine, game, whole)
    .filter((fault) => fault.file === file)
    .map(faultText);
}
