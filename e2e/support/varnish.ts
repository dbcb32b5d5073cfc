import { execFile, spawn, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './freePort.mjs';
import { stopped } from './launch.ts';

const run = promisify(execFile);
const CONFIGURATION = fileURLToPath(new URL('../../api/varnish/', import.meta.url));

export type Varnish = Awaited<ReturnType<typeof startVarnish>>;

/** Why there is no Varnish to start here; null where there is one, with its modules. */
export function missingVarnish(): string | null {
  const folder = ['-p', `vcl_path=${CONFIGURATION}`];
  const compiled = spawnSync('varnishd', ['-C', ...folder, '-f', `${CONFIGURATION}site.vcl`]);
  if (compiled.error) return 'varnishd is not installed (apt-get install varnish varnish-modules)';
  if (compiled.status === 0) return null;
  return `varnishd refuses api/varnish (are varnish-modules installed?): ${compiled.stderr}`;
}

/** Starts Varnish in front of two servers, or twice the same, as the operations document says. */
export async function startVarnish(servers: readonly [number, number], key: string, size = '64m') {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'paddock-varnish-'));
  const site = await readFile(`${CONFIGURATION}site.vcl`, 'utf8');
  const ports = servers.values();
  const own = site
    .replaceAll(/\.host = ".+?"/g, '.host = "127.0.0.1"')
    .replaceAll(/\.port = ".+?"/g, () => `.port = "${ports.next().value}"`)
    .replace('site-key = ""', `site-key = "${key}"`);
  await writeFile(join(folder, 'site.vcl'), own);
  await copyFile(`${CONFIGURATION}paddock.vcl`, join(folder, 'paddock.vcl'));
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-T', 'none', '-n', join(folder, 'work')],
      ...['-a', `127.0.0.1:${port}`, '-s', `malloc,${size}`],
      ...['-p', `vcl_path=${folder}`, '-f', join(folder, 'site.vcl')],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const written: string[] = [];
  child.stderr.on('data', (text) => written.push(String(text)));
  const base = `http://127.0.0.1:${port}`;
  return {
    base,
    process: child,
    /** Resolves when it answers for a server that is ready. */
    async ready() {
      for (;;) {
        const answer = await fetch(`${base}/api/health/ready`).catch(() => null);
        if (answer?.ok) return;
        if (child.exitCode !== null) throw new Error(`Varnish did not start: ${written.join('')}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    /** Its counters by name, such as `MAIN.n_object`. */
    async counters(): Promise<Record<string, number>> {
      const { stdout } = await run('varnishstat', ['-n', join(folder, 'work'), '-1', '-j']);
      const { counters }: { counters: Record<string, { value: number }> } = JSON.parse(stdout);
      return Object.fromEntries(Object.entries(counters).map(([name, { value }]) => [name, value]));
    },
    async end() {
      if (child.exitCode === null) await stopped(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
