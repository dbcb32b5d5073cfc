import { useQuery } from '@tanstack/react-query';
import { localized } from '../../api/contract/locales.ts';
import type { Car, CarPhoto } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { useRouteParams } from '../app/useRouteParams.ts';
import { PhotoGrid } from '../ui/PhotoGrid.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import styles from './CarPhotos.module.css';
import { carPhotosQuery } from './carQueries.ts';

/** The photo gallery of a car's page; nothing where there are no photos. */
export function CarPhotos({ car, name }: { car: Car; name: string }) {
  const site = useSite();
  const { t, locale } = site;
  const { slug = car.slug } = useRouteParams();
  const query = useQuery(carPhotosQuery(site, slug));
  const caption = (photo: CarPhoto) =>
    localized(photo.translations, 'description', locale) || photo.name;
  return (
    <SectionState query={query} failed={t('gallery.failed')}>
      {(photos) =>
        photos && photos.length > 0 ? (
          <section className={styles.photos} aria-labelledby="car-photos">
            <h2 id="car-photos">{t('car.photos')}</h2>
            <PhotoGrid
              photos={photos.map((photo, index) => ({
                key: photo.id,
                path: photo.image_path,
                info: photo.image_info,
                alt: caption(photo) || t('car.photo', { name, number: index + 1 }),
                caption: caption(photo),
              }))}
            />
          </section>
        ) : null
      }
    </SectionState>
  );
}
