/*
 * Lists where the built site differs from an earlier build of it: `npm run differences -- FOLDER`,
 * where FOLDER holds the `dist` of the other commit. A change that stands on many pages is listed
 * once, with the number of its pages and one of them. Names of bundled files and hashes of the
 * content security policy follow from other changes and are left out.
 * `--renamed OLD→NEW` takes OLD for NEW in the other build; it may be given several times.
 * `--whole` does not shorten texts. Exits with 1 if anything differs, and with 2 if a folder holds
 * no site.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { diffArrays } from 'diff';

const OURS = 'dist';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false }, renamed: { type: 'string', multiple: true, default: [] } },
});
const [theirs = ''] = positionals;

/** The paths of the pages, and of the data that pages fetch. */
const pagesIn = (folder: string): readonly string[] => globSync('**/*.{html,json,txt}', { cwd: folder }).sort();

/** The text of a page of the other build, with the names that this one uses. */
const renamed = (text: string): string =>
  values.renamed.reduce((page, each) => {
    const [from = '', to = ''] = each.split('→');
    return page.replaceAll(from, to);
  }, text);

/** A page in pieces: tags, texts, rules of style sheets. */
function pieces(page: string): readonly string[] {
  const text = page
    .replaceAll(/_astro\/\w+\.css/g, '_astro/*.css')
    .replaceAll(/(_astro\/[\w@.-]+?)\.[\w-]+\.(js|css)/g, '$1.*.$2')
    .replaceAll(/'sha256-[^']+'/g, "'sha256-*'")
    .replaceAll(/data-astro-cid-\w+/g, 'data-astro-cid-*');
  return text.split(/(?=<)|(?<=>)|(?<=\})|(?<=\n)/).filter((piece) => piece.trim() !== '');
}

/** What is removed and added in one place of a page, as one text. */
function changes(before: readonly string[], after: readonly string[]): readonly string[] {
  const found: { removed: string; added: string }[] = [];
  let isOpen = false;
  for (const { removed, added, value } of diffArrays([...before], [...after])) {
    const text = value.join('');
    if (!removed && !added) isOpen = false;
    else {
      if (!isOpen) found.push({ removed: '', added: '' });
      isOpen = true;
      found.at(-1)![removed ? 'removed' : 'added'] += text;
    }
  }
  return found.map(({ removed, added }) => `- ${short(removed)}\n+ ${short(added)}`);
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return values.whole || line.length <= 300 ? line : `${line.slice(0, 200)} … ${line.slice(-80)}`;
}

for (const folder of [OURS, theirs])
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(
      `${folder || 'The folder that is missing'} holds no built site. Usage: npm run differences -- FOLDER`,
    );
    process.exit(2);
  }

const [ours, others] = [pagesIn(OURS), pagesIn(theirs)];
const pagesOf = new Map<string, string[]>();
const differ = new Set<string>();
for (const page of ours.filter((each) => others.includes(each))) {
  const [before, after] = [
    pieces(renamed(readFileSync(join(theirs, page), 'utf8'))),
    pieces(readFileSync(join(OURS, page), 'utf8')),
  ];
  if (before.join('') === after.join('')) continue;
  differ.add(page);
  for (const change of new Set(changes(before, after))) pagesOf.set(change, [...(pagesOf.get(change) ?? []), page]);
}

for (const page of ours) if (!others.includes(page)) console.log(`only here: ${page}`);
for (const page of others) if (!ours.includes(page)) console.log(`only there: ${page}`);
for (const [change, pages] of [...pagesOf].sort(([, a], [, b]) => b.length - a.length))
  console.log(`\n${pages.length} × such as ${pages[0]!}\n${change}`);
console.log(
  `\n${differ.size} of ${ours.length} pages differ, in ${pagesOf.size} ${pagesOf.size === 1 ? 'way' : 'ways'}`,
);
process.exitCode = pagesOf.size > 0 || ours.length !== others.length ? 1 : 0;
