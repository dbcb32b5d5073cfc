// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OwnBooking, OwnDates, SlotOffer } from '../../api/contract/types.ts';
import { keyOf, lineName, parseLines, withFreshPrices } from '../cart/cartLines.ts';
import { cartStore } from '../cart/cartStore.ts';
import EventsCalendarPage from '../events/EventsCalendarPage.tsx';
import ProductPage, { ProductDetail } from '../shop/ProductPage.tsx';
import { Purchase } from '../shop/Purchase.tsx';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testProduct } from '../testing/testProduct.ts';
import { chosenSlot } from './chosenSlot.ts';
import { datesJsonLd } from './datesJsonLd.ts';
import { slotDay, slotHours } from './formatSlot.ts';
import OrderDates from './OrderDates.tsx';
import { groupsOf } from './OwnBooking.tsx';
import VoucherDatePage from './VoucherDatePage.tsx';

const offer = (id: number, changes: Partial<SlotOffer> = {}): SlotOffer => ({
  id,
  product_id: 7,
  product: { slug: 'drift-taxi', name: { en: 'Drift taxi', cs: 'Drift taxi' } },
  starts_at: `2099-05-${10 + id}T08:00:00.000Z`,
  ends_at: `2099-05-${10 + id}T09:00:00.000Z`,
  place: { en: 'Airfield', cs: 'Letiště' },
  price_difference: 0,
  left: 3,
  state: 'planned',
  ...changes,
});

afterEach(() => cartStore.clear());

const choice = { chosen: [], choose: () => {}, variant: undefined };
const dated = testProduct({ price: 1_000, has_dates: true });

/** An API with these dates, or none that can be read. */
const withDates =
  (dates: SlotOffer[] | null): typeof fetch =>
  async (input) => {
    const { pathname } = new URL(String(input), 'https://rysi.example');
    if (pathname === '/api/dates') {
      return dates ? Response.json(dates) : new Response('', { status: 500 });
    }
    if (pathname.startsWith('/api/products/')) return Response.json(dated);
    return Response.json(pathname === '/api/home-sections' ? [{ has_dates: true }] : []);
  };

/** The lazy field comes a moment later. */
const purchase = (dates: SlotOffer[], locale: 'cs' | 'en' = 'en') =>
  act(async () => {
    renderInSite(<Purchase product={dated} choice={choice} onDate={() => {}} />, {
      locale,
      fetch: withDates(dates),
    });
  });

describe('a product with dates', () => {
  it('is bought with the chosen one, at its price, or without any', async () => {
    await purchase([offer(1), offer(2, { price_difference: 250 })]);
    const add = () => fireEvent.click(screen.getByRole('button', { name: /Add to cart/ }));
    const radios = await screen.findAllByRole('radio');
    expect(radios).toHaveLength(3);
    add();
    fireEvent.click(screen.getAllByRole('radio')[2] ?? document.body);
    add();
    add();
    expect(cartStore.lines().map((line) => [keyOf(line), line.price, line.quantity])).toEqual([
      ['7', 1_000, 1],
      ['7-date2', 1_250, 2],
    ]);
  });

  it('is bought with the one that was picked before its field was hydrated', async () => {
    await purchase([offer(1), offer(2)]);
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    // The browser picks it; React hears of no event.
    for (const radio of radios) radio.checked = radio.value === '2';
    fireEvent.click(screen.getByRole('button', { name: /Add to cart/ }));
    expect(cartStore.lines().map(keyOf)).toEqual(['7-date2']);
  });

  it('is shown at the price of the chosen one, which is what the button adds', async () => {
    const dates = [offer(1), offer(2, { price_difference: 250 })];
    await act(async () => {
      renderInSite(<ProductDetail product={dated} />, { fetch: withDates(dates) });
    });
    const [later, usual, dearer] = await screen.findAllByRole('radio');
    const price = document.querySelector('[aria-live=polite]');
    const shownFor = (radio = document.body) => {
      fireEvent.click(radio);
      return price?.textContent?.replaceAll('\u00a0', ' ');
    };
    expect(shownFor(dearer)).toBe('1,250.00 CZK');
    expect(shownFor(usual)).toBe('1,000.00 CZK');
    expect(shownFor(dearer)).toBe('1,250.00 CZK');
    expect(shownFor(later)).toBe('1,000.00 CZK');
  });

  it('is announced as reduced only at its own price: nobody knows what a dearer date cost before', async () => {
    const dates = [offer(1), offer(2, { price_difference: 250 })];
    const reduced = { ...dated, price_before: 1_500, lowest_price: 1_400 };
    await act(async () => {
      renderInSite(<ProductDetail product={reduced} />, { fetch: withDates(dates) });
    });
    const [, usual, dearer] = await screen.findAllByRole('radio');
    const crossedOutFor = (radio = document.body) => {
      fireEvent.click(radio);
      return document.querySelector('s')?.textContent.replaceAll('\u00a0', ' ');
    };
    expect(crossedOutFor()).toBe('1,500.00 CZK');
    expect(crossedOutFor(dearer)).toBeUndefined();
    expect(crossedOutFor(usual)).toBe('1,500.00 CZK');
  });

  it('can’t be bought on a full one, whose waiting list is offered', async () => {
    await purchase([offer(1, { left: 0 })], 'cs');
    const [, full] = await screen.findAllByRole('radio');
    expect(full).toHaveProperty('disabled', true);
    expect(screen.getByText('obsazeno')).toBeShown();
    expect(
      await screen.findByRole('button', { name: 'Napište mi, až se uvolní místo', hidden: true }),
    ).toBeTruthy();
  });

  it('has its free places in three plural forms', async () => {
    await purchase([offer(1, { left: 1 }), offer(2, { left: 3 }), offer(3, { left: 5 })], 'cs');
    await screen.findAllByRole('radio');
    for (const said of ['1 volné místo', '3 volná místa', '5 volných míst']) {
      expect(screen.getByText(said)).toBeShown();
    }
  });

  it('is known to search engines by its events', () => {
    const data = datesJsonLd({
      ...{ name: 'Drift taxi', price: 1_000, address: 'https://rysi.example/x', locale: 'en' },
      dates: [offer(1), offer(2, { left: 0, price_difference: -100 })],
    });
    expect(data).toMatchObject({
      '@graph': [
        {
          '@type': 'Event',
          offers: { price: '1000.00', availability: 'https://schema.org/InStock' },
        },
        { offers: { price: '900.00', availability: 'https://schema.org/SoldOut' } },
      ],
    });
  });
});

