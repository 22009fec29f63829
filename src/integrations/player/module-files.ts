/** A file of the build: its file name and, for a module, its own name and its static imports. */
export interface BuiltFile {
  readonly fileName: string;
  readonly name?: string | undefined;
  readonly imports?: readonly string[];
}

/** The modules that no page imports. */
export const MODULES = ['player', 'progress', 'lengths'] as const;
export type Module = (typeof MODULES)[number];

/**
 * What stands in a page for the files of a module until they are known. No id has a brace: the
 * board of a reading is `scenario@reading`.
 */
export const placeholderOf = (module: Module): string => `{files of ${module}}`;

/**
 * For each of these modules, its file and the files of everything that it imports, directly or
 * indirectly.
 */
export type ModuleFiles = Readonly<Record<Module, readonly string[]>>;

/** Collects the files of each module. Throws if a module was not built. */
export function moduleFilesOf(files: readonly BuiltFile[]): ModuleFiles {
  const imports = new Map(files.map(({ fileName, imports = [] }) => [fileName, imports]));
  const closure = (module: Module): readonly string[] => {
    const own = files.filter(({ name, imports }) => name === module && imports !== undefined);
    if (own.length !== 1) throw new Error(`Expected one module named ${module}, found ${own.length}`);
    const found = new Set([own[0]!.fileName]);
    // Iterating over a Set includes entries that are added meanwhile.
    for (const file of found) for (const each of imports.get(file) ?? []) found.add(each);
    return [...found];
  };
  return { player: closure('player'), progress: closure('progress'), lengths: closure('lengths') };
}

/**
 * Replaces the placeholder of each module by its address and the addresses of everything it
 * imports. Requesting them all at once saves a round trip. `base` is the site's base path in the
 * browser.
 */
export const withAddresses = (html: string, moduleFiles: ModuleFiles, base: string): string =>
  MODULES.reduce(
    (page, module) =>
      page.replaceAll(placeholderOf(module), () => moduleFiles[module].map((file) => `${base}/${file}`).join(' ')),
    html,
  );
