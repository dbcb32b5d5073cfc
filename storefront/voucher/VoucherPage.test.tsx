// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import VoucherPage from './VoucherPage.tsx';

const open = (address: string, locale: 'cs' | 'en' = 'en') => {
  cleanup();
  return renderInSite(<VoucherPage />, {
    address,
    locale,
    fetch: () => Promise.reject(new Error('Nothing is looked up')),
  });
};

it('shows the code of its address, as people read it', async () => {
  open('/voucher#7k3m9qxa2bd2');
  expect(await screen.findByText('7K3M-9QXA-2BD2')).toBeShown();
  expect(screen.getByText(/does not use the voucher up/)).toBeShown();
});

it.each(['/voucher', '/voucher#7K3M-9QXA-2BD3', '/voucher#<script>'])(
  'says where a code is at %s',
  (address) => {
    open(address, 'cs');
    expect(screen.getByText('Kód je vytištěný na voucheru.')).toBeShown();
  },
);

it('names the choice of a date among the steps where there are dates, and else an agreement', async () => {
  const sections = [{ name: 'events', ground: 'dark', has_dates: true }];
  renderInSite(<VoucherPage />, {
    address: '/voucher#7K3M-9QXA-2BD2',
    fetch: () => Promise.resolve(Response.json(sections)),
  });
  expect(await screen.findByRole('link', { name: 'Choose a date' })).toBeShown();
  expect(screen.getByText(/Choose a date by the code/)).toBeShown();
  expect(screen.queryByText(/Agree with us on the date/)).toBeNull();
  expect(screen.getByText(/With a voucher for an amount you need no date/)).toBeShown();
  open('/voucher#7K3M-9QXA-2BD2');
  expect(await screen.findByText(/Agree with us on the date/)).toBeShown();
  expect(screen.getByText(/With a voucher for an amount you need no date/)).toBeShown();
});

it('leads to the choice of a date also without a code, which can be typed there', async () => {
  const sections = [{ name: 'events', ground: 'dark', has_dates: true }];
  renderInSite(<VoucherPage />, {
    address: '/voucher',
    fetch: () => Promise.resolve(Response.json(sections)),
  });
  const link = await screen.findByRole('link', { name: 'Choose a date' });
  expect(link.getAttribute('href')).toBe('/voucher-date');
});
