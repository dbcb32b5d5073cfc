import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  AdminContext,
  AdminUI,
  memoryStore,
  Resource,
  TestMemoryRouter,
  useGetList,
} from 'react-admin';
import { expect, it } from 'vitest';
import type { Role } from '../../api/contract/access.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { LiveCounts } from '../../api/contract/types.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { Notice } from '../layout/Notice.tsx';
import { SideMenu } from '../layout/SideMenu.tsx';
import { createDataProvider } from '../providers/dataProvider.ts';
import { fakeApi, json } from '../testing/fakeApi.ts';
import { RoleContext } from '../ui/access.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { FollowLive } from './FollowLive.tsx';

const Framed = ({ children }: { children: React.ReactNode }) => (
  <FollowLive>
    <SideMenu />
    <main>{children}</main>
  </FollowLive>
);

const Orders = () => {
  const { data } = useGetList('orders');
  return <PageHeading>{`Orders: ${data?.length ?? 0}`}</PageHeading>;
};

/** The frame of the back-office over a stream that the test talks through. */
async function setUp(locale: Locale, role: Role = 'owner') {
  let talk = (_: Partial<LiveCounts>) => {};
  let orders = 1;
  const { client, calls } = fakeApi(({ url }) => {
    if (url.startsWith('/api/live')) {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          talk = (counts) =>
            stream.enqueue(
              new TextEncoder().encode(`event: counts\ndata: ${JSON.stringify(counts)}\n\n`),
            );
        },
      });
      return new Response(body);
    }
    const rows = Array.from({ length: orders }, (_, index) => ({ id: index + 1 }));
    return json(rows, 200, { 'x-total-count': String(rows.length) });
  });
  const i18nProvider = await createI18nProvider(locale);
  render(
    <TestMemoryRouter initialEntries={['/orders']}>
      <AdminContext
        dataProvider={createDataProvider(client, (key) => i18nProvider.translate(key))}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        store={memoryStore()}
      >
        <RoleContext value={role}>
          <Notice>
            <AdminUI disableTelemetry layout={Framed} notification={() => null}>
              <Resource list={Orders} name="orders" />
              <Resource list={Orders} name="messages" />
            </AdminUI>
          </Notice>
        </RoleContext>
      </AdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByText('Orders: 1');
  return {
    calls,
    tell: (counts: Partial<LiveCounts>) => act(async () => talk({ ...NOTHING, ...counts })),
    tellOnly: (written?: string[]) => act(async () => talk(written ? { written } : {})),
    order: () => {
      orders += 1;
    },
  };
}

const NOTHING: LiveCounts = {
  unread_messages: 0,
  new_orders: 0,
  latest_message: null,
  latest_order: null,
};

it('shows what waits in menu and title, and says what comes in', async () => {
  const { tell, order, calls } = await setUp('en');
  expect(calls.find(({ url }) => url === '/api/live')).toBeDefined();
  await tell({ unread_messages: 1, new_orders: 2, latest_order: 5 });
  const menu = within(screen.getByRole('menu'));
  await menu.findByText('2 new orders');
  expect(menu.getByText('1 unread message')).toBeShown();
  expect(menu.getByRole('menuitem', { name: 'Orders 2 new orders' })).toBeShown();
  await waitFor(() => expect(document.title).toBe('(3) Orders: 1 – Paddock'));
  expect(screen.queryByRole('status')).toBeNull();

  order();
  await tell({ unread_messages: 1, new_orders: 3, latest_order: 6, written: ['orders'] });
  await screen.findByText('Orders: 2');
  await waitFor(() => expect(document.title).toBe('(4) Orders: 2 – Paddock'));
  const notice = await screen.findByText(/A new order has come in, #0000000006\./);
  const link = within(notice).getByRole('link', { name: 'Show it' });
  expect(link.getAttribute('href')).toBe('/orders/6/show');
  fireEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('reads the list on the screen again when another administrator wrote, without a notice', async () => {
  const { tell, order, calls } = await setUp('en');
  await tell({ new_orders: 2, latest_order: 5 });
  order();
  const readBefore = calls.length;
  await tell({ new_orders: 2, latest_order: 5, written: ['contact-messages', 'stock'] });
  expect(calls.slice(readBefore).filter(({ url }) => url.includes('orders'))).toEqual([]);
  await tell({ new_orders: 2, latest_order: 5, written: ['stock', 'orders'] });
  await screen.findByText('Orders: 2');
  expect(screen.queryByRole('status')).toBeNull();
});

it('reads the list again with the first event of a later connection: what was written meanwhile is not known', async () => {
  const { tell, order } = await setUp('en');
  await tell({ new_orders: 2, latest_order: 5 });
  order();
  await tell({ new_orders: 2, latest_order: 5 });
  await screen.findByText('Orders: 2');
});

it('reads lists again for who may read neither orders nor messages, and is told no counts', async () => {
  const { tellOnly, order } = await setUp('en', 'editor');
  await tellOnly();
  order();
  await tellOnly(['orders']);
  await screen.findByText('Orders: 2');
  expect(document.title).toBe('Orders: 2 – Paddock');
});

it('leaves no number behind when nothing waits any more', async () => {
  const { tell } = await setUp('en');
  const menu = within(screen.getByRole('menu'));
  await tell({ unread_messages: 2 });
  await menu.findByText('2 unread messages');
  await tell({});
  const link = await menu.findByRole('menuitem', { name: 'Messages' });
  expect(link.parentElement?.textContent).toBe('Messages');
});

it('speaks Czech, and of messages', async () => {
  const { tell } = await setUp('cs');
  await tell({ new_orders: 5, latest_message: 1 });
  await screen.findByText('5 nových objednávek');
  await tell({ new_orders: 5, unread_messages: 2, latest_message: 3 });
  const notice = await screen.findByText(/Přišla nová zpráva\./);
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('/messages/3');
  expect(screen.getByText('2 nepřečtené zprávy')).toBeShown();
});
