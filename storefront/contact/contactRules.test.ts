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
  expect(problem({ [field]: ' \n' })).toEqual({ errors: { [field]: 'contact.required' } });
});

it('names all that is missing before it looks for spam', () => {
  const machine = { termsAgreed: false, honeypot: 'https://spam.example' };
  expect(problem({ ...machine, name: '', email: 'x' })).toEqual({
    errors: { name: 'contact.required', email: 'email.wrong', termsAgreed: 'contact.terms' },
  });
  expect(problem(machine)).toEqual({ errors: { termsAgreed: 'contact.terms' } });
  expect(problem({ ...machine, termsAgreed: true, email: 'x' })).toEqual({
    message: 'contact.spam',
    errors: {},
  });
});

it.each(['jana', 'jana@', '@example.com', 'jana@example', 'ja na@example.com'])(
  'takes %s for no e-mail',
  (email) => {
    expect(problem({ email })).toEqual({ errors: { email: 'email.wrong' } });
  },
);
