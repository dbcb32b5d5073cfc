import type { UseQueryResult } from '@tanstack/react-query';
import { LEGAL_KINDS, type LegalKind } from '../../api/contract/constants.ts';
import { hasWords } from '../../api/contract/searchWords.ts';
import type { SlotOffer } from '../../api/contract/types.ts';
import { sectionQuery, useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import { useShownSections } from '../home/homeSections.ts';
import { legalQuery } from '../legal/legalQuery.ts';
import type { MessageKey } from '../messages/translate.ts';
import { useSettings } from '../settings/settings.ts';
import { urls } from '../urls.ts';
import type { Result } from './results.ts';
import { useSearchTexts } from './searchTexts.ts';
import { dateResults, type LegalPage, legalResults } from './siteResults.ts';

/** The site's pages that exist for every team, by the titles of their links and heads. */
const PAGES: readonly (readonly [to: string, title: MessageKey])[] = [
  [urls.cars, 'cars.galleryTitle'],
  [urls.events, 'events.calendar'],
  [urls.gallery, 'gallery.pageTitle'],
  [urls.achievements, 'achievements.pageTitle'],
  [urls.shop, 'shop.title'],
  [urls.blog, 'blog.title'],
  [urls.cart, 'cart.title'],
  [urls.orderLinks, 'footer.orderLinks'],
  [urls.withdrawal, 'footer.withdrawal'],
];

/** The site's pages whose title has the text. */
export function usePageResults(searched: string): Result[] {
  const { t } = useSite();
  const say = useSearchTexts();
  const wordsOf = (to: string) => (to === urls.withdrawal ? say('words.withdrawal') : '');
  return PAGES.map(([to, title]) => ({ to, title: t(title), note: '' })).filter(({ to, title }) =>
    hasWords(`${title}\n${wordsOf(to)}`, searched),
  );
}

/** Other words for parts of the terms, by the ids that the templates have in either language. */
const PART_WORDS = {
  delivery: 'words.delivery',
  dodani: 'words.delivery',
  withdrawal: 'words.withdrawal',
  odstoupeni: 'words.withdrawal',
  defects: 'words.defects',
  reklamace: 'words.defects',
} as const;

const LEGAL_TITLES = {
  terms: 'footer.terms',
  privacy: 'footer.privacy',
  cookies: 'cookies.title',
} as const satisfies Record<LegalKind, MessageKey>;

/** The legal texts in force that have the text; they are few and short enough to be searched here. */
export function useLegalResults(searched: string): {
  results: Result[];
  queries: UseQueryResult[];
} {
  const { t } = useSite();
  const say = useSearchTexts();
  const enabled = searched !== '';
  const terms = useSection((site) => legalQuery(site, 'terms', undefined), { enabled });
  const privacy = useSection((site) => legalQuery(site, 'privacy', undefined), { enabled });
  const cookies = useSection((site) => legalQuery(site, 'cookies', undefined), { enabled });
  const texts = { terms, privacy, cookies };
  const pages = LEGAL_KINDS.flatMap((kind): LegalPage[] => {
    const text = texts[kind].data;
    return text ? [{ title: t(LEGAL_TITLES[kind]), text }] : [];
  });
  const words = Object.fromEntries(Object.entries(PART_WORDS).map(([id, key]) => [id, say(key)]));
  return { results: legalResults(pages, searched, words), queries: [terms, privacy, cookies] };
}

/** The products with a coming date at a place that has the text; the dates that can be booked are few. */
export function useDateResults(searched: string): { results: Result[]; query: UseQueryResult } {
  const { locale } = useSite();
  const query = useSection((site) => sectionQuery<SlotOffer[]>(site, '/dates'), {
    enabled: searched !== '',
  });
  return { results: dateResults(query.data ?? [], searched, locale), query };
}

/** The contact section, where the home page has it, by its labels, details and opening hours. */
export function useContactResults(searched: string): Result[] {
  const { t } = useSite();
  const { text } = useSettings();
  const isShown = useShownSections();
  if (!isShown('contact')) return [];
  const [phone, email, address] = ['contact_phone', 'contact_email', 'contact_address'].map(text);
  const words = [
    ...CONTACT_TEXTS.map((key) => t(key)),
    phone,
    // As it may be typed.
    phone?.replace(/\s/g, ''),
    email,
    address,
  ];
  if (!hasWords(words.join('\n'), searched)) return [];
  const to = urls.homeSection('contact');
  return [{ to, title: t('contact.form'), note: phone || email || '' }];
}

const CONTACT_TEXTS = [
  'nav.contact',
  'contact.title',
  'contact.form',
  'contact.phone',
  'contact.email',
  'contact.address',
  'footer.hours',
  'footer.weekdays',
  'footer.weekdaysHours',
  'footer.weekend',
  'footer.byAppointment',
] as const satisfies readonly MessageKey[];
