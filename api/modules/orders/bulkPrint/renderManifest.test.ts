import { expect, it } from 'vitest';
import { Booking } from '../../../../db/models/slot.ts';
import { Voucher } from '../../../../db/models/voucher.ts';
import { textOfPdf } from '../../../testing/testPdf.ts';
import { renderManifest } from './renderManifest.ts';

const slot = {
  starts_at: '2026-05-10T08:00:00.000Z',
  ends_at: '2026-05-10T08:20:00.000Z',
  place_en: 'Sosnová',
  place_cs: '',
  taken: 2,
  capacity: 5,
};

/** A booking of an order of 5,000 crowns, of which so much is paid. */
const booking = (id: number, name: string, paid_halere: number) =>
  Booking.fromJson({
    id,
    slot_id: 1,
    slot,
    item: { name_en: 'Drift taxi', name_cs: 'Drift taxi' },
    order: {
      id,
      customer_name: name,
      customer_phone: '+420 600 700 800',
      customer_note: 'Front seat',
      status: 'pending',
      total_halere: 500_000,
      paid_halere,
      refunded_halere: 0,
      refunded_earlier_halere: 0,
      credited_halere: 0,
    },
  });

const printed = async (bookings: Booking[], locale: 'cs' | 'en') => {
  const vouchers = new Map([[1, Voucher.fromJson({ code: '000000000000' })]]);
  const printing = { locale, look: { accent: '', logo: null }, sellerName: 'Stáj' } as const;
  const pdf = await renderManifest({ bookings, vouchers }, { ...printing, now: new Date() });
  return textOfPdf(pdf).replaceAll(/[\s\u00a0\u202f]+/g, ' ');
};

it('the list of a date has times, names, codes, phones, and who hasn’t paid', async () => {
  const bookings = [booking(1, 'Jiřina Žáková', 500_000), booking(2, 'Eva Malá', 0)];
  const text = await printed(bookings, 'cs');
  for (const said of [
    '10. 5. 2026 10:00–10:20 · Drift taxi · Sosnová',
    'Obsazeno 2 z 5 míst',
    'Jiřina Žáková',
    '0000-0000-0000',
    'Eva Malá',
    'zatím bez voucheru',
    '+420 600 700 800',
    'Poznámka: Front seat',
  ]) {
    expect(text).toContain(said);
  }
  expect(text.match(/NEZAPLACENO/g)).toHaveLength(1);
  expect(text.match(/Obsazeno/g)).toHaveLength(1);
});

it('the list of a day without bookings says so', async () => {
  expect(await printed([], 'en')).toContain('Nobody has booked.');
});
