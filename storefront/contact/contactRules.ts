import { isEmail } from '../../api/contract/email.ts';
import type { MessageKey } from '../messages/translate.ts';

export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
  termsAgreed: boolean;
  /** A field that people don't see: whoever fills it is a machine. */
  honeypot: string;
}

const TEXTS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof TEXTS)[number] | 'termsAgreed';

/** In the form's order. */
export const CONTACT_FIELDS: readonly ContactField[] = [...TEXTS, 'termsAgreed'];

export interface ContactProblem {
  message: MessageKey;
  /** The fields that break the rule, in the form's order; spam has none. */
  fields: readonly ContactField[];
}

/** The first rule broken of: all fields, terms, spam, e-mail; null when it may be sent. */
export function contactProblem(draft: ContactDraft): ContactProblem | null {
  const missing = TEXTS.filter((field) => draft[field].trim() === '');
  if (missing.length > 0) return { message: 'contact.required', fields: missing };
  if (!draft.termsAgreed) return { message: 'contact.terms', fields: ['termsAgreed'] };
  if (draft.honeypot !== '') return { message: 'contact.spam', fields: [] };
  if (!isEmail(draft.email.trim())) return { message: 'email.wrong', fields: ['email'] };
  return null;
}

/** Whether a field by itself may be sent as it is. */
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
