/** A form submitted without scripts, and its result. */
export interface PostedForm {
  /** Typed values by field, without passwords. */
  values: Readonly<Record<string, string>>;
  /** The error in the page's language; '' on success. */
  message: string;
  errors: Readonly<Record<string, string>>;
}
