// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arrangedSections } from '../../api/contract/homeSections.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import ContactText from './ContactText.tsx';

const ALL = arrangedSections('').map(({ name, ground }) => ({ name, ground }));
const WITHOUT_CONTACT = ALL.filter(({ name }) => name !== 'contact');

const show = (sections: readonly object[], settings: Readonly<Record<string, string>>) =>
  renderInSite(<ContactText>{'Please %{contact}.'}</ContactText>, {
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
  [
    'the form and the phone, where the home page has them',
    ALL,
    phone,
    'write or call',
    '/#contact',
  ],
  ['the form, where the team has no phone', ALL, email, 'write to us', '/#contact'],
  [
    'an e-mail, where the home page has neither',
    WITHOUT_CONTACT,
    { ...email, ...phone },
    'write to us',
    'mailto:garage@example.com',
  ],
  [
    'a call, where there is no address either',
    WITHOUT_CONTACT,
    phone,
    'call us',
    'tel:+420600700800',
  ],
  ['nothing, where the team names no way to reach it', WITHOUT_CONTACT, {}, 'contact us', null],
])('names and leads to %s', async (_, sections, settings, words, href) => {
  show(sections, settings);
  const link = () => screen.queryByRole('link', { name: words })?.getAttribute('href');
  await waitFor(() => expect(link() ?? null).toBe(href));
  await waitFor(() => expect(document.body.textContent).toBe(`Please ${words}.`));
});
