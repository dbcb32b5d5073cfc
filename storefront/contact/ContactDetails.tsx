import { useSite } from '../app/site.ts';
import { OpeningHours } from '../layout/OpeningHours.tsx';
import { SocialLinks } from '../settings/SocialLinks.tsx';
import { useSettings } from '../settings/useSettings.ts';
import styles from './ContactDetails.module.css';

/** Phone, e-mail, address and opening hours, from settings or their fallbacks (public-site §3). */
export function ContactDetails() {
  const { t } = useSite();
  const { text } = useSettings();
  const phone = text('contact_phone');
  const email = text('contact_email');
  return (
    <div className={styles.details}>
      <address>
        <dl className={styles.ways}>
          <div>
            <dt>{t('contact.phone')}</dt>
            <dd className={styles.big}>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('contact.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{t('contact.address')}</dt>
            <dd>{text('contact_address')}</dd>
          </div>
        </dl>
      </address>
      <h3>{t('footer.hours')}</h3>
      <OpeningHours />
      <SocialLinks />
    </div>
  );
}
