/** A row of the table of risks. */
interface Risk {
  readonly wound: 'light' | 'moderate' | 'serious' | 'killed';
  readonly row: string;
  readonly faces: readonly number[];
}

/**
 * What a general who is hit suffers, by the face of a percentage die; the printed bands overlap.
 * @clause dg.general.risk-table @ruling dg-060
 */
export const RISK: Readonly<Record<'light-1-4' | 'light-1-2', readonly Risk[]>> = {
  'light-1-4': [
    { wound: 'light', row: '1–4', faces: [1, 2, 3, 4] },
    { wound: 'moderate', row: '5–7', faces: [5, 6, 7] },
    { wound: 'serious', row: '8–9', faces: [8, 9] },
    { wound: 'killed', row: '0', faces: [0] },
  ],
  'light-1-2': [
    { wound: 'light', row: '1–2', faces: [1, 2] },
    { wound: 'moderate', row: '3–7', faces: [3, 4, 5, 6, 7] },
    { wound: 'serious', row: '8–9', faces: [8, 9] },
    { wound: 'killed', row: '0', faces: [0] },
  ],
};
