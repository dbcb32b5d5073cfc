/** A text with plain spaces: amounts and numbers have no-break ones. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
