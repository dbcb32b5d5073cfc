import Description from '@mui/icons-material/Description';
import { contentResource } from '../ui/contentResource.ts';

export const pages = contentResource(
  'pages',
  Description,
  async () => (await import('./PageEditor.tsx')).PageEditor,
);
