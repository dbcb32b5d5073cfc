/** Size in pixels of the pictures that shared links show. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

const STORED = /^\/uploads\/([\w-]+\/[\w-]+)\.webp$/;
const SHARED = /^\/share\/([\w-]+\/[\w-]+)\.jpg$/;

/** Where a stored picture is found in the size for shared links; null for what is not stored as WebP. */
export function sharePath(stored: string): string | null {
  const name = STORED.exec(stored)?.[1];
  return name === undefined ? null : `/share/${name}.jpg`;
}

/** The stored picture that such a path is made of; null for any other path. */
export function sharedPicture(path: string): string | null {
  const name = SHARED.exec(path)?.[1];
  return name === undefined ? null : `/uploads/${name}.webp`;
}
