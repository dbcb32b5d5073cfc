import type { ReactNode } from 'react';
import { formatDate } from '../../api/contract/dates.ts';
import type { PerLocale } from '../../api/contract/locales.ts';
import { useSite } from '../app/site.ts';
import { Seo } from '../seo/Seo.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import styles from './LegalDocument.module.css';
import { IN_FORCE_SINCE } from './legalTerms.ts';
import { type LegalText, typesetPart } from './legalText.ts';
import { useSeller } from './useSeller.ts';

interface LegalDocumentProps {
  title: string;
  lead: string;
  texts: PerLocale<LegalText>;
  /** Above the text: what can be done about it right here. */
  children?: ReactNode;
}

/** A legal text in numbered parts with its contents beside it. */
export function LegalDocument({ title, lead, texts, children }: LegalDocumentProps) {
  const { t, locale } = useSite();
  const plain = texts[locale](useSeller());
  const parts = locale === 'cs' ? plain.map(typesetPart) : plain;
  return (
    <>
      <Seo title={title} description={lead} />
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
