import sharp from 'sharp';
import { LIMITS } from '../../contract/constants.ts';
import { Failure, invalidField } from '../../http/failure.ts';
import { createGate } from './gate.ts';

// One picture at a time on one thread each: pictures are encoded beside answering requests.
sharp.concurrency(1);
sharp.cache(false);

/** Widths in pixels in which a picture is kept; never wider than it came. */
export const WIDTHS = [320, 640, 960, 1440, 2000] as const;

const WEBP = { quality: 78, effort: 3 } as const;

/** Two pictures at once: the database shares its threads with the encoder and must not wait. */
const inTurn = createGate(2);

/** Formats that are decoded; everything is stored as WebP. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'svg']);

export interface EncodedPicture {
  width: number;
  height: number;
  /** The average colour as `#rrggbb`, or `transparent`. */
  color: string;
  variants: { width: number; type: 'image/webp'; bytes: Buffer }[];
}

/** A picture that can't be taken, to be turned into a message at its field. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly key: 'picture.unreadable' | 'picture.tooManyPixels';

  constructor(key: PictureError['key']) {
    super(key);
    this.key = key;
  }
}

/**
 * Decodes a picture by its content and encodes it as WebP in several widths, upright and without
 * its metadata.
 * @throws PictureError when it is no picture of a supported format or larger than 60 megapixels
 */
export const encodePicture = (bytes: Buffer): Promise<EncodedPicture> =>
  inTurn(() => decodeAndEncode(bytes));

async function decodeAndEncode(bytes: Buffer): Promise<EncodedPicture> {
  const { data, info } = await decode(bytes);
  const raw = {
    width: info.width,
    height: info.height,
    channels: info.channels,
  };
  const widths = [...WIDTHS.filter((width) => width < raw.width), raw.width];
  const variants: EncodedPicture['variants'] = [];
  for (const width of widths) {
    const encoded = sharp(data, { raw }).resize({ width }).webp(WEBP);
    variants.push({ width, type: 'image/webp', bytes: await encoded.toBuffer() });
  }
  const color = await averageColor(data, raw);
  return { width: raw.width, height: raw.height, color, variants };
}

/** The format that a file's content is in, or null when it is no picture. */
export async function pictureFormat(bytes: Buffer): Promise<string | null> {
  try {
    return (await sharp(bytes).metadata()).format ?? null;
  } catch {
    return null;
  }
}

async function decode(bytes: Buffer) {
  try {
    const image = sharp(bytes, {
      limitInputPixels: LIMITS.uploadPixels,
      failOn: 'error',
    });
    const { format, width, height } = await image.metadata();
    if (!format || !FORMATS.has(format)) throw new PictureError('picture.unreadable');
    if (width * height > LIMITS.uploadPixels) throw new PictureError('picture.tooManyPixels');
    return await image
      .rotate()
      .toColourspace('srgb')
      .resize({ width: WIDTHS[WIDTHS.length - 1], withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw new PictureError(tooMany ? 'picture.tooManyPixels' : 'picture.unreadable');
  }
}

type Raw = { width: number; height: number; channels: 1 | 2 | 3 | 4 };

async function averageColor(data: Buffer, raw: Raw): Promise<string> {
  const hasAlpha = raw.channels === 2 || raw.channels === 4;
  if (hasAlpha && !(await sharp(data, { raw }).stats()).isOpaque) return 'transparent';
  const pixel = await sharp(data, { raw }).resize(1, 1).removeAlpha().raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The answer to a picture that can't be taken: 415 for its type, 422 for its size. */
export function pictureFailure(error: PictureError, field: string): Failure {
  if (error.key === 'picture.tooManyPixels') return invalidField(field, error.key);
  const said = { key: error.key } as const;
  return new Failure(415, said, { errors: { [field]: said } });
}
