/** A body that has fled, and the friends that it ran through. */
export interface Fled {
  readonly unit: string;
  readonly through: readonly string[];
}
