import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { strict } from '../../core/shape.ts';
import { BadContent, readYaml } from '../../library/files.ts';
import { fileWithin, settingsFolder } from './files.ts';

const reason = { file: v.string(), because: v.pipe(v.string(), v.minLength(10, 'a reason')) };
const mutants = v.pipe(v.array(v.string()), v.minLength(1, 'one mutant or more'));

const schema = v.array(
  v.union([strict({ ...reason, mutants }), strict({ ...reason, mutants: v.optional(mutants), until: v.string() })]),
);

/** A mutant that may survive, and why. */
export interface Allowed {
  /** The path from the root of the project. */
  readonly file: string;
  /** The name of the mutant. Null means every mutant of the file, which needs `until`. */
  readonly mutant: string | null;
  readonly because: string;
  /**
   * The phase whose boards will catch it once they are on the site. Null if no board can ever catch
   * it.
   */
  readonly until: string | null;
}

function listed(rules: string, path: string): readonly Allowed[] {
  const { value, source } = readYaml(path, schema);
  const lost = value.flatMap(({ file }, i) =>
    existsSync(fileWithin(rules, file))
      ? []
      : [
          {
            path: `${i}.file`,
            found: JSON.stringify(file),
            wanted: `the path of a file within ${fileWithin(rules, '')}`,
          },
        ],
  );
  if (lost.length > 0) throw new BadContent(lost.map((problem) => source.at(problem)));
  return value.flatMap(({ file, because, mutants: names = [null], ...rest }) =>
    names.map((mutant) => ({
      file: fileWithin(rules, file),
      mutant,
      because,
      until: 'until' in rest ? rest.until : null,
    })),
  );
}

/**
 * Reads the lists of mutants that may survive in these rules, one file for each part of the rules.
 * Throws if one is malformed.
 */
export const allowedFor = (rules: string): readonly Allowed[] =>
  globSync(join(settingsFolder(rules), 'mutate', '*.yaml'))
    .sort()
    .flatMap((path) => listed(rules, path));
