import { useQuery } from '@tanstack/react-query';
import { useSite } from '../app/site.ts';
import { MoreLink } from '../ui/BackLink.tsx';
import { PhotoGrid } from '../ui/PhotoGrid.tsx';
import { Section } from '../ui/Section.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import styles from './GallerySection.module.css';
import { galleryPhotos, homeGalleryQuery } from './gallery.ts';

/** Home's 8 photos, edge to edge (public-site §2). */
export function GallerySection() {
  const site = useSite();
  const { t } = site;
  const query = useQuery(homeGalleryQuery(site));
  return (
    <Section
      id="gallery"
      title={t('gallery.title')}
      aside={<MoreLink to={urls.gallery}>{t('gallery.all')}</MoreLink>}
    >
      <SectionState query={query} failed={t('gallery.failed')}>
        {(items) =>
          items.length > 0 ? (
            <div className={styles.mosaic}>
              <PhotoGrid photos={galleryPhotos(items, site)} arrangement="mosaic" />
            </div>
          ) : (
            <Empty>{t('gallery.none')}</Empty>
          )
        }
      </SectionState>
    </Section>
  );
}
