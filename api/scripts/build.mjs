import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const viteBin = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
);

/** The builds and their sources; the storefront's second step reads the manifest of the first. */
const BUILDS = [
  {
    name: 'storefront',
    sources: ['storefront', 'api/client', 'api/contract'],
    steps: [
      ['-c', 'storefront/vite.config.ts'],
      ['-c', 'storefront/vite.config.ts', '--ssr'],
    ],
    compressed: 'dist/storefront/assets',
  },
  {
    name: 'back-office',
    sources: ['admin', 'api/client', 'api/contract'],
    steps: [['-c', 'admin/vite.config.ts']],
    compressed: 'dist/admin/assets',
  },
  {
    name: 'server',
    sources: ['api', 'db'],
    steps: [['-c', 'api/vite.config.ts']],
  },
];

const SOURCE = /\.(?:tsx?|md|mjs|css|html|svg|woff2|json|png)$/;
const NOT_SOURCE = /\.test\.tsx?$|^demo\/|\/demo\//;

/** Builds what is out of date, which a stored stamp of the sources shows. */
export async function build({ force = false } = {}) {
  const stale = [];
  for (const build of BUILDS) {
    const stamp = await stampOf(build.sources);
    const place = join(root, 'dist', `.${build.name}.stamp`);
    const known = await readFile(place, 'utf8').catch(() => '');
    if (force || known !== stamp) stale.push({ build, stamp, place });
  }
  if (stale.length > 0) await rm(join(root, 'dist/.compiled'), { recursive: true, force: true });
  for (const { build, stamp, place } of stale) {
    process.stdout.write(`Building the ${build.name} …\n`);
    await rm(place, { force: true });
    for (const step of build.steps) await vite(step);
    if (build.compressed) await compressFolder(join(root, build.compressed));
    await writeFile(place, stamp);
  }
}

/** A hash of the sources' names, sizes and modification times. */
async function stampOf(folders) {
  const hash = createHash('sha1').update(await readFile(join(root, 'package-lock.json')));
  for (const folder of folders) {
    const names = (await readdir(join(root, folder), { recursive: true })).sort();
    for (const name of names) {
      if (!SOURCE.test(name) || NOT_SOURCE.test(name)) continue;
      const { size, mtimeMs } = await stat(join(root, folder, name));
      hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function vite(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [viteBin, 'build', '--logLevel', 'warn', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`vite build ${args.join(' ')} failed`)),
    );
  });
}

const COMPRESSED = new Set(['.js', '.css', '.svg', '.json']);

/** Writes a .br and a .gz for each file that is worth compressing. */
async function compressFolder(folder) {
  const names = await readdir(folder);
  for (const name of names) {
    if (!COMPRESSED.has(extname(name))) continue;
    const bytes = await readFile(join(folder, name));
    if (bytes.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build({ force: true });
