import type { MailFacts } from '../../../db/models/outboxMail.ts';
import type { Booking } from '../../../db/models/slot.ts';
import type { Locale } from '../../contract/locales.ts';
import { changedSlotTexts, placeIn, slotText } from '../../contract/slots.ts';
import type { FormerDate } from '../dates/index.ts';

/**
 * The dates of bookings, and those that they had before, as mails name them: pieces of the same item on the same
 * date are one line.
 */
export function datesOf(
  bookings: readonly Booking[],
  locale: Locale,
  former: ReadonlyMap<number, FormerDate> = new Map(),
): NonNullable<MailFacts['dates']> {
  const lines = new Map<string, NonNullable<MailFacts['dates']>[number]>();
  for (const { id, slot, item } of bookings) {
    if (!slot) continue;
    const name = item?.[`name_${locale}`] ?? '';
    const before = former.get(id);
    const texts = before
      ? changedSlotTexts(slot, before, locale)
      : { date: slotText(slot, placeIn(slot, locale), locale) };
    const key = JSON.stringify([name, texts]);
    lines.set(key, { name, ...texts, quantity: (lines.get(key)?.quantity ?? 0) + 1 });
  }
  return [...lines.values()];
}
