import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { oneLanguage } from '../api/contract/messages/oneLanguage.ts';
import { buildSprite } from './icons/buildSprite.ts';
import { parseSheet } from './styles/parseSheet.ts';
import { shortNames } from './styles/shortNames.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * What every page loads is one chunk, and so is what most pages share. The bundler finds the others, so
 * that a page loads what it shows: each page loads 1 to 20 KiB less than with all shared modules in a few.
 */
const sharedFiles = [
  {
    name: 'site',
    tags: ['$initial' as const],
    test: (module: string) => !module.endsWith('/storefront/start.ts'),
    priority: 1,
  },
  {
    name: 'common',
    test: /\/storefront\/(?:app|settings|pages|ui\/(?:CardGrid|Notice|Section|SectionState|Skeleton))\b/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
];

/** Builds the browser's files; then, with `--ssr`, the server's entry, which reads the manifest. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path('.'),
  base: '/',
  publicDir: false,
  css: { modules: { generateScopedName: shortNames(path('.')) } },
  plugins: [
    react(),
    oneLanguage(),
    iconSprite(),
    clientManifest(command === 'build'),
    reloading(),
    ...(isSsrBuild ? [] : [fontFiles()]),
  ],
  // The server reads its packages with the pages, in one file: React's development builds stay out of it.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: {
    outDir: path(isSsrBuild ? '../dist/storefront-server' : '../dist/storefront'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? path('entry-server.tsx') : [path('start.ts'), path('entry-client.tsx')],
      // What the server keeps in memory is one byte for each letter, as in api/vite.config.ts.
      output: isSsrBuild
        ? { charset: 'ascii' as const, comments: false }
        : { codeSplitting: { groups: sharedFiles } },
    },
  },
}));

/** Regenerates icons/sprite.svg from the list of names. */
function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    buildStart() {
      const file = path('icons/sprite.svg');
      const sprite = buildSprite();
      if (readOr(file, '') !== sprite) writeFileSync(file, sprite);
    },
  };
}

/** All fonts, for the server to reference in a page's style: no browser module imports them. */
function fontFiles(): Plugin {
  return {
    name: 'font-files',
    apply: 'build',
    buildStart() {
      for (const name of readdirSync(path('fonts')).filter((file) => file.endsWith('.woff2'))) {
        const source = readFileSync(path(`fonts/${name}`));
        this.emitFile({ type: 'asset', name, originalFileName: `fonts/${name}`, source });
      }
    },
  };
}

/** `virtual:client-manifest`: manifest and style rules of the browser build, empty in development. */
function clientManifest(isBuild: boolean): Plugin {
  const id = 'virtual:client-manifest';
  return {
    name: 'client-manifest',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(loaded) {
      if (loaded !== `\0${id}`) return null;
      const dist = path('../dist/storefront/');
      const manifest = isBuild ? readOr(`${dist}.vite/manifest.json`, '{}') : '{}';
      const file: unknown = JSON.parse(manifest)['style.css']?.file;
      const sheet = parseSheet(typeof file === 'string' ? readOr(dist + file, '') : '');
      return `export default ${manifest}; export const sheet = ${JSON.stringify(sheet)};`;
    },
  };
}

/** Vite's reloading as an import: as script tags it would break hydration of the document. */
function reloading(): Plugin {
  const id = 'virtual:reloading';
  return {
    name: 'reloading',
    apply: 'serve',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (loaded) =>
      loaded === `\0${id}`
        ? `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`
        : null,
    transform: (code, module) =>
      module.endsWith('/entry-client.tsx') ? `import '${id}';\n${code}` : null,
  };
}

function readOr(file: string, absent: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return absent;
  }
}
