import { colour, TOKENS } from '../theme.ts';

/** What the style sheet of a board leaves to the page that it is drawn on. */
export interface Surroundings {
  /** The family of all texts on the board. */
  readonly family: string;
  /** How many times smaller texts are drawn than usual. */
  readonly closer: number;
  /** Whether the scale along the rim is covered. */
  readonly covered: boolean;
}

const COLOURS: Readonly<Record<string, string>> = Object.fromEntries(
  TOKENS.map((token) => [token, colour(token, 'light')]),
);

/**
 * The rules of `board.css` that hold on any screen, for programs that know only simple selectors:
 * what depends on the width of a screen, on a medium or on other elements is left out. Weights are
 * whole hundreds, because they name one of the fonts and not a point between two of them.
 */
export function plainRules(css: string): string {
  const everywhere = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(font-weight: \d)\d\d\b/g, '$100')
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...everywhere.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector]) => !selector!.includes(':'))
    .map(([, selector, body]) => `${selector!.trim()}{${body!.trim().replaceAll(/\s+/g, ' ')}}`)
    .join('');
}

/**
 * A drawing by day with every custom property and every `calc()` worked out, because a program that
 * makes pictures of it may know neither. Throws if a property has no value.
 */
export function withoutVariables(drawing: string, { family, closer, covered }: Surroundings): string {
  const values: Readonly<Record<string, string>> = {
    ...COLOURS,
    sans: `'${family}'`,
    closer: String(closer),
    scale: covered ? 'hidden' : 'visible',
  };
  return drawing
    .replaceAll(/var\(--([\w-]+)(?:,[^()]*)?\)/g, (_all, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A picture has no value for --${name}`);
      return value;
    })
    .replaceAll(/calc\(([\d.]+)px \/ ([\d.]+)\)/g, (_all, length: string, by: string) => {
      return `${Math.round((Number(length) / Number(by)) * 100) / 100}px`;
    });
}
