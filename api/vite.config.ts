import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Packages that stay where npm put them: they bring binaries or other files, or are loaded later, if at all. */
const LEFT_IN_PLACE = [
  'sqlite3',
  'pg',
  'sharp',
  '@node-rs/argon2',
  'pdfkit',
  'fontkit',
  'swagger-ui-dist',
  'nodemailer',
  'qrcode',
  'prom-client',
];

/** Drivers of databases that the product doesn't run on, which Knex names. */
const NOT_INSTALLED =
  /^(?:better-sqlite3|mariadb|mysql2?|oracledb|pg-query-stream|tedious)(?:\/|$)/;

/**
 * `vite build -c api/vite.config.ts` bundles the server with its packages: a start reads 135 files instead
 * of 1280, which takes a quarter of its time away.
 */
export default defineConfig({
  root: path('.'),
  publicDir: false,
  // Koa and its packages bring three copies of the list of media types.
  resolve: { dedupe: ['mime-db', 'mime-types'] },
  ssr: { noExternal: true, external: LEFT_IN_PLACE },
  // React's development build, which the templates of mails would bring too, stays out.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    rolldownOptions: {
      external: NOT_INSTALLED,
      // The engine keeps the source of what it runs: two bytes for each letter of a file that has but one outside
      // of Latin 1. Together with the comments that is 7 MiB.
      output: { charset: 'ascii', comments: false },
      // Koa's `depd` has one, which Node runs as ever.
      checks: { eval: false },
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
