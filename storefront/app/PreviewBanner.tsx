import { useLocation } from 'react-router';
import { PREVIEW_PARAMETER } from '../../api/contract/sitePaths.ts';
import styles from './PreviewBanner.module.css';
import { useSite } from './site.ts';

/** Says that a page shows a record that is not public, and leads to the page as visitors have it. */
export function PreviewBanner() {
  const { t, isPreview } = useSite();
  const { pathname, search } = useLocation();
  if (!isPreview) return null;
  const kept = new URLSearchParams(search);
  kept.delete(PREVIEW_PARAMETER);
  return (
    <aside className={styles.banner} aria-label={t('preview.title')}>
      <strong>{t('preview.title')}</strong>
      {/* A new document: what this one has read may be hidden. */}
      <a href={kept.size > 0 ? `${pathname}?${kept}` : pathname}>{t('preview.end')}</a>
    </aside>
  );
}
