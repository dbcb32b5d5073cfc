import Article from '@mui/icons-material/Article';
import type { ResourceProps } from 'react-admin';
import type { BlogPostRecord } from '../../api/contract/types.ts';
import { lazyView } from '../layout/lazyView.tsx';
import { postTitle } from './postTitle.ts';

export const blog: ResourceProps = {
  name: 'blog',
  icon: Article,
  list: lazyView(async () => (await import('./PostEditor.tsx')).PostEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: (post: BlogPostRecord) => postTitle(post),
};
