import { addressLines } from '../../api/contract/addresses.ts';
import { openingHours } from '../../api/contract/openingHours.ts';
import { phoneLink } from '../../api/contract/phoneLink.ts';
import { sellerNameOf } from '../../api/contract/siteNames.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './OrderDetails.module.css';
import { useOrderTexts } from './orderTexts.ts';
import { Part } from './Part.tsx';

interface CustomerProps {
  order: OrderPage;
  /** Whether it goes to the customer at all. */
  isSent: boolean;
}

/** Whom the order is for and where it goes, or where it is collected. */
export function Customer({ order: { customer, shipping }, isSent }: CustomerProps) {
  const { name, address, company_name, company_ico, company_dic } = customer;
  return (
    <>
      <Party name={company_name || name} ico={company_ico} dic={company_dic}>
        {[...(company_name ? [name] : []), ...address]}
      </Party>
      {isSent && shipping.point && <Point {...shipping.point} />}
      {isSent && shipping.kind === 'pickup' && <Pickup />}
    </>
  );
}

/** Who sells, and how to reach them; nothing where nothing of it is set, as in a new shop. */
export function Seller() {
  const t = useOrderTexts();
  const { text } = useSettings();
  const email = text('contact_email');
  const phone = text('contact_phone');
  const party = {
    name: sellerNameOf({ 'site.name': text('site.name'), seller_name: text('seller_name') }),
    ico: text('seller_ico'),
    dic: text('seller_dic'),
    children: addressLines(text('seller_address')),
  };
  if (![email, phone, ...Object.values(party).flat()].some(Boolean)) return null;
  return (
    <Part id="seller" title={t('seller')}>
      <Party {...party} />
      {(email || phone) && (
        <p className={styles.contact}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
        </p>
      )}
    </Part>
  );
}

interface PartyProps {
  name: string;
  ico: string;
  dic: string;
  /** The lines below the name. */
  children: readonly string[];
}

function Party({ name, ico, dic, children }: PartyProps) {
  const t = useOrderTexts();
  const ids = [ico && t('ico', { id: ico }), dic && t('dic', { id: dic })].filter(Boolean);
  return (
    <address className={styles.party}>
      <strong>{name}</strong>
      {[...children, ...ids].map((line) => `\n${line}`).join('')}
    </address>
  );
}

/** Where the parcel is collected. */
function Point({ name, address }: NonNullable<OrderPage['shipping']['point']>) {
  const t = useOrderTexts();
  return (
    <>
      <h3>{t('point')}</h3>
      <p className={styles.note}>{[name, ...address].join('\n')}</p>
    </>
  );
}

function Pickup() {
  const t = useOrderTexts();
  const { text } = useSettings();
  const place = addressLines(text('contact_address'));
  const hours = openingHours(text);
  if (place.length === 0 && hours.length === 0) return null;
  return (
    <>
      <h3>{t('pickup')}</h3>
      <p className={styles.note}>
        {[...place, ...hours.map(([days, times]) => `${days}: ${times}`)].join('\n')}
      </p>
    </>
  );
}
