/** `TeamMember` as it stands in a sentence. */
export const wordsOf = (name: string): string =>
  name.replace(/(?<=.)([A-Z])/g, ' $1').toLowerCase();

/** The same with its article. */
export const oneOf = (name: string): string => {
  const words = wordsOf(name);
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
};
