/** A row of a table of the rules: the totals from one to another, null for no end, and its word. */
export interface Row {
  readonly from: number | null;
  readonly to: number | null;
  readonly word: string;
}
