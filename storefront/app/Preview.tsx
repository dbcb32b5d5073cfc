import { type ReactNode, useEffect } from 'react';
import { isOrdering, PREVIEW_PARAMETER } from '../../api/contract/sitePaths.ts';
import { Seo } from '../seo/Seo.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import { usePlace } from './navigation.ts';
import styles from './Preview.module.css';
import { useSite, useStatus } from './site.ts';

/** Marks an unpublished record and links to the published page. */
export function PreviewBanner() {
  const { t, isPreview } = useSite();
  const published = usePublishedAddress();
  if (!isPreview) return null;
  return (
    <aside className={styles.banner} aria-label={t('preview.title')}>
      <strong>{t('preview.title')}</strong>
      {/* A full page load: this document may have loaded hidden records. */}
      <a href={published}>{t('preview.end')}</a>
    </aside>
  );
}

/** A page, unless its preview has ended or the page never shows unpublished content. */
export function PreviewGate({ children }: { children: ReactNode }) {
  const { isPreview, hasPreviewEnded } = useSite();
  const { pathname, search } = usePlace();
  if (isPreview && isOrdering(pathname)) return <PublishedPage />;
  if (hasPreviewEnded && new URLSearchParams(search).has(PREVIEW_PARAMETER)) {
    return <EndedPreview />;
  }
  return children;
}

/** Reloads the page as visitors see it: this document has loaded a draft. */
function PublishedPage() {
  const published = usePublishedAddress();
  useEffect(() => window.location.replace(published), [published]);
  return <PageSpinner />;
}

/** Says that the preview has ended; the server responds with 404. */
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

/** The current address without the preview. */
function usePublishedAddress(): string {
  const { pathname, search } = usePlace();
  const kept = new URLSearchParams(search);
  kept.delete(PREVIEW_PARAMETER);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
