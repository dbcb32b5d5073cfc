import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { createElement } from 'react';
import { Navigate, type ResourceProps } from 'react-admin';
import { lazyView } from '../ui/lazyView.tsx';

/** Photos have no list of their own: /car-photos/{slug} shows one car's. */
export const carPhotos: ResourceProps = {
  name: 'car-photos',
  icon: PhotoLibrary,
  edit: lazyView(async () => (await import('./CarPhotos.tsx')).CarPhotos),
  list: () => createElement(Navigate, { to: '/cars', replace: true }),
};