it('a line with a date keeps it in a stored cart, and is unavailable once the date is gone', () => {
  const product = testProduct({ price: 1_000 });
  cartStore.add(product, undefined, chosenSlot(offer(1)));
  const [line] = parseLines(JSON.stringify(cartStore.lines()));
  expect(line && lineName(line, 'cs').replaceAll('\u00a0', ' ')).toBe(
    'Týmová kšiltovka (11. 5. 2099 10:00, Letiště)',
  );
  const gone = { id: 7, slot: 1, price: 1_000, available: false };
  expect(line && withFreshPrices([line], [gone])).toMatchObject([{ unavailable: true }]);
  expect(line && withFreshPrices([line], [{ ...gone, slot: 2 }])).toEqual([line]);
  expect(parseLines(JSON.stringify([{ ...line, slot: { id: 'x' } }]))).toEqual([]);
});

const booking = (id: number, changes: Partial<OwnBooking> = {}): OwnBooking => ({
  id,
  item_id: 1,
  product_id: 7,
  product_name: { en: 'Drift taxi', cs: 'Drift taxi' },
  state: 'booked',
  slot: { ...offer(1), state: 'planned' },
  code: '',
  may_move: true,
  move_until: '2099-05-08',
  price_difference: 0,
  voucher_state: null,
  ...changes,
});
const own = (
  bookings: OwnBooking[],
  offers = [offer(1), offer(2), offer(3, { price_difference: 1 })],
): OwnDates => ({
  bookings,
  offers,
});

const posted = { values: { step: 'dateDone' }, message: '', errors: {} };
const atVoucher = JSON.stringify({
  ...own([booking(1)]),
  code: 'AAAABBBB',
  product: { slug: 'drift-taxi', name: { en: 'Drift taxi', cs: 'Drift taxi' } },
  valid_until: null,
});
it.each([
  [
    'an order',
    'en',
    <OrderDates dates={own([booking(1)])} secret="S" hasVouchers={false} count={1} key="en" />,
    'Your date is booked. We have written to the e-mail of the order.',
  ],
  [
    'an order',
    'cs',
    <OrderDates dates={own([booking(1)])} secret="S" hasVouchers={false} count={1} key="cs" />,
    /^Termín je rezervovaný/,
  ],
  [
    'a voucher',
    'en',
    <VoucherDatePage key="en" />,
    'Your date is booked. We have written to the e-mail of the order.',
  ],
  ['a voucher', 'cs', <VoucherDatePage key="cs" />, /^Termín je rezervovaný/],
] as const)(
  'that the date of %s was changed is told, and has the focus: %s',
  (_, locale, page, told) => {
    const values = { ...posted.values, found: atVoucher };
    renderInSite(page, { locale, posted: { ...posted, values } });
    const done = screen.getByText(told);
    expect(screen.getAllByRole('status')).toContain(done.closest('[role=status]'));
    expect(done.contains(document.activeElement)).toBe(true);
  },
);

