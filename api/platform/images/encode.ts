import sharp from 'sharp';
import { LIMITS } from '../../contract/constants.ts';
import { SHARE_PICTURE } from '../../contract/sharePicture.ts';
import { type EncodedPicture, type Encoder, PictureError } from './encoder.ts';
import { drawIcons } from './icons.ts';
import { isPlainWebp } from './kinds.ts';

// One thread per picture: several are encoded at once.
sharp.concurrency(1);
sharp.cache(false);

/** Widths in pixels of the stored variants; a picture is never enlarged. */
const WIDTHS = [320, 640, 960, 1440, 2000] as const;

/** The longest side that WebP and the AVIF encoder support. */
const MAX_SIDE = 16_383;

/** Effort 3 would take nearly twice as long and make files 4% smaller; most browsers get AVIF. */
const WEBP = { quality: 78, effort: 2 } as const;
const LARGEST = { width: WIDTHS[WIDTHS.length - 1], height: MAX_SIDE } as const;
/** Effort 2 would take twice as long and make files 1% smaller. */
const AVIF = { quality: 50, effort: 1 } as const;
/** An uploaded WebP is replaced by its re-encoding if that is at most this fraction of its size. */
const WORTH_ENCODING = 0.75;
/** Bytes per pixel up to which an uploaded WebP is kept as it is; photos have twice as many. */
const SMALL_BYTES = 0.06;
/** Maximum size in pixels of the logo in documents; enough for print. */
const LOGO_SIZE = { width: 840, height: 192 };
const SHARE_SIZE = { width: SHARE_PICTURE.width, height: SHARE_PICTURE.height };

/** Minimum longest side in pixels that drawings (SVG) are rendered at. */
const DRAWING_SIDE = 1_440;
/** Dots per inch of an SVG's own size, and the maximum that librsvg renders at. */
const DRAWING_DENSITY = { own: 72, most: 100_000 } as const;

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'svg']);

/** Encodes pictures in this process; see `forkEncoder` for a separate one. */
export const encoder: Encoder = {
  picture: decodeAndEncode,
  avif: (webp) => sharp(webp).avif(AVIF).toBuffer(),
  shared: (bytes) =>
    sharp(bytes)
      .resize({ ...SHARE_SIZE, fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#08090a' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  icons: drawIcons,
  logo: async (bytes) =>
    sharp(bytes)
      .resize({ ...LOGO_SIZE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: (await isForDark(bytes)) ? '#08090a' : '#ffffff' })
      .png()
      .toBuffer(),
};

/** Whether a transparent logo is mostly so light that it would not be seen on paper. */
async function isForDark(bytes: Buffer): Promise<boolean> {
  const { data } = await sharp(bytes)
    .resize({ ...LOGO_SIZE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { all: data.length / 4, visible: 0, light: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const part = (channel: number) => data[at + channel] ?? 0;
    if (part(3) < 128) continue;
    pixels.visible += 1;
    if (Math.min(part(0), part(1), part(2)) > 200) pixels.light += 1;
  }
  return pixels.visible < pixels.all && pixels.light > pixels.visible / 2;
}

async function decodeAndEncode(bytes: Buffer): Promise<EncodedPicture> {
  const { data, info, isWhole, drawing } = await decode(bytes);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  // A drawing made anew in each width has sharp edges, and files a third smaller than one made narrower.
  const source = (width: number) =>
    drawing && width < raw.width ? sharp(bytes, drawing) : sharp(data, { raw });
  const widths = [...WIDTHS.filter((width) => width < raw.width), raw.width];
  const variants: EncodedPicture['variants'] = [];
  for (const width of widths) {
    // Re-encoding a picture that was encoded here before would lose quality and save little.
    const canStay = width === raw.width && isWhole && isPlainWebp(bytes);
    const encode = () => source(width).resize({ width }).webp(WEBP).toBuffer();
    const isSmall = bytes.length <= raw.width * raw.height * SMALL_BYTES;
    const encoded = canStay && isSmall ? bytes : await encode();
    const kept = canStay && encoded.length > bytes.length * WORTH_ENCODING ? bytes : encoded;
    variants.push({ width, type: 'image/webp', bytes: kept });
  }
  const color = await averageColor(data, raw);
  return { width: raw.width, height: raw.height, color, variants };
}

async function decode(bytes: Buffer) {
  try {
    const options = { limitInputPixels: LIMITS.uploadPixels, failOn: 'error' } as const;
    const { format, width, height } = await sharp(bytes, options).metadata();
    if (!format || !FORMATS.has(format)) throw new PictureError('picture.unreadable');
    if (width * height > LIMITS.uploadPixels) throw new PictureError('picture.tooManyPixels');
    const density = format === 'svg' ? drawingDensity(Math.max(width, height)) : undefined;
    const drawing = density === undefined ? undefined : { ...options, density };
    const pixels = await sharp(bytes, drawing ?? options)
      .rotate()
      .toColourspace('srgb')
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { ...pixels, isWhole: pixels.info.width === width, drawing };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw new PictureError(tooMany ? 'picture.tooManyPixels' : 'picture.unreadable');
  }
}

/** Dots per inch at which a drawing with this longest side is large enough. */
function drawingDensity(side: number): number {
  const { own, most } = DRAWING_DENSITY;
  return Math.min(Math.max((own * DRAWING_SIDE) / side, own), most);
}

type Raw = { width: number; height: number; channels: 1 | 2 | 3 | 4 };

async function averageColor(data: Buffer, raw: Raw): Promise<string> {
  const hasAlpha = raw.channels === 2 || raw.channels === 4;
  if (hasAlpha && !(await sharp(data, { raw }).stats()).isOpaque) return 'transparent';
  const pixel = await sharp(data, { raw }).resize(1, 1).removeAlpha().raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
