import { expect, it } from 'vitest';
import { type ContactDraft, contactProblem } from './contactRules.ts';

const draft: ContactDraft = {
  name: 'Jana Malá',
  email: 'jana@example.com',
  subject: 'Drift taxi',
  message: 'Is there a date in May?',
  termsAgreed: true,
  honeypot: '',
};
const problem = (changes: Partial<ContactDraft>) => contactProblem({ ...draft, ...changes });

it('finds nothing wrong with a whole draft', () => {
  expect(contactProblem(draft)).toBeNull();
});

it.each(['name', 'email', 'subject', 'message'] as const)('needs the %s', (field) => {
  expect(problem({ [field]: ' \n' })).toEqual({ message: 'contact.required', fields: [field] });
});

it('asks for the fields before the terms, and for those before it looks for spam', () => {
  const machine = { termsAgreed: false, honeypot: 'https://spam.example' };
  expect(problem({ ...machine, name: '' })?.message).toBe('contact.required');
  expect(problem(machine)).toEqual({ message: 'contact.terms', fields: ['termsAgreed'] });
  expect(problem({ ...machine, termsAgreed: true, email: 'x' })).toEqual({
    message: 'contact.spam',
    fields: [],
  });
});

it.each(['jana', 'jana@', '@example.com', 'jana@example', 'ja na@example.com'])(
  'takes %s for no e-mail',
  (email) => {
    expect(problem({ email })).toEqual({ message: 'email.wrong', fields: ['email'] });
  },
);