describe('an order’s dates', () => {
  it('are moved together or some of them, to another date that costs no more', () => {
    renderInSite(
      <OrderDates dates={own([booking(1), booking(2)])} secret="S" hasVouchers={false} count={1} />,
    );
    const selects = screen.getAllByRole('combobox', { hidden: true });
    expect(selects.map((select) => select.getAttribute('name'))).toEqual(['count', 'slot']);
    const options = [...(selects[1]?.querySelectorAll('option') ?? [])];
    expect(options.map(({ value }) => value)).toEqual(['2']);
    expect(document.querySelector('input[name=bookings]')?.getAttribute('value')).toBe('1,2');
    expect(document.querySelector('form')?.getAttribute('action')).toContain('/order/S');
  });

  it.each(['en', 'cs'] as const)(
    'say where the chosen one is, which a phone cuts off its text: %s',
    (locale) => {
      const there = { en: 'The far airfield', cs: 'Vzdálené letiště' };
      const dates = own([booking(1)], [offer(2), offer(3, { place: there })]);
      renderInSite(<OrderDates dates={dates} secret="S" hasVouchers={false} count={1} />, {
        locale,
      });
      const field = screen.getByRole('combobox', { hidden: true });
      const said = (place: string) =>
        [...document.querySelectorAll('form p')].some(({ textContent }) => textContent === place);
      expect(said(offer(2).place[locale])).toBe(true);
      fireEvent.change(field, { target: { value: '3' } });
      expect([said(there[locale]), said(offer(2).place[locale])]).toEqual([true, false]);
    },
  );

  it.each([
    ['en', 1, 'Choose the date at your voucher on this page.', /once you have it/],
    ['en', 2, 'Choose the dates at your vouchers on this page.', /once you have them/],
    ['cs', 1, 'Termín si vyberte na této stránce u svého voucheru.', /až ho budete mít/],
    ['cs', 2, 'Termíny si vyberte na této stránce u svých voucherů.', /až je budete mít/],
    ['cs', 5, 'Termíny si vyberte na této stránce u svých voucherů.', /až je budete mít/],
  ] as const)('are chosen at the vouchers once there are: %s, %i', (locale, count, text, later) => {
    const dates = own([]);
    const shown = () => document.body.textContent?.replaceAll('\u00a0', ' ');
    const about = { dates, secret: 'S', count };
    renderInSite(<OrderDates {...about} hasVouchers />, { locale });
    expect(shown()).toContain(text);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('#vouchers');
    expect(shown()).not.toMatch(later);
    cleanup();
    renderInSite(<OrderDates {...about} hasVouchers={false} />, { locale });
    expect(shown()).toMatch(later);
  });

  it.each([
    ['en', 'Choose a date', 'at the price of the voucher or below', /new date|than yours/i],
    ['cs', 'Výběr termínu', 'v ceně voucheru nebo levnější', /nový termín|než váš/i],
  ] as const)(
    'of a voucher that has none yet are no new ones: %s',
    (locale, title, rule, other) => {
      const dates = own([booking(1, { state: 'to_choose', slot: null })]);
      renderInSite(<OrderDates dates={dates} secret="S" hasVouchers count={1} />, { locale });
      const choice = document.querySelector('details');
      expect(choice?.querySelector('summary')?.textContent?.replaceAll('\u00a0', ' ')).toBe(title);
      expect(choice?.textContent?.replaceAll('\u00a0', ' ')).toContain(rule);
      expect(choice?.textContent?.replaceAll('\u00a0', ' ')).not.toMatch(other);
    },
  );

  it('that are over or cancelled say so', () => {
    const cancelled = { state: 'to_choose', slot: { ...offer(1), state: 'cancelled' } } as const;
    const bookings = [
      booking(1, { may_move: false }),
      booking(2, cancelled),
      booking(3, { state: 'released' }),
    ];
    expect(groupsOf(bookings)).toHaveLength(2);
    renderInSite(<OrderDates dates={own(bookings, [])} secret="S" hasVouchers count={1} />);
    expect(screen.getByText(/can no longer be changed here/)).toBeShown();
    expect(screen.getByText(/was cancelled/)).toBeShown();
    expect(screen.getByText(/no other dates/)).toBeShown();
  });

  it.each([
    ['en', 'The voucher has been used.', /can no longer be changed|choose|until/i],
    ['cs', 'Voucher je využitý.', /změnit|vyberte|můžete/i],
  ] as const)('of a used voucher say so, and nothing of a change: %s', (locale, used, change) => {
    const cancelled = { ...offer(1), state: 'cancelled' } as const;
    const ended = { may_move: false, voucher_state: 'redeemed' } as const;
    const bookings = [
      booking(1, ended),
      booking(2, { ...ended, state: 'to_choose', slot: cancelled }),
      // Its place was given back, since the voucher was used earlier.
      booking(3, { ...ended, state: 'released', slot: offer(7) }),
    ];
    const dates = own(bookings, []);
    renderInSite(<OrderDates dates={dates} secret="S" hasVouchers count={1} />, { locale });
    const plain = (node: Element) => node.textContent?.replaceAll('\u00a0', ' ');
    const shown = [...document.querySelectorAll('article')];
    expect(shown).toHaveLength(3);
    expect([...document.querySelectorAll('s')]).toHaveLength(2);
    for (const article of shown) {
      expect(plain(article)).toContain(used);
      expect(plain(article)).not.toMatch(change);
    }
  });

  it('of one item are apart where one voucher is used', () => {
    const pieces = [
      booking(1, { may_move: false, voucher_state: 'redeemed' }),
      booking(2, { may_move: false, voucher_state: 'valid' }),
    ];
    expect(groupsOf(pieces)).toHaveLength(2);
  });

  it.each([
    ['en', 'The voucher isn’t valid any more.', /choose/i],
    ['cs', 'Voucher už neplatí.', /vyberte/i],
  ] as const)('of a voucher that is over ask for no other one: %s', (locale, over, choose) => {
    const slot = { ...offer(1), state: 'cancelled' } as const;
    const ended = { may_move: false, voucher_state: 'expired' } as const;
    const dates = own([booking(1, { ...ended, state: 'to_choose', slot })], []);
    renderInSite(<OrderDates dates={dates} secret="S" hasVouchers count={1} />, { locale });
    const shown = document.querySelector('article')?.textContent?.replaceAll('\u00a0', ' ');
    expect(shown).toContain(over);
    expect(shown).not.toMatch(choose);
  });

  it.each([
    ['en', 'Add to calendar (ICS)', 'Update calendar (ICS)', 'Remove from calendar (ICS)'],
    ['cs', 'Přidat do kalendáře (ICS)', 'Aktualizovat kalendář (ICS)', 'Odebrat z kalendáře (ICS)'],
  ] as const)('are offered for calendars as what the file does: %s', (locale, ...labels) => {
    const cancelled = { state: 'to_choose', slot: { ...offer(1), state: 'cancelled' } } as const;
    const links = [[booking(1)], [booking(1), booking(2, cancelled)], [booking(1, cancelled)]].map(
      (bookings) => {
        cleanup();
        renderInSite(<OrderDates dates={own(bookings)} secret="S" hasVouchers count={1} />, {
          locale,
        });
        const text = document.querySelector('a[href$="dates.ics"]')?.textContent;
        return text?.replaceAll('\u00a0', ' ');
      },
    );
    expect(links).toEqual(labels);
  });
});

