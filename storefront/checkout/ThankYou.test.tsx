// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { create } from 'qrcode';
import { expect, it, vi } from 'vitest';
import type { PaymentKind } from '../../api/contract/constants.ts';
import { arrangedSections } from '../../api/contract/homeSections.ts';
import { plain } from '../testing/plain.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { ThankYou } from './ThankYou.tsx';

const order = {
  id: 42,
  variableSymbol: 2_600_000_042,
  link: 'abcdefghijklmnopqrstuv',
  email: 'jana@example.com',
  total: 1420.5,
  // In Prague it is the 2nd already.
  at: Date.parse('2026-03-01T23:30:00Z'),
};

it.each([
  ['en', 'Vouchers are sent by e-mail after payment.'],
  ['cs', 'Vouchery posíláme po zaplacení e-mailem.'],
] as const)('says how a voucher comes, where one was ordered: %s', (locale, text) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const shown = () => screen.queryByText((words) => words.replaceAll('\u00a0', ' ') === text);
  renderInSite(<ThankYou order={{ ...order, kind: null, hasVoucher: true }} />, { locale });
  expect(shown()).toBeShown();
  cleanup();
  renderInSite(<ThankYou order={{ ...order, kind: null }} />, { locale });
  expect(shown()).toBeNull();
});

function thank(settings: Record<string, string>, kind: PaymentKind | null = 'bank_transfer') {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const list = Object.entries(settings).map(([setting_key, value]) => ({ setting_key, value }));
  renderInSite(<ThankYou order={{ ...order, kind }} />, {
    fetch: async () => Response.json(list),
  });
}
const account = {
  bank_iban: 'CZ58 5500 0000 0012 6509 8001',
  bank_bic: 'RZBCCZPP',
  seller_name: 'Rysi Drift Team s.r.o.',
};

it('shows the order’s number as # and ten digits', () => {
  thank({});
  expect(screen.getByText('#0000000042')).toBeShown();
});

it('tells a bank transfer as text, due 7 days after the order', async () => {
  thank(account);
  await screen.findByText('CZ58 5500 0000 0012 6509 8001');
  const facts = [...document.querySelectorAll('dd')].map(({ textContent }) =>
    // The button is there a moment later.
    plain(textContent).replace(/ (Copy)?$/, ''),
  );
  expect(facts).toEqual([
    '1265098001/5500',
    'CZ58 5500 0000 0012 6509 8001',
    'RZBCCZPP',
    '1,420.50 CZK',
    '2600000042',
    '9. 3. 2026',
  ]);
});

it('tells it as a QR Platba, with nothing about the customer', async () => {
  thank(account);
  const code = await screen.findByRole('img', { name: 'QR code with this payment' });
  const { modules } = create(
    'SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*AM:1420.50*CC:CZK*DT:20260309*X-VS:2600000042' +
      '*RN:RYSI DRIFT TEAM S.R.O.*MSG:ORDER NUMBER 0000000042',
    { errorCorrectionLevel: 'M' },
  );
  const drawn = Array.from({ length: modules.size }, () => new Array<number>(modules.size).fill(0));
  const areas = code
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h(\d+)/g);
  for (const [, left, top, width] of areas ?? []) {
    drawn[Number(top)]?.fill(1, Number(left), Number(left) + Number(width));
  }
  expect(drawn.flat()).toEqual([...modules.data]);
});

it.each([
  ['en', 'write to us', 'We will gladly tell you the account number: please write to us.'],
  ['cs', 'napište nám', 'Číslo účtu vám rádi sdělíme, napište nám prosím.'],
] as const)(
  'tells how to get the account number where none is set: %s',
  async (locale, link, text) => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const sections = arrangedSections('').map(({ name, ground }) => ({ name, ground }));
    const given = (settings: object[]) => ({
      locale,
      fetch: async (input: unknown) =>
        Response.json(String(input).includes('/home-sections') ? sections : settings),
    });
    const shown = () => screen.queryByRole('link', { name: (name) => plain(name) === link });
    const transfer = { ...order, kind: 'bank_transfer' } as const;
    renderInSite(<ThankYou order={transfer} />, given([]));
    await waitFor(() => expect(shown()).toBeShown());
    expect(plain(shown()?.parentElement?.textContent)).toBe(text);
    expect(shown()?.getAttribute('href')).toMatch(/#contact$/);
    cleanup();
    const iban = { setting_key: 'bank_iban', value: account.bank_iban };
    renderInSite(<ThankYou order={transfer} />, given([iban]));
    await screen.findByText(account.bank_iban);
    expect(shown()).toBeNull();
  },
);

it.each([
  ['an account that is none', { bank_iban: 'CZ00 1234' }, 'bank_transfer'],
  ['no account', {}, 'bank_transfer'],
  ['another payment', account, 'cash_on_delivery'],
] as const)('shows no code for %s', async (_what, settings, kind) => {
  thank(settings, kind);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('img')).toBeNull();
});

it('leads to the card provider, now or later', () => {
  thank({}, 'card');
  expect(screen.getByRole('link', { name: 'Pay by card' }).getAttribute('href')).toBe(
    '/api/order-pages/abcdefghijklmnopqrstuv/pay',
  );
});
