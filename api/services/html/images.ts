import type { PictureInfo } from '../../contract/types.ts';

/** The width of an article's column: wider screens need no wider picture. */
const SIZES = '(min-width: 800px) 760px, 100vw';

const IMAGE = /<img\b[^>]*>/g;
const SOURCE = /(\ssrc=")([^"]*)(")/;

/** The addresses of the images in sanitised HTML, each once, in order. */
export function imagesIn(html: string): string[] {
  const sources = [...html.matchAll(IMAGE)].map(([image]) => sourceOf(image));
  return [...new Set(sources)].filter((source) => source !== '');
}

/** The same HTML with images' addresses replaced; those that the map lacks stay. */
export function withImages(html: string, replaced: ReadonlyMap<string, string>): string {
  return html.replace(IMAGE, (image) =>
    image.replace(SOURCE, (_whole, before, source, after) => {
      const address = replaced.get(decoded(source)) ?? decoded(source);
      return before + encoded(address) + after;
    }),
  );
}

/** The same HTML with each stored image's size and variants, so that no text jumps while it loads. */
export function withSizes(html: string, picture: (path: string) => PictureInfo | null): string {
  return html.replace(IMAGE, (image) => {
    const info = picture(sourceOf(image));
    if (!info) return image;
    const { width, height, sources } = info;
    // One tag offers one format; WebP is the one that every stored picture has.
    const variants = sources
      .filter(({ type }) => type === 'image/webp')
      .map((source) => `${source.path} ${source.width}w`);
    const srcset = variants.length > 1 ? ` srcset="${variants.join(', ')}" sizes="${SIZES}"` : '';
    const size = ` width="${width}" height="${height}"${srcset} loading="lazy" decoding="async"`;
    return image.replace(/\s*\/?>$/, `${size} />`);
  });
}

const sourceOf = (image: string): string => decoded(SOURCE.exec(image)?.[2] ?? '');
const decoded = (address: string) => address.replaceAll('&amp;', '&');
const encoded = (address: string) => address.replaceAll('&', '&amp;');
