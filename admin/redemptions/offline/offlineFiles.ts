import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The build's entry of the service worker, and the fixed name under which browsers look for updates. */
export const WORKER = 'offline';

const START = '/admin/index.html';
/** What is needed after the start, without network: both languages, and the screen with all that it loads. */
const ROOTS = [
  '/admin/i18n/cs.ts',
  '/admin/i18n/en.ts',
  '/admin/redemptions/screenMessages.json?cs',
  '/admin/redemptions/screenMessages.json?en',
  '/admin/redemptions/RedeemScreen.tsx',
  '/admin/redemptions/offline/backgroundSync.ts',
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
  'type' | 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'dynamicImports'
>;
type Built = Chunk | Pick<Rolldown.OutputAsset, 'type' | 'fileName'>;

/** The names of the scripts that are needed, with all styles and fonts. */
export function filesNeeded(built: readonly Built[]): string[] {
  const chunks = new Map(
    built.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
  );
  const chunkOf = (root: string) => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(root));
    if (!chunk) throw new Error(`There is no chunk of ${root}`);
    return chunk.fileName;
  };
  const found = new Set<string>();
  const follow = (name: string, isStart = false) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    for (const imported of chunk.imports) follow(imported, isStart);
    // The start names every screen of the back-office.
    if (!isStart && chunk.moduleIds.some((id) => id.includes(SCREEN)))
      for (const imported of chunk.dynamicImports) follow(imported);
  };
  follow(chunkOf(START), true);
  for (const root of ROOTS) follow(chunkOf(root));
  const assets = built
    .map(({ fileName }) => fileName)
    .filter((name) => /\.(css|woff2)$/.test(name));
  return [...found, ...assets].sort();
}
