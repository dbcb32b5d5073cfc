/** Size in pixels of link preview pictures. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

const STORED = /^\/uploads\/([\w-]+\/[\w-]+)\.webp$/;
const SHARED = /^\/share\/([\w-]+\/[\w-]+)\.jpg$/;

/** The path of a stored picture's link preview; null if the picture is not stored as WebP. */
export function sharePath(stored: string): string | null {
  const name = STORED.exec(stored)?.[1];
  return name === undefined ? null : `/share/${name}.jpg`;
}

/** The stored picture of a link preview's path; null for any other path. */
export function sharedPicture(path: string): string | null {
  const name = SHARED.exec(path)?.[1];
  return name === undefined ? null : `/uploads/${name}.webp`;
}
