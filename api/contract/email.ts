const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/;

/** Whether a text has the form of an e-mail address; whether anybody reads it is not known. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
