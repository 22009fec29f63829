/** What decides how wide and how high a font's lines are, in its own units; `average` is weighted by how often English uses each letter. */
interface Metrics {
  readonly em: number;
  readonly ascent: number;
  readonly descent: number;
  readonly gap: number;
  readonly average: number;
}

/** A font file of the site. */
export interface Face {
  readonly name: string;
  readonly family: string;
  readonly from: string;
  readonly file: string;
  readonly style: 'normal' | 'italic';
  readonly weight: string;
  /** The part of a variable font's weights that is used. */
  readonly weights?: readonly [number, number];
}

const SERIF = { family: 'Source Serif 4', from: '@fontsource/source-serif-4' } as const;

/** The four files of the site. */
export const FACES: readonly Face[] = [
  { ...SERIF, name: 'serif', file: 'source-serif-4-latin-400-normal', style: 'normal', weight: '400' },
  { ...SERIF, name: 'serif-italic', file: 'source-serif-4-latin-400-italic', style: 'italic', weight: '400' },
  { ...SERIF, name: 'serif-semibold', file: 'source-serif-4-latin-600-normal', style: 'normal', weight: '600' },
  {
    name: 'sans',
    family: 'Source Sans 3',
    from: '@fontsource-variable/source-sans-3',
    file: 'source-sans-3-latin-wght-normal',
    style: 'normal',
    weight: '400 600',
    weights: [400, 600],
  },
];

/** A font that a reader's machine may have, dressed to take the room of ours until ours is there. Metrics as in capsize's tables. */
interface Fallback {
  readonly family: string;
  readonly style?: Face['style'];
  readonly local: readonly string[];
  readonly weight: string;
  readonly like: Metrics;
  readonly own: Metrics;
}

const serif = (average: number): Metrics => ({ em: 1000, ascent: 1036, descent: 335, gap: 0, average });
const sans = (average: number): Metrics => ({ em: 1000, ascent: 1024, descent: 400, gap: 0, average });
const georgia = (average: number): Metrics => ({ em: 2048, ascent: 1878, descent: 449, gap: 0, average });
const times = (average: number): Metrics => ({ em: 2048, ascent: 1825, descent: 443, gap: 87, average });
const noto = (average: number): Metrics => ({ em: 1000, ascent: 1069, descent: 293, gap: 0, average });
const arial = (average: number): Metrics => ({ em: 2048, ascent: 1854, descent: 434, gap: 67, average });
const roboto = (average: number): Metrics => ({ em: 2048, ascent: 1900, descent: 500, gap: 0, average });

const FALLBACKS: readonly Fallback[] = [
  { family: 'Georgia fit', local: ['Georgia'], weight: '400', like: serif(479), own: georgia(913) },
  {
    family: 'Georgia fit',
    local: ['Georgia Bold', 'Georgia-Bold'],
    weight: '600',
    like: serif(486),
    own: georgia(1062),
  },
  {
    family: 'Georgia fit',
    style: 'italic',
    local: ['Georgia Italic', 'Georgia-Italic'],
    weight: '400',
    like: serif(441),
    own: georgia(931),
  },
  {
    family: 'Times fit',
    style: 'italic',
    local: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
    weight: '400',
    like: serif(441),
    own: times(836),
  },
  {
    family: 'Times fit',
    local: ['Times New Roman', 'Liberation Serif'],
    weight: '400',
    like: serif(479),
    own: times(832),
  },
  {
    family: 'Times fit',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    weight: '600',
    like: serif(486),
    own: times(886),
  },
  { family: 'Noto Serif fit', local: ['Noto Serif'], weight: '400', like: serif(479), own: noto(481) },
  {
    family: 'Noto Serif fit',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    weight: '600',
    like: serif(486),
    own: noto(512),
  },
  { family: 'Arial fit', local: ['Arial', 'Liberation Sans'], weight: '400', like: sans(418), own: arial(913) },
  {
    family: 'Arial fit',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    weight: '600',
    like: sans(434),
    own: arial(983),
  },
  { family: 'Roboto fit', local: ['Roboto'], weight: '400 600', like: sans(418), own: roboto(911) },
];

/** `fonts.css`: our faces, and the fallbacks with their size and line height adjusted, so that the page is the same height without ours. */
export function sheet(): string {
  const faces = FACES.map(({ name, family, style, weight }) =>
    rule(family, style, weight, ['font-display: optional', `src: url('./${name}.woff2') format('woff2')`]),
  );
  return [
    '/* Made by `npm run fonts`: change src/cli/fonts/faces.ts instead. */',
    ...faces,
    ...FALLBACKS.map(fallback),
    '',
  ].join('\n');
}

function fallback({ family, style = 'normal', local, weight, like, own }: Fallback): string {
  const size = like.average / like.em / (own.average / own.em);
  const percent = (part: number): string => `${Number((part * 100).toFixed(2))}%`;
  const room = (part: number): string => percent(part / like.em / size);
  return rule(family, style, weight, [
    `src: ${local.map((name) => `local('${name}')`).join(', ')}`,
    `size-adjust: ${percent(size)}`,
    `ascent-override: ${room(like.ascent)}`,
    `descent-override: ${room(like.descent)}`,
    `line-gap-override: ${room(like.gap)}`,
  ]);
}

function rule(family: string, style: string, weight: string, rest: readonly string[]): string {
  const lines = [`font-family: '${family}'`, `font-style: ${style}`, `font-weight: ${weight}`, ...rest];
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}`;
}
