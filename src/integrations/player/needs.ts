/** Which built modules each built module imports at once, by file name. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const IMPORT = /(?:^|[;\n}])\s*(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["'`]\.\/([^"'`]+\.js)["'`]/g;

/** The modules of the same folder that a built module imports at once; not those that it fetches later. */
export const importsOf = (module: string): readonly string[] =>
  [...module.matchAll(IMPORT)].map(([, file = '']) => file);

/** All that a module imports at once, directly or through others, itself first. */
function closure(from: string, imports: Imports): readonly string[] {
  const found = new Set([from]);
  for (const file of found) for (const each of imports.get(file) ?? []) found.add(each);
  return [...found];
}

/** The modules that no page asks for by itself, by the beginnings of their files' names. */
export const MODULES = ['player', 'progress'] as const;

/**
 * The page with the address of each such module in place of its placeholder, and behind it those of all modules that it imports: asked for
 * together they arrive a round trip earlier. Throws where one was not built.
 */
export function withAddresses(html: string, imports: Imports, folder: string): string {
  return MODULES.reduce((page, module) => {
    if (!page.includes(`@${module}`)) return page;
    const own = [...imports.keys()].filter((file) => file.startsWith(`${module}.`));
    if (own.length !== 1) throw new Error(`Expected one module named ${module}.*.js in ${folder}, found ${own.length}`);
    const needs = closure(own[0]!, imports).map((file) => folder + file);
    return page.replaceAll(`@${module}`, () => needs.join(' '));
  }, html);
}
