import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

process.env.NODE_ENV ??= 'production';
try {
  await build();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
// Node 22 and newer store the compiled server for its next starts, which take a tenth less then. Where the folder
// can't be written, the server is compiled each time.
nodeModule.enableCompileCache?.(fileURLToPath(new URL('../../dist/.compiled', import.meta.url)));
await import('../../dist/server/server.js');
