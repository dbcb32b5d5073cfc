import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the dashboard's panels. */
export const en = {
  failed: 'This could not be loaded.',
  sales: {
    title: 'Orders and revenue',
    period: 'Period',
    days: '%{smart_count} day |||| %{smart_count} days',
    revenue: 'Revenue',
    orders: 'Orders',
    day: 'Day',
    orderCount: '%{smart_count} order |||| %{smart_count} orders',
    change:
      '%{change} against the %{smart_count} day before |||| %{change} against the %{smart_count} days before',
    noneBefore: 'None in the %{smart_count} day before |||| None in the %{smart_count} days before',
    none: 'No orders in these days.',
  },
  toShip: { title: 'To be shipped', none: 'Everything is on its way.', all: 'All orders' },
  unread: { title: 'Unread messages', none: 'Nothing new to read.', all: 'All messages' },
  event: {
    title: 'Next event',
    none: 'No event is planned.',
    add: 'Add an event',
    all: 'All events',
  },
  gaps: {
    title: 'Missing on the site',
    none: 'Every text has its translation and every record its picture.',
    picture: 'Picture',
    texts: '%{language}: %{fields}',
    all: 'Show all',
    fewer: 'Show fewer',
    more: 'and one more |||| and %{smart_count} more',
    hidden: 'Not on the site yet:',
    products: '%{smart_count} product |||| %{smart_count} products',
    posts: '%{smart_count} draft of a post |||| %{smart_count} drafts of posts',
  },
  counts: { title: 'What there is' },
} as const;

export const cs: SameKeys<typeof en> = {
  failed: 'Tohle se nepodařilo načíst.',
  sales: {
    title: 'Objednávky a tržby',
    period: 'Období',
    days: '%{smart_count} den |||| %{smart_count} dny |||| %{smart_count} dní',
    revenue: 'Tržby',
    orders: 'Objednávky',
    day: 'Den',
    orderCount:
      '%{smart_count} objednávka |||| %{smart_count} objednávky |||| %{smart_count} objednávek',
    change:
      '%{change} proti předchozímu dni |||| %{change} proti předchozím %{smart_count} dnům |||| %{change} proti předchozím %{smart_count} dnům',
    noneBefore:
      'Předchozí den nic |||| V předchozích %{smart_count} dnech nic |||| V předchozích %{smart_count} dnech nic',
    none: 'V těchto dnech žádné objednávky.',
  },
  toShip: { title: 'K odeslání', none: 'Všechno je na cestě.', all: 'Všechny objednávky' },
  unread: { title: 'Nepřečtené zprávy', none: 'Nic nového k přečtení.', all: 'Všechny zprávy' },
  event: {
    title: 'Nejbližší událost',
    none: 'Žádná událost není naplánovaná.',
    add: 'Přidat událost',
    all: 'Všechny události',
  },
  gaps: {
    title: 'Co na webu chybí',
    none: 'Všechny texty jsou přeložené a nic není bez obrázku.',
    picture: 'Obrázek',
    texts: '%{language}: %{fields}',
    all: 'Zobrazit všechno',
    fewer: 'Zobrazit méně',
    more: 'a jeden další |||| a %{smart_count} další |||| a %{smart_count} dalších',
    hidden: 'Zatím není na webu:',
    products: '%{smart_count} produkt |||| %{smart_count} produkty |||| %{smart_count} produktů',
    posts:
      '%{smart_count} koncept článku |||| %{smart_count} koncepty článků |||| %{smart_count} konceptů článků',
  },
  counts: { title: 'Co všechno tu je' },
};
