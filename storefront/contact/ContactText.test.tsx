// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arrangedSections } from '../../api/contract/homeSections.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import ContactText from './ContactText.tsx';

const ALL = arrangedSections('').map(({ name, ground }) => ({ name, ground }));
const WITHOUT_CONTACT = ALL.filter(({ name }) => name !== 'contact');

const show = (sections: readonly object[], settings: Readonly<Record<string, string>>) =>
  renderInSite(<ContactText>{'Please [write to us].'}</ContactText>, {
    fetch: async (input) =>
      Response.json(
        String(input).includes('/home-sections')
          ? sections
          : Object.entries(settings).map(([setting_key, value]) => ({ setting_key, value })),
      ),
  });

const email = { contact_email: 'garage@example.com' };
const phone = { contact_phone: '+420 600 700 800' };

it.each([
  ['the form, where the home page has it', ALL, { ...email, ...phone }, '/#contact'],
  [
    'an e-mail, where it has not',
    WITHOUT_CONTACT,
    { ...email, ...phone },
    'mailto:garage@example.com',
  ],
  ['a call, where there is no address either', WITHOUT_CONTACT, phone, 'tel:+420600700800'],
  ['nothing, where the team names no way to reach it', WITHOUT_CONTACT, {}, undefined],
])('leads to %s', async (_, sections, settings, href) => {
  show(sections, settings);
  const address = () => screen.queryByRole('link', { name: 'write to us' })?.getAttribute('href');
  await waitFor(() => expect(address()).toBe(href));
  expect(document.body.textContent).toBe('Please write to us.');
});
