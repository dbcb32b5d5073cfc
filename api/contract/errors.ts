export interface ErrorAnswer {
  message: string;
  /** Messages by form field path, e.g. `translations.cs.name`. */
  errors?: Record<string, string>;
}

/** The answer to a write with an outdated `version`. */
export interface VersionConflict<T> extends ErrorAnswer {
  record: T;
}
