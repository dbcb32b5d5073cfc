import { render, screen, within } from '@testing-library/react';
import type { CoreLayoutProps } from 'react-admin';
import { expect, it } from 'vitest';
import { ROLES, type Role } from '../../api/contract/access.ts';
import { SCREENS } from '../../api/contract/screens.ts';
import { SideMenu } from '../layout/SideMenu.tsx';
import { membersApi } from '../lists/testMembers.ts';
import { MOUNTED } from '../resources.ts';
import { shippingMethods } from '../shipping-methods/index.ts';
import { team } from '../team/index.ts';
import { json } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { RoleContext, resourceFor, useMayRead, useMayWrite } from './access.tsx';

/** The back-office as a role sees it. */
async function open(role: Role, address: string) {
  const [first, ...others] = MOUNTED.map((resource) => resourceFor(role, resource));
  if (!first) throw new Error('There are no resources');
  const layout = ({ children }: CoreLayoutProps) => (
    <RoleContext value={role}>
      <SideMenu />
      <main>{children}</main>
    </RoleContext>
  );
  return renderScreen({
    address,
    locale: 'en',
    resource: first,
    others,
    layout,
    answer: membersApi(),
  });
}
const menu = async () => {
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.textContent ?? '');
};

const OWNERS = ['Users', 'Tokens', 'Security log', 'First steps'];
const INBOX = ['Orders', 'Stock', 'Vouchers', 'Payments', 'Messages', 'Outbox'];

it.each([
  ['owner', ['Team', 'Website', ...INBOX, ...OWNERS], []],
  ['manager', ['Team', 'Settings', 'Redeem', ...INBOX], ['Website', ...OWNERS]],
  ['editor', ['Team', 'Website', 'Settings'], ['Redeem', ...INBOX, ...OWNERS]],
  ['reader', ['Team', 'Settings', ...INBOX], ['Redeem', 'Website', ...OWNERS]],
  ['crew', ['Dashboard', 'Redeem'], ['Team', 'Website', 'Settings', ...INBOX, ...OWNERS]],
] as const)('the menu of an %s has what the role opens', async (role, shown, hidden) => {
  await open(role, '/team');
  const items = await menu();
  expect(items).toEqual(expect.arrayContaining([...shown]));
  expect(items.filter((item) => hidden.some((name) => name === item))).toEqual([]);
});

it('there is a screen of each name that rights and the menu know', () => {
  // The dashboard shows these.
  const parts = ['overview', 'restored-copy'];
  const known = SCREENS.map(({ screen: name }) => name).filter((name) => !parts.includes(name));
  expect(MOUNTED.map(({ name }) => name).sort()).toEqual(known.sort());
});

/** What each screen lets each role do: reading, and changing. */
const RIGHTS: Record<string, readonly [read: string, write: string]> = {
  'security-log': ['owner', ''],
  'api-tokens': ['owner', 'owner'],
  users: ['owner', 'owner'],
  'personal-data': ['owner', 'owner'],
  website: ['owner editor', 'owner editor'],
  'first-steps': ['owner', 'owner'],
  profile: ['owner manager editor reader crew', 'owner manager editor reader crew'],
  orders: ['owner manager reader', 'owner manager'],
  dates: ['owner manager reader', 'owner manager'],
  stock: ['owner manager reader', 'owner manager'],
  vouchers: ['owner manager reader', 'owner manager'],
  redemptions: ['owner manager crew', 'owner manager crew'],
  payments: ['owner manager reader', 'owner manager'],
  mails: ['owner manager reader', 'owner manager'],
  messages: ['owner manager reader', 'owner manager'],
  'discount-codes': ['owner manager reader', 'owner'],
  'shipping-methods': ['owner manager editor reader', 'owner'],
  'payment-methods': ['owner manager editor reader', 'owner'],
  media: ['owner manager editor reader', 'owner editor'],
  history: ['owner manager editor reader', 'owner editor'],
  'legal-texts': ['owner manager editor reader', 'owner'],
};
const CONTENT_RIGHTS = ['owner manager editor reader', 'owner editor'];

const Told = ({ name }: { name: string }) => (
  <p>{`${useMayRead(name) ? 'read' : ''} ${useMayWrite(name) ? 'write' : ''}`}</p>
);

it.each(MOUNTED.map(({ name }) => name))('the screen %s asks for what its routes do', (name) => {
  const told = ROLES.map((role) => {
    const { container, unmount } = render(
      <RoleContext value={role}>
        <Told name={name} />
      </RoleContext>,
    );
    const text = container.textContent ?? '';
    unmount();
    return { role, text };
  });
  const rights = ['read', 'write'].map((action) =>
    told.flatMap(({ role, text }) => (text.includes(action) ? [role] : [])).join(' '),
  );
  expect(rights).toEqual(RIGHTS[name] ?? CONTENT_RIGHTS);
});

it.each([
  ['editor', true],
  ['reader', false],
] as const)('an empty list tells an %s how to begin: %s', async (role, isTold) => {
  await renderScreen({
    address: '/team',
    locale: 'en',
    resource: team,
    role,
    answer: () => json([], 200, { 'x-total-count': '0' }),
  });
  expect(await screen.findByText('No team members found')).toBeShown();
  expect(screen.queryByText(/^Add the first member/) !== null).toBe(isTold);
});

it('who may only look finds every choice of a form turned off', async () => {
  const texts = { name: 'Parcel', description: '' };
  const translations = { en: texts, cs: texts };
  const method = { id: 1, translations, kind: 'parcel', for_kinds: [], price: 0, vat_rate: 21 };
  await renderScreen({
    address: '/shipping-methods/1',
    locale: 'en',
    resource: shippingMethods,
    role: 'editor',
    answer: ({ url }) =>
      /\/1$/.test(url) ? json(method) : json([method], 200, { 'x-total-count': '1' }),
  });
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByRole('heading', { name: 'Parcel' })).toBeShown();
  const choices = await panel.findAllByRole('combobox');
  expect(choices.map((choice) => choice.getAttribute('aria-disabled'))).toEqual(
    choices.map(() => 'true'),
  );
  expect(choices.length).toBeGreaterThan(2);
});
