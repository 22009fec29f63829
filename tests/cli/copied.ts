import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the commands write to, or what tests change. */
const WRITTEN = ['content', 'tests/games', 'tests/published-ids.json'];
/** What else the commands need. */
const READ = ['src', 'node_modules', 'package.json', '.prettierrc.json', '.editorconfig'];

/** What a copy of the project has of its own, and what it shares with the project by links. */
interface Parts {
  readonly copied?: readonly string[];
  readonly linked?: readonly string[];
  /** The folder whose content it has. */
  readonly content?: string;
}

/** Makes a folder that looks like the project, in which a test may write. Returns its path. */
export function projectCopy(
  name: string,
  { copied = WRITTEN, linked = READ, content = 'content' }: Parts = {},
): string {
  const root = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const path of copied) cpSync(path === 'content' ? content : path, join(root, path), { recursive: true });
  for (const path of linked) symlinkSync(resolve(path), join(root, path));
  return root;
}
