import { readFileSync, statSync } from 'node:fs';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import { loadRuling, loadScenario } from '../../scenario/load.ts';
import type { Ruling, Scenario } from '../../scenario/schema.ts';
import { tell, type Source } from '../../scenario/source.ts';

/** A scenario with the file that it was read from; where that is a ruling's, with the ruling. */
export interface Read {
  readonly scenario: Scenario;
  readonly ruling: Ruling | null;
  readonly source: Source;
}

/** Reads a scenario, or the scenario of a ruling; refused in sentences, each with its line. */
export function read(file: string): Result<Read, readonly string[]> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return failure([`${file}: there is no such file`]);
  const text = readFileSync(file, 'utf8');
  // What only a ruling has; a file that lacks some of it shall be told so as a ruling.
  if (/^(question|ruling|because|differs):/m.test(text)) return readRuling(text, file);
  const loaded = loadScenario(text, file);
  if (!loaded.ok) return failure(loaded.error.map(tell));
  return success({ scenario: loaded.value.value, ruling: null, source: loaded.value.source });
}

function readRuling(text: string, file: string): Result<Read, readonly string[]> {
  const loaded = loadRuling(text, file);
  if (!loaded.ok) return failure(loaded.error.map(tell));
  const { value: ruling, source } = loaded.value;
  if (typeof ruling.scenario !== 'object')
    return failure([
      tell(
        source.at({ path: 'scenario', found: ruling.scenario ?? 'nothing', wanted: 'a scenario of its own to play' }),
      ),
    ]);
  return success({ scenario: ruling.scenario, ruling, source });
}

/** A problem of the scenario, as a sentence with its line in the file. */
export function place({ source, ruling }: Read, problem: Problem): string {
  const inRuling = ruling !== null && !problem.path.startsWith('differs');
  return tell(source.at(inRuling ? { ...problem, path: `scenario.${problem.path}` } : problem));
}
