const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/;

/** Whether a text has the form of an e-mail address; the server judges it exactly. */
export const looksLikeEmail = (text: string): boolean => EMAIL.test(text);
