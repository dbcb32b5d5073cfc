import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { isOrdering, PREVIEW_PARAMETER } from '../../api/contract/sitePaths.ts';
import { Seo } from '../seo/Seo.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FullScreenSpinner } from '../ui/Spinner.tsx';
import styles from './Preview.module.css';
import { useSite, useStatus } from './site.ts';

/** Says that the record shown is not public, and leads to the page as visitors have it. */
export function PreviewBanner() {
  const { t, isPreview } = useSite();
  const published = usePublishedAddress();
  if (!isPreview) return null;
  return (
    <aside className={styles.banner} aria-label={t('preview.title')}>
      <strong>{t('preview.title')}</strong>
      {/* A new document: what this one has read may be hidden. */}
      <a href={published}>{t('preview.end')}</a>
    </aside>
  );
}

/** A page, unless its preview has ended, or it is one that shows only what is published. */
export function PreviewGate({ children }: { children: ReactNode }) {
  const { isPreview, hasPreviewEnded } = useSite();
  const { pathname, search } = useLocation();
  if (isPreview && isOrdering(pathname)) return <PublishedPage />;
  if (hasPreviewEnded && new URLSearchParams(search).has(PREVIEW_PARAMETER)) {
    return <EndedPreview />;
  }
  return children;
}

/** Loads the page anew as visitors have it: this document has read a draft. */
function PublishedPage() {
  const published = usePublishedAddress();
  useEffect(() => window.location.replace(published), [published]);
  return <FullScreenSpinner />;
}

/** Says that there is no preview any more; the server answers 404 with it. */
function EndedPreview() {
  const { t } = useSite();
  const published = usePublishedAddress();
  useStatus(404);
  const title = t('preview.ended');
  return (
    <>
      <Seo title={title} noindex />
      <Notice title={title} text={t('preview.endedText')}>
        <Button href={published}>{t('preview.toPublished')}</Button>
      </Notice>
    </>
  );
}

/** The address of the page shown, without the preview. */
function usePublishedAddress(): string {
  const { pathname, search } = useLocation();
  const kept = new URLSearchParams(search);
  kept.delete(PREVIEW_PARAMETER);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
