import { useCallback } from 'react';
import {
  type DataProvider,
  type Middleware,
  type UpdateResult,
  useDataProvider,
  useNotify,
  useRegisterMutationMiddleware,
} from 'react-admin';
import type { PictureTexts, ProductPhoto } from '../../api/contract/types.ts';
import { ALT_FAILURE, isSameAlt, joinedAlt, NO_ALT, saveAlt } from '../pictures/saveAlt.ts';
import { isChosenFile } from '../providers/formData.ts';
import { type FormPhoto, isPhotoList, kept } from '../providers/productForm.ts';

/** Saves the alternative texts that cropped photos keep, once the product is saved. */
export function useCroppedAlts(): void {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      const result = await next(resource, params);
      try {
        return await withCroppedAlts(dataProvider, result, params.data.photos);
      } catch {
        notify(...ALT_FAILURE);
        return result;
      }
    },
    [dataProvider, notify],
  );
  useRegisterMutationMiddleware(middleware);
}

/**
 * The save's answer after the alternative texts of the crops are saved, too. Throws where it isn't known
 * which photo a crop became.
 */
async function withCroppedAlts(
  dataProvider: DataProvider,
  result: UpdateResult,
  sent: unknown,
): Promise<UpdateResult> {
  const dropped: readonly number[] = result.data.dropped_photos ?? [];
  const given = isPhotoList(sent) ? stored(kept(sent), dropped).map(altOfCrop) : [];
  if (given.every((alt) => alt === undefined)) return result;
  const photos: ProductPhoto[] = [...result.data.photos].sort(
    (one, other) => one.display_order - other.display_order,
  );
  if (photos.length !== given.length) throw new Error('A photo was dropped');
  const described: ProductPhoto[] = [];
  for (const [index, photo] of photos.entries()) {
    described.push(await withAlt(dataProvider, photo, given[index]));
  }
  return { ...result, data: { ...result.data, photos: described } };
}

/** The photos without those whose files, by index, the server dropped. */
function stored(photos: readonly FormPhoto[], dropped: readonly number[]): FormPhoto[] {
  const files = photos.filter(isChosenFile);
  const gone = new Set<FormPhoto | undefined>(dropped.map((index) => files[index]));
  return photos.filter((photo) => !gone.has(photo));
}

const altOfCrop = (photo: FormPhoto): PictureTexts | undefined =>
  isChosenFile(photo) ? photo.alt : undefined;

async function withAlt(
  dataProvider: DataProvider,
  photo: ProductPhoto,
  given: PictureTexts | undefined,
): Promise<ProductPhoto> {
  const { image_path, image_info } = photo;
  const known = image_info?.alt ?? NO_ALT;
  const alt = joinedAlt(given ?? NO_ALT, known);
  if (isSameAlt(alt, known)) return photo;
  await saveAlt(dataProvider, image_path, alt);
  return { ...photo, image_info: image_info && { ...image_info, alt } };
}
