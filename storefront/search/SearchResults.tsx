import { useId } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Picture } from '../ui/Picture.tsx';
import { useSearchTexts } from './searchTexts.ts';
import { useSearch } from './useSearch.ts';

/** The results by kind, or a message when there are none or the search failed. */
export function SearchResults({ text }: { text: string }) {
  const { t } = useSite();
  const say = useSearchTexts();
  const id = useId();
  const { groups, count, pending, failed, again } = useSearch(text);
  const settled = text !== '' && !pending;
  return (
    <div className="search-results" aria-busy={pending}>
      <p className={count > 0 ? 'visually-hidden' : 'search-said'} role="status">
        {pending && count === 0 && t('loading')}
        {settled && count > 0 && say('found', { smart_count: count })}
        {settled && count === 0 && !failed && t('search.none', { text })}
      </p>
      {failed && settled && (
        <div className="search-failed" role="alert">
          <p>{say('failed')}</p>
          <button type="button" onClick={again}>
            {t('retry.again')}
          </button>
        </div>
      )}
      {groups.map(({ title: kind, results }, place) => (
        <section key={kind} aria-labelledby={`${id}${place}`}>
          <h2 id={`${id}${place}`}>{kind}</h2>
          <ul>
            {results.map(({ to, title, note, picture }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several events may link to the same calendar.
              <li key={`${index} ${to}`}>
                <PageLink className="search-row" to={to}>
                  {picture && <Picture of={picture} sizes="4.5rem" range="icon" ratio={4 / 3} />}
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
