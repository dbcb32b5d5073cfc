import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { contentResource } from '../ui/contentResource.ts';

export const gallery = contentResource(
  'gallery',
  PhotoLibrary,
  async () => (await import('./GalleryEditor.tsx')).GalleryEditor,
);
