import { createHash } from 'node:crypto';
import type { SiteParts } from '../../../assemble.ts';
import { FALLBACK_LOCALE } from '../../../contract/locales.ts';
import { markVersion, SITE_ICONS } from '../../../contract/siteIcons.ts';
import type { Middleware } from '../../../platform/http/context.ts';
import type { IconFiles } from '../../../platform/images/encoder.ts';
import { contentReader, readSettings } from '../feeds/content.ts';
import { missing } from '../feeds/sharePicture.ts';
import { YEAR } from '../staticFiles.ts';
import { inProcessFetch } from '../storefront.ts';

interface IconsDeps extends Pick<SiteParts, 'files' | 'listener'> {
  encoder: Pick<SiteParts['encoder'], 'icons'>;
}

/**
 * Serves the icons of the team's mark, made once per mark, or the product's own. They are cached
 * for good when the address contains the mark's version; browsers request some by their bare paths.
 */
export function icons({ files, encoder, listener }: IconsDeps): Middleware {
  let made: { mark: string; icons: Promise<IconFiles> } | undefined;

  const make = async (mark: string): Promise<IconFiles> => {
    const stored = mark.replace('/uploads/', '');
    return encoder.icons(stored ? await files.get(stored).catch(missing) : PRODUCT_MARK);
  };

  const iconsOf = (mark: string): Promise<IconFiles> => {
    if (made?.mark !== mark) {
      const making = { mark, icons: make(mark) };
      made = making;
      making.icons.catch(() => {
        if (made === making) made = undefined;
      });
    }
    return made.icons;
  };

  const readMark = async (): Promise<string> => {
    const read = contentReader(
      inProcessFetch(listener(), () => {}),
      FALLBACK_LOCALE,
    );
    const mark = (await readSettings(read, FALLBACK_LOCALE))('mark_path');
    return markVersion(mark) === '' ? '' : mark;
  };

  return async function iconsMiddleware(ctx, next) {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const icon = Object.entries(SITE_ICONS).find(([path]) => path === ctx.path)?.[1];
    if (!isRead || !icon) return next();
    const isVersioned = (mark: string) => mark !== '' && ctx.query.v === markVersion(mark);
    const mark = made && isVersioned(made.mark) ? made.mark : await readMark();
    const bytes = (await iconsOf(mark)).get(ctx.path);
    if (!bytes) return next();
    ctx.set('cache-control', isVersioned(mark) ? YEAR : 'no-cache');
    ctx.body = bytes;
    ctx.type = icon.type;
    ctx.status = 200;
    ctx.etag = createHash('sha1').update(bytes).digest('base64url');
    if (ctx.fresh) ctx.status = 304;
  };
}

/** The default mark: a chequered flag. */
const PRODUCT_MARK = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">
    <path fill="#16181b" d="M0 0h32v32H0z"/>
    <path fill="#f6f4ef" transform="translate(8 5) skewX(-12)" d="M0 0h2v23H0zM2 0h5v5H2zM12 0h5v5h-5z
      M7 5h5v5H7zM17 5h5v5h-5zM2 10h5v5H2zM12 10h5v5h-5z"/>
  </svg>`,
);
