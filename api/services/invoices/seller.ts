import type { Knex } from 'knex';
import { Setting } from '../../../db/models/content.ts';
import type { Locale } from '../../contract/locales.ts';

const KEYS = [
  'seller_name',
  'seller_address',
  'seller_ico',
  'seller_dic',
  'bank_iban',
  'bank_bic',
  'contact_email',
  'contact_phone',
] as const;

/** Who sells, as the settings say it; what isn't set is ''. */
export type Seller = Record<(typeof KEYS)[number], string>;

/** The seller in one language: the language's own value, else the common one (decisions, Content). */
export async function readSeller(knex: Knex, locale: Locale): Promise<Seller> {
  const settings = await Setting.query(knex)
    .whereIn('setting_key', [...KEYS])
    .withGraphFetched('translations');
  const settingValue = (key: string) => {
    const setting = settings.find(({ setting_key }) => setting_key === key);
    const own = setting?.translations?.find(({ language }) => language === locale);
    return own?.setting_value || setting?.value || '';
  };
  return {
    seller_name: settingValue('seller_name'),
    seller_address: settingValue('seller_address'),
    seller_ico: settingValue('seller_ico'),
    seller_dic: settingValue('seller_dic'),
    bank_iban: settingValue('bank_iban'),
    bank_bic: settingValue('bank_bic'),
    contact_email: settingValue('contact_email'),
    contact_phone: settingValue('contact_phone'),
  };
}
