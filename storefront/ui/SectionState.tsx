import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSite } from '../app/site.ts';
import styles from './SectionState.module.css';
import { Spinner } from './Spinner.tsx';

interface SectionStateProps<T> {
  query: UseQueryResult<T>;
  /** What to say when it failed (public-site §8). */
  failed: string;
  children: (data: T) => ReactNode;
}

/** A section's three states: loading, then its error or its content (public-site §2). */
export function SectionState<T>({ query, failed, children }: SectionStateProps<T>) {
  const { t } = useSite();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Spinner />;
  return (
    <div className={styles.failure} role="alert">
      <p>{failed}</p>
      <button type="button" onClick={() => void query.refetch()}>
        {t('retry.again')}
      </button>
    </div>
  );
}

/** What a section says when there is nothing to show. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
