import type { RequestListener } from 'node:http';
import inject from 'light-my-request';
import { sharedPicture } from '../../contract/sharePicture.ts';
import { notFound } from '../../http/failure.ts';
import type { Encoder } from '../../services/images/encoder.ts';

/**
 * The picture of a shared link: a stored one cut to 1200×630 around what stands out in it, as JPEG,
 * which every network shows.
 * @throws Failure 404 when there is no such stored picture
 */
export async function sharePicture(
  path: string,
  listener: RequestListener,
  encoder: Pick<Encoder, 'shared'>,
): Promise<Buffer> {
  const stored = sharedPicture(path);
  if (stored === null) throw notFound();
  const { statusCode, rawPayload } = await inject(listener, { method: 'GET', url: stored });
  if (statusCode !== 200) throw notFound();
  return encoder.shared(rawPayload);
}
