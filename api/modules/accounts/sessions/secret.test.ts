import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSecret } from './secret.ts';

it('is the same for all who start at once on one folder, and whole', async () => {
  const root = await mkdtemp(join(tmpdir(), 'paddock-secret-'));
  for (let round = 0; round < 20; round += 1) {
    const folder = join(root, String(round));
    const starts = Array.from({ length: 8 }, () => loadSecret(folder, undefined));
    const texts = (await Promise.all(starts)).map((secret) => Buffer.from(secret).toString());
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toMatch(/^[\w-]{64}$/);
    expect(await readdir(folder)).toEqual(['jwt-secret']);
  }
  await rm(root, { recursive: true });
});

it('is kept, and replaced where an interrupted start left an empty file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-secret-'));
  await writeFile(join(folder, 'jwt-secret'), '');
  const made = await loadSecret(folder, undefined);
  expect(made).toHaveLength(64);
  expect(await loadSecret(folder, undefined)).toEqual(made);
  expect(await loadSecret(folder, 'given')).toEqual(new TextEncoder().encode('given'));
  await rm(folder, { recursive: true });
});
