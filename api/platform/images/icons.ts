import sharp from 'sharp';
import { SITE_ICONS } from '../../contract/siteIcons.ts';
import type { IconFiles } from './encoder.ts';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const DARK = '#08090a';
const LIGHT = '#ffffff';
/** Luminance above which a mark has more contrast on the dark background. */
const MIDDLE = 0.18;
/** A mark with its own background has a margin already: it takes this much more of the width. */
const OWN_ROOM = 0.22;

/** The site's icons, drawn from a mark, by their paths; the mark is centred in a square. */
export async function drawIcons(mark: Buffer): Promise<IconFiles> {
  const { ground, isOwn } = await groundOf(mark);
  const files = new Map<string, Buffer>();
  for (const [path, icon] of Object.entries(SITE_ICONS)) {
    const solid = 'solid' in icon;
    const background = solid ? ground : CLEAR;
    const part = isOwn ? Math.min(icon.part + OWN_ROOM, 1) : icon.part;
    const side = Math.round(icon.size * part);
    const before = Math.floor((icon.size - side) / 2);
    const after = icon.size - side - before;
    const image = sharp(mark)
      .resize({ width: side, height: side, fit: 'contain', background })
      .extend({ top: before, left: before, bottom: after, right: after, background });
    const png = await (solid ? image.flatten({ background }) : image)
      .png({ palette: true })
      .toBuffer();
    files.set(path, icon.type === 'image/x-icon' ? inIco(png, icon.size) : png);
  }
  return files;
}

/**
 * The background around a mark: the colour of its opaque corner, else dark or light by contrast.
 */
async function groundOf(mark: Buffer): Promise<{ ground: string; isOwn: boolean }> {
  const pixels = await sharp(mark)
    .resize(16, 16, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels;
  if (alpha > 250) return { ground: `rgb(${red}, ${green}, ${blue})`, isOwn: true };
  let light = 0;
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels.readUInt8(at + 3);
    light += opacity * luminance(pixels.subarray(at, at + 3));
    weight += opacity;
  }
  return { ground: light > MIDDLE * weight ? DARK : LIGHT, isOwn: false };
}

const luminance = (pixel: Uint8Array): number => {
  const [red = 0, green = 0, blue = 0] = [...pixel].map((part) => (part / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

function inIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
