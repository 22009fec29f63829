import process from 'node:process';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Says what is wrong and ends: 1 where something does not come out as it should, 2 where something given cannot be read. */
export function fail(code: 1 | 2, lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(code);
}

/** What a command was given; ends with 2, and with how it is used, at an option that it does not have. */
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
