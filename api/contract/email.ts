const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/;

/** Whether a text has the form of an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
