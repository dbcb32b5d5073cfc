import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encoder } from './encode.ts';

const drawing = (size: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle cx="50%" cy="50%" r="20%" fill="red"/></svg>`,
  );

describe('a drawing', () => {
  it.each([
    ['viewBox="0 0 264 100"', 1440, 545],
    ['width="20" height="40"', 720, 1440],
    ['width="1800" height="900"', 1800, 900],
    ['viewBox="0 0 1 1"', 1389, 1389],
  ])('of %s is rendered large enough', async (size, ...expected) => {
    const { width, height, variants } = await encoder.picture(drawing(size));
    expect([width, height]).toEqual(expected);
    expect(variants.at(-1)?.width).toBe(width);
  });

  it('keeps its transparency in every width', async () => {
    const { color, variants } = await encoder.picture(drawing('viewBox="0 0 264 100"'));
    expect(color).toBe('transparent');
    expect(variants.map(({ width }) => width)).toEqual([320, 640, 960, 1440]);
    for (const { bytes } of variants) {
      const pixels = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const { width, height } = pixels.info;
      const alphaAt = (x: number, y: number) => pixels.data[(y * width + x) * 4 + 3];
      expect(pixels.info.channels).toBe(4);
      expect([alphaAt(0, 0), alphaAt(width >> 1, height >> 1)]).toEqual([0, 255]);
      expect(alphaAt(width - 1, height - 1)).toBe(0);
    }
    const avif = await sharp(await encoder.avif(variants[0]?.bytes ?? Buffer.alloc(0))).stats();
    expect(avif.isOpaque).toBe(false);
  });

  it('has sharp edges in its narrowest width, too', async () => {
    const stripes = Array.from({ length: 160 }, (_, n) => `<path d="M${n * 2} 0h1v50h-1z"/>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 50">${stripes.join('')}</svg>`;
    const { variants } = await encoder.picture(Buffer.from(svg));
    const [narrowest] = variants;
    expect(narrowest?.width).toBe(320);
    const alpha = await sharp(narrowest?.bytes).extractChannel('alpha').raw().toBuffer();
    expect(new Set(alpha)).toEqual(new Set([0, 255]));
  });
});

describe('the logo of papers', () => {
  const corner = async (fill: string, background = 'none') => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="${background}"/><rect x="60" y="40" width="180" height="20" fill="${fill}"/></svg>`;
    const { variants } = await encoder.picture(Buffer.from(svg));
    const logo = await encoder.logo(variants.at(-1)?.bytes ?? Buffer.alloc(0));
    const [red] = await sharp(logo).raw().toBuffer();
    return red;
  };

  it.each([
    ['a white one on dark', '#ffffff', 'none', 8],
    ['a dark one on white', '#222222', 'none', 255],
    ['one in a colour on white', '#ff5b14', 'none', 255],
    ['one with a ground of its own as it is', '#ffffff', '#336699', 0x33],
  ])('is %s', async (_what, fill, background, red) => {
    expect(Math.abs(Number(await corner(fill, background)) - red)).toBeLessThan(4);
  });
});
