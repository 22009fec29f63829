/** A module of the build, with its code and the files that it imports at once. */
export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  code: string;
}

/** An import of another module of the build that is begun only when it is needed. */
const LATER = /\bimport\((`\.\/[\w.-]+\.js`|"\.\/[\w.-]+\.js")\)/g;

/** What Vite would ask the browser to load ahead, by which a module can fail as by an import. */
const AHEAD = /\b__vite__mapDeps\(\[[\d,]*\]\)/g;

/** What fetches these modules, and throws an error that names the one that does not come. */
const fetching = (files: readonly string[]): string =>
  `Promise.all(${JSON.stringify(files)}.map(async f=>{const u=new URL(f,import.meta.url).href,a=await fetch(u).catch(()=>null);if(!a?.ok)throw Error(u);await a.arrayBuffer()}))`;

/**
 * Lets the modules of a build fetch every other module before they import it later, with all that
 * it imports itself. Browsers keep the failure of an import until the page is loaded anew, but not
 * that of a fetch: so a module that did not come can be asked for again. Changes the code of the
 * chunks, which lie in one folder.
 */
export function fetchFirst(chunks: readonly Chunk[]): void {
  const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
  const imports = new Map(chunks.map((chunk) => [nameOf(chunk.fileName), chunk.imports.map(nameOf)]));
  const closure = (file: string): readonly string[] => {
    const found = new Set([file]);
    // Iterating over a Set includes entries that are added meanwhile.
    for (const each of found) for (const other of imports.get(each) ?? []) found.add(other);
    return [...found];
  };
  for (const chunk of chunks)
    chunk.code = chunk.code.replaceAll(AHEAD, '[]').replaceAll(LATER, (later: string, quoted: string) => {
      const files = closure(quoted.slice(3, -1)).map((file) => `./${file}`);
      return `${fetching(files)}.then(()=>${later})`;
    });
}
