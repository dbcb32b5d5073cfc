import Article from '@mui/icons-material/Article';
import { contentResource } from '../ui/contentResource.ts';

export const blog = contentResource(
  'blog',
  Article,
  async () => (await import('./PostEditor.tsx')).PostEditor,
);
