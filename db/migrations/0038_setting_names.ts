import type { Knex } from 'knex';
import { fold } from '../../api/contract/slug.ts';

type Renamed = Partial<Record<'en' | 'cs', readonly [before: string, after: string]>>;

/** Names that say what a setting is without its group; names that a team gave stay. */
export async function settingNames(trx: Knex.Transaction): Promise<void> {
  const settings = await trx('settings').whereIn('setting_key', Object.keys(RENAMED));
  for (const { id, setting_key: key, search } of settings) {
    let found = String(search);
    for (const [language, [before, after]] of Object.entries(RENAMED[key] ?? {})) {
      const changed = await trx('setting_translations')
        .where({ setting_id: id, language, label: before })
        .update({ label: after });
      if (changed > 0) found = found.replace(fold(before), () => fold(after));
    }
    if (found !== search) await trx('settings').where({ id }).update({ search: found });
  }
}

const RENAMED: Readonly<Record<string, Renamed>> = {
  hero_title: {
    en: ['Hero title', 'Hero: heading'],
    cs: ['Nadpis úvodu', 'Úvod: nadpis'],
  },
  hero_description: {
    en: ['Hero description', 'Hero: text below the heading'],
    cs: ['Popis úvodu', 'Úvod: text pod nadpisem'],
  },
  hero_video_path: {
    en: ['Hero video', 'Hero: video'],
    cs: ['Video v úvodu', 'Úvod: video'],
  },
  hero_image: {
    en: ['Hero poster', 'Hero: picture'],
    cs: ['Plakát videa v úvodu', 'Úvod: obrázek'],
  },
  og_image: {
    en: ['Sharing picture', 'Picture for shared links'],
    cs: ['Obrázek pro sdílení', 'Obrázek pro sdílené odkazy'],
  },
  logo_path: {
    en: ['Logo on dark ground', 'Logo on a dark background'],
  },
  logo_light_path: {
    en: ['Logo on light ground', 'Logo on a light background'],
  },
  mark_path: {
    en: ['Mark: square picture for icons', 'Icon of the site'],
    cs: ['Znak: čtvercový obrázek pro ikony', 'Ikona webu'],
  },
  theme_accent: {
    en: ['Theme: accent colour', 'Accent colour'],
    cs: ['Vzhled: barva týmu', 'Barva týmu'],
  },
  theme_ground: {
    en: ['Theme: ground', 'Background of the site'],
    cs: ['Vzhled: podklad', 'Podklad webu'],
  },
  theme_type: {
    en: ['Theme: type', 'Typefaces'],
    cs: ['Vzhled: písmo', 'Písmo'],
  },
  theme_edges: {
    en: ['Theme: edges', 'Edges of sections'],
    cs: ['Vzhled: hrany', 'Hrany sekcí'],
  },
  contact_address: {
    en: ['Address', 'Contact address'],
    cs: ['Adresa', 'Kontaktní adresa'],
  },
  contact_phone: {
    en: ['Phone', 'Contact phone'],
    cs: ['Telefon', 'Kontaktní telefon'],
  },
  contact_email: {
    en: ['E-mail', 'Contact e-mail'],
    cs: ['E-mail', 'Kontaktní e-mail'],
  },
  team_email: {
    en: [
      "E-mail told of new orders and messages (empty: the one above, 'off': none)",
      'E-mail for new orders and messages',
    ],
    cs: [
      'E-mail pro nové objednávky a zprávy (prázdné: ten výše, „off“: žádný)',
      'E-mail pro nové objednávky a zprávy',
    ],
  },
  service_url: {
    en: ['Service website', 'Website of the workshop'],
  },
  seller_name: {
    en: ['Seller: name', 'Name of the seller'],
    cs: ['Prodávající: název', 'Jméno nebo název prodávajícího'],
  },
  seller_address: {
    en: ['Seller: address', 'Address of the seller'],
    cs: ['Prodávající: adresa', 'Adresa prodávajícího'],
  },
  seller_ico: {
    en: ['Seller: company number (IČO)', 'Company number (IČO)'],
    cs: ['Prodávající: IČO', 'IČO prodávajícího'],
  },
  seller_dic: {
    en: ['Seller: VAT number (DIČ)', 'VAT number (DIČ)'],
    cs: ['Prodávající: DIČ', 'DIČ prodávajícího'],
  },
  seller_register: {
    en: ['Seller: entry in a register', 'Entry in a register'],
    cs: ['Prodávající: zápis v rejstříku', 'Zápis v rejstříku'],
  },
  vat_payer: {
    en: ['Seller: VAT', 'VAT registration'],
    cs: ['Prodávající: DPH', 'Plátcovství DPH'],
  },
  invoice_prefix: {
    en: ['Invoices: letters before the number', 'Letters before invoice numbers'],
    cs: ['Faktury: písmena před číslem', 'Písmena před číslem faktury'],
  },
  credit_note_prefix: {
    en: ['Credit notes: letters before the number', 'Letters before credit note numbers'],
    cs: ['Dobropisy: písmena před číslem', 'Písmena před číslem dobropisu'],
  },
  cancel_unpaid_days: {
    en: [
      'Cancel unpaid orders so many days after they were due (empty: never)',
      'Cancel unpaid orders after (days)',
    ],
    cs: [
      'Zrušit nezaplacené objednávky tolik dní po splatnosti (prázdné: nikdy)',
      'Zrušení nezaplacených objednávek (dny)',
    ],
  },
  withdrawal_days: {
    en: ['Withdrawal: days after delivery, by law at least 14', 'Withdrawal period (days)'],
    cs: ['Odstoupení: počet dní od doručení, ze zákona nejméně 14', 'Lhůta pro odstoupení (dny)'],
  },
  delivery_days_from: {
    en: ['Delivery: working days at least (3 when empty)', 'Shortest delivery time (working days)'],
    cs: ['Dodání: pracovních dnů nejméně (prázdné: 3)', 'Nejkratší doba dodání (pracovní dny)'],
  },
  delivery_days_to: {
    en: ['Delivery: working days at most (7 when empty)', 'Longest delivery time (working days)'],
    cs: ['Dodání: pracovních dnů nejvýše (prázdné: 7)', 'Nejdelší doba dodání (pracovní dny)'],
  },
  complaint_days: {
    en: ['Complaints: settled within days (30 when empty)', 'Complaints are settled within (days)'],
    cs: ['Reklamace: vyřízení do dnů (prázdné: 30)', 'Vyřízení reklamace (dny)'],
  },
  order_years: {
    en: [
      'Contact data of orders: kept for years (5 when empty); tax documents at least 10 where VAT is paid',
      'Contact data of orders are kept for (years)',
    ],
    cs: [
      'Kontaktní údaje objednávek: uchování let (prázdné: 5); daňové doklady u plátce DPH nejméně 10',
      'Kontaktní údaje objednávek se uchovávají (roky)',
    ],
  },
  cancelled_days: {
    en: [
      'Cancelled orders that were never paid: kept for days (365 when empty)',
      'Cancelled unpaid orders are kept for (days)',
    ],
    cs: [
      'Zrušené nezaplacené objednávky: uchování dnů (prázdné: 365)',
      'Zrušené nezaplacené objednávky se uchovávají (dny)',
    ],
  },
  message_months: {
    en: [
      'Messages: kept for months after the last reply (24 when empty)',
      'Messages are kept for (months)',
    ],
    cs: [
      'Zprávy: uchování měsíců po poslední odpovědi (prázdné: 24)',
      'Zprávy se uchovávají (měsíce)',
    ],
  },
  mail_days: {
    en: ['Sent e-mails: kept for days (90 when empty)', 'Sent e-mails are kept for (days)'],
    cs: ['Odeslané e-maily: uchování dnů (prázdné: 90)', 'Odeslané e-maily se uchovávají (dny)'],
  },
  revision_days: {
    en: [
      'History of changes: kept for days (730 when empty)',
      'History of changes is kept for (days)',
    ],
    cs: ['Historie změn: uchování dnů (prázdné: 730)', 'Historie změn se uchovává (dny)'],
  },
  security_days: {
    en: ['Security log: kept for days (365 when empty)', 'Security log is kept for (days)'],
    cs: [
      'Bezpečnostní záznam: uchování dnů (prázdné: 365)',
      'Bezpečnostní záznam se uchovává (dny)',
    ],
  },
  team_sport: {
    en: ['Sport, for search engines', 'Sport'],
    cs: ['Sport, pro vyhledávače', 'Sport'],
  },
  'site.name': {
    en: ['Site: name of the team', 'Name of the team'],
    cs: ['Web: název týmu', 'Název týmu'],
  },
  'site.short': {
    en: ['Site: short name of the team', 'Short name of the team'],
    cs: ['Web: krátký název týmu', 'Krátký název týmu'],
  },
  'site.tagline': {
    en: ['Site: claim', 'Claim'],
    cs: ['Web: motto', 'Motto'],
  },
  'team.none': {
    en: ['Team: text when there are none', 'Team: text when there are no members'],
    cs: ['Tým: text, když nic není', 'Tým: text, když tu nikdo není'],
  },
  'cars.none': {
    en: ['Cars: text when there are none', 'Cars: text when there are no cars'],
    cs: ['Auta: text, když nic není', 'Auta: text, když tu žádná nejsou'],
  },
  'taxi.none': {
    en: ['Drift taxi: text when there are none', 'Drift taxi: text when there are no rides'],
    cs: ['Drift taxi: text, když nic není', 'Drift taxi: text, když tu žádné jízdy nejsou'],
  },
  'achievements.none': {
    cs: ['Úspěchy: text, když nic není', 'Úspěchy: text, když tu žádné nejsou'],
  },
  'gallery.none': {
    en: ['Gallery: text when there are none', 'Gallery: text when there are no pictures'],
    cs: ['Galerie: text, když nic není', 'Galerie: text, když tu žádné snímky nejsou'],
  },
  'shop.none': {
    en: ['Shop: text when there are none', 'Shop: text when there are no products'],
    cs: ['E-shop: text, když nic není', 'E-shop: text, když tu žádné zboží není'],
  },
  'sponsors.none': {
    cs: ['Sponzoři: text, když nic není', 'Sponzoři: text, když tu žádní nejsou'],
  },
  'blog.none': {
    en: ['Blog: text when there are none', 'Blog: text when there are no posts'],
    cs: ['Blog: text, když nic není', 'Blog: text, když tu žádné příspěvky nejsou'],
  },
  'search.none': {
    en: ['Search: text when there are none', 'Search: text when nothing is found'],
    cs: ['Hledání: text, když nic není', 'Hledání: text, když se nic nenajde'],
  },
  'page.notFoundText': {
    en: ['Missing page: text when it is not found', 'Missing page: text'],
    cs: ['Chybějící stránka: text, když se nenajde', 'Chybějící stránka: text'],
  },
  'footer.credits': {
    en: ['Footer: before the e-mail', 'Footer: text before the e-mail'],
    cs: ['Patička: před e-mailem', 'Patička: text před e-mailem'],
  },
};
