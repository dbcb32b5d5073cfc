import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, AdminUI, memoryStore, Resource, TestMemoryRouter } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { storeLanguage } from '../../api/client/language.ts';
import type { Role } from '../../api/contract/access.ts';
import { JOBS } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { Overview } from '../../api/contract/types.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { openTexts } from '../i18n/screenTexts.ts';
import { createDataProvider } from '../providers/dataProvider.ts';
import { fakeApi, json, type ReceivedCall } from '../testing/fakeApi.ts';
import { RoleContext } from '../ui/access.tsx';
import { Dashboard } from './Dashboard.tsx';
import { COUNTED, listOf } from './useOverview.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;

const LAST_BACKUP = { at: '2026-11-19T10:00:00.000Z', bytes: 3 * 1024 * 1024 };

/** An overview with something in each part, for tests. */
const exampleOverview: Overview = {
  sales: {
    days: Array.from({ length: 7 }, (_, index) => ({
      day: day(15 + index),
      orders: index === 6 ? 2 : 0,
      revenue: index === 6 ? 1290.5 : 0,
      received: index === 6 ? 980 : 0,
    })),
    total: { orders: 2, revenue: 1290.5, received: 980 },
    before: { orders: 4, revenue: 1000, received: 1000 },
  },
  to_ship: {
    count: 8,
    oldest: [
      {
        id: 12,
        customer_name: 'Eva Malá',
        created_at: '2026-11-14T10:00:00.000Z',
        total: 790,
        status: 'pending',
      },
    ],
  },
  withdrawals: {
    count: 1,
    oldest: [
      { id: 4, order_id: 12, customer_name: 'Eva Malá', created_at: '2026-11-20T10:00:00.000Z' },
    ],
  },
  payments: { overdue: 3, waiting: 0, owed_back: 0 },
  unread: {
    count: 1,
    newest: [
      { id: 7, name: 'Jan Rys', subject: 'Drift taxi', created_at: '2026-11-21T10:00:00.000Z' },
    ],
  },
  mails: { failed: 2, delayed: 0 },
  backup: {
    last: LAST_BACKUP,
    is_late: true,
    failure: { at: '2026-11-22T02:00:00.000Z', error: 'Disk full' },
  },
  failing: [],
  restored_copy: null,
  next_event: { id: 3, date: '2999-01-01', event_type: 'our', title: 'Finále', location: 'Most' },
  next_day: {
    day: '2999-05-02',
    taken: 7,
    slots: [
      {
        id: 31,
        product: 'Drift taxi',
        starts_at: '2999-05-02T07:30:00.000Z',
        ends_at: '2999-05-02T08:00:00.000Z',
        taken: 4,
        capacity: 4,
        state: 'confirmed',
      },
    ],
  },
  gaps: {
    count: 30,
    records: [
      {
        resource: 'team-members',
        id: 4,
        name: 'Jonáš',
        picture: true,
        texts: { cs: [], en: ['position'] },
      },
      {
        resource: 'cars',
        id: 5,
        name: 'Otava',
        picture: false,
        texts: { cs: [], en: ['specs_1', 'spec_2_label'] },
      },
    ],
  },
  unpublished: { products: 2, posts: 1 },
  vouchers: { over: 0, ending: 0 },
  counts: {
    team: 8,
    cars: 6,
    events: 14,
    gallery: 24,
    products: 18,
    sponsors: 12,
    achievements: 9,
    messages: 5,
    unread: 1,
  },
};

// The whole screen is drawn, on a machine that may have other work.
const Bare = ({ children }: { children: React.ReactNode }) => <main>{children}</main>;
const NAMES = ['blog', ...new Set(COUNTED.map((counted) => listOf(counted).resource))];

const COPY = {
  snapshot: '2026-11-22T02-00-00-000Z',
  snapshot_at: '2026-11-22T02:00:00.000Z',
  restored_at: '2026-11-22T09:00:00.000Z',
};
const copyAlert = async () => {
  const title = await screen.findByText(/^(This is a copy restored|Tohle je obnovená kopie)/);
  const alert = title.closest('[role=alert]');
  if (!(alert instanceof HTMLElement)) throw new Error('it is no alert');
  return alert;
};

