import type { Knex } from 'knex';
import { Setting } from '../../../db/models/content.ts';
import { LEGAL_FACTS, legalNumbers } from '../../contract/legal/facts.ts';
import type { LegalValues } from '../../contract/legal/placeholders.ts';
import type { Locale } from '../../contract/locales.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import team from '../../contract/messages/team.json' with { type: 'json' };
import { escapeHtml } from '../../platform/html.ts';

const KEYS = [
  'seller_name',
  'seller_address',
  'seller_ico',
  'seller_dic',
  'vat_payer',
  'site.name',
  'contact_address',
  'contact_email',
  'contact_phone',
  ...Object.keys(LEGAL_FACTS),
] as const;

/** The current values of the placeholders of legal texts, by the settings that visitors see. */
export async function readLegalValues(knex: Knex, locale: Locale): Promise<LegalValues> {
  const settings = await Setting.query(knex)
    .modify('active')
    .whereIn('setting_key', KEYS)
    .withGraphFetched('translations');
  const setting = (key: string): string => {
    const found = settings.find(({ setting_key }) => setting_key === key);
    const own = found?.translations?.find(({ language }) => language === locale);
    return own?.setting_value || found?.value || '';
  };
  const lines = sellerLines(setting, locale);
  const email = escapeHtml(setting('contact_email'));
  return {
    seller: { card: `<address>${lines.join('<br />')}</address>`, line: lines.join(', ') },
    team: nameOf(setting, locale),
    email: email ? mailLink(email) : nameOf(setting, locale),
    vat: setting('vat_payer') === 'on' ? documents[locale].legal.vat : '',
    numbers: legalNumbers(setting),
  };
}

type ReadSetting = (key: string) => string;

const nameOf = (setting: ReadSetting, locale: Locale) =>
  escapeHtml(setting('site.name') || team[locale]['site.name']);

const mailLink = (email: string) => `<a href="mailto:${email}">${email}</a>`;

/** Who the visitor's contract is with; the contact's address where the seller has none. */
function sellerLines(setting: ReadSetting, locale: Locale): string[] {
  const say = documents[locale].legal;
  const text = (key: string) => escapeHtml(setting(key));
  const [ico, dic] = [text('seller_ico'), text('seller_dic')];
  const [email, phone] = [text('contact_email'), text('contact_phone')];
  const numbers = [ico && `${say.ico}: ${ico}`, dic && `${say.dic}: ${dic}`].filter(Boolean);
  return [
    `<strong>${text('seller_name') || nameOf(setting, locale)}</strong>`,
    text('seller_address') || text('contact_address'),
    numbers.join(', '),
    email && `${say.email}: ${mailLink(email)}`,
    phone && `${say.phone}: <a href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`,
  ].filter(Boolean);
}
