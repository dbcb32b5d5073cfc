import type { ReactNode } from 'react';
import { STORAGE_KEYS } from '../../api/client/storage.ts';
import { BANK_PAYMENT_DAYS, KEPT_MAIL_DAYS } from '../../api/contract/constants.ts';
import { formatDate } from '../../api/contract/dates.ts';
import type { PerLocale } from '../../api/contract/locales.ts';
import { useSite } from '../app/site.ts';
import { useSettings } from '../settings/settings.ts';
import { PageHead } from '../ui/PageHead.tsx';
import styles from './LegalDocument.module.css';
import { readLegalText } from './legalText.tsx';

/** The day from which the texts apply, YYYY-MM-DD. */
const IN_FORCE_SINCE = '2026-01-01';

/** What the texts name by `%{name}`. */
const VALUES = {
  ...STORAGE_KEYS,
  /** Working days until a delivery. */
  deliveryFrom: 3,
  deliveryTo: 7,
  /** Days to return goods without giving a reason. */
  returnDays: 14,
  /** Years for which the data of orders are kept. */
  orderYears: 5,
  /** Years for which technical data are kept at most. */
  technicalYears: 1,
  /** Months during which a buyer may claim a defect. */
  defectMonths: 24,
  /** Days in which a complaint is settled. */
  complaintDays: 30,
  bankPaymentDays: BANK_PAYMENT_DAYS,
  keptMailDays: KEPT_MAIL_DAYS,
};

interface LegalDocumentProps {
  title: string;
  lead: string;
  texts: PerLocale<string>;
  children?: ReactNode;
}

/** A legal text in numbered parts with its contents beside it. */
export function LegalDocument({ title, lead, texts, children }: LegalDocumentProps) {
  const { t, locale } = useSite();
  const { text } = useSettings();
  const parts = readLegalText(texts[locale], {
    texts: {
      ...VALUES,
      email: text('contact_email'),
      team: t('site.name'),
      vat: text('seller_dic') && t('legal.vatIncluded'),
    },
    blocks: { seller: <SellerCard key="seller" /> },
    isCzech: locale === 'cs',
  });
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={styles.page} data-ground="light">
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{t('legal.contents')}</h2>
          <ol>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {children}
          <ol className={styles.parts}>
            {parts.map((part) => (
              <li key={part.id} id={part.id}>
                <h2>{part.title}</h2>
                {part.body}
              </li>
            ))}
          </ol>
          <p className={styles.since}>
            {t('legal.effective', { date: formatDate(IN_FORCE_SINCE, locale) })}
          </p>
        </div>
      </div>
    </>
  );
}

/** Who the visitor's contract is with; the contact's address where the seller has none. */
function SellerCard() {
  const { t } = useSite();
  const { text } = useSettings();
  const [ico, dic] = [text('seller_ico'), text('seller_dic')];
  const [email, phone] = [text('contact_email'), text('contact_phone')];
  return (
    <address>
      <strong>{text('seller_name') || t('site.name')}</strong>
      <br />
      {text('seller_address') || text('contact_address')}
      <br />
      {ico && `${t('legal.ico')}: ${ico}`}
      {dic && `, ${t('legal.dic')}: ${dic}`}
      {(ico || dic) && <br />}
      {email && (
        <>
          {t('contact.email')}: <a href={`mailto:${email}`}>{email}</a>
          <br />
        </>
      )}
      {phone && (
        <>
          {t('contact.phone')}: <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
        </>
      )}
    </address>
  );
}
