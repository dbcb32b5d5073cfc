import EventIcon from '@mui/icons-material/Event';
import { contentResource } from '../ui/contentResource.ts';

export const events = contentResource(
  'events',
  EventIcon,
  async () => (await import('./EventEditor.tsx')).EventEditor,
);
