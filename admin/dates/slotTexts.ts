import { placeIn } from '../../api/contract/slots.ts';
import type { Slot } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { shownDay, shownMoney } from '../ui/shown.ts';
import { weekday } from '../ui/timeInWords.ts';
import { dayOf, timesOf } from './slotDays.ts';

/** The name of a date's product, in the current language, else in the other one. */
export const productOf = ({ product: { name } }: Pick<Slot, 'product'>): string =>
  currentLanguage() === 'cs' ? name.cs || name.en : name.en || name.cs;

/** Where a date takes place, in the current language, else in the other one. */
export const placeOf = (slot: Pick<Slot, 'place_cs' | 'place_en'>): string =>
  placeIn(slot, currentLanguage());

/** What a date costs more or less than its product; '' for nothing. */
export function differenceOf({ price_difference }: Pick<Slot, 'price_difference'>): string {
  if (price_difference === 0) return '';
  const sign = price_difference > 0 ? '+' : '−';
  return `${sign}${shownMoney(Math.abs(price_difference))}`;
}

/** When a date takes place: Saturday 2. 5. 2026, 09:30–10:00. */
export const whenOf = (slot: Pick<Slot, 'starts_at' | 'ends_at'>): string => {
  const day = dayOf(slot);
  return `${weekday(day, currentLanguage())} ${shownDay(day)}, ${timesOf(slot)}`;
};
