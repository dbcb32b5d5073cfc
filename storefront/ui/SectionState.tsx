import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSite } from '../app/site.ts';
import styles from './SectionState.module.css';
import { Spinner } from './Spinner.tsx';

interface SectionStateProps<T> {
  query: UseQueryResult<T>;
  failed: string;
  empty?: string;
  children: (data: T) => ReactNode;
}

/** A section's states: loading, error, content, empty. */
export function SectionState<T>({ query, failed, empty, children }: SectionStateProps<T>) {
  const { t } = useSite();
  const { data } = query;
  if (empty && Array.isArray(data) && data.length === 0) return <Empty>{empty}</Empty>;
  if (data !== undefined) return children(data);
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

export function Empty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
