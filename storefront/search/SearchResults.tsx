import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Picture } from '../ui/Picture.tsx';
import type { Result } from './results.ts';
import styles from './SearchResults.module.css';
import { type ResultGroup, useSearch } from './useSearch.ts';

/** What was found for a text, kind by kind; says when it is nothing and when it failed. */
export function SearchResults({ text }: { text: string }) {
  const { t } = useSite();
  const { groups, count, pending, failed, again } = useSearch(text);
  const settled = text !== '' && !pending;
  return (
    <div className={styles.results} aria-busy={pending}>
      <p className={count > 0 ? 'visually-hidden' : styles.said} role="status">
        {pending && count === 0 && t('loading')}
        {settled && count > 0 && t('search.found', { smart_count: count })}
        {settled && count === 0 && !failed && t('search.none', { text })}
      </p>
      {failed && settled && (
        <div className={styles.failed} role="alert">
          <p>{t('search.failed')}</p>
          <button type="button" onClick={again}>
            {t('retry.again')}
          </button>
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { title, results } }: { group: ResultGroup }) {
  const { t } = useSite();
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t(title)}</h2>
      <ul>
        {results.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several events lead to the same calendar.
          <Row key={`${index} ${result.to}`} result={result} />
        ))}
      </ul>
    </section>
  );
}

function Row({ result: { to, title, note, picture } }: { result: Result }) {
  return (
    <li>
      <PageLink className={styles.row} to={to}>
        <Picture of={picture} sizes="4.5rem" ratio={4 / 3} />
        <strong>{title}</strong>
        <span>{note}</span>
      </PageLink>
    </li>
  );
}
