/** Types a canvas can write, the smallest files first. */
const WRITTEN = ['image/webp', 'image/jpeg', 'image/png'] as const;

export type WrittenType = (typeof WRITTEN)[number];

/** Types of pictures that have no transparent parts to lose. */
const OPAQUE = new Set(['image/jpeg', 'image/bmp']);

/**
 * In which types a part of a picture may be written, best first: those that its field takes, and JPEG
 * only where nothing transparent can be lost.
 */
export function writtenTypes(given: string, accepted: string): WrittenType[] {
  const takesAll = accepted.split(',').some((type) => type.trim() === 'image/*');
  return WRITTEN.filter(
    (type) => (takesAll || accepted.includes(type)) && (type !== 'image/jpeg' || OPAQUE.has(given)),
  );
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** What the part of a picture is called: as the picture, with the ending of its own type. */
export const croppedName = (name: string, type: string): string =>
  `${name.replace(/\.\w{1,5}$/, '') || 'picture'}.${ENDINGS[type] ?? 'png'}`;
