import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';

/** Photos have no list of their own: /car-photos/{slug} shows those of one car (back-office §2). */
export const carPhotos: ResourceProps = {
  name: 'car-photos',
  icon: PhotoLibrary,
  edit: lazyView(async () => (await import('./CarPhotos.tsx')).CarPhotos),
  list: lazyView(async () => (await import('./ToCars.tsx')).ToCars),
};
