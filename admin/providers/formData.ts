export type FormFields = Readonly<Record<string, unknown>>;

/** A file that was chosen in a form and is not stored yet. */
export interface ChosenFile {
  rawFile: File;
  /** An address for previews, valid in this page only. */
  src: string;
  title: string;
}

export const isChosenFile = (value: unknown): value is ChosenFile =>
  Object(value).rawFile instanceof File;

export const hasChosenFile = (record: FormFields): boolean =>
  Object.values(record).some(isChosenFile);

/** A record as a form: booleans as 'true'/'false', nested values as JSON, missing values as ''. */
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

export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Fields that the server adds; it ignores them in writes. */
const READ_ONLY = /_info$/;

export const writable = (record: FormFields): FormFields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !READ_ONLY.test(name)));
