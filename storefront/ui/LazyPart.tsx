import { type ComponentProps, Suspense } from 'react';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useSite } from '../app/site.ts';

/** A part with a script of its own; one that doesn't come leaves a sentence in its place, and the page as it is. */
export function LazyPart(part: ComponentProps<typeof Suspense>) {
  const { t } = useSite();
  return (
    <ErrorBoundary fallback={<p role="alert">{t('crash.section')}</p>}>
      <Suspense {...part} />
    </ErrorBoundary>
  );
}
