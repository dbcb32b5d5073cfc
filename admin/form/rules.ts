import { isChosenFile } from '../providers/formData.ts';

type Rule = (value: unknown) => string | undefined;

/** A rule whose field react-admin marks as required. */
const required = (rule: Rule) => Object.assign(rule, { isRequired: true });

/** A text that must not be empty after trimming (decisions, Errors and limits). */
export const requiredText = (message: string) =>
  required((value) => (typeof value === 'string' && value.trim() !== '' ? undefined : message));

/** A number that must be there. */
export const requiredNumber = (message: string) =>
  required((value) => (isBlank(value) || !Number.isFinite(Number(value)) ? message : undefined));

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || String(value).trim() === '';

/** A picture that must be there, stored already or just chosen. */
export const requiredPicture = (message: string) =>
  required((value) =>
    isChosenFile(value) || (typeof value === 'string' && value !== '') ? undefined : message,
  );
