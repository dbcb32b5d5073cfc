import { build } from './build.mjs';

process.env.NODE_ENV ??= 'production';
// Room for the database beside encoding pictures and hashing passwords.
process.env.UV_THREADPOOL_SIZE ??= '8';
try {
  await build();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../../dist/server/server.js');
