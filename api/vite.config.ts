import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** `vite build -c api/vite.config.ts` bundles the server; packages stay where npm put them. */
export default defineConfig({
  root: path('.'),
  publicDir: false,
  // Of the mails' components only those that are used: the whole package takes seconds and 35 MB.
  ssr: { noExternal: [/^@react-email\//] },
  build: {
    ssr: true,
    rolldownOptions: {
      input: ['server', 'platform/images/encoderProcess', 'scripts/backup'].map((name) =>
        path(`${name}.ts`),
      ),
    },
    outDir: path('../dist/server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
});
