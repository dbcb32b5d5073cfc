import { isEmail } from '../../api/contract/email.ts';
import type { MessageKey } from '../messages/translate.ts';

export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
  termsAgreed: boolean;
  /** A hidden field: filling it marks the sender as a bot. */
  honeypot: string;
}

export const CONTACT_TEXTS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_TEXTS)[number] | 'termsAgreed';

/** In the form's order. */
export const CONTACT_FIELDS: readonly ContactField[] = [...CONTACT_TEXTS, 'termsAgreed'];

export interface ContactProblem {
  /** What is wrong with the form as a whole, such as spam. */
  message?: MessageKey;
  /** What is wrong with its fields, in the form's order. */
  errors: Partial<Record<ContactField, MessageKey>>;
}

/** Everything that is wrong: fields and terms, or spam, or the e-mail; null when valid. */
export function contactProblem(draft: ContactDraft): ContactProblem | null {
  const errors: ContactProblem['errors'] = {};
  for (const field of CONTACT_TEXTS) {
    if (draft[field].trim() === '') errors[field] = 'contact.required';
  }
  const isFilled = Object.keys(errors).length === 0 && draft.termsAgreed;
  if (isFilled && draft.honeypot !== '') return { message: 'contact.spam', errors };
  if (!errors.email && !isEmail(draft.email.trim())) errors.email = 'email.wrong';
  if (!draft.termsAgreed) errors.termsAgreed = 'contact.terms';
  return Object.keys(errors).length > 0 ? { errors } : null;
}

/** Whether a field by itself is valid. */
export function isFieldValid(draft: ContactDraft, field: ContactField): boolean {
  if (field === 'termsAgreed') return draft.termsAgreed;
  const text = draft[field].trim();
  return field === 'email' ? isEmail(text) : text !== '';
}

export function readDraft(data: FormData): ContactDraft {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    termsAgreed: data.has('termsAgreed'),
    honeypot: text('honeypot'),
  };
}
