import type { SameKeys } from '../i18n/messages.ts';
import type { dashboard as english } from './messages.en.ts';

/** Texts of the dashboard's panels. */
export const dashboard: SameKeys<typeof english> = {
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
    hint: 'Šipkami přejdete na další den.',
  },
  toShip: {
    title: 'K odeslání',
    none: 'Všechno je na cestě.',
    all: 'Všechny objednávky',
  },
  unread: {
    title: 'Nepřečtené zprávy',
    none: 'Nic nového k přečtení.',
    all: 'Všechny zprávy',
  },
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
