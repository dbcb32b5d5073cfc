import { useSettings } from '../settings/useSettings.ts';
import type { Seller } from './legalText.ts';

/** The seller of the settings; the contact's address stands in for one that is not set. */
export function useSeller(): Seller {
  const { text } = useSettings();
  return {
    name: text('seller_name') || 'Rysi Drift Team',
    address: text('seller_address') || text('contact_address'),
    ico: text('seller_ico'),
    dic: text('seller_dic'),
    email: text('contact_email'),
    phone: text('contact_phone'),
  };
}
