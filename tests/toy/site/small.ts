import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A game and one of its chapters. */
interface Part {
  readonly game: string;
  readonly chapter: string;
}

/** What stands in a file of a game whatever is left of it. */
const WHOLE = ['clauses.yaml', 'game.yaml', 'boards.yaml', 'glossary.yaml', 'table.md'];

const filesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The files of a folder by the id that each has in its first line. */
const byId = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(folder).map((name) => [/^id: (\S+)/.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? name, name]),
  );

/**
 * Copies of a game only what one chapter needs: its boards, the rulings that they and the ledger speak of, and what those speak of. The front
 * page shows the first board and the first of these rulings that has several readings.
 */
export function smallContent(from: string, to: string, { game, chapter }: Part): void {
  rmSync(to, { recursive: true, force: true });
  const [source, target] = [join(from, game), join(to, game)];
  for (const room of ['chapters', 'scenarios', 'rulings']) mkdirSync(join(target, room), { recursive: true });
  const texts = [...WHOLE, join('chapters', chapter)].map((name) => {
    cpSync(join(source, name), join(target, name));
    return readFileSync(join(source, name), 'utf8');
  });
  const rooms = ['scenarios', 'rulings'].map((room) => ({ room, known: byId(join(source, room)) }));
  // Of the ledger only what speaks through a ruling: the other rulings that it names need no file.
  const [ledger = '', ...others] = texts;
  const waiting = [...(ledger.match(/via: \S+/g) ?? []), ...others];
  const found = new Map<string, string>();
  const copied = (room: string, known: ReadonlyMap<string, string>, text: string): readonly string[] =>
    Array.from(known)
      .filter(([id]) => !found.has(id) && new RegExp(`\\b${id.replaceAll('.', '\\.')}(?![\\w-])`).test(text))
      .map(([id, name]) => {
        found.set(id, room);
        cpSync(join(source, room, name), join(target, room, name));
        return readFileSync(join(source, room, name), 'utf8');
      });
  // A list is gone through with what is added to it meanwhile.
  for (const text of waiting) waiting.push(...rooms.flatMap(({ room, known }) => copied(room, known, text)));
  const first = (room: string): string => [...found].find(([, each]) => each === room)![0];
  const home = [`game: ${game}`, 'try:', '  heading: Try it', `  scenario: ${first('scenarios')}`];
  writeFileSync(join(to, 'home.yaml'), [...home, `ruling: ${first('rulings')}`, ''].join('\n'));
}
