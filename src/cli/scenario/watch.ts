import { spawn } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';

/** An editor saves in several strokes: this many milliseconds after the last one, all is there. */
const QUIET = 80;

/** The file, and the files of its game that its check depends on. */
function watched(file: string): readonly string[] {
  const folders = [dirname(resolve(file)), dirname(dirname(resolve(file)))];
  const beside = folders.flatMap((folder) => ['boards.yaml', 'clauses.yaml'].map((name) => join(folder, name)));
  return [resolve(file), ...beside.filter((each) => existsSync(each))];
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Checks a file, and again whenever it or a file that it depends on is saved with another text,
 * until it is interrupted. Each check is a process of its own, so that nothing old is left in it.
 */
export function watchFile(file: string, args: readonly string[]): void {
  const files = watched(file);
  let checked: readonly string[] = [];
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  const runIfChanged = (): void => {
    const now = files.map(textOf);
    if (isRunning || now.every((text, i) => text === checked[i])) return;
    checked = now;
    isRunning = true;
    console.log(`\n── ${new Date().toLocaleTimeString('en-GB')} ${file}`);
    const child = spawn(process.execPath, [process.argv[1]!, ...args], { stdio: 'inherit' });
    child.on('close', () => {
      isRunning = false;
      // What was saved in the meantime; what the check itself has written is checked once more.
      runIfChanged();
    });
  };

  // An editor may replace a file by another one, which only its folder is told.
  for (const folder of new Set(files.map((each) => dirname(each))))
    watch(folder, (_event, name) => {
      if (name !== null && !files.some((each) => each === join(folder, basename(name)))) return;
      clearTimeout(timer);
      timer = setTimeout(runIfChanged, QUIET);
    });
  runIfChanged();
}
