import type { ChosenFile } from '../../providers/formData.ts';
import type { CropSource } from './CropDialog.tsx';

/** The picture in a form as something to crop: a file just chosen, or a stored path. */
export function cropSource(picture: ChosenFile | string): CropSource {
  if (typeof picture !== 'string') {
    return { src: picture.src, name: picture.title, type: picture.rawFile.type };
  }
  const name = picture.slice(picture.lastIndexOf('/') + 1);
  return { src: picture, name, type: '' };
}
