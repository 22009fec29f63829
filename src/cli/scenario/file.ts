import { failure, success, type Result } from '../../core/result.ts';
import { basesFor, ruleTestOf } from '../../library/files.ts';
import { readText } from '../../library/text.ts';
import type { FileText } from '../../scenario/files/load.ts';
import { faultText } from '../../scenario/files/source.ts';

/** The text of a file with a scenario, or with a ruling that has a scenario. */
export interface ScenarioText extends FileText {
  readonly isRuling: boolean;
}

/** Reads the text of a file and what is beside it. Errors are sentences with their line. */
export function textOf(file: string): Result<ScenarioText, readonly string[]> {
  const read = readText(file);
  if (!read.ok) return failure(read.error.map(faultText));
  const text = read.value;
  const bases = basesFor(file);
  if (!bases.ok) return failure(bases.error.map(faultText));
  // Keys that only a ruling has. An incomplete ruling is then still reported as a ruling.
  const isRuling = /^(question|ruling|because|differs):/m.test(text);
  return success({ text, file, bases: bases.value, ruleTest: isRuling ? undefined : ruleTestOf(file), isRuling });
}
