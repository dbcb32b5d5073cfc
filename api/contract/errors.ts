export interface ErrorAnswer {
  message: string;
  /** Form field path (`translations.cs.name`) → the text that belongs to it. */
  errors?: Record<string, string>;
}

/** The answer to a write that brought an older `version`. */
export interface VersionConflict<T> extends ErrorAnswer {
  record: T;
}
