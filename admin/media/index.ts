import PermMedia from '@mui/icons-material/PermMedia';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';
import { pictureName } from '../pictures/pictureName.ts';

export const media: ResourceProps = {
  name: 'media',
  icon: PermMedia,
  list: lazyView(async () => (await import('./MediaLibrary.tsx')).MediaLibrary),
  hasEdit: true,
  recordRepresentation: pictureName,
};
