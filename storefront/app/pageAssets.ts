import type { Manifest } from 'vite';
import type { Locale } from '../../api/contract/locales.ts';
import type { PageAssets } from './pageState.ts';
import type { PageRoute } from './routes.ts';

const ENTRY = 'entry-client.tsx';

/** The manifest's name of the site's main style sheet; others are loaded on demand. */
const STYLES = 'style.css';

/** The built files of one page's first load: entry, styles, and all modules to preload. */
export function pageAssets(manifest: Manifest, route: PageRoute, locale: Locale): PageAssets {
  const entry = manifest[ENTRY];
  const preload = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || preload.has(chunk.file)) return;
    preload.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of [ENTRY, route.file, `messages/${locale}.ts`]) add(source);
  if (entry) preload.delete(entry.file);

  const styles = manifest[STYLES]?.file;
  return {
    script: `/${entry?.file ?? ENTRY}`,
    styles: styles === undefined ? [] : [`/${styles}`],
    preload: [...preload].map((file) => `/${file}`),
  };
}
