import { lazy, Suspense, useRef } from 'react';
import { useSite } from '../app/site.ts';
import { Section } from '../ui/Section.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './ContactSection.module.css';
import { useRiseOnce } from './useRiseOnce.ts';

/** Rendered by the server at once; in the browser its file comes after the page has been taken over. */
const ContactForm = lazy(() => import('./ContactForm.tsx'));

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
          <Suspense fallback={<Spinner />}>
            <ContactForm />
          </Suspense>
        </div>
      </div>
    </Section>
  );
}
