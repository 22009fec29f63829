/**
 * The families of the fonts of previews, as their files in `src/fonts/previews` name themselves: a
 * font that was cut from one of many weights keeps the name of the lightest.
 */
export const FAMILIES = { serif: 'Source Serif 4 SemiBold', sans: 'Source Sans 3 ExtraLight' } as const;

/** The attributes of texts in these fonts. */
export const FONT = {
  serif: `font-family="${FAMILIES.serif}" font-weight="600"`,
  sans: `font-family="${FAMILIES.sans}"`,
} as const;
