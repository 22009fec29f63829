/** What the build tells of a file that it writes: the file's name, and for a module its own name and the files that it imports at once. */
export interface BuiltFile {
  readonly fileName: string;
  readonly name?: string | undefined;
  readonly imports?: readonly string[];
}

/** The modules that no page asks for by itself. */
export const MODULES = ['player', 'progress'] as const;
export type Module = (typeof MODULES)[number];

/** For each such module its file, and behind it those of all modules that it imports, directly or through others. */
export type Needs = Readonly<Record<Module, readonly string[]>>;

/** What is needed for each of the modules; throws where one was not built. */
export function needsOf(files: readonly BuiltFile[]): Needs {
  const imports = new Map(files.map(({ fileName, imports = [] }) => [fileName, imports]));
  const closure = (module: Module): readonly string[] => {
    const own = files.filter(({ name, imports }) => name === module && imports !== undefined);
    if (own.length !== 1) throw new Error(`Expected one module named ${module}, found ${own.length}`);
    const found = new Set([own[0]!.fileName]);
    // Iterating a Set includes what is added during the iteration.
    for (const file of found) for (const each of imports.get(file) ?? []) found.add(each);
    return [...found];
  };
  return { player: closure('player'), progress: closure('progress') };
}

/**
 * The page with the address of each such module in place of its placeholder, and behind it those of all modules that it imports: asked for
 * together they arrive a round trip earlier. `base` is where browsers find the site.
 */
export const withAddresses = (html: string, needs: Needs, base: string): string =>
  MODULES.reduce(
    (page, module) => page.replaceAll(`@${module}`, () => needs[module].map((file) => `${base}/${file}`).join(' ')),
    html,
  );