it.each([
  ['en', 'Monday 11.\u00a05.\u00a02099', '10:00–11:00'],
  ['cs', 'pondělí 11.\u00a05.\u00a02099', '10:00–11:00'],
] as const)('dates are Czech ones with the weekday of the language: %s', (locale, day, hours) => {
  expect(slotDay(offer(1), locale)).toBe(day);
  expect(slotHours(offer(1)).replaceAll('\u2060', '')).toBe(hours);
});

it('the calendar lists dates day by day, with a link to what is done on them', async () => {
  renderInSite(<EventsCalendarPage />, {
    fetch: withDates([offer(1), offer(1, { id: 4, left: 0 }), offer(2)]),
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Dates to book' })).toBeShown();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const [link] = screen.getAllByRole('link', { name: /^Choose: / });
  expect(link?.getAttribute('href')).toBe('/product/drift-taxi');
  expect(screen.getByText('full')).toBeShown();
});

describe('dates that can’t be read', () => {
  it.each([
    ['en', 'Failed to load the dates', 'Add to cart: Team cap'],
    ['cs', 'Nepodařilo se načíst termíny', 'Do košíku: Týmová kšiltovka'],
  ] as const)('are missing from their product’s page, not the product: %s', async (...texts) => {
    const [locale, failed, add] = texts;
    renderInSite(<ProductPage />, { locale, address: '/product/team-cap', fetch: withDates(null) });
    expect(await screen.findByText(failed)).toBeShown();
    fireEvent.click(screen.getByRole('button', { name: add }));
    expect(cartStore.lines().map(keyOf)).toEqual(['7']);
  });

  it('are missing from the calendar, not its events', async () => {
    renderInSite(<EventsCalendarPage />, { fetch: withDates(null) });
    expect(await screen.findByText('Failed to load the dates')).toBeShown();
    expect(screen.getByText('Currently no events of our team.')).toBeShown();
    expect(screen.getByRole('button', { name: /again/i })).toBeShown();
  });
});