async function open(
  answer: (call: ReceivedCall) => Response | Promise<Response>,
  locale: Locale = 'en',
  role: Role = 'reader',
) {
  storeLanguage(locale);
  const { client, calls } = fakeApi((call) => {
    // Tested for themselves; without any the dashboard has no card of them.
    if (call.url.startsWith('/api/first-steps')) return json({ steps: [] });
    return call.url.startsWith('/api/settings')
      ? json([], 200, { 'x-total-count': '0' })
      : answer(call);
  });
  await openTexts('dashboard');
  const i18nProvider = await createI18nProvider(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={createDataProvider(client, (key) => i18nProvider.translate(key))}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={memoryStore()}
      >
        <RoleContext value={role}>
          <AdminUI dashboard={Dashboard} disableTelemetry layout={Bare}>
            {NAMES.map((name) => (
              <Resource key={name} list={Bare} name={name} />
            ))}
          </AdminUI>
        </RoleContext>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { calls, queryClient };
}

const panel = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const hrefOf = (text: RegExp) => screen.getByRole('link', { name: text }).getAttribute('href');
const serving =
  (overview: Partial<Overview> = {}) =>
  ({ url }: ReceivedCall) =>
    url.startsWith('/api/overview')
      ? json({ ...exampleOverview, ...overview })
      : json([], 200, { 'x-total-count': '0' });

describe('the dashboard', () => {
  it('has only links for who may not read the overview, which is not asked for', async () => {
    const { calls } = await open(serving(), 'en', 'crew');
    expect(await screen.findByRole('navigation', { name: 'Quick links' })).toBeShown();
    expect(screen.queryByRole('region')).toBeNull();
    expect(calls.filter(({ url }) => url.startsWith('/api/overview'))).toEqual([]);
  });

  it('shows what waits, each leading to its record', async () => {
    const { calls } = await open(serving());
    const toShip = await panel(/To be shipped/);
    expect((await toShip.findByRole('link', { name: /Eva Malá/ })).getAttribute('href')).toBe(
      '/orders/12/show',
    );
    expect(toShip.getByText('#0000000012')).toBeShown();
    const all = toShip.getByRole('link', { name: 'All to be shipped' }).getAttribute('href');
    expect(decodeURIComponent(String(all))).toBe('/orders?filter={"to_ship":true}');
    expect(toShip.getByText('790.00 Kč')).toBeShown();
    const withdrawn = await panel(/Withdrawals to decide/);
    expect((await withdrawn.findByRole('link', { name: /Eva Malá/ })).getAttribute('href')).toBe(
      '/orders/12/show',
    );
    const waiting = withdrawn.getByRole('link', { name: 'All to decide' }).getAttribute('href');
    expect(decodeURIComponent(String(waiting))).toBe('/orders?filter={"withdrawal_waits":true}');
    expect(hrefOf(/Jan Rys/)).toBe('/messages/7');
    expect(hrefOf(/Finále/)).toBe('/events/3');
    expect(hrefOf(/Jonáš/)).toBe('/team/4');
    expect(screen.getByText('Picture · English: position')).toBeShown();
    expect(screen.getByText('English: specification 1: value, specification 2: label')).toBeShown();
    expect(screen.getByText('and 28 more')).toBeShown();
    expect(hrefOf(/2 products/)).toBe('/products?filter=%7B%22is_active%22%3Afalse%7D');
    expect(document.title).toBe('Dashboard – Paddock');
    expect(calls.filter(({ url }) => url.startsWith('/api/overview'))).toHaveLength(1);
  });

  it('says how full the next dates are, where there are any', async () => {
    await open(serving());
    const next = await panel(/Next rides/);
    expect(next.getByRole('heading', { name: 'Next rides' }).parentElement?.textContent).toMatch(
      /7/,
    );
    const row = next.getByRole('link', { name: /Drift taxi/ });
    expect(row.textContent).toBe('Drift taxi4 / 409:30–10:00Confirmed');
    expect(row.getAttribute('href')).toBe('/dates/31/show');
    cleanup();
    await open(serving({ next_day: null }));
    await panel(/Next event/);
    expect(screen.queryByRole('region', { name: /Next rides/ })).toBeNull();
  });

  it('counts the nine things without asking their lists', async () => {
    const { calls } = await open(serving());
    expect(await screen.findByRole('link', { name: '24 Gallery items' })).toBeShown();
    expect(screen.getByRole('link', { name: '1 Unread messages' })).toBeShown();
    const lists = calls.filter(({ url }) => url.includes('range='));
    // The unread badge of the quick links, as long as nothing is told live; and the support address.
    expect(lists.map(({ url }) => url.replace(/\?.*/, '')).sort()).toEqual([
      '/api/contact-messages',
      '/api/settings',
    ]);
  });

  it('tells what each day brought, by keyboard and in a table', async () => {
    await open(serving());
    const sales = await panel(/Orders and payments/);
    expect(sales.getAllByText('Ordered')[0]).toBeShown();
    expect(sales.getAllByText('Received')[0]).toBeShown();
    expect(sales.getByText('−2 % compared with the previous 7 days')).toBeShown();
    expect(await sales.findByText('+29 % compared with the previous 7 days')).toBeShown();
    expect(sales.getByText('−50 % compared with the previous 7 days')).toBeShown();
    const chart = sales.getByRole('slider');
    fireEvent.focus(chart);
    expect(chart.getAttribute('aria-valuetext')).toBe(
      'Saturday 21.\u00a011.\u00a02026, 1,290.50\u00a0Kč · 2 orders',
    );
    fireEvent.change(chart, { target: { value: '5' } });
    expect(chart.getAttribute('aria-valuetext')).toBe(
      'Friday 20.\u00a011.\u00a02026, 0.00\u00a0Kč · 0 orders',
    );
    expect(within(sales.getByRole('table')).getAllByRole('row')).toHaveLength(2);
  });

  it('asks for other days when they are chosen', async () => {
    const { calls } = await open(serving());
    fireEvent.click(await screen.findByRole('button', { name: '90 days' }));
    await waitFor(() => expect(calls.some(({ url }) => url.includes('days=90'))).toBe(true));
  });

  it.each([
    ['en', 'Try again'],
    ['cs', 'Zkusit znovu'],
  ] as const)('keeps telling of a failure until there is something else: %s', async (...given) => {
    const [locale, retry] = given;
    let answerAgain: (answer: Response) => void = () => undefined;
    const again = new Promise<Response>((resolve) => {
      answerAgain = resolve;
    });
    let isBroken = true;
    const down = () => json({ message: 'Down' }, 500);
    const { queryClient, calls } = await open((call) => {
      if (call.url.startsWith('/api/overview')) return isBroken ? down() : again;
      return down();
    }, locale);
    const shown = () => screen.queryAllByRole('button', { name: retry });
    await waitFor(() => expect(shown().length).toBeGreaterThan(1));
    const count = shown().length;
    await waitFor(() => expect(screen.getAllByText('–')).toHaveLength(9));
    isBroken = false;
    // As a live event does.
    queryClient.invalidateQueries();
    const asked = () => calls.filter(({ url }) => url.startsWith('/api/overview'));
    await waitFor(() => expect(asked()).toHaveLength(2));
    const [first] = screen.getAllByRole('region');
    await waitFor(() => expect(first?.getAttribute('aria-busy')).toBe('true'));
    expect(shown()).toHaveLength(count);
    expect(screen.getAllByText('–')).toHaveLength(9);
    expect(document.querySelector('.MuiSkeleton-root')).toBeNull();
    answerAgain(json(exampleOverview));
    await waitFor(() => expect(shown()).toHaveLength(0));
    expect(screen.queryByText('–')).toBeNull();
  });

  it('tells that the days shown are still those chosen before', async () => {
    let answerOther: (answer: Response) => void = () => undefined;
    const other = new Promise<Response>((resolve) => {
      answerOther = resolve;
    });
    await open((call) => (call.url.includes('days=7') ? other : serving()(call)));
    const sales = await screen.findByRole('region', { name: 'Orders and payments' });
    await waitFor(() => expect(sales.getAttribute('aria-busy')).toBe('false'));
    fireEvent.click(screen.getByRole('button', { name: '7 days' }));
    await waitFor(() => expect(sales.getAttribute('aria-busy')).toBe('true'));
    answerOther(json(exampleOverview));
    await waitFor(() => expect(sales.getAttribute('aria-busy')).toBe('false'));
  });

  it('tells of mails that do not get out, with a way to them', async () => {
    await open(serving());
    const link = await screen.findByRole('link', { name: 'Show them' });
    expect(link.closest('[role=alert]')?.textContent).toContain('2 mails could not be sent.');
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('{"state":"failed"}');
  });

  it('tells of backups that fail or are too old, else of the last one', async () => {
    await open(serving());
    const link = await screen.findByRole('link', { name: /nightly backup failed/ });
    expect(link.getAttribute('href')).toBe('/first-steps?step=backup');
    const alert = link.closest('.MuiAlert-colorError');
    expect(alert?.textContent).toMatch(/3:00\)\. The last backup is older than two days .*3 MB\)/);
  });

  it.each([
    [
      'en',
      'Reading payments from the bank: since 22.',
      /whoever runs the server to look into its log/,
    ],
    ['cs', 'Načítání plateb z banky: od 22.', /správce serveru, ať se podívá do logu/],
  ] as const)('names work in the background that keeps failing: %s', async (locale, line, todo) => {
    const failing = JOBS.map((job) => ({ job, since: '2026-11-22T02:00:00.000Z' }));
    await open(serving({ failing }), locale);
    const alert = (await screen.findByText(todo)).closest('[role="alert"]');
    const shown = [...(alert?.querySelectorAll('li') ?? [])].map((each) => each.textContent ?? '');
    expect(shown[0]?.startsWith(line)).toBe(true);
    expect(shown).toHaveLength(JOBS.length);
    expect(shown.filter((each) => each.includes('dashboard.'))).toEqual([]);
  });

  it('tells of the first backup that is missing', async () => {
    await open(serving({ backup: { last: null, failure: null, is_late: true } }), 'cs');
    expect(await screen.findByText('Ještě nebyla žádná záloha.')).toBeShown();
    expect(screen.queryByText(/^Poslední záloha/)).toBeNull();
  });

  it('tells everybody of a restored copy, and an owner what follows of taking it over', async () => {
    let restored_copy: Overview['restored_copy'] = COPY;
    const follows = { mails: 12, bank: true, cards: false, backups: true };
    const answer = (call: ReceivedCall) => {
      if (!call.url.startsWith('/api/restored-copy')) return serving({ restored_copy })(call);
      if (call.method === 'POST') restored_copy = null;
      return json({ copy: restored_copy, follows });
    };
    const { calls } = await open(answer, 'en', 'owner');
    expect((await copyAlert()).textContent).toMatch(
      /^This is a copy restored from the backup of .*22.*2026.* It sends nothing out\. ?It sends no mails/,
    );
    // That it makes no backups is no failure of its own.
    expect(screen.queryByText(/nightly backup failed/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Make it the live site' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make this the live site?' }));
    const list = await dialog.findByRole('list');
    expect(list.textContent).toContain('12 waiting mails are sent.');
    expect(list.textContent).toContain('from Fio');
    expect(list.textContent).not.toContain('by card');
    expect(list.textContent).toContain('A backup is made each night');
    fireEvent.click(dialog.getByRole('button', { name: 'Make it the live site' }));
    await waitFor(() => expect(screen.queryByText(/^This is a copy restored/)).toBeNull());
    const posted = calls.filter(({ method }) => method === 'POST').map(({ url }) => url);
    expect(posted).toEqual(['/api/restored-copy/take-over']);
  });

  it.each([
    ['en', 'An owner can make it the live site.'],
    ['cs', 'Že je teď skutečným webem, může potvrdit vlastník.'],
  ] as const)('leaves taking over a restored copy to owners: %s', async (locale, text) => {
    await open(serving({ restored_copy: COPY }), locale);
    expect((await copyAlert()).textContent).toContain(text);
    expect(screen.queryByRole('button', { name: /live site|skutečný web/ })).toBeNull();
  });

  it.each([
    ['en', 'To be refunded: 2 orders have a refund due.'],
    ['cs', 'K vrácení: u 2 objednávek se mají vrátit peníze zákazníkům.'],
  ] as const)('tells in red of money that is owed back: %s', async (locale, text) => {
    await open(serving({ payments: { overdue: 0, waiting: 0, owed_back: 2 } }), locale);
    const link = await screen.findByRole('link', { name: text });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      '/orders?filter={"refund_due":true}',
    );
    expect(link.closest('.MuiAlert-colorError')).not.toBeNull();
  });

  it.each([
    ['en', 'The vouchers of one product have ended: visitors see it but cannot buy it.'],
    ['cs', 'Vouchery jednoho produktu skončily: návštěvníci ho vidí, ale koupit ho nemohou.'],
  ] as const)('warns of products whose vouchers have ended: %s', async (locale, text) => {
    await open(serving({ vouchers: { over: 1, ending: 2 } }), locale);
    const over = await screen.findByRole('link', { name: text });
    const filterOf = (link: Element) => decodeURIComponent(link.getAttribute('href') ?? '');
    expect(filterOf(over)).toMatch(/^\/products\?filter=.*"voucher_until_lte"/);
    const ending = screen.getByRole('link', { name: /2 (products end|produktů skončí)/ });
    expect(filterOf(ending)).toContain('"voucher_until_gte"');
  });

  it('has words for nothing to do', async () => {
    const nothing = { count: 0 };
    await open(
      serving({
        to_ship: { ...nothing, oldest: [] },
        unread: { ...nothing, newest: [] },
        mails: { failed: 0, delayed: 0 },
        backup: { last: LAST_BACKUP, failure: null, is_late: false },
        next_event: null,
        gaps: { ...nothing, records: [] },
        sales: { ...exampleOverview.sales, total: { orders: 0, revenue: 0, received: 0 } },
      }),
      'cs',
    );
    await screen.findByText('Žádná zaplacená zásilka ani dobírka nečeká.');
    for (const text of [
      'Nic nového k přečtení.',
      'Žádná událost není naplánovaná.',
      'Všechny texty jsou přeložené a nic není bez obrázku.',
      'V těchto dnech žádné objednávky.',
    ]) {
      expect(screen.getByText(text)).toBeShown();
    }
    expect(screen.getByText(/^Poslední záloha: .+, 3 MB$/)).toBeShown();
    expect(screen.queryByText(/Noční záloha|starší než dva dny/)).toBeNull();
  });

  it.each([
    ['reader', 0],
    ['editor', 1],
  ] as const)(
    'offers to add an event, where none is planned, to who may: %s',
    async (role, offers) => {
      await open(serving({ next_event: null }), 'en', role);
      expect(await screen.findByText('No event is planned.')).toBeShown();
      expect(screen.queryAllByRole('link', { name: 'Add an event' })).toHaveLength(offers);
    },
  );

  it('goes on without the overview: the lists are counted, each panel can be tried again', async () => {
    let isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open((call) => {
      if (!call.url.startsWith('/api/overview')) return json([], 200, { 'x-total-count': '4' });
      return isBroken ? json({ message: 'Broken' }, 500) : serving()(call);
    });
    expect(await screen.findByRole('link', { name: '4 Cars' })).toBeShown();
    expect(screen.getAllByText('This could not be loaded.')).toHaveLength(6);
    isBroken = false;
    const toShip = await panel(/To be shipped/);
    fireEvent.click(toShip.getByRole('button', { name: 'Try again' }));
    await toShip.findByText('Eva Malá');
  });

  it('keeps a panel that cannot be drawn from taking the others down', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unread, ...rest } = exampleOverview;
    await open(({ url }) =>
      url.startsWith('/api/overview') ? json(rest) : json([], 200, { 'x-total-count': '0' }),
    );
    const toShip = await panel(/To be shipped/);
    await toShip.findByText('Eva Malá');
    expect((await panel(/Unread messages/)).getByText('This could not be loaded.')).toBeShown();
  });
});
