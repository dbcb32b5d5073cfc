import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { RetryAlert } from './RetryAlert.tsx';
import { FormSkeleton } from './Skeletons.tsx';

interface LoadedProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** Renders a query's data; a skeleton while loading, the error with a retry button on failure. */
export const Loaded = <T,>({ query: { data, error, refetch }, children }: LoadedProps<T>) => {
  if (data !== undefined) return children(data);
  if (error) return <RetryAlert retry={refetch}>{error.message}</RetryAlert>;
  return <LoadingForm />;
};

/** `label` is a message key. */
export const LoadingForm = ({ label = 'ra.page.loading' }: { label?: string }) => (
  <div aria-label={useTranslate()(label)} role="status">
    <FormSkeleton />
  </div>
);
