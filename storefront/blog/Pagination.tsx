import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Pagination.module.css';

interface PaginationProps {
  current: number;
  total: number;
  to: (page: number) => string;
}

/** Links to numbered pages, the previous and the next one; renders nothing for a single page. */
export function Pagination({ current, total, to }: PaginationProps) {
  const { t } = useSite();
  if (total <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t('blog.pages')}>
      {current > 1 && (
        <PageLink className={styles.step} to={to(current - 1)} rel="prev">
          <Icon name="arrow-left" />
          {t('blog.previous')}
        </PageLink>
      )}
      <ol>
        {pageNumbers(current, total).map((page, index, pages) => (
          // A gap is keyed by the page before it.
          <li key={page ?? `after-${pages[index - 1]}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <PageLink
                to={to(page)}
                aria-label={t('blog.page', { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      {current < total && (
        <PageLink className={styles.step} to={to(current + 1)} rel="next">
          {t('blog.next')}
          <Icon name="arrow-right" />
        </PageLink>
      )}
    </nav>
  );
}

/** Pages shown on either side of the current one. */
const AROUND = 1;

/** The first page, the last and those around the current one; null is a gap of two or more. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const named: (number | null)[] = [];
  for (let page = 1; page <= total; page += 1) {
    if (page === 1 || page === total || Math.abs(page - current) <= AROUND) named.push(page);
    else if (named.at(-1) !== null) named.push(isAlone(page, current, total) ? page : null);
  }
  return named;
}

/** Whether only this page lies between two shown ones: a gap would take as much room. */
const isAlone = (page: number, current: number, total: number): boolean =>
  (page === 2 && current - AROUND === 3) || (page === total - 1 && current + AROUND === total - 2);
