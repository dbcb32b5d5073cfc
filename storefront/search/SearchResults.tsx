import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './SearchResults.module.css';
import { useSearch } from './useSearch.ts';

/** The results by kind, or a message when there are none or the search failed. */
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
        <section key={group.title} aria-labelledby={group.title}>
          <h2 id={group.title}>{t(group.title)}</h2>
          <ul>
            {group.results.map(({ to, title, note, picture }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several events may link to the same calendar.
              <li key={`${index} ${to}`}>
                <PageLink className={styles.row} to={to}>
                  <Picture of={picture} sizes="4.5rem" ratio={4 / 3} />
                  <strong>{title}</strong>
                  <span>{note}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
