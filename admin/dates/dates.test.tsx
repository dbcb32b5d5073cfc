import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../api/contract/access.ts';
import { formatDate } from '../../api/contract/dates.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { Booking, Slot } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { onPhone } from '../testing/onPhone.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { saveFile } from '../ui/saveFile.ts';
import { exampleSlot } from './exampleSlot.ts';
import { dates } from './index.ts';
// Loaded on demand; preloaded so that tests don't wait for them.
import './CancelDialog.tsx';
import './DateDetails.tsx';
import './EditDialog.tsx';
import './MoveDialog.tsx';
import './PlanDialog.tsx';

vi.mock('../ui/saveFile.ts', () => ({ saveFile: vi.fn() }));

const FIVE = '2036-10-26T04:00:00.000Z';
const booked = exampleSlot(1, { taken: 6, waiting: 2 });
const full = exampleSlot(2, {
  starts_at: '2036-05-03T09:00:00.000Z',
  ends_at: '2036-05-03T09:30:00.000Z',
  taken: 8,
  state: 'confirmed',
});
const free = exampleSlot(3, {
  starts_at: '2036-12-06T09:00:00.000Z',
  ends_at: '2036-12-06T10:00:00.000Z',
  price_difference: 500,
});
const booking = (id: number, changes: Partial<Booking> = {}): Booking => ({
  id,
  slot_id: 1,
  state: 'booked',
  order_id: 40 + id,
  order_number: `#000000004${id}`,
  product_name: { en: 'Drift taxi', cs: 'Drift taxi' },
  customer_name: `Buyer ${id}`,
  customer_email: `buyer${id}@example.com`,
  customer_phone: '+420600100200',
  voucher: null,
  price_difference: 0,
  is_paid: true,
  ...changes,
});
const BOOKINGS = [
  booking(1, { voucher: { id: 5, code: 'ABCD-EFGH', is_redeemed: false } }),
  booking(2, { is_paid: false }),
  booking(3, { state: 'released' }),
];

let slots: Slot[] = [];
let refusal: Response | null = null;
let made = { count: 2, left_out: 0 };
let failure: Response | null = null;

const DAY = formatDate('2036-05-03', 'en');

const answer = ({ method, url }: ReceivedCall): Response => {
  if (failure) return failure.clone();
  if (url.includes('/print/manifest')) return new Response('%PDF');
  if (url.includes('/products')) {
    const names = { translations: { en: { name: 'Drift taxi' }, cs: { name: 'Drift taxi' } } };
    return json([{ id: 7, ...names }], 200, { 'x-total-count': '1' });
  }
  if (method !== 'GET' && refusal) return refusal;
  if (url.endsWith('/slots/series')) return json(made, 201);
  if (url.includes('/bookings/')) return json(booking(1));
  if (url.endsWith('/cancellation') && method === 'GET') {
    return json({ bookings: 2, mails: 2, free: 1 });
  }
  const id = Number(/\/slots\/(\d+)/.exec(url)?.[1]);
  const one = slots.find((each) => each.id === id);
  if (one) return json({ ...one, bookings: id === 1 ? BOOKINGS : [] });
  return json(slots, 200, { 'x-total-count': String(slots.length) });
};
const open = (address = '/dates', locale: Locale = 'en', role: Role = 'owner') =>
  renderScreen({ address, locale, resource: dates, role, answer });

const writes = (calls: readonly ReceivedCall[]) =>
  calls.flatMap(({ method, url, body }) => (method === 'GET' ? [] : [[method, url, body]]));
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

beforeEach(() => {
  slots = [booked, full, free];
  refusal = null;
  failure = null;
  made = { count: 2, left_out: 0 };
  vi.mocked(saveFile).mockClear();
});

