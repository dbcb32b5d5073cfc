import PermMedia from '@mui/icons-material/PermMedia';
import type { ResourceProps } from 'react-admin';
import { pictureName } from '../pictures/pictureName.ts';
import { lazyView } from '../ui/lazyView.tsx';

export const media: ResourceProps = {
  name: 'media',
  icon: PermMedia,
  list: lazyView(async () => (await import('./MediaLibrary.tsx')).MediaLibrary),
  hasEdit: true,
  recordRepresentation: pictureName,
};
