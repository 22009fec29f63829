import { basename, dirname, resolve } from 'node:path';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import type { AnyEngine } from '../../games/engine.ts';
import type { GameId } from '../../core/ids.ts';
import { basesFor, gameFiles, readScenario, type Files, type FromFile } from '../../library/files.ts';
import { danglingReferences } from '../../library/references.ts';
import { readText } from '../../library/text.ts';
import type { Bases } from '../../scenario/boards.ts';
import { loadRuling } from '../../scenario/load.ts';
import type { Ruling, Scenario } from '../../scenario/schema.ts';
import { faultText, type Source } from '../../scenario/source.ts';

/** A scenario with the file that it was read from; where that is a ruling's, with the ruling. */
export interface Read {
  readonly scenario: Scenario;
  readonly ruling: Ruling | null;
  readonly source: Source;
}

/** Reads a scenario, or the scenario of a ruling; refused in sentences, each with its line. */
export function read(file: string): Result<Read, readonly string[]> {
  const read = readText(file);
  if (!read.ok) return failure(read.error.map(faultText));
  const text = read.value;
  const bases = basesFor(file);
  if (!bases.ok) return failure(bases.error.map(faultText));
  // What only a ruling has; a file that lacks some of it shall be told so as a ruling.
  if (/^(question|ruling|because|differs):/m.test(text)) return readRuling(text, file, bases.value);
  const loaded = readScenario(text, file, bases.value);
  if (!loaded.ok) return failure(loaded.error.map(faultText));
  return success({ scenario: loaded.value.value, ruling: null, source: loaded.value.source });
}

function readRuling(text: string, file: string, bases: Bases): Result<Read, readonly string[]> {
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

/** A problem of the scenario, as a sentence with its line in the file. */
export function place({ source, ruling }: Read, problem: Problem): string {
  const inRuling = ruling !== null && !problem.path.startsWith('differs');
  return faultText(source.at(inRuling ? { ...problem, path: `scenario.${problem.path}` } : problem));
}

/** These files with this one among them, as it was read: in its own place, or in that of the file of the same id of which it is a draft. */
function among<T>({ found, faults }: Files<T>, from: FromFile<T>, isDraftOf: (other: T) => boolean): Files<T> {
  const isOther = ({ file }: { readonly file: string }): boolean => resolve(file) !== resolve(from.file);
  return {
    found: [...found.filter((each) => isOther(each) && !isDraftOf(each.value)), from],
    faults: faults.filter(isOther),
  };
}

/** Every dangling id in the file, as the build would report it: beside the other files of its folder, or of the content. */
export function dangling(engine: AnyEngine, game: GameId, { scenario, ruling, source }: Read): readonly string[] {
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
