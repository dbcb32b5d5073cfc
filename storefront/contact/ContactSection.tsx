import { use, useRef } from 'react';
import { OTHER_GROUND } from '../../api/contract/constants.ts';
import { phoneLink } from '../../api/contract/phoneLink.ts';
import { useSite } from '../app/site.ts';
import { OpeningHours } from '../layout/OpeningHours.tsx';
import { SocialLinks } from '../settings/SocialLinks.tsx';
import { useSettings } from '../settings/settings.ts';
import { Section, SectionPlace } from '../ui/Section.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactSection.module.css';
import { useRiseOnce } from './useRiseOnce.ts';

/** The home page's contact details and form; they rise once a tenth of them is visible. */
export default function ContactSection() {
  const { t } = useSite();
  const content = useRef<HTMLDivElement>(null);
  const risen = useRiseOnce(content);
  return (
    <Section id="contact" title={t('contact.title')}>
      <div ref={content} className={styles.contact} data-risen={risen}>
        <ContactDetails />
        <div className={styles.form} data-ground={OTHER_GROUND[use(SectionPlace).ground]}>
          <h3>{t('contact.form')}</h3>
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}

/** Phone, e-mail and address, where set, and opening hours. */
export function ContactDetails() {
  const { t } = useSite();
  const { text } = useSettings();
  const [phone, email] = [text('contact_phone'), text('contact_email')];
  const address = text('contact_address');
  return (
    <div className={styles.details}>
      <address>
        <dl className={styles.ways}>
          {phone && (
            <div>
              <dt>{t('contact.phone')}</dt>
              <dd className={styles.big}>
                <a href={phoneLink(phone)}>{phone}</a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{t('contact.email')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
          {address && (
            <div>
              <dt>{t('contact.address')}</dt>
              <dd>{address}</dd>
            </div>
          )}
        </dl>
      </address>
      <OpeningHours heading="h3" />
      <SocialLinks />
    </div>
  );
}
