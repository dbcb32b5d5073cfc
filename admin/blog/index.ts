import Article from '@mui/icons-material/Article';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';
import { localizedTitle } from '../layout/localizedName.ts';

export const blog: ResourceProps = {
  name: 'blog',
  icon: Article,
  list: lazyView(async () => (await import('./PostEditor.tsx')).PostEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: localizedTitle,
};
