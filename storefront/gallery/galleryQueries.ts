import type { GalleryItem } from '../../api/contract/types.ts';
import { sectionQuery } from '../app/sectionQuery.ts';
import type { ApiAccess } from '../app/site.ts';

/** Thumbnails on home (public-site §9). */
const ON_HOME = 8;

export const galleryQuery = (access: ApiAccess) => sectionQuery<GalleryItem[]>(access, '/gallery');

export const homeGalleryQuery = (access: ApiAccess) =>
  sectionQuery<GalleryItem[]>(access, '/gallery', { limit: ON_HOME });
