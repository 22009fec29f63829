import { format, resolveConfig } from 'prettier';
import { gameFile } from '../../library/files.ts';
import { EXAMPLE } from './orders.ts';
import { PARTS } from './parts.ts';
import type { Told } from './told.ts';

/** The page of the docs about a game. */
export const pageOf = (game: string): string => `docs/form/${game}.md`;

/** These parts as Markdown, formatted like every file of the project. */
export async function markdown(told: Told, parts: readonly string[]): Promise<string> {
  const sections = parts.flatMap((name) => {
    const { title, lines } = PARTS[name]!;
    const found = lines(told);
    return found.length === 0 ? [] : [`## ${title}`, '', ...found, ''];
  });
  const { name } = gameFile(told.game).value;
  const head = [
    `# What may be written for ${name}`,
    '',
    `\`npm run form -- ${told.game} --write\` writes this page from the game’s own tables and schemas.`,
    '',
  ];
  const whole = [...head, ...sections].join('\n');
  return format(whole, { ...(await resolveConfig(pageOf(told.game))), parser: 'markdown' });
}

/**
 * A page without what depends on the content: examples, and the parts that are found by playing.
 */
export function withoutContent(page: string): string {
  const played = Object.values(PARTS).flatMap(({ title, isPlayed }) => (isPlayed ? [`## ${title}`] : []));
  const sections = page
    .split(/^(?=## )/m)
    .filter((section) => !played.some((title) => section.startsWith(`${title}\n`)));
  return sections
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith(EXAMPLE))
    .join('\n');
}
