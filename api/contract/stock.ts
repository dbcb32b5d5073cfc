/** From how many pieces on visitors see how many are left. */
export const FEW_LEFT = 5;

/** The pieces left as visitors see them: undefined where plenty are, or nothing is counted. */
export const leftOf = (quantity: number | null | undefined): number | undefined =>
  typeof quantity === 'number' && quantity <= FEW_LEFT ? quantity : undefined;
