import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Middleware } from '../http/context.ts';
import type { LastChanges } from '../services/lastChanges.ts';
import type { ResponseCache } from '../services/responseCache.ts';
import { backOffice } from './backOffice.ts';
import { feeds } from './feeds/feeds.ts';
import type { SharePicturesDeps } from './feeds/sharePicture.ts';
import { builtFiles } from './staticFiles.ts';
import { type StorefrontEntry, storefront } from './storefront.ts';

interface SiteParts {
  config: Config;
  /** The folder of the builds: `storefront`, `storefront-server` and `admin`. */
  dist: string;
}

/** The built front ends: their files, the back-office's page and the storefront's pages. */
export async function site({ config, dist }: SiteParts) {
  const adminDir = join(dist, 'admin');
  const [storefrontFiles, adminFiles] = await Promise.all([
    builtFiles({
      prefix: '/assets/',
      folder: join(dist, 'storefront', 'assets'),
      immutable: true,
    }),
    builtFiles({
      prefix: '/admin/assets/',
      folder: join(adminDir, 'assets'),
      immutable: true,
    }),
  ]);
  const adminRest = await builtFiles({
    prefix: '/admin/',
    folder: adminDir,
    immutable: false,
  });
  const storefrontRest = await builtFiles({
    prefix: '/',
    folder: join(dist, 'storefront', 'root'),
    immutable: false,
  });
  let entry: Promise<StorefrontEntry> | undefined;
  const load = () => {
    entry ??= import(join(dist, 'storefront-server', 'entry-server.js'));
    return entry;
  };
  return (
    parts: SharePicturesDeps & {
      cache: ResponseCache;
      body: Middleware;
      listener(): RequestListener;
      isPreview(token: string): Promise<boolean>;
      lastChanges(): Promise<LastChanges>;
    },
  ): Middleware[] => [
    storefrontFiles,
    adminFiles,
    adminRest,
    storefrontRest,
    backOffice(adminDir),
    feeds({ publicUrl: config.publicUrl, czechHosts: config.czechHosts, ...parts }),
    storefront({
      publicUrl: config.publicUrl,
      czechHosts: config.czechHosts,
      load,
      ...parts,
    }),
  ];
}
