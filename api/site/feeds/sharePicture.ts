import type { RequestListener } from 'node:http';
import inject from 'light-my-request';
import sharp from 'sharp';
import { SHARE_PICTURE, sharedPicture } from '../../contract/sharePicture.ts';
import { notFound } from '../../http/failure.ts';

/**
 * The picture of a shared link: a stored one cut to 1200×630 around what stands out in it, as JPEG,
 * which every network shows.
 * @throws Failure 404 when there is no such stored picture
 */
export async function sharePicture(path: string, listener: RequestListener): Promise<Buffer> {
  const stored = sharedPicture(path);
  if (stored === null) throw notFound();
  const { statusCode, rawPayload } = await inject(listener, { method: 'GET', url: stored });
  if (statusCode !== 200) throw notFound();
  const { width, height } = SHARE_PICTURE;
  return sharp(rawPayload)
    .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#08090a' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
