import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { contentResource } from '../layout/contentResource.ts';

export const gallery = contentResource('gallery', PhotoLibrary, async () => ({
  default: (await import('./GalleryEditor.tsx')).GalleryEditor,
}));
