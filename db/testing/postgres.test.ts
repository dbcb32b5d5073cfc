import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('lets a run with a failing test fail', async () => {
  // Inside the project, because the run needs its packages.
  const folder = await mkdtemp(join(root, 'node_modules', '.failing-run-'));
  const globalSetup = fileURLToPath(new URL('./postgres.ts', import.meta.url));
  const test = { include: ['failing.test.ts'], globalSetup };
  await writeFile(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ test })}`);
  await writeFile(
    join(folder, 'failing.test.ts'),
    "import { expect, it } from 'vitest';\nit('fails', () => expect(1).toBe(2));\n",
  );
  const run = spawnSync(process.execPath, [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--root',
    folder,
    '--dir',
    folder,
  ]);
  await rm(folder, { recursive: true, force: true });
  expect(String(run.stdout)).toContain('1 failed');
  expect(run.status).toBe(1);
});
