import process from 'node:process';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints the lines and exits: with 1 if a check failed, with 2 if the input could not be read. */
export function fail(code: 1 | 2, lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(code);
}

/** Parses the arguments of a command. An unknown option prints the usage and exits with 2. */
export function given<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(2, [error instanceof Error ? error.message : String(error), usage]);
  }
}
