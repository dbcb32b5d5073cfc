import { useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { MoreLink } from '../ui/Links.tsx';
import { PhotoGrid } from '../ui/PhotoGrid.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import styles from './GallerySection.module.css';
import { galleryPhotos, homeGalleryQuery } from './gallery.ts';

export const queries = (access: ApiAccess) => [homeGalleryQuery(access)];

/** The home page's 8 photos, edge to edge. */
export default function GallerySection() {
  const site = useSite();
  const { t } = site;
  const query = useSection(homeGalleryQuery);
  return (
    <Section
      id="gallery"
      title={t('gallery.title')}
      aside={<MoreLink to={urls.gallery}>{t('gallery.all')}</MoreLink>}
    >
      <SectionState query={query} failed={t('gallery.failed')} empty={t('gallery.none')}>
        {(items) => (
          <div className={styles.mosaic}>
            <PhotoGrid photos={galleryPhotos(items, site)} arrangement="mosaic" />
          </div>
        )}
      </SectionState>
    </Section>
  );
}
