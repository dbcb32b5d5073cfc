import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The build's entry of the service worker, and the fixed name under which browsers look for updates. */
export const WORKER = 'offline';

/** What is needed without network: the start, both languages, and the screen with all that it loads. */
const ROOTS = [
  '/admin/index.html',
  '/admin/i18n/cs.ts',
  '/admin/i18n/en.ts',
  '/admin/redemptions/screenMessages.json?cs',
  '/admin/redemptions/screenMessages.json?en',
  '/admin/redemptions/RedeemScreen.tsx',
  '/admin/redemptions/offline/care.ts',
];
const SCREEN = '/admin/redemptions/';

/** Writes the addresses of the files that the service worker stores into it. */
export function offlineFiles(base: string): Plugin {
  return {
    name: 'paddock-offline-files',
    generateBundle(_options, bundle) {
      const worker = bundle[`${WORKER}.js`];
      if (worker?.type !== 'chunk') return this.error('The service worker is not built');
      const files = filesNeeded(Object.values(bundle)).map((name) => base + name);
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      worker.code = worker.code
        .replace('__OFFLINE_FILES__', JSON.stringify(files))
        .replace('__OFFLINE_VERSION__', JSON.stringify(version));
    },
  };
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'isEntry' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'dynamicImports'
>;
type Built = Chunk | Pick<Rolldown.OutputAsset, 'type' | 'fileName'>;

/** The names of the scripts that are needed, with all styles and fonts. */
export function filesNeeded(built: readonly Built[]): string[] {
  const chunks = new Map(
    built.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
  );
  const found = new Set<string>();
  const follow = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(follow);
    // The start names every screen of the back-office.
    if (!chunk.isEntry && chunk.moduleIds.some((id) => id.includes(SCREEN)))
      chunk.dynamicImports.forEach(follow);
  };
  for (const root of ROOTS) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(root));
    if (!chunk) throw new Error(`There is no chunk of ${root}`);
    follow(chunk.fileName);
  }
  const assets = built
    .map(({ fileName }) => fileName)
    .filter((name) => /\.(css|woff2)$/.test(name));
  return [...found, ...assets].sort();
}
