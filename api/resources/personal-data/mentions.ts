const of = (email: string) =>
  new RegExp(
    `(?<![\\w.+-])${email.replace(/[.*+?^$()|[\]{}\\/]/g, '\\$&')}(?![\\w-]|\\.\\w)`,
    'gi',
  );

/** Whether a text names an address, and not one that only ends or begins like it. */
export const mentions = (text: string, email: string): boolean => of(email).test(text);

/** A text without an address. */
export const without = (text: string, email: string): string => text.replace(of(email), '…');
