import { CarPhoto } from '../../../../../db/models/car.ts';
import type { CarPhotoInput } from '../../../../contract/entities/carPhoto.ts';
import { command } from '../../../../platform/commands.ts';
import { createRecord } from '../../resources/commands/createRecord.ts';
import { carPhotos } from '../declaration.ts';

export interface NewCarPhoto {
  /** With the path of the stored picture. */
  input: CarPhotoInput;
  /** Whether its place was sent; otherwise it follows the last photo. */
  placed: boolean;
}

interface CarWithPhotos {
  carId: number;
  photos: readonly NewCarPhoto[];
}

const createPhoto = createRecord(carPhotos);

/**
 * Adds photos to a car, all or none, and returns their ids.
 * @throws Failure 422 when one of the files is gone
 */
export const addCarPhotos = command(async (trx, { carId, photos }: CarWithPhotos, context) => {
  const photosOfCar = CarPhoto.query(trx).where({ car_id: carId });
  let last = (await photosOfCar.orderBy('display_order', 'desc').first())?.display_order ?? 0;
  const ids: number[] = [];
  for (const { input, placed } of photos) {
    const display_order = placed ? input.display_order : last + 1;
    last = Math.max(last, display_order);
    const placedInput = { ...input, display_order };
    const { id } = await createPhoto.within(
      trx,
      { input: placedInput, columns: { car_id: carId } },
      context,
    );
    ids.push(id);
  }
  return ids;
});
