import { pragueTime } from '../../api/contract/dates.ts';
import { HOUR_MS } from '../../api/contract/durations.ts';
import { momentOf } from '../../api/contract/pragueTime.ts';
import type { Slot } from '../../api/contract/types.ts';
import { numberText, typedNumber } from '../form/typedNumber.ts';
import { currentLanguage } from '../providers/language.ts';

/** What a form of dates holds, as it is typed. */
export interface SlotFields {
  product_id: string;
  place_cs: string;
  place_en: string;
  capacity: string;
  price_difference: string;
  note: string;
}

export const NEW_SLOT: SlotFields = {
  product_id: '',
  place_cs: '',
  place_en: '',
  capacity: '',
  price_difference: '',
  note: '',
};

/** A date's fields as its form shows them. */
export const slotFields = (slot: Slot): SlotFields => ({
  product_id: String(slot.product_id),
  place_cs: slot.place_cs,
  place_en: slot.place_en,
  capacity: String(slot.capacity),
  price_difference:
    slot.price_difference === 0 ? '' : numberText(slot.price_difference, currentLanguage()),
  note: slot.note,
});

/** The typed fields as they are sent; what isn't a number is left for the server to refuse. */
export const slotBody = ({ product_id, capacity, price_difference, ...texts }: SlotFields) => ({
  ...texts,
  product_id: product_id === '' ? null : Number(product_id),
  capacity: capacity.trim() === '' ? null : typedNumber(capacity),
  price_difference: price_difference.trim() === '' ? 0 : typedNumber(price_difference),
});

/** A moment as an input of local time shows it, in Prague. */
export const localTime = (moment: string): string => pragueTime(new Date(moment));

/** Whether clocks show a typed time twice in autumn: it means the first. */
export function isRepeated(typed: string): boolean {
  const first = momentOf(typed);
  return first !== null && localTime(new Date(Date.parse(first) + HOUR_MS).toISOString()) === typed;
}

/** A date as it is sent where one of its fields changes. */
export const slotChange = (slot: Slot, changes: Partial<Slot>) => {
  const { product_id, place_cs, place_en, starts_at, ends_at, capacity } = slot;
  const { price_difference, state, note, version } = slot;
  return {
    ...{ product_id, place_cs, place_en, starts_at, ends_at, capacity },
    ...{ price_difference, state, note, version },
    ...changes,
  };
};
