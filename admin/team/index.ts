import Groups from '@mui/icons-material/Groups';
import { contentResource } from '../ui/contentResource.ts';

export const team = contentResource(
  'team',
  Groups,
  async () => (await import('./TeamEditor.tsx')).TeamEditor,
);
