import { localized } from '../../api/contract/locales.ts';
import type { GalleryItem } from '../../api/contract/types.ts';
import type { InLanguage } from '../app/inLanguage.ts';
import { useSection } from '../app/queries.ts';
import type { Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { PhotoGrid } from '../ui/PhotoGrid.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import styles from './GalleryPage.module.css';
import { galleryPhotos, galleryQuery } from './gallery.ts';

export const queries = (visit: Visit) => [galleryQuery(visit)];

export default function GalleryPage() {
  const site = useSite();
  const { t, locale } = site;
  const query = useSection(galleryQuery);
  const photos = (items: readonly InLanguage<GalleryItem>[]) =>
    galleryPhotos(items, site).map((photo, index) => ({
      ...photo,
      caption: localized(items[index]?.translations, 'title', locale),
    }));
  return (
    <>
      <PageHead title={t('gallery.pageTitle')} lead={t('gallery.pageLead')} />
      <div className={styles.photos}>
        <SectionState query={query} failed={t('gallery.failed')} empty={t('gallery.none')}>
          {(items) => <PhotoGrid photos={photos(items)} arrangement="strips" />}
        </SectionState>
      </div>
    </>
  );
}
