import { screen } from '@testing-library/react';
import type { CoreLayoutProps } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { Role } from '../../api/contract/access.ts';
import { SideMenu } from '../frame/SideMenu.tsx';
import { membersApi } from '../lists/testMembers.ts';
import { RESOURCES } from '../resources.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { RoleContext, resourceFor } from './access.tsx';

vi.setConfig({ testTimeout: 30_000 });

/** The back-office as a role sees it. */
async function open(role: Role, address: string) {
  const [first, ...others] = RESOURCES.map((resource) => resourceFor(role, resource));
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
const INBOX = ['Orders', 'Payments', 'Messages', 'Outbox'];

it.each([
  ['owner', ['Team', 'Website', ...INBOX, ...OWNERS], []],
  ['manager', ['Team', 'Settings', ...INBOX], ['Website', ...OWNERS]],
  ['editor', ['Team', 'Website', 'Settings'], [...INBOX, ...OWNERS]],
  ['reader', ['Team', 'Settings', ...INBOX], ['Website', ...OWNERS]],
] as const)('the menu of an %s has what the role opens', async (role, shown, hidden) => {
  await open(role, '/team');
  const items = await menu();
  expect(items).toEqual(expect.arrayContaining([...shown]));
  expect(items.filter((item) => hidden.some((name) => name === item))).toEqual([]);
});
