import Handshake from '@mui/icons-material/Handshake';
import { contentResource } from '../ui/contentResource.ts';

export const sponsors = contentResource(
  'sponsors',
  Handshake,
  async () => (await import('./SponsorEditor.tsx')).SponsorEditor,
);
