import process from 'node:process';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints what is wrong and exits: 1 where something does not come out as it should, 2 where something given cannot be read. */
export function fail(code: 1 | 2, lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(code);
}

/** The arguments of a command; exits with 2, and with its usage, at an unknown option. */
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
