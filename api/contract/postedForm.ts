/**
 * A form that the browser sent by itself, without scripts or before they had come, and what became
 * of it: the page that answers says so.
 */
export interface PostedForm {
  /** What was typed, by field; never a password. */
  values: Readonly<Record<string, string>>;
  /** Why it was not done, in the page's language; '' when it was. */
  message: string;
  /** What is wrong with single fields. */
  errors: Readonly<Record<string, string>>;
}
