/**
 * The rule that a text is an http(s) address (back-office §5). It may be empty, or be `instead`, which
 * stands for no address.
 */
export const webAddress = (instead?: string) => (value: unknown) => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text === instead || isWebAddress(text) ? undefined : 'paddock.rules.url';
};

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
