/** Two bodies that fight as one word, whoever is named first. @ruling cf-087 */
export const pairOf = ({ unit, at }: { readonly unit: string; readonly at: string }): string =>
  [unit, at].toSorted().join(' ');
