import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import type { ResourceProps } from 'react-admin';
import type { GalleryItem } from '../../api/contract/types.ts';
import { lazyView } from '../layout/lazyView.tsx';
import { localizedTitle } from '../layout/localizedName.ts';

export const gallery: ResourceProps = {
  name: 'gallery',
  icon: PhotoLibrary,
  list: lazyView(async () => (await import('./GalleryEditor.tsx')).GalleryEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (item: GalleryItem) => localizedTitle(item) || `#${item.id}`,
};
