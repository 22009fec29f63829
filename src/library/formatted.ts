import { check, format, resolveConfig } from 'prettier';

/** How Prettier formats a file of this project. */
const options = async (file: string) => ({ ...(await resolveConfig(file, { editorconfig: true })), filepath: file });

/**
 * The text as `npm run format` would leave it; null if it has that form already, or if it is
 * malformed so that nothing can be said of its form.
 */
export async function formattedText(text: string, file: string): Promise<string | null> {
  const how = await options(file);
  try {
    return (await check(text, how)) ? null : await format(text, how);
  } catch (error) {
    if (error instanceof Error && ['YAMLSyntaxError', 'SyntaxError', 'YAMLSemanticError'].includes(error.name))
      return null;
    throw error;
  }
}

/** The number of the first line in which two texts differ, from 1. */
export function firstDifference(one: string, other: string): number {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, i) => line !== others[i]);
  return at < 0 ? lines.length : at + 1;
}