describe('the list', () => {
  it.each([
    ['en', 'saturday 3. 5. 2036', '2 people are waiting', 'Planned', 'Sosnova circuit'],
    ['cs', 'sobota 3. 5. 2036', 'Čekají 2 lidé', 'Plánovaný', 'Okruh Sosnová'],
  ] as const)(
    'groups dates by day, with their places: %s',
    async (locale, day, waiting, state, place) => {
      const { calls } = await open('/dates', locale);
      const section = within(
        await screen.findByRole('region', { name: new RegExp(day.replaceAll(' ', '\\s'), 'i') }),
      );
      const [first, second] = section.getAllByRole('listitem');
      if (!first || !second) throw new Error('There are no dates');
      for (const text of ['10:00–10:30', '6 / 8', waiting, state]) {
        expect(within(first).getByText(text)).toBeShown();
      }
      expect(first.textContent).toContain(place);
      expect(second.textContent).toContain('11:00–11:30');
      // A booked date is not deleted.
      expect(within(first).queryByLabelText(/^(Delete|Smazat)/)).toBeNull();
      expect(calls.find(({ url }) => url.startsWith('/api/slots'))?.url).toMatch(
        /"ends_at_gte":"20/,
      );
    },
  );

  it('shows past dates on demand, the latest first', async () => {
    const { calls } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Past' }));
    await waitFor(() => {
      expect(calls.at(-1)?.url).toMatch(/"ends_at_lt":"20/);
      expect(calls.at(-1)?.url).toContain('["starts_at","DESC"]');
    });
  });

  it('saves the manifest of a day', async () => {
    const { calls } = await open();
    await press(`Print the day’s manifest: ${DAY}`);
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'manifest-2036-05-03.pdf'),
    );
    expect(calls.at(-1)?.url).toContain('print/manifest?day=2036-05-03&language=en');
  });

  it('asks before a date without bookings is deleted', async () => {
    const { calls } = await open();
    await screen.findByText('10:00–11:00');
    fireEvent.click(screen.getByLabelText(/^Delete: Drift taxi, \w+ [\d. \u00a0]+, 10:00–11:00$/));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Are you sure you want to delete this date?')).toBeShown();
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await alertText()).toBe('The date was deleted');
    expect(writes(calls)).toEqual([['DELETE', '/api/slots/3', undefined]]);
  });

  it('is in one column on phones', async () => {
    onPhone();
    await open('/dates', 'cs');
    expect(await screen.findByText('8 / 8')).toBeShown();
    expect(
      screen.getByRole('link', { name: `Drift taxi, sobota ${DAY}, 11:00–11:30` }),
    ).toBeShown();
  });

  it('says how to begin, and keeps the way to the past dates', async () => {
    slots = [];
    await open();
    expect(await screen.findByText('No dates here')).toBeShown();
    expect(screen.getByText(/^Add dates on which/)).toBeShown();
    expect(screen.getByRole('button', { name: 'Past' })).toBeShown();
  });

  it('says why it can’t be loaded', async () => {
    failure = json({ message: 'No database' }, 500);
    await open();
    expect(await screen.findByText('Failed to load the dates: No database')).toBeShown();
  });

  it('offers no changes to readers', async () => {
    await open('/dates', 'en', 'reader');
    await screen.findByText('6 / 8');
    expect(screen.queryByText('Add dates')).toBeNull();
    expect(screen.queryByLabelText(/^(Edit|Copy|Delete)/)).toBeNull();
  });
});

