interface IconKind {
  /** Width and height in pixels. */
  size: number;
  type: 'image/png' | 'image/x-icon';
  /** How much of its width the mark takes: places that cut icons to their own shape need room. */
  part: number;
  /** Whether it has a ground of its own; the others are as transparent as the mark. */
  solid?: boolean;
}

export const SITE_ICONS = {
  '/favicon.ico': { size: 32, type: 'image/x-icon', part: 1 },
  '/apple-touch-icon.png': { size: 180, type: 'image/png', part: 0.78, solid: true },
  '/icon-192.png': { size: 192, type: 'image/png', part: 1 },
  '/icon-512.png': { size: 512, type: 'image/png', part: 1 },
  '/icon-maskable-192.png': { size: 192, type: 'image/png', part: 0.6, solid: true },
  '/icon-maskable-512.png': { size: 512, type: 'image/png', part: 0.6, solid: true },
} as const satisfies Record<string, IconKind>;

export type SiteIcon = keyof typeof SITE_ICONS;

/** What tells a mark's icons from those of another one; '' without a stored mark. */
export const markVersion = (mark: string): string => /^\/uploads\/([\w-]+)\//.exec(mark)?.[1] ?? '';

/** The address of an icon of this mark, whose bytes never change. */
export function iconPath(icon: SiteIcon, mark: string): string {
  const version = markVersion(mark);
  return version === '' ? icon : `${icon}?v=${version}`;
}
