import { build } from './build.mjs';

process.env.NODE_ENV ??= 'production';
try {
  await build();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../../dist/server/server.js');
