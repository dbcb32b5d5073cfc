import type { Picture } from './picture.ts';
import { blogPictures } from './scenes/blog.ts';
import { carPictures } from './scenes/cars.ts';
import { eventPictures } from './scenes/events.ts';
import { galleryPictures } from './scenes/gallery.ts';
import { sharePicture } from './scenes/share.ts';

/** Every master that is a scene. */
export const pictures: Picture[] = [
  ...carPictures,
  ...eventPictures,
  ...galleryPictures,
  ...blogPictures,
  sharePicture,
];
