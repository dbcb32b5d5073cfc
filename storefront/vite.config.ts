import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildSprite } from './icons/buildSprite.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * What several pages use is one file: dozens of small ones compress to 5 KiB more. Texts stay apart,
 * visitors load only their language.
 */
const sharedParts = {
  name: 'shared',
  test: /\/(storefront|api)\/(?!.*\/messages\/|node_modules)/,
  minShareCount: 2,
};

/**
 * `vite build -c storefront/vite.config.ts` builds what browsers load into dist/storefront; then the
 * same with `--ssr` builds the server's entry, which knows the first build's files by its manifest.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path('.'),
  base: '/',
  publicDir: false,
  plugins: [react(), iconSprite(), clientManifest(command === 'build'), reloading()],
  build: {
    outDir: path(isSsrBuild ? '../dist/storefront-server' : '../dist/storefront'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: path(isSsrBuild ? 'entry-server.tsx' : 'entry-client.tsx'),
      output: isSsrBuild ? {} : { codeSplitting: { groups: [sharedParts] } },
    },
  },
}));

/** Keeps icons/sprite.svg as the list of names wants it. */
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

/** `virtual:client-manifest`: the browser build's manifest, empty while the sources are served. */
function clientManifest(isBuild: boolean): Plugin {
  const id = 'virtual:client-manifest';
  return {
    name: 'client-manifest',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (loaded) =>
      loaded === `\0${id}`
        ? `export default ${isBuild ? readOr(path('../dist/storefront/.vite/manifest.json'), '{}') : '{}'}`
        : null,
  };
}

/**
 * Vite's client and React's refreshing as the browser entry's first import, while the sources are
 * served: as tags in the page they would be strangers to React, which hydrates the whole document.
 */
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
