import type { ChosenFile } from '../providers/formData.ts';
import type { Ordered } from './photoOrder.ts';

/** A photo that was chosen and waits for its upload. */
export interface WaitingPhoto extends Ordered, ChosenFile {
  key: string;
  name: string;
}

/** The multipart form of POST /car-photos/{carId} (back-office §7). */
export function uploadForm(carId: number, photos: readonly WaitingPhoto[]): FormData {
  const form = new FormData();
  form.append('car_id', String(carId));
  for (const [index, { rawFile, name, display_order }] of photos.entries()) {
    form.append('images', rawFile, rawFile.name);
    form.append(`names[${index}]`, name.trim());
    form.append(`display_orders[${index}]`, String(display_order));
  }
  return form;
}