describe('planning', () => {
  it('makes a date for each time of each chosen day', async () => {
    const { calls } = await open('/dates/create?product=7');
    await type('Day', '2036-05-10');
    await press('Add the day');
    await type(/^From/, '10:00');
    await type(/^To/, '10:30');
    await press('Add a time');
    expect(await screen.findByText('2 dates will be created.')).toBeShown();
    await type(/^Places/, '8');
    await type(/^Price difference/, '-100,50');
    await type(/^Place in Czech/, 'Sosnová');
    await press('Create 2 dates');
    expect(await alertText()).toBe('2 dates created');
    expect(writes(calls)).toEqual([
      [
        'POST',
        '/api/slots/series',
        {
          product_id: 7,
          capacity: 8,
          price_difference: -100.5,
          place_cs: 'Sosnová',
          place_en: '',
          note: '',
          days: ['2036-05-10'],
          times: [
            { from: '10:00', to: '10:30' },
            { from: '10:30', to: '11:00' },
          ],
        },
      ],
    ]);
  });

  it.each([
    ['en', 'Create 3 dates', '1 date created; 2 were there already'],
    ['cs', 'Vytvořit 3 termíny', 'Vytvořen 1 termín; 2 už tu byly'],
  ] as const)('says which dates were there already: %s', async (locale, submit, notice) => {
    made = { count: 1, left_out: 2 };
    await open('/dates/create?product=7', locale);
    await press(locale === 'en' ? 'Every week' : 'Každý týden');
    await press(locale === 'en' ? 'Saturday' : 'sobota');
    await type(locale === 'en' ? /^First day/ : /^První den/, '2036-05-03');
    await type(locale === 'en' ? /^Last day/ : /^Poslední den/, '2036-05-17');
    await type(locale === 'en' ? /^From/ : /^Od/, '10:00');
    await type(locale === 'en' ? /^To/ : /^Do/, '10:30');
    await type(locale === 'en' ? /^Places/ : /^Počet míst/, '2');
    await press(submit);
    expect(await alertText()).toBe(notice);
  });

  it('says that a picked day is over, until another one is', async () => {
    await open('/dates/create?product=7', 'cs');
    await type('Den', '2020-02-29');
    await press('Přidat den');
    const field = await screen.findByLabelText('Den');
    const said = /^Den 29\.\s2\.\s2020 už minul\. Zvolte dnešek nebo pozdější den\.$/;
    expect(screen.getByText(said)).toBeShown();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toMatch(said);
    expect(screen.getByText('Vyberte dny a časy.')).toBeShown();
    await type('Den', '2036-05-10');
    expect(screen.queryByText(said)).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('repeats every week, begins with a copied date, and says what is wrong at its field', async () => {
    const { calls } = await open('/dates/create?copy=3', 'cs');
    await press('Každý týden');
    await press('sobota');
    await type(/^První den/, '2036-05-01');
    await type(/^Poslední den/, '2036-05-31');
    expect(await screen.findByText('Vytvoří se 5 termínů.')).toBeShown();
    expect(screen.getByLabelText(/^Rozdíl ceny/)).toHaveProperty('value', '500');
    refusal = json({ message: 'Ne', errors: { capacity: 'Vyplňte počet míst.' } }, 422);
    await press('Vytvořit 5 termínů');
    expect(await screen.findByText('Vyplňte počet míst.')).toBeShown();
    expect(writes(calls)).toMatchObject([
      [
        'POST',
        '/api/slots/series',
        { times: [{ from: '10:00', to: '11:00' }], days: { length: 5 } },
      ],
    ]);
  });
});

it('a date is edited in Prague’s time, and its capacity can’t go below what is taken', async () => {
  const { calls } = await open('/dates/1');
  expect(await screen.findByLabelText(/^Begins/)).toHaveProperty('value', '2036-05-03T10:00');
  expect(screen.getByText('6 places are taken; there can’t be fewer.')).toBeShown();
  const text = 'So many places are booked already that there can’t be fewer.';
  refusal = json({ message: text, errors: { capacity: text } }, 422);
  await type(/^Places/, '5');
  await press('Save');
  expect(await screen.findByText(text)).toBeShown();
  refusal = null;
  await type(/^Places/, '9');
  await press('Save');
  expect(await alertText()).toBe('The date was saved');
  expect(writes(calls).at(-1)).toMatchObject([
    'PUT',
    '/api/slots/1',
    { capacity: 9, starts_at: booked.starts_at, state: 'planned', version: 3 },
  ]);
});

it('a time that was not changed is sent as it is stored, also the second of an hour that clocks repeat', async () => {
  slots = [exampleSlot(1, { starts_at: '2036-10-26T01:30:00.000Z', ends_at: FIVE })];
  const { calls } = await open('/dates/1');
  expect(await screen.findByLabelText(/^Begins/)).toHaveProperty('value', '2036-10-26T02:30');
  expect(screen.queryByText(/first/)).toBeNull();
  await type(/^Ends/, '2036-10-26T02:45');
  expect(screen.getByText(/^Prague time.*the first one is meant/)).toBeShown();
  await type(/^Ends/, '2036-10-26T06:30');
  await press('Save');
  await waitFor(() =>
    expect(writes(calls).at(-1)?.[2]).toMatchObject({
      starts_at: '2036-10-26T01:30:00.000Z',
      ends_at: '2036-10-26T06:30',
    }),
  );
});

describe('a date', () => {
  const rowOf = async (name: string) => {
    const row = (await screen.findByText(name)).closest('li');
    if (!row) throw new Error(`${name} has no row`);
    return within(row);
  };

  it('lists who has booked it, and prints its manifest', async () => {
    await open('/dates/1/show');
    const first = await rowOf('Buyer 1');
    expect(first.getByText('Voucher ABCD-EFGH')).toBeShown();
    expect(first.getByText('Order #0000000041').getAttribute('href')).toContain('/orders/41/show');
    expect(first.getByText('+420600100200').getAttribute('href')).toBe('tel:+420600100200');
    expect((await rowOf('Buyer 2')).getByText('Not paid')).toBeShown();
    expect((await rowOf('Buyer 3')).queryByText('Move')).toBeNull();
    await press('Print the manifest');
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'manifest-2036-05-03-1.pdf'),
    );
  });

  it('a booking is moved to another date with a free place', async () => {
    const { calls } = await open('/dates/1/show');
    await press('Move the booking of Buyer 1');
    // Neither the full date nor its own.
    const choices = await screen.findAllByRole('radio');
    expect(choices).toHaveLength(1);
    expect(screen.getByText(/8 free places/)).toBeShown();
    fireEvent.click(screen.getByRole('radio'));
    await press('Move the booking');
    expect(await alertText()).toBe('The booking of Buyer 1 was moved');
    expect(writes(calls)).toEqual([['PUT', '/api/bookings/1', { slot_id: 3 }]]);
  });

  it('is cancelled because of the weather after a question that names whom it mails', async () => {
    const { calls } = await open('/dates/1/show', 'cs');
    await press('Zrušit kvůli počasí');
    const question = within(
      await screen.findByRole('dialog', { name: 'Zrušit tento termín kvůli počasí?' }),
    );
    expect(await question.findByText('Buyer 1 (buyer1@example.com)')).toBeShown();
    expect(question.getByText(/^Odešlou se 2 e-maily/)).toBeShown();
    expect(question.queryByText(/buyer3/)).toBeNull();
    expect(question.getByText('Na pozdějších termínech zbývá 1 volné místo.')).toBeShown();
    await type('Zpráva česky', 'Bude pršet.');
    fireEvent.click(question.getByRole('button', { name: 'Zrušit termín' }));
    expect(await alertText()).toBe('Termín byl zrušen');
    expect(writes(calls)).toEqual([
      ['POST', '/api/slots/1/cancellation', { message_cs: 'Bude pršet.', message_en: '' }],
    ]);
  });

  it('is confirmed', async () => {
    const { calls } = await open('/dates/1/show');
    await press('Confirm that it takes place');
    expect(await alertText()).toBe('The date is confirmed');
    expect(writes(calls)).toMatchObject([
      ['PUT', '/api/slots/1', { state: 'confirmed', capacity: 8, version: 3 }],
    ]);
  });
});
