import type { MailFacts } from '../../../db/models/outboxMail.ts';
import type { Booking, Slot } from '../../../db/models/slot.ts';
import type { Locale } from '../../contract/locales.ts';
import { slotText } from '../../contract/slots.ts';

/** The dates of bookings, as mails name them: pieces of the same item on the same date are one line. */
export function datesOf(
  bookings: readonly Booking[],
  locale: Locale,
): NonNullable<MailFacts['dates']> {
  const lines = new Map<string, { name: string; date: string; quantity: number }>();
  for (const { slot, item } of bookings) {
    if (!slot) continue;
    const name = item?.[`name_${locale}`] ?? '';
    const date = slotText(slot, placeIn(slot, locale), locale);
    const key = JSON.stringify([name, date]);
    lines.set(key, { name, date, quantity: (lines.get(key)?.quantity ?? 0) + 1 });
  }
  return [...lines.values()];
}

/** Where a date takes place, in a language or else in the other. */
export const placeIn = ({ place_en, place_cs }: Slot, locale: Locale): string =>
  locale === 'cs' ? place_cs || place_en : place_en || place_cs;
