import sharp from 'sharp';
import { pictures } from './plan.ts';

const pat = process.argv.slice(2);
for (const p of pictures.filter((p) => pat.some((q) => p.path.includes(q)))) {
  const t = Date.now();
  await sharp(Buffer.from(p.svg()), { unlimited: true })
    .resize(1200)
    .png()
    .toFile('/tmp/paddock/v-' + p.path.replaceAll('/', '_') + '.png');
  console.log(p.path, Date.now() - t);
}
