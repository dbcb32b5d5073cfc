import type { Locale } from '../../api/contract/locales.ts';
import type { PictureInfo } from '../../api/contract/types.ts';

/** A picture in a page's state: its files as one line, where they are named alike. */
interface StoredPicture extends Omit<PictureInfo, 'sources'> {
  sources: PictureInfo['sources'] | string;
}

/**
 * Data as a page's state holds them: a picture has up to ten files of one folder, and an alternative text
 * in each language. Named one by one they were half of the home page's HTML.
 */
export const packed = (data: unknown, locale: Locale): unknown =>
  withPictures(data, ({ sources, alt, ...info }) => ({
    ...info,
    sources: typeof sources === 'string' ? sources : packedSources(sources),
    ...(alt && { alt: { [locale]: alt[locale] } }),
  }));

/** What was packed, with every file's address again. */
export const unpacked = (data: unknown): unknown =>
  withPictures(data, ({ sources, ...info }) => ({
    ...info,
    sources: typeof sources === 'string' ? unpackedSources(sources) : sources,
  }));

function withPictures(data: unknown, change: (picture: StoredPicture) => unknown): unknown {
  if (Array.isArray(data)) return data.map((each) => withPictures(each, change));
  if (typeof data !== 'object' || data === null) return data;
  if (isPicture(data)) return change(data);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withPictures(value, change)]),
  );
}

const isPicture = (data: object): data is StoredPicture => 'sources' in data && 'color' in data;

/** `/uploads/a/ 320,640.avif 640.webp`; the list itself where the files have other names. */
function packedSources(sources: PictureInfo['sources']): PictureInfo['sources'] | string {
  const [first] = sources;
  if (!first) return sources;
  const folder = first.path.slice(0, first.path.lastIndexOf('/') + 1);
  const formats = new Set(sources.map(({ type }) => type));
  const files = Array.from(formats, (format) => {
    const widths = sources.filter(({ type }) => type === format).map(({ width }) => width);
    return `${widths}.${format.replace('image/', '')}`;
  });
  const text = [folder, ...files].join(' ');
  return JSON.stringify(unpackedSources(text)) === JSON.stringify(sources) ? text : sources;
}

function unpackedSources(text: string): PictureInfo['sources'] {
  const [folder = '', ...files] = text.split(' ');
  return files.flatMap((file) => {
    const [widths = '', format = ''] = file.split('.');
    return widths.split(',').map((width) => ({
      path: `${folder}${width}.${format}`,
      width: Number(width),
      type: `image/${format}`,
    }));
  });
}
