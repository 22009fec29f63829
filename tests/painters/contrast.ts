import { colour, type Scheme, type Token } from '../../src/painters/theme.ts';

const channel = (hex: string): number => {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance as defined by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.slice(1).match(/../g) ?? []).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours as defined by WCAG 2, from 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [a, b].map(luminance).toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast ratio of two colours in a scheme. */
export const contrast = (a: Token, b: Token, scheme: Scheme): number =>
  contrastOf(colour(a, scheme), colour(b, scheme));
