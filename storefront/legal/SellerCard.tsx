import type { Locale } from '../../api/contract/locales.ts';
import type { Seller } from './legalText.ts';

const LABELS = {
  cs: { ico: 'IČO', dic: 'DIČ', email: 'E-mail', phone: 'Telefon' },
  en: { ico: 'Company ID', dic: 'VAT ID', email: 'E-mail', phone: 'Phone' },
};

/** Who the visitor deals with, as the law wants it told. */
export function SellerCard({ seller, locale }: { seller: Seller; locale: Locale }) {
  const { name, address, ico, dic, email, phone } = seller;
  const labels = LABELS[locale];
  return (
    <address>
      <strong>{name}</strong>
      <br />
      {address}
      <br />
      {ico && `${labels.ico}: ${ico}`}
      {dic && `, ${labels.dic}: ${dic}`}
      {(ico || dic) && <br />}
      {labels.email}: <a href={`mailto:${email}`}>{email}</a>
      <br />
      {labels.phone}: <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
    </address>
  );
}
