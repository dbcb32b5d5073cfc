import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictures as portraits } from './helmets/portraits.ts';
import { pictures as scenes } from './plan.ts';
import { pictures as products } from './products/pictures.ts';
import { pictures as marks } from './sponsors/marks.ts';

const images = fileURLToPath(new URL('../season/images/', import.meta.url));

/** Draws the masters whose path contains the pattern given on the command line, or all of them. */
async function draw(pattern: string): Promise<void> {
  const all = [...scenes, ...portraits, ...marks, ...products].filter(({ path }) =>
    path.includes(pattern),
  );
  for (const picture of all) {
    const file = join(images, `${picture.path}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    const { size } = await sharp(Buffer.from(picture.svg()), { unlimited: true })
      .webp({ quality: picture.quality ?? 66, smartSubsample: true, effort: 6 })
      .toFile(file);
    console.log(`${picture.path} ${Math.round(size / 1024)} kB`);
  }
}

await draw(process.argv[2] ?? '');
