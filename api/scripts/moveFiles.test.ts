import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStore } from '../testing/objectStore.ts';
import { callTool, scriptOf, spawnTool } from '../testing/tools.ts';
import { moveFiles } from './tools/moveFiles.ts';

describe('npm run move-files', () => {
  let store: Awaited<ReturnType<typeof startObjectStore>>;
  let folder: string;
  const uploads = () => join(folder, 'uploads');

  beforeAll(async () => {
    store = await startObjectStore();
    folder = await mkdtemp(join(tmpdir(), 'paddock-move-'));
    for (const name of ['a', 'b', 'c']) {
      await mkdir(join(uploads(), name), { recursive: true });
      await writeFile(join(uploads(), name, '320.webp'), `picture ${name}`);
    }
    await writeFile(join(uploads(), 'a/320.webp.0a1b2c3d'), 'half');
  });
  afterEach(() => store.fail(null));
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const run = (...args: string[]) =>
    callTool(moveFiles, args, { DATA_DIR: folder, S3_URL: store.url });
  const puts = () => store.asked.filter((line) => line.startsWith('PUT')).length;

  it('names the missing variable', async () => {
    const env = { DATA_DIR: folder, S3_URL: '' };
    expect(await spawnTool(scriptOf('moveFiles'), ['--to-s3'], env)).toEqual({
      code: 1,
      out: '',
      err: 'S3_URL is missing: it names the store\n',
    });
  });

  it('copies missing files and prints the next step', async () => {
    store.fail('away');
    const { code, err } = await run('--to-s3');
    expect(code).toBe(1);
    expect(err).toContain('The object store: no connection');
    store.fail(null);

    // One is the same, another has the same size only.
    await store.place(['team/uploads/a/320.webp'], 'picture a');
    await store.place(['team/uploads/b/320.webp'], 'PICTURE B');
    const moved = await run('--to-s3');
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toContain('3 files are there, 2 of them copied now.');
    expect(moved.out).toContain('Start the server with this S3_URL.');
    expect(await store.keys()).toEqual(
      ['a', 'b', 'c'].map((name) => `team/uploads/${name}/320.webp`),
    );
    const before = puts();
    expect((await run('--to-s3')).out).toContain('3 files are there, 0 of them copied now.');
    expect(puts()).toBe(before);
  });

  it('copies them back', async () => {
    await rm(join(uploads(), 'b'), { recursive: true });
    await writeFile(join(uploads(), 'c/320.webp'), 'PICTURE C');
    const { code, out } = await run('--to-folder');
    expect(code).toBe(0);
    expect(out).toContain('3 files are there, 2 of them copied now.');
    expect(out).toContain('Start the server without S3_URL.');
    for (const name of ['a', 'b', 'c']) {
      const bytes = await readFile(join(uploads(), name, '320.webp'), 'utf8');
      expect(bytes).toBe(`picture ${name}`);
    }
    expect(await readdir(join(uploads(), 'b'))).toEqual(['320.webp']);
  });
});
