import type { Slot } from '../../../db/models/slot.ts';
import type { PerLocale } from '../../contract/locales.ts';
import type { DateMailKind } from '../../contract/mailKinds.ts';

/** A date as it was. */
export type FormerDate = Pick<Slot, 'starts_at' | 'ends_at' | 'place_en' | 'place_cs'>;

declare module '../../platform/commands.ts' {
  interface Events {
    /** Dates were added, changed or deleted. `isOffer`: a product has its first date, or no date any more. */
    'slots.changed': { isOffer: boolean };
    /** Bookings took places or gave them back. */
    'places.moved': object;
    /** Dates that were full have free places again. */
    'places.freed': { slotIds: readonly number[] };
    /** A person wants to know when a place is free. */
    'slot.awaited': object;
    /** Bookings have another date, another time or none any more. `text` is what the team adds. */
    'bookings.changed': {
      bookingIds: readonly number[];
      /** When and where those took place before that had a date, by their ids; absent where none had. */
      former?: ReadonlyMap<number, FormerDate>;
      mail: DateMailKind;
      text?: PerLocale<string>;
    };
  }
}
