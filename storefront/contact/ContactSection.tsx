import { useRef } from 'react';
import { useSite } from '../app/site.ts';
import { Section } from '../ui/Section.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactSection.module.css';
import { useRiseOnce } from './useRiseOnce.ts';

/** Home's contact details and form; they rise once when a tenth of them is seen (public-site §2). */
export function ContactSection() {
  const { t } = useSite();
  const content = useRef<HTMLDivElement>(null);
  const risen = useRiseOnce(content);
  return (
    <Section id="contact" title={t('contact.title')}>
      <div ref={content} className={styles.contact} data-risen={risen}>
        <ContactDetails />
        <div className={styles.form} data-ground="light">
          <h3>{t('contact.form')}</h3>
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}
