const of = (email: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_.+-])${email.replace(/[.*+?^$()|[\]{}\\/]/g, '\\$&')}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}_])`,
    'giu',
  );

/** Whether a text names an address, and not one that only ends or begins like it. */
export const mentions = (text: string, email: string): boolean => of(email).test(text);

/** A text without an address. */
export const without = (text: string, email: string): string => text.replace(of(email), '…');
