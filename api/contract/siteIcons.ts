interface IconKind {
  /** Width and height in pixels. */
  size: number;
  type: 'image/png' | 'image/x-icon';
  /** The mark's share of the width: platforms that crop icons need a margin. */
  part: number;
  /** Whether the background is filled; it is transparent otherwise. */
  solid?: boolean;
}

export const SITE_ICONS = {
  '/favicon.ico': { size: 48, type: 'image/x-icon', part: 1 },
  '/apple-touch-icon.png': { size: 180, type: 'image/png', part: 0.78, solid: true },
  '/icon-192.png': { size: 192, type: 'image/png', part: 1 },
  '/icon-512.png': { size: 512, type: 'image/png', part: 1 },
  '/icon-maskable-192.png': { size: 192, type: 'image/png', part: 0.6, solid: true },
  '/icon-maskable-512.png': { size: 512, type: 'image/png', part: 0.6, solid: true },
} as const satisfies Record<string, IconKind>;

export type SiteIcon = keyof typeof SITE_ICONS;

/** The version of the icons of a mark; '' without a stored mark. */
export const markVersion = (mark: string): string => /^\/uploads\/([\w-]+)\//.exec(mark)?.[1] ?? '';

/** The URL of a mark's icon, whose content never changes. */
export function iconPath(icon: SiteIcon, mark: string): string {
  const version = markVersion(mark);
  return version === '' ? icon : `${icon}?v=${version}`;
}
