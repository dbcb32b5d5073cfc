/** A form that the browser sent by itself, without scripts, and what became of it. */
export interface PostedForm {
  /** What was typed, by field; never a password. */
  values: Readonly<Record<string, string>>;
  /** Why it was not done, in the page's language; '' when it was. */
  message: string;
  errors: Readonly<Record<string, string>>;
}
