import type { ReactNode } from 'react';
import type { LegalKind } from '../../api/contract/constants.ts';
import { formatDate } from '../../api/contract/dates.ts';
import type { ShownLegalText } from '../../api/contract/types.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { useSearchParams } from '../app/navigation.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import { useTrusted } from '../app/trusted.ts';
import { useHashScroll } from '../home/useHashScroll.ts';
import { NothingThere } from '../notFound/NothingThere.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import styles from './LegalDocument.module.css';
import { legalQuery, versionIn } from './legalQuery.ts';

interface LegalDocumentProps {
  kind: LegalKind;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** A legal text in numbered parts with a table of contents, in the requested version. */
export function LegalDocument({ kind, title, lead, children }: LegalDocumentProps) {
  const { t } = useSite();
  const version = versionIn(useSearchParams());
  const query = useSection((site) => legalQuery(site, kind, version));
  if (query.data === null) return <NothingThere kind="page" to={urls[kind]} />;
  return (
    <>
      <PageHead title={title} lead={lead} seo={{ noindex: version !== undefined }} />
      <div className={styles.page} data-ground="light">
        <SectionState query={query} failed={t('legal.failed')}>
          {(text) => text && <LegalParts text={text}>{children}</LegalParts>}
        </SectionState>
      </div>
    </>
  );
}

function LegalParts({ text, children }: { text: ShownLegalText; children: ReactNode }) {
  const { t, locale } = useSite();
  useHashScroll();
  const parts = text.parts.filter(({ id }) => id !== '');
  const intro = text.parts.find(({ id }) => id === '');
  return (
    <>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t('legal.contents')}</h2>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <Replaced text={text} />
        {children}
        {intro && <Content html={intro.content} />}
        <ol className={styles.parts}>
          {parts.map(({ id, title, content }) => (
            <li key={id} id={id}>
              <h2>{title}</h2>
              <Content html={content} />
            </li>
          ))}
        </ol>
        <p className={styles.since}>
          {t('legal.effective', { date: formatDate(text.valid_from, locale) })}
        </p>
        <EarlierVersions text={text} />
      </div>
    </>
  );
}

function Content({ html }: { html: string }) {
  const linked = useLinked();
  const content = html.replace(/(<a href=")(\/[^"]*)/g, (_, start, to) => start + linked(to));
  return <div className={styles.content} {...useTrusted(content)} />;
}

/** Says that a version is no longer in force; renders nothing for the current one. */
function Replaced({ text: { kind, valid_from, valid_until } }: { text: ShownLegalText }) {
  const { t, locale } = useSite();
  if (valid_until === null) return null;
  const from = formatDate(valid_from, locale);
  const until = formatDate(valid_until, locale);
  return (
    <p className={styles.replaced}>
      {t('legal.replaced', { from, until })}{' '}
      <PageLink to={urls[kind]}>{t('legal.inForce')}</PageLink>
    </p>
  );
}

function EarlierVersions({ text: { kind, valid_from, versions } }: { text: ShownLegalText }) {
  const { t, locale } = useSite();
  if (versions.length < 2) return null;
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{t('legal.versions')}</h2>
      <ul>
        {versions.slice(1).map((day) => (
          <li key={day}>
            <PageLink
              to={`${urls[kind]}?version=${day}`}
              aria-current={day === valid_from ? 'page' : undefined}
            >
              {t('legal.effective', { date: formatDate(day, locale) })}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
