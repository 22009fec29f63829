import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subset from 'subset-font';
import { given } from './arguments.ts';
import { type Face, FACES, PREVIEW_FACES, sheet } from './fonts/faces.ts';

given('npm run fonts', { options: {} });

/**
 * Generates `src/fonts/`: the site's fonts, reduced to the characters and weights that its pages
 * use; their licences; and `fonts.css`. Those that previews are drawn with are in `previews/`.
 */
const OUT = 'src/fonts';
const PREVIEWS = join(OUT, 'previews');
const require = createRequire(import.meta.url);

/** ASCII, the accented letters of period names and words, and the characters of sums and print. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const SIGNS = '\u00a0ÄÖÜÉäöüßàâçéèêëîïôñ–—‘’“”…·«»×½¼¾−′″';
/** Characters that running text never uses. Ids, keys and addresses use the sans-serif font. */
const NEVER_READ = /[\\^`{|}~@#$<>_]/g;

/**
 * Kerning and ligatures. Small capitals, old-style figures and fractions are left out. Both
 * families have tabular figures by default.
 */
const FEATURES = ['kern', 'liga'];

/** Which weights a font keeps. */
const axisOf = ([min, max]: readonly [number, number]) => (min === max ? min : { min, max, default: min });

async function make(face: Face, folder: string, ending: 'woff2' | 'ttf'): Promise<number> {
  const from = await readFile(require.resolve(`${face.from}/files/${face.file}.woff2`));
  const made = await subset(from, face.weights ? ASCII + SIGNS : ASCII.replace(NEVER_READ, '') + SIGNS, {
    targetFormat: ending === 'ttf' ? 'sfnt' : ending,
    keepFeatures: FEATURES,
    noHinting: true,
    ...(face.weights && { variationAxes: { wght: axisOf(face.weights) } }),
  });
  await writeFile(join(folder, `${face.name}.${ending}`), made);
  const licence = await readFile(join(dirname(require.resolve(`${face.from}/package.json`)), 'LICENSE'), 'utf8');
  await writeFile(join(OUT, `OFL-${face.family.replaceAll(' ', '-')}.txt`), licence);
  return made.length;
}

await mkdir(PREVIEWS, { recursive: true });
let sum = 0;
for (const face of FACES) {
  const size = await make(face, OUT, 'woff2');
  sum += size;
  console.log(`${face.name}.woff2  ${size} bytes`);
}
for (const face of PREVIEW_FACES) await make(face, PREVIEWS, 'ttf');
await writeFile(join(OUT, 'fonts.css'), sheet());
console.log(`${FACES.length} files, ${sum} bytes; ${PREVIEW_FACES.length} for previews`);
