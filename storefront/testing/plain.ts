/** A text with plain spaces: amounts, phone numbers and Czech words have no-break ones. */
export const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/g, ' ');
