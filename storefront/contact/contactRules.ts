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

const TEXTS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof TEXTS)[number] | 'termsAgreed';

/** In the form's order. */
export const CONTACT_FIELDS: readonly ContactField[] = [...TEXTS, 'termsAgreed'];

export interface ContactProblem {
  message: MessageKey;
  /** The invalid fields, in the form's order; spam has none. */
  fields: readonly ContactField[];
}

/** The first broken rule of: all fields, terms, spam, e-mail; null when valid. */
export function contactProblem(draft: ContactDraft): ContactProblem | null {
  const missing = TEXTS.filter((field) => draft[field].trim() === '');
  if (missing.length > 0) return { message: 'contact.required', fields: missing };
  if (!draft.termsAgreed) return { message: 'contact.terms', fields: ['termsAgreed'] };
  if (draft.honeypot !== '') return { message: 'contact.spam', fields: [] };
  if (!isEmail(draft.email.trim())) return { message: 'email.wrong', fields: ['email'] };
  return null;
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
