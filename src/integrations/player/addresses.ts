import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importsOf, withAddresses, type Imports } from './needs.ts';

/** What writes the addresses of the built modules into a page; `root` is the folder of the built site, `base` where browsers find it. */
export async function addresses(root: string, base: string): Promise<(html: string) => string> {
  const imports = await builtImports(join(root, '_astro'));
  return (html) => withAddresses(html, imports, `${base}/_astro/`);
}

async function builtImports(folder: string): Promise<Imports> {
  const modules = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const read = async (file: string) => [file, importsOf(await readFile(join(folder, file), 'utf8'))] as const;
  return new Map(await Promise.all(modules.map(read)));
}
