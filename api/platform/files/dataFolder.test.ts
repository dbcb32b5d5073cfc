import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { openDataFolder } from './dataFolder.ts';

/** Permissions bind every account but this one. */
const isRoot = process.getuid?.() === 0;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paddock-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const reasonOf = async (dataDir: string) => {
  const error: unknown = await openDataFolder(dataDir).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  return error instanceof Error ? error.message : '';
};

describe('openDataFolder', () => {
  it('creates the folder, and takes one that is in use', async () => {
    const dataDir = join(folder, 'new', 'data');
    await openDataFolder(dataDir);
    await mkdir(join(dataDir, 'uploads'));
    await writeFile(join(dataDir, 'jwt-secret'), 'x', { mode: 0o400 });
    await openDataFolder(dataDir);
  });

  it.each(['', '/data'])(
    'names DATA_DIR on one line when a file is in its place%s',
    async (below) => {
      const file = join(folder, 'file');
      await writeFile(file, '');
      expect(await reasonOf(file + below)).toMatch(
        /^DATA_DIR must be a folder that the server may write to: .+file.* \((EEXIST|ENOTDIR)\)$/,
      );
    },
  );

  it.skipIf(isRoot)('names what another account owns in it', async () => {
    const file = join(folder, 'paddock.sqlite');
    await writeFile(file, '', { mode: 0o400 });
    expect(await reasonOf(folder)).toBe(
      `DATA_DIR must be a folder that the server may write to: ${file} (EACCES)`,
    );
    await rm(file);
    await chmod(folder, 0o500);
    expect(await reasonOf(folder)).toContain(`${folder} (EACCES)`);
    await chmod(folder, 0o700);
  });
});
