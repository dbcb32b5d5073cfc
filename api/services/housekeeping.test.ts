import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../db/testing/databases.ts';
import { localFileStore } from './files/fileStore.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createPictureInfos } from './images/pictureInfos.ts';

it('removes temporary files that are a day old, and nothing newer', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-housekeeping-'));
  const now = new Date();
  await mkdir(join(dataDir, 'tmp'));
  for (const [name, hours] of [
    ['left', 25],
    ['running', 23],
  ] as const) {
    const place = join(dataDir, 'tmp', name);
    await writeFile(place, 'half a picture');
    const at = new Date(now.getTime() - hours * 3_600_000);
    await utimes(place, at, at);
  }
  await createHousekeeping({
    ...{ knex, dataDir, files: localFileStore(join(dataDir, 'uploads')) },
    ...{ pictures: createPictureInfos(knex), log: pino({ level: 'silent' }), now: () => now },
  }).run();
  expect(await readdir(join(dataDir, 'tmp'))).toEqual(['running']);
  await close();
  await rm(dataDir, { recursive: true });
});
