import type { Manifest } from 'vite';
import type { Locale } from '../../api/contract/locales.ts';
import type { PageAssets } from './pageState.ts';
import type { PageRoute } from './routes.ts';

const ENTRY = 'entry-client.tsx';
/** What loads the others. */
const START = 'start.ts';

/** The manifest's name of the site's main style sheet; others are loaded on demand. */
const STYLES = 'style.css';

/** The built files of one page's first load: what starts it, styles, and all modules, the entry first. */
export function pageAssets(manifest: Manifest, route: PageRoute, locale: Locale): PageAssets {
  const modules = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || modules.has(chunk.file)) return;
    modules.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of [ENTRY, route.file, `messages/${locale}.ts`]) add(source);

  const styles = manifest[STYLES]?.file;
  return {
    script: `/${manifest[START]?.file ?? START}`,
    styles: styles === undefined ? [] : [`/${styles}`],
    modules: (modules.size > 0 ? [...modules] : [ENTRY]).map((file) => `/${file}`),
  };
}
