import Description from '@mui/icons-material/Description';
import { contentResource } from '../layout/contentResource.ts';

export const pages = contentResource('pages', Description, async () => ({
  default: (await import('./PageEditor.tsx')).PageEditor,
}));
