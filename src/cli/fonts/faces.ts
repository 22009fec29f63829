/** A font file of the site. */
export interface Face {
  readonly name: string;
  readonly family: string;
  readonly from: string;
  readonly file: string;
  readonly style: 'normal' | 'italic';
  readonly weight: string;
  /** The weights of a variable font to keep; of two that are the same, it is no longer variable. */
  readonly weights?: readonly [number, number];
}

const SERIF = { family: 'Source Serif 4', from: '@fontsource/source-serif-4' } as const;
const SANS = { family: 'Source Sans 3', from: '@fontsource-variable/source-sans-3' } as const;
const [UPRIGHT, SLANTED] = ['source-sans-3-latin-wght-normal', 'source-sans-3-latin-wght-italic'];

/** The font files of the site. */
export const FACES: readonly Face[] = [
  { ...SERIF, name: 'serif', file: 'source-serif-4-latin-400-normal', style: 'normal', weight: '400' },
  { ...SERIF, name: 'serif-italic', file: 'source-serif-4-latin-400-italic', style: 'italic', weight: '400' },
  { ...SERIF, name: 'serif-semibold', file: 'source-serif-4-latin-600-normal', style: 'normal', weight: '600' },
  { ...SANS, name: 'sans', file: UPRIGHT, style: 'normal', weight: '400 600', weights: [400, 600] },
];

/**
 * The fonts that previews are drawn with. The program that draws them reads neither the format of
 * the web nor variable fonts, and slants no letters by itself.
 */
export const PREVIEW_FACES: readonly Face[] = [
  { ...SERIF, name: 'serif-semibold', file: 'source-serif-4-latin-600-normal', style: 'normal', weight: '600' },
  { ...SANS, name: 'sans', file: UPRIGHT, style: 'normal', weight: '400', weights: [400, 400] },
  { ...SANS, name: 'sans-semibold', file: UPRIGHT, style: 'normal', weight: '600', weights: [600, 600] },
  { ...SANS, name: 'sans-italic', file: SLANTED, style: 'italic', weight: '600', weights: [600, 600] },
];

/**
 * The text of `fonts.css`. With `font-display: optional`, a font that arrives late is used only
 * from the next page on and never shifts the layout. So the fallback fonts need no size
 * adjustments.
 */
export function sheet(): string {
  const faces = FACES.map(({ name, family, style, weight }) =>
    rule(family, style, weight, ['font-display: optional', `src: url('./${name}.woff2') format('woff2')`]),
  );
  return ['/* Made by `npm run fonts`: change src/cli/fonts/faces.ts instead. */', ...faces, ''].join('\n');
}

function rule(family: string, style: string, weight: string, rest: readonly string[]): string {
  const lines = [`font-family: '${family}'`, `font-style: ${style}`, `font-weight: ${weight}`, ...rest];
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}`;
}
