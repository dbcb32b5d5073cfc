import { existsSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { pictures } from './plan.ts';

const [, , pat, mod = '1', rem = '0'] = process.argv;
const re = new RegExp(pat);
const list = pictures.filter((p) => re.test(p.path)).filter((_, i) => i % +mod === +rem);
for (const p of list) {
  const file = '/work/main/db/demo/season/images/' + p.path + '.webp';
  mkdirSync(file.replace(/\/[^/]+$/, ''), { recursive: true });
  try {
    const t = Date.now();
    const { size } = await sharp(Buffer.from(p.svg()), { unlimited: true })
      .flatten({ background: '#101114' })
      .webp({ quality: p.quality ?? 66, smartSubsample: true, effort: 6 })
      .toFile(file);
    console.log(p.path, Math.round(size / 1024), Date.now() - t);
  } catch (e) {
    console.log('FAIL', p.path, e);
  }
}
console.log('done');
