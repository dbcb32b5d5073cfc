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
  const { data } = query;
  if (empty && Array.isArray(data) && data.length === 0) return <Empty>{empty}</Empty>;
  if (data !== undefined) return children(data);
  if (query.isPending) return <Spinner />;
  return <Failure text={failed} onRetry={() => void query.refetch()} />;
}

interface FailureProps {
  text: string;
  onRetry: () => void;
  /** Over the page, until the visitor turns to the page again; rendered anew, it is shown again. */
  isOver?: boolean;
}

/** What failed, with a button that tries again. */
export function Failure({ text, onRetry, isOver }: FailureProps) {
  const { t } = useSite();
  const over = isOver && {
    popover: 'auto' as const,
    ref: (place: HTMLElement | null) => void place?.showPopover?.(),
  };
  return (
    <div className={styles.failure} role="alert" {...over}>
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        {t('retry.again')}
      </button>
    </div>
  );
}

export function Empty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
