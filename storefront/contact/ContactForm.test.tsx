// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactDetails } from './ContactSection.tsx';

const TERMS = 'You must agree to the processing of personal data and terms.';
const SENT = 'Thank you, we have your message and will get back to you.';
const accept = () => Promise.resolve(Response.json({ id: 1 }, { status: 201 }));

function show(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  renderInSite(<ContactForm />, { fetch });
  return fetch;
}
function fillIn() {
  for (const [label, value] of [
    ['Your name', 'Jana Malá'],
    ['Your e-mail', 'jana@example.com'],
    ['Subject', 'Drift taxi'],
    ['Message', 'Is there a date in May?'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('checkbox'));
}
/** Opens the form again in the same tab. */
function comeBack() {
  cleanup();
  return show(accept);
}
const send = () => fireEvent.click(screen.getByRole('button'));
const entered = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('sends what was filled in, then says so and is empty again', async () => {
  const fetch = show(accept);
  fillIn();
  send();
  expect(await screen.findByText(SENT)).toBeShown();
  expect(document.activeElement?.textContent).toBe(SENT);
  expect(entered('Your name')).toBe('');
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
    name: 'Jana Malá',
    email: 'jana@example.com',
    subject: 'Drift taxi',
    message: 'Is there a date in May?',
    termsAgreed: true,
    honeypot: '',
  });
});

it('cannot be sent twice while it is on its way', () => {
  show(() => new Promise(() => {}));
  fillIn();
  send();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(button.disabled).toBe(true);
});

it('keeps what was entered when it could not be sent', async () => {
  show(() => Promise.resolve(Response.json({ message: 'Too many' }, { status: 429 })));
  fillIn();
  send();
  expect(await screen.findByText('Failed to send the message. Please try again.')).toBeShown();
  expect(document.activeElement?.textContent).toContain('Failed to send the message.');
  expect(entered('Message')).toBe('Is there a date in May?');
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});

it('still has what was typed after a reload or another page, until it is sent', async () => {
  show(accept);
  fillIn();
  const fetch = comeBack();
  expect(entered('Your name')).toBe('Jana Malá');
  expect(entered('Your e-mail')).toBe('jana@example.com');
  expect(entered('Subject')).toBe('Drift taxi');
  expect(entered('Message')).toBe('Is there a date in May?');
  // Whoever left to read the terms agrees afterwards.
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  expect(await screen.findByText(SENT)).toBeShown();
  expect(String(fetch.mock.calls[0]?.[1]?.body)).toContain('Is there a date in May?');
  comeBack();
  expect(entered('Message')).toBe('');
});

it('goes to the first empty field and sends nothing', () => {
  const fetch = show(accept);
  send();
  expect(screen.getByRole('alert').textContent).toBe(`All fields are required. ${TERMS}`);
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  expect(fetch).not.toHaveBeenCalled();
});

it('marks every empty field and goes to the first of them', () => {
  show(accept);
  fireEvent.change(screen.getByLabelText('Your e-mail'), { target: { value: 'x' } });
  send();
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
  expect(wrong.map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'email',
    'subject',
    'message',
    'termsAgreed',
  ]);
  expect(document.activeElement).toBe(wrong[0]);
  expect(screen.getByRole('alert').textContent).toBe(
    `All fields are required. Please enter a valid e-mail address. ${TERMS}`,
  );
});

it('says at the checkbox what is wrong with it, as at the other fields', () => {
  show(accept);
  send();
  const box = screen.getByRole('checkbox');
  const said = () =>
    document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(said()).toBe(TERMS);
  fireEvent.click(box);
  expect(said()).toBeUndefined();
  expect(screen.queryByText(TERMS)).toBeNull();
});

it('takes away the mark of a field once it is valid, and the message with the last one', () => {
  show(accept);
  send();
  const marked = () =>
    [...document.querySelectorAll('[aria-invalid="true"]')].map((field) =>
      field.getAttribute('name'),
    );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Your name', ' ');
  type('Your e-mail', 'jana@');
  expect(marked()).toEqual(['name', 'email', 'subject', 'message', 'termsAgreed']);
  type('Your name', 'Jana');
  expect(marked()).toEqual(['email', 'subject', 'message', 'termsAgreed']);
  type('Your e-mail', 'jana@example.com');
  type('Subject', 'Drift taxi');
  expect(screen.getByRole('alert').textContent).toBe(`All fields are required. ${TERMS}`);
  type('Message', 'Is there a date in May?');
  expect(marked()).toEqual(['termsAgreed']);
  expect(screen.getByRole('alert').textContent).toBe(TERMS);
  expect(screen.queryByText('All fields are required.')).toBeNull();
  send();
  expect(marked()).toEqual(['termsAgreed']);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(marked()).toEqual([]);
  type('Subject', '');
  send();
  expect(marked()).toEqual(['subject']);
});

it('sends nothing once the hidden field is filled', () => {
  const fetch = show(accept);
  fillIn();
  fireEvent.change(screen.getByLabelText('Leave this field empty'), { target: { value: 'x' } });
  send();
  expect(screen.getByRole('alert').textContent).toBe('Spam detected.');
  expect(fetch).not.toHaveBeenCalled();
});

it('stands beside an address that holds no heading, and only what is set', async () => {
  const { container } = renderInSite(<ContactDetails />, {
    fetch: async () =>
      Response.json([{ setting_key: 'contact_email', value: 'boxes@example.com' }]),
  });
  await screen.findByRole('link', { name: 'boxes@example.com' });
  expect(container.querySelector('address')?.textContent).toBe('E-mailboxes@example.com');
  expect(container.querySelector('address :is(h1, h2, h3, h4)')).toBeNull();
});
