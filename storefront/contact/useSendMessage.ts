import { type FormEvent, useState } from 'react';
import { useSite } from '../app/site.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblem,
  contactProblem,
  readDraft,
} from './contactRules.ts';
import { forgetDraft } from './messageDraft.ts';

type ContactState =
  | { status: 'idle' | 'submitting' | 'success' }
  | ({ status: 'error' } & ContactProblem);

/** Sends the contact form: cleared on success, kept on failure. */
export function useSendMessage() {
  const { client } = useSite();
  const [state, setState] = useState<ContactState>({ status: 'idle' });

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = readDraft(new FormData(form));
    const problem = contactProblem(draft);
    if (problem) {
      setState({ status: 'error', ...problem });
      const first = CONTACT_FIELDS.find((field) => problem.errors[field]);
      if (first) focus(form, first);
      return;
    }
    setState({ status: 'submitting' });
    try {
      await client.post('/contact-messages', { body: draft });
      form.reset();
      forgetDraft();
      setState({ status: 'success' });
    } catch {
      setState({ status: 'error', message: 'contact.failed', errors: {} });
    }
  };
  return { state, send };
}

function focus(form: HTMLFormElement, name: ContactField): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
