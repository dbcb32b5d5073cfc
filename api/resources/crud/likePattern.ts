/** What `like … escape '\'` finds a text by, wherever it stands. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
