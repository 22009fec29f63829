import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subset from 'subset-font';
import { type Face, FACES, sheet } from './fonts/faces.ts';

/** Makes `src/fonts/`: the site's fonts with only the characters and the weights that its pages use, their licences, and `fonts.css`. */
const OUT = 'src/fonts';
const require = createRequire(import.meta.url);

/** ASCII, the letters of the names and words of the period, and the signs of sums and of printed text. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const SIGNS = '\u00a0ÄÖÜÉäöüßàâçéèêëîïôñ–—‘’“”…·«»×½¼¾−′″';
/** What running text never uses; ids, keys and addresses are set in the sans. */
const NEVER_READ = /[\\^`{|}~@#$<>_]/g;

/** Kerning and ligatures. Small capitals, old figures and fractions stay out; the figures of both families are of equal width as they are. */
const FEATURES = ['kern', 'liga'];

async function make(face: Face): Promise<number> {
  const from = await readFile(require.resolve(`${face.from}/files/${face.file}.woff2`));
  const made = await subset(from, face.weights ? ASCII + SIGNS : ASCII.replace(NEVER_READ, '') + SIGNS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(face.weights && {
      variationAxes: { wght: { min: face.weights[0], max: face.weights[1], default: face.weights[0] } },
    }),
  });
  await writeFile(join(OUT, `${face.name}.woff2`), made);
  const licence = await readFile(join(dirname(require.resolve(`${face.from}/package.json`)), 'LICENSE'), 'utf8');
  await writeFile(join(OUT, `OFL-${face.family.replaceAll(' ', '-')}.txt`), licence);
  return made.length;
}

await mkdir(OUT, { recursive: true });
let sum = 0;
for (const face of FACES) {
  const size = await make(face);
  sum += size;
  console.log(`${face.name}.woff2  ${size} bytes`);
}
await writeFile(join(OUT, 'fonts.css'), sheet());
console.log(`${FACES.length} files, ${sum} bytes`);
