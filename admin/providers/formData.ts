/** A record as a form holds it. */
export type FormFields = Readonly<Record<string, unknown>>;

/** A file that was chosen in a form and is not stored yet. */
export interface ChosenFile {
  rawFile: File;
  /** An address for previews, valid in this page only. */
  src: string;
  title: string;
}

export const isChosenFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' &&
  value !== null &&
  'rawFile' in value &&
  value.rawFile instanceof File;

/** Whether a record brings a file, so that it has to travel as a form. */
export const hasChosenFile = (record: FormFields): boolean =>
  Object.values(record).some(isChosenFile);

/**
 * A record as the multipart form of back-office §7: files under their own field names, booleans as
 * 'true'/'false', nested values as JSON, empty values as ''.
 */
export function toFormData(
  record: FormFields,
  files: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined) continue;
    if (isChosenFile(value)) form.append(files[name] ?? name, value.rawFile, value.rawFile.name);
    else form.append(name, fieldText(value));
  }
  return form;
}

/** One value as a text of a form. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What the server adds to a record by itself and would only ignore. */
const READ_ONLY = /_info$/;

/** A record without what only the server writes. */
export const writable = (record: FormFields): FormFields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !READ_ONLY.test(name)));
