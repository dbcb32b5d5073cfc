import { carPhotoCreate, carPhotosUpload } from '../../../contract/entities/carPhoto.ts';
import { PENDING_FILE } from '../../../contract/fields.ts';
import type { Context } from '../../../platform/http/context.ts';
import { parseInput } from '../../../platform/http/validate.ts';
import type { Uploads } from '../../media/index.ts';
import { type GivenPhoto, storeGivenPhotos } from '../photos/storeGivenPhotos.ts';
import type { NewCarPhoto } from './commands/addCarPhotos.ts';

/** Whether a request brings one photo as a record, and not several. */
export const isSingle = ({ state }: Context): boolean =>
  state.body.image_path !== undefined || state.files.has('image');

/**
 * The photos of a request: one, or several as `images`, `names` and `display_orders`. Their pictures
 * are stored.
 * @throws Failure 415 or 422 at the photo's field
 */
export async function sentPhotos(ctx: Context, uploads: Uploads): Promise<NewCarPhoto[]> {
  const photos = isSingle(ctx) ? [singlePhoto(ctx)] : severalPhotos(ctx);
  const paths = await storeGivenPhotos(
    uploads,
    photos.map(({ given }) => given),
  );
  return photos.map(({ input, placed }, index) => ({
    input: { ...input, image_path: paths[index] ?? input.image_path },
    placed,
  }));
}

interface SentPhoto extends NewCarPhoto {
  given: GivenPhoto;
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

function singlePhoto({ state: { body, files } }: Context): SentPhoto {
  const file = files.get('image')?.[0];
  const input = parseInput(carPhotoCreate, file ? { ...body, image_path: PENDING_FILE } : body);
  const given = { image_path: input.image_path, file, field: 'image_path' };
  return { input, given, placed: isGiven(body.display_order) };
}

function severalPhotos({ state: { body, files } }: Context): SentPhoto[] {
  const sent = files.get('images') ?? [];
  const raw = sent.length > 0 ? { ...body, images: sent.map(() => PENDING_FILE) } : body;
  const { images, names, display_orders } = parseInput(carPhotosUpload, raw);
  return images.map((image_path, index) => {
    const [name, display_order] = [names[index], display_orders[index]];
    const input = parseInput(carPhotoCreate, { image_path, name, display_order });
    const given = { image_path: input.image_path, file: sent[index], field: `images.${index}` };
    return { input, given, placed: display_order !== undefined };
  });
}
