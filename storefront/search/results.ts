import { formatDate } from '../../api/contract/dates.ts';
import { type Locale, localized } from '../../api/contract/locales.ts';
import type { BlogListItem, Car, Event, Page, Product } from '../../api/contract/types.ts';
import type { Translate } from '../messages/translate.ts';
import { priceText } from '../shop/variants.ts';
import type { Pictured } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';

/** A search result: its address and description. */
export interface Result {
  to: string;
  title: string;
  /** A short fact next to the title. */
  note: string;
  picture?: Pictured;
}

/** Shorter texts would match nearly everything. */
const MIN_LENGTH = 2;
/** The maximum length of a title; longer texts would only lengthen the address. */
export const MAX_SEARCH_LENGTH = 100;

/** The search text: trimmed, with single inner spaces; '' while too short. */
export function searchText(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, MAX_SEARCH_LENGTH);
  return text.length < MIN_LENGTH ? '' : text;
}

export const toResult = {
  car: (car: Car, locale: Locale): Result => ({
    to: urls.car(car.slug),
    title: localized(car.translations, 'name', locale),
    note: localized(car.translations, 'specs_4', locale),
    picture: car,
  }),
  product: (product: Product, locale: Locale, t: Translate): Result => ({
    to: urls.product(product.slug),
    title: localized(product.translations, 'name', locale),
    note: priceText(product, locale, t),
    picture: product,
  }),
  event: (event: Event, locale: Locale): Result => ({
    to: urls.eventsOf(event.event_type),
    title: localized(event.translations, 'title', locale),
    note: formatDate(event.date, locale),
    picture: event,
  }),
  post: (post: BlogListItem, locale: Locale): Result => ({
    to: urls.post(post.slug),
    title: post.title,
    note: formatDate(post.published_date, locale),
    picture: post,
  }),
  page: ({ translations }: Page, locale: Locale): Result => ({
    to: urls.page(translations[locale].slug),
    title: localized(translations, 'title', locale),
    note: '',
  }),
};
